#include <bits/stdc++.h>
using namespace std;
int g[16], R[4], C[4], B[4];
int countAll(int p, int limit) {
    while (p < 16 && g[p]) p++;
    if (p == 16) return 1;
    int r = p / 4, c = p % 4, b = r / 2 * 2 + c / 2, total = 0;
    for (int m = 30 & ~(R[r] | C[c] | B[b]); m && total < limit; m &= m - 1) {
        int v = __builtin_ctz(m);
        g[p] = v; R[r] ^= 1 << v; C[c] ^= 1 << v; B[b] ^= 1 << v;
        total += countAll(p + 1, limit - total);
        g[p] = 0; R[r] ^= 1 << v; C[c] ^= 1 << v; B[b] ^= 1 << v;
    }
    return total;
}
int main() {
    string s;
    while (cin >> s) {
        fill(R, R + 4, 0); fill(C, C + 4, 0); fill(B, B + 4, 0);
        bool bad = false;
        for (int p = 0; p < 16; p++) {
            g[p] = s[p] - '0';
            int r = p / 4, c = p % 4, b = r / 2 * 2 + c / 2, k = 1 << g[p];
            if (g[p]) { if ((R[r] | C[c] | B[b]) & k) bad = true; R[r] |= k; C[c] |= k; B[b] |= k; }
        }
        int n = bad ? 0 : countAll(0, 2);
        cout << (n == 0 ? "VO NGHIEM" : n == 1 ? "DUY NHAT" : "NHIEU LOI GIAI") << endl;
    }
}
