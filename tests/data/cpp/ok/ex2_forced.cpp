#include <iostream>
using namespace std;
int g[9][9];
int mask(int r, int c) { int m = 0; for (int i = 0; i < 9; i++) m |= 1 << g[r][i] | 1 << g[i][c] | 1 << g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]; return ~m & 0x3FE; }
int main() {
    for (int i = 0; i < 81; i++) { char x; cin >> x; g[i / 9][i % 9] = x - '0'; }
    int k = 0;
    for (int pass = 0; pass < 2; pass++) {
        if (pass) cout << k << "\n";
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) {
            if (g[r][c]) continue;
            int m = mask(r, c);
            if (m && !(m & (m - 1))) { if (pass) cout << r + 1 << ' ' << c + 1 << ' ' << __builtin_ctz(m) << "\n"; else k++; }
        }
    }
}
