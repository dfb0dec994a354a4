#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<string> a(n);
    for (auto &row : a) cin >> row;
    vector<vector<int>> dist(n, vector<int>(m, -1));
    queue<pair<int, int>> q;
    q.push({0, 0});
    dist[0][0] = 0;
    int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
    while (!q.empty()) {
        auto [r, c] = q.front();
        q.pop();
        for (int k = 0; k < 4; k++) {
            int x = r + dr[k], y = c + dc[k];
            if (x < 0 || y < 0 || x >= n || y >= m) continue;
            if (a[x][y] == '#' || dist[x][y] != -1) continue;
            dist[x][y] = dist[r][c] + 1;
            q.push(make_pair(x, y));
        }
    }
    cout << dist[n - 1][m - 1] << "\n";
    for (auto &row : dist) {
        for (int x : row) cout << setw(3) << x;
        cout << '\n';
    }
}
