#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    int a[n];
    for (int i = 0; i < n; i++) a[i] = i * i;
    sort(a, a + n, greater<int>());
    int s = 0;
    for (int x : a) s += x;
    cout << s << a[0] << "\n";
    int g[n][m];
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) g[i][j] = i + j;
    cout << g[n - 1][m - 1] << "\n";
    bool seen[n + 1];
    memset(seen, 0, sizeof(seen));
    cout << seen[n] << "\n";
}
