#include <bits/stdc++.h>
using namespace std;
const int MX = 1e5 + 5; const long long INF = 1LL << 60; int par[MX], sz_[MX]; vector<array<int,3>> es;
int f(int x){ while(x!=par[x]) x=par[x]=par[par[x]]; return x; }
int main(){ int n=5; iota(par,par+n,0); fill_n(sz_,n,1); es={{3,0,1},{1,1,2},{2,0,2},{7,3,4},{5,2,3}}; sort(es.begin(),es.end()); long long c=0; for(auto [w,u,v]:es){ u=f(u);v=f(v); if(u==v)continue; if(sz_[u]<sz_[v])swap(u,v); par[v]=u; sz_[u]+=sz_[v]; c+=w; } cout<<c<<' '<<sz_[f(0)]<<' '<<(INF>c)<<endl; double avg=(double)c/n; printf("%.3lf\n",avg); }
