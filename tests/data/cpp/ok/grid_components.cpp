#include <bits/stdc++.h>
using namespace std;
int n, m;
vector<string> g;
int area(int r, int c) {
    if (r < 0 || r >= n || c < 0 || c >= m || g[r][c] != '1') return 0;
    g[r][c] = '0';
    return 1 + area(r + 1, c) + area(r - 1, c) + area(r, c + 1) + area(r, c - 1);
}
int main() {
    cin >> n >> m;
    g.resize(n);
    for (auto &s : g) cin >> s;
    vector<int> sizes;
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) if (g[i][j] == '1') sizes.push_back(area(i, j));
    sort(sizes.rbegin(), sizes.rend());
    for (int x : sizes) cout << x << ' ';
    cout << "\n";
}
