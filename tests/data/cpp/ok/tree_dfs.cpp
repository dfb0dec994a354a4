#include <bits/stdc++.h>
using namespace std;
const int N = 100005;
vector<int> adj[N];
int depth_[N], sz[N];
void dfs(int u, int p) {
    sz[u] = 1;
    for (int v : adj[u]) {
        if (v == p) continue;
        depth_[v] = depth_[u] + 1;
        dfs(v, u);
        sz[u] += sz[v];
    }
}
int main() {
    int n;
    scanf("%d", &n);
    for (int i = 1; i < n; i++) { int u, v; scanf("%d%d", &u, &v); adj[u].push_back(v); adj[v].push_back(u); }
    dfs(1, 0);
    for (int i = 1; i <= n; i++) printf("%d %d\n", depth_[i], sz[i]);
}
