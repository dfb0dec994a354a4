#include <iostream>
using namespace std;
int n, m, rowSum[3], colSum[3], g[3][3], total = 0;
void go(int p) {
    if (p == n * m) { total++; return; }
    int r = p / m, c = p % m;
    for (int v = 1; v <= 9; v++) {
        bool ok = true;
        int rs = v, cs = v;
        for (int j = 0; j < c; j++) { if (g[r][j] == v) ok = false; rs += g[r][j]; }
        for (int i = 0; i < r; i++) { if (g[i][c] == v) ok = false; cs += g[i][c]; }
        if (!ok || rs > rowSum[r] || cs > colSum[c]) continue;
        if (c == m - 1 && rs != rowSum[r]) continue;
        if (r == n - 1 && cs != colSum[c]) continue;
        g[r][c] = v;
        go(p + 1);
        g[r][c] = 0;
    }
}
int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> rowSum[i];
    for (int j = 0; j < m; j++) cin >> colSum[j];
    go(0);
    cout << total << endl;
}
