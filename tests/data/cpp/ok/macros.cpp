#include <bits/stdc++.h>
#define ll long long
#define pb push_back
#define FOR(i, a, b) for (int i = (a); i < (b); i++)
#define SQ(x) ((x) * (x))
#define all(v) v.begin(), v.end()
#define MAXN 105
#ifdef LOCAL
this is not compiled
#endif
using namespace std;
ll a[MAXN];
int main() {
    vector<int> v;
    FOR(i, 0, 5) v.pb(SQ(i + 1));
    sort(all(v), greater<int>());
    FOR(i, 0, (int)v.size()) cout << v[i] << " ";
    a[3] = 5;
    cout << a[3] << MAXN << endl;
}
