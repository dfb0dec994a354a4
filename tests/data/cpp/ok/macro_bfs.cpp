#include <bits/stdc++.h>
using namespace std;
#define rep(i,n) for(int i=0;i<(int)(n);++i)
#define sz(x) (int)(x).size()
#define fi first
#define se second
#define mp make_pair
typedef vector<int> vi; typedef vector<vi> vvi; typedef pair<int,int> pii;
const int dx[]={0,1,0,-1}, dy[]={1,0,-1,0};
int n,m; vvi d; vector<string> g;
int main(){ ios_base::sync_with_stdio(0); cin.tie(nullptr); cout.tie(NULL);
 cin>>n>>m; g.resize(n); rep(i,n) cin>>g[i];
 d.assign(n,vi(m,-1)); queue<pii> q; q.push(mp(0,0)); d[0][0]=0;
 while(!q.empty()){ pii p=q.front(); q.pop(); rep(k,4){ int x=p.fi+dx[k],y=p.se+dy[k]; if(x<0||y<0||x>=n||y>=m||g[x][y]=='#'||~d[x][y]) continue; d[x][y]=d[p.fi][p.se]+1; q.push({x,y}); } }
 rep(i,n){ rep(j,m) cout<<d[i][j]<<" \n"[j==m-1]; } cout<<sz(g)<<endl; }
