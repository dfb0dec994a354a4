#include <bits/stdc++.h>
using namespace std;
struct Cmp { bool operator()(const string &a, const string &b) const { return a.size() != b.size() ? a.size() < b.size() : a < b; } };
struct Job { int t, id; };
struct Later { bool operator()(const Job &a, const Job &b) const { return a.t > b.t; } };
int main() {
    set<string, Cmp> s;
    for (auto w : {"pear", "fig", "kiwi", "fig", "a"}) s.insert(w);
    for (auto &w : s) cout << w << " ";
    cout << s.size() << "\n";
    priority_queue<Job, vector<Job>, Later> q;
    q.push({5, 1}); q.push({2, 2}); q.push({9, 3}); q.push({1, 4});
    while (!q.empty()) { cout << q.top().id; q.pop(); }
    cout << "\n";
    set<int, greater<int>> d = {1, 5, 3};
    for (int x : d) cout << x;
    cout << "\n";
    map<int, string, greater<int>> m;
    m[1] = "one"; m[3] = "three"; m[2] = "two";
    for (auto &kv : m) cout << kv.first << kv.second << " ";
    cout << "\n";
    auto cmp = [](int a, int b) { return a % 10 < b % 10; };
    set<int, decltype(cmp)> e(cmp);
    e.insert(15); e.insert(21); e.insert(33);
    for (int x : e) cout << x << " ";
    cout << endl;
    map<pair<int,int>, int> cell;
    cell[{1, 2}] = 5; cell[{0, 9}] = 7;
    for (auto &[k, v] : cell) cout << k.first << k.second << v << " ";
    cout << cell.count({1, 2}) << endl;
    set<pair<int,int>> sp; sp.insert({2, 1}); sp.insert({1, 5}); sp.insert(make_pair(1, 2));
    cout << sp.begin()->first << sp.begin()->second << " " << sp.size() << endl;
    auto it = sp.find({1, 5});
    sp.erase(it);
    it = sp.begin(); ++it;
    cout << it->first << endl;
}
