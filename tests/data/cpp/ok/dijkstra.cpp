#include <bits/stdc++.h>
using namespace std;
typedef pair<long long, int> pii;
const long long INF = 1e18;
vector<pair<int, int>> adj[100];
int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        adj[u].push_back({v, w});
        adj[v].push_back({u, w});
    }
    vector<long long> d(n + 1, INF);
    priority_queue<pii, vector<pii>, greater<pii>> pq;
    d[1] = 0;
    pq.push({0, 1});
    while (!pq.empty()) {
        pii t = pq.top();
        pq.pop();
        int u = t.second;
        if (t.first > d[u]) continue;
        for (auto &e : adj[u]) {
            int v = e.first, w = e.second;
            if (d[u] + w < d[v]) {
                d[v] = d[u] + w;
                pq.push({d[v], v});
            }
        }
    }
    for (int i = 1; i <= n; i++) cout << (d[i] == INF ? -1 : d[i]) << " ";
    cout << "\n";
}
