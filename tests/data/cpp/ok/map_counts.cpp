#include <bits/stdc++.h>
using namespace std;
int main() {
    map<int, int> m;
    int x;
    while (cin >> x) m[x]++;
    int best = -1, times = 0;
    for (const auto &kv : m) if (kv.second > times) { times = kv.second; best = kv.first; }
    cout << best << " x" << times << "\n";
    auto it = m.upper_bound(3);
    cout << (it == m.end() ? -1 : it->first) << "\n";
    m.erase(best);
    m.erase(m.begin());
    for (auto it = m.begin(); it != m.end(); it++) cout << it->first << "=" << it->second << " ";
    cout << "\n";
    if (auto f = m.find(7); f != m.end()) cout << "found " << f->second << "\n";
    auto r = m.insert({7, 100});
    cout << r.second << r.first->second << "\n";
    cout << m.rbegin()->first << " " << prev(m.end())->first << "\n";
    map<string, map<string, int>> mm;
    mm["a"]["x"] = 1; mm["a"]["y"]++; mm["b"];
    cout << mm.size() << mm["a"].size() << mm["b"].size() << "\n";
    map<char, vector<string>> byFirst;
    for (string s : {"apple", "avocado", "banana"}) byFirst[s[0]].push_back(s);
    for (auto &[c, v] : byFirst) cout << c << v.size() << v[0] << " ";
    cout << endl;
}
