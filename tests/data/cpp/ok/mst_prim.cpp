#include <bits/stdc++.h>
using namespace std;
int main() {
    const int n = 6;
    int w[n][n] = {};
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (i != j) w[i][j] = (i * 7 + j * 7 + i * j) % 13 + 1;
    vector<int> best(n, INT_MAX); vector<char> in(n, 0);
    best[0] = 0; int total = 0;
    for (int k = 0; k < n; k++) {
        int u = -1;
        for (int v = 0; v < n; v++) if (!in[v] && (u < 0 || best[v] < best[u])) u = v;
        in[u] = 1; total += best[u];
        for (int v = 0; v < n; v++) if (!in[v]) best[v] = min(best[v], w[u][v]);
    }
    cout << total << endl;
}
