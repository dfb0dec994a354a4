#include <iostream>
using namespace std;

int g[9][9];
int row[9], col[9], box[9];
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
    int least = 10, r = -1, c = -1;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            if (g[i][j] != 0) continue;
            int n = __builtin_popcount(candidates(i, j));
            if (n < least) { least = n; r = i; c = j; }
        }
    if (r == -1) return true;
    for (int m = candidates(r, c); m != 0; m &= m - 1) {
        int v = __builtin_ctz(m);
        g[r][c] = v;
        flip(r, c, v);
        placements++;
        if (solve()) return true;
        flip(r, c, v);
        g[r][c] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) {
        char x;
        cin >> x;
        int r = i / 9, c = i % 9, v = x - '0';
        if (v == 0) continue;
        if (!(candidates(r, c) >> v & 1)) {
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
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << g[i][j];
        cout << "\n";
    }
    cout << placements << "\n";
}
