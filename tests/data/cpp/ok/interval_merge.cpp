#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; scanf("%d", &n);
    vector<array<int, 2>> v(n);
    for (auto &x : v) scanf("%d %d", &x[0], &x[1]);
    sort(v.begin(), v.end());
    vector<array<int, 2>> out;
    for (auto &x : v) if (!out.empty() && x[0] <= out.back()[1]) out.back()[1] = max(out.back()[1], x[1]); else out.push_back(x);
    for (auto [a, b] : out) printf("[%d,%d] ", a, b);
    puts("");
}
