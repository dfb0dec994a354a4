#include <iostream>
#include <vector>
using namespace std;
int n, m, k, color_[20];
bool adj[20][20];
bool can(int u, int c) { for (int v = 0; v < n; v++) if (adj[u][v] && color_[v] == c) return false; return true; }
int ways(int u) {
    if (u == n) return 1;
    int total = 0;
    for (int c = 1; c <= k; c++)
        if (can(u, c)) { color_[u] = c; total += ways(u + 1); color_[u] = 0; }
    return total;
}
int main() {
    cin >> n >> m >> k;
    while (m--) { int a, b; cin >> a >> b; adj[a][b] = adj[b][a] = true; }
    cout << ways(0) << endl;
}
