#include <bits/stdc++.h>
using namespace std;
int g[81], row_[9], col_[9], box_[9];
long long placements = 0;

bool solve() {
    int best = -1, bestCount = 10, bestMask = 0;
    for (int p = 0; p < 81; p++) {
        if (g[p]) continue;
        int r = p / 9, c = p % 9, b = r / 3 * 3 + c / 3;
        int m = ~(row_[r] | col_[c] | box_[b]) & 0x3FE;
        int k = __builtin_popcount(m);
        if (k == 0) return false;
        if (k < bestCount) {
            best = p;
            bestCount = k;
            bestMask = m;
        }
    }
    if (best < 0) return true;
    int r = best / 9, c = best % 9, b = r / 3 * 3 + c / 3;
    for (int m = bestMask; m; m &= m - 1) {
        int v = __builtin_ctz(m);
        g[best] = v;
        row_[r] ^= 1 << v;
        col_[c] ^= 1 << v;
        box_[b] ^= 1 << v;
        placements++;
        if (solve()) return true;
        g[best] = 0;
        row_[r] ^= 1 << v;
        col_[c] ^= 1 << v;
        box_[b] ^= 1 << v;
    }
    return false;
}

int main() {
    string s;
    cin >> s;
    for (int p = 0; p < 81; p++) {
        g[p] = s[p] - '0';
        if (g[p]) {
            int r = p / 9, c = p % 9, b = r / 3 * 3 + c / 3;
            row_[r] |= 1 << g[p];
            col_[c] |= 1 << g[p];
            box_[b] |= 1 << g[p];
        }
    }
    if (solve()) {
        for (int p = 0; p < 81; p++) cout << g[p] << (p % 9 == 8 ? "\n" : " ");
        cout << placements << "\n";
    } else {
        cout << "VO NGHIEM\n";
    }
}
