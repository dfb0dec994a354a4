#include <bits/stdc++.h>
using namespace std;
int main() {
    set<int> s = {5, 1, 3, 1};
    s.insert(2);
    s.erase(3);
    for (int x : s) cout << x << " ";
    cout << s.count(1) << s.count(3) << " " << *s.begin() << " " << *s.rbegin() << "\n";
    auto it = s.lower_bound(3);
    if (it != s.end()) cout << *it << "\n";
    map<string, vector<int>> m;
    m["a"].push_back(1);
    m["a"].push_back(2);
    m["b"] = {7, 8, 9};
    for (auto &[k, v] : m) { cout << k << ":"; for (int x : v) cout << x << ","; cout << " "; }
    cout << m.size() << m.count("c") << "\n";
    if (m.find("a") != m.end()) cout << m.find("a")->second.size() << "\n";
    stack<int> st;
    for (int i = 0; i < 5; i++) st.push(i * i);
    while (!st.empty()) { cout << st.top() << " "; st.pop(); }
    cout << "\n";
    deque<int> d;
    d.push_back(1); d.push_front(0); d.push_back(2); d.push_front(-1);
    for (int x : d) cout << x << " ";
    cout << d.front() << d.back() << d[1] << "\n";
    d.pop_front(); d.pop_back();
    cout << d.size() << "\n";
    priority_queue<int> pq;
    for (int x : {3, 1, 4, 1, 5, 9, 2, 6}) pq.push(x);
    while (!pq.empty()) { cout << pq.top(); pq.pop(); }
    cout << "\n";
    bitset<8> b(37);
    b[1] = 1; b.flip(0);
    cout << b.count() << b.test(2) << b.to_string() << " " << b.to_ulong() << "\n";
    multiset<int> ms = {3, 1, 3, 2, 3};
    cout << ms.count(3) << ms.size() << "\n";
    ms.erase(ms.find(3));
    cout << ms.count(3) << "\n";
    array<int, 5> a = {1, 2, 3, 4, 5};
    cout << accumulate(a.begin(), a.end(), 0) << a.size() << "\n";
    tuple<int, string, double> t = make_tuple(1, "x", 2.5);
    cout << get<0>(t) << get<1>(t) << get<2>(t) << "\n";
    int p; string q; double r;
    tie(p, q, r) = t;
    cout << p << q << r << "\n";
    auto [aa, bb, cc] = t;
    cout << aa + cc << bb << "\n";
    pair<int, int> pr(3, 4);
    swap(pr.first, pr.second);
    cout << pr.first << pr.second << (pr < make_pair(4, 4)) << "\n";
    unordered_map<int, int> um;
    um[3]++; um[3]++; um[5] = 7;
    cout << um[3] << um[5] << um.count(9) << um.size() << "\n";
    vector<int> v(5);
    iota(v.begin(), v.end(), 1);
    v.erase(v.begin() + 1);
    v.insert(v.begin(), 100);
    for (int x : v) cout << x << " ";
    cout << "\n";
    v.resize(7, -1);
    cout << v.back() << v.size() << "\n";
    reverse(v.begin(), v.end());
    cout << *max_element(v.begin(), v.end()) << *min_element(v.begin(), v.end()) << "\n";
    sort(v.begin(), v.end(), greater<int>());
    for (auto x : v) cout << x << " ";
    cout << "\n";
    v.erase(unique(v.begin(), v.end()), v.end());
    cout << v.size() << v[0] << "\n";
}
