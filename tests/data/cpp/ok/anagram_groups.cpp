#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    map<string, vector<string>> g;
    while (n--) { string s; cin >> s; string k = s; sort(k.begin(), k.end()); g[k].push_back(s); }
    vector<vector<string>> all;
    for (auto &[k, v] : g) { sort(v.begin(), v.end()); all.push_back(v); }
    sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.size() != b.size() ? a.size() > b.size() : a < b; });
    for (auto &v : all) { for (size_t i = 0; i < v.size(); ++i) cout << (i ? "," : "") << v[i]; cout << "\n"; }
}
