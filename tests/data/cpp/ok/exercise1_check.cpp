#include <bits/stdc++.h>
using namespace std;
int g[9][9];
bool clash() {
    for (int i = 0; i < 9; i++) {
        int r = 0, c = 0, b = 0;
        for (int j = 0; j < 9; j++) {
            int x = g[i][j], y = g[j][i], z = g[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
            if (x && (r >> x & 1)) return true;
            if (y && (c >> y & 1)) return true;
            if (z && (b >> z & 1)) return true;
            r |= 1 << x; c |= 1 << y; b |= 1 << z;
        }
    }
    return false;
}
int main() {
    int zeros = 0;
    for (auto &row : g) for (int &x : row) { char ch; cin >> ch; x = ch - '0'; zeros += x == 0; }
    if (clash()) cout << "SAI\n";
    else if (zeros) cout << "CHUA XONG\n";
    else cout << "XONG\n";
}
