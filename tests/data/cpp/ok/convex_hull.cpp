#include <bits/stdc++.h>
using namespace std;
struct P { double x, y; P(double x=0,double y=0):x(x),y(y){} P operator-(P o)const{return P(x-o.x,y-o.y);} };
double cross(P a, P b) { return a.x*b.y-a.y*b.x; }
int main() { vector<P> p = {P(0,0),P(4,0),P(4,3),P(0,3),P(2,1)}; sort(p.begin(),p.end(),[](P a,P b){return a.x<b.x||(a.x==b.x&&a.y<b.y);});
 vector<P> h(20); int k=0; for(int i=0;i<(int)p.size();i++){ while(k>=2&&cross(h[k-1]-h[k-2],p[i]-h[k-2])<=0) k--; h[k++]=p[i]; }
 for(int i=p.size()-2,t=k+1;i>=0;i--){ while(k>=t&&cross(h[k-1]-h[k-2],p[i]-h[k-2])<=0)k--; h[k++]=p[i]; } cout<<k-1<<endl; double s=0; for(int i=0;i+1<k;i++) s+=cross(h[i],h[i+1]); cout<<fixed<<setprecision(1)<<abs(s)/2<<endl; P origin; cout << origin.x << P(3).x << endl; }
