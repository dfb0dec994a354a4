#include <bits/stdc++.h>
using namespace std;

const int N = 9, B = 3;
int g[N][N];
long long placements = 0;

bool ok(int r, int c, int v) {
    for (int i = 0; i < N; i++) {
        if (g[r][i] == v || g[i][c] == v) return false;
        if (g[r / B * B + i / B][c / B * B + i % B] == v) return false;
    }
    return true;
}

bool solve(int p) {
    if (p == N * N) return true;
    int r = p / N, c = p % N;
    if (g[r][c] != 0) return solve(p + 1);
    for (int v = 1; v <= N; v++) {
        if (!ok(r, c, v)) continue;
        g[r][c] = v;
        placements++;
        if (solve(p + 1)) return true;
        g[r][c] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < N * N; i++) {
        char x;
        cin >> x;
        g[i / N][i % N] = x - '0';
    }
    if (!solve(0)) {
        cout << "VO NGHIEM\n";
        return 0;
    }
    for (int r = 0; r < N; r++) {
        for (int c = 0; c < N; c++) cout << g[r][c];
        cout << "\n";
    }
    cout << placements << "\n";
}
