#include <bits/stdc++.h>
using namespace std;
int main() {
    set<string> s = {"b", "a", "c"};
    cout << s.size() << *s.begin() << *next(s.begin()) << *prev(s.end()) << "\n";
    vector<int> v = {3, 1, 3, 2, 1};
    set<int> u(v.begin(), v.end());
    for (auto it = u.begin(); it != u.end(); ++it) cout << *it << " ";
    auto p = u.insert(3);
    cout << p.second << *p.first << "\n";
    for (auto it = u.begin(); it != u.end();) { if (*it % 2) it = u.erase(it); else ++it; }
    cout << u.size() << *u.begin() << "\n";
    multiset<int> m;
    for (int x : v) m.insert(x);
    for (int x : m) cout << x;
    cout << m.count(1) << *m.rbegin() << "\n";
    m.erase(3);
    cout << m.size() << "\n";
    vector<int> back(u.begin(), u.end());
    cout << back.size() << "\n";
    set<vector<int>> sv;
    sv.insert({1, 2}); sv.insert({0}); sv.insert({1});
    for (auto &x : sv) cout << x.size();
    cout << "\n";
    unordered_set<string> us = {"x", "y"};
    cout << us.count("x") << us.count("z") << us.size() << "\n";
    set<int> e;
    cout << (e.begin() == e.end()) << (e.find(1) == e.end()) << "\n";
}
