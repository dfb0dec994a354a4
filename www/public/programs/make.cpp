#include <bits/stdc++.h>
using namespace std;

int g[9][9], row[9], col[9], box[9];
int found = 0;
long long seed;

int candidates(int r, int c) {
    return ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]) & 0x3FE;
}

void flip(int r, int c, int v) {
    row[r] ^= 1 << v;
    col[c] ^= 1 << v;
    box[r / 3 * 3 + c / 3] ^= 1 << v;
}

void explore() {
    int best = 10, br = -1, bc = -1;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            if (g[r][c] != 0) continue;
            int k = __builtin_popcount(candidates(r, c));
            if (k < best) best = k, br = r, bc = c;
        }
    if (br == -1) {
        found++;
        return;
    }
    for (int m = candidates(br, bc); m != 0 && found < 2; m &= m - 1) {
        int v = __builtin_ctz(m);
        g[br][bc] = v;
        flip(br, bc, v);
        explore();
        flip(br, bc, v);
        g[br][bc] = 0;
    }
}

int rnd(int n) {
    seed = (seed * 1103515245 + 12345) % 2147483648LL;
    return seed / 65536 % n;
}

void mix(int a[], int n) {
    for (int i = n - 1; i > 0; i--) swap(a[i], a[rnd(i + 1)]);
}

bool fillBoard(int p) {
    if (p == 81) return true;
    int r = p / 9, c = p % 9;
    int d[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    mix(d, 9);
    for (int v : d) {
        if ((candidates(r, c) >> v & 1) == 0) continue;
        g[r][c] = v;
        flip(r, c, v);
        if (fillBoard(p + 1)) return true;
        flip(r, c, v);
        g[r][c] = 0;
    }
    return false;
}

int main() {
    cin >> seed;
    fillBoard(0);
    int order[81];
    for (int i = 0; i < 81; i++) order[i] = i;
    mix(order, 81);
    for (int p : order) {
        int r = p / 9, c = p % 9, v = g[r][c];
        g[r][c] = 0;
        flip(r, c, v);
        found = 0;
        explore();
        if (found == 1) continue;
        g[r][c] = v;
        flip(r, c, v);
    }
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) cout << g[r][c];
        cout << "\n";
    }
}
