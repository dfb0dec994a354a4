#include <bits/stdc++.h>
using namespace std;
struct State { int cost, node; bool operator>(const State &o) const { return cost > o.cost; } bool operator<(const State &o) const { return cost < o.cost; } };
int main() {
    priority_queue<State, vector<State>, greater<State>> q;
    int a[] = {5, 2, 8, 1, 9, 3};
    for (int i = 0; i < 6; i++) q.push({a[i], i});
    while (!q.empty()) { State s = q.top(); q.pop(); cout << s.cost << ":" << s.node << " "; }
    cout << endl;
    priority_queue<pair<int, string>> p;
    p.push({1, "x"}); p.push({3, "a"}); p.push({3, "b"}); p.emplace(2, "z");
    while (p.size()) { cout << p.top().first << p.top().second << " "; p.pop(); }
    cout << endl;
    auto cmp = [](int l, int r) { return abs(l) < abs(r); };
    priority_queue<int, vector<int>, decltype(cmp)> z(cmp);
    for (int x : {-5, 3, -1, 4}) z.push(x);
    while (!z.empty()) { cout << z.top() << " "; z.pop(); }
    cout << endl;
}
