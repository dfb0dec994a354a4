#include <bits/stdc++.h>
using namespace std;

int g[9][9], row[9], col[9], box[9];
long long placements = 0;

int candidates(int r, int c) {
    return ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]) & 0x3FE;
}

void flip(int r, int c, int v) {
    row[r] ^= 1 << v;
    col[c] ^= 1 << v;
    box[r / 3 * 3 + c / 3] ^= 1 << v;
}

bool solve() {
    int best = 10, br = -1, bc = -1;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            if (g[r][c] != 0) continue;
            int k = __builtin_popcount(candidates(r, c));
            if (k < best) best = k, br = r, bc = c;
        }
    if (br == -1) return true;
    for (int m = candidates(br, bc); m != 0; m &= m - 1) {
        int v = __builtin_ctz(m);
        g[br][bc] = v;
        flip(br, bc, v);
        placements++;
        if (solve()) return true;
        flip(br, bc, v);
        g[br][bc] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) {
        char x;
        cin >> x;
        int r = i / 9, c = i % 9, v = x - '0';
        if (v == 0) continue;
        if ((candidates(r, c) >> v & 1) == 0) {
            cout << "VO NGHIEM\n";
            return 0;
        }
        g[r][c] = v;
        flip(r, c, v);
    }
    if (!solve()) {
        cout << "VO NGHIEM\n";
        return 0;
    }
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) cout << g[r][c];
        cout << "\n";
    }
    cout << placements << "\n";
}
