#include <bits/stdc++.h>
using namespace std;
int g[4][4], n = 4, cnt = 0;
bool ok(int r, int c, int v) {
    for (int i = 0; i < n; i++) {
        if (g[r][i] == v || g[i][c] == v) return false;
        if (g[r / 2 * 2 + i / 2][c / 2 * 2 + i % 2] == v) return false;
        if (r == c && g[i][i] == v) return false;
        if (r + c == n - 1 && g[i][n - 1 - i] == v) return false;
    }
    return true;
}
void solve(int p) {
    if (p == n * n) { if (!cnt++) for (auto &row : g) { for (int x : row) cout << x; cout << "\n"; } return; }
    int r = p / n, c = p % n;
    if (g[r][c]) return solve(p + 1);
    for (int v = 1; v <= n; v++) if (ok(r, c, v)) { g[r][c] = v; solve(p + 1); g[r][c] = 0; }
}
int main() { solve(0); cout << cnt << endl; }
