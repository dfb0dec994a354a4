#include <bits/stdc++.h>
using namespace std;
string g[4], k[4];
bool fits(int r, int c, char v) {
    if (k[r][c] == 'C' && (v - '0') % 2) return false;
    if (k[r][c] == 'L' && (v - '0') % 2 == 0) return false;
    for (int i = 0; i < 4; i++) if (g[r][i] == v || g[i][c] == v || g[r / 2 * 2 + i / 2][c / 2 * 2 + i % 2] == v) return false;
    return true;
}
bool solve(int p = 0) {
    if (p == 16) return true;
    if (g[p / 4][p % 4] != '0') return solve(p + 1);
    for (char v = '1'; v <= '4'; v++)
        if (fits(p / 4, p % 4, v)) {
            g[p / 4][p % 4] = v;
            if (solve(p + 1)) return true;
            g[p / 4][p % 4] = '0';
        }
    return false;
}
int main() {
    for (auto &s : g) cin >> s;
    for (auto &s : k) cin >> s;
    if (solve()) for (auto &s : g) cout << s << "\n";
    else cout << "VO NGHIEM\n";
}
