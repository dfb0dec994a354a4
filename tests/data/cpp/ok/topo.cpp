#include <bits/stdc++.h>
using namespace std;
int main() {
    int n = 6;
    vector<vector<int>> g(n);
    vector<int> deg(n);
    auto add = [&](int a, int b) { g[a].push_back(b); deg[b]++; };
    add(5, 2); add(5, 0); add(4, 0); add(4, 1); add(2, 3); add(3, 1);
    priority_queue<int, vector<int>, greater<int>> q;
    for (int i = 0; i < n; i++) if (!deg[i]) q.push(i);
    while (q.size()) {
        int u = q.top(); q.pop();
        cout << u << " ";
        for (int v : g[u]) if (--deg[v] == 0) q.push(v);
    }
    cout << endl;
}
