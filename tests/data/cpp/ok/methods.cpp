#include <bits/stdc++.h>
using namespace std;
struct Point {
    int x, y;
    int dist() const { return abs(x) + abs(y); }
    void move(int dx, int dy) { x += dx; y += dy; }
    bool operator<(const Point &o) const { return x != o.x ? x < o.x : y < o.y; }
    Point operator+(const Point &o) const { return {x + o.x, y + o.y}; }
    bool operator==(const Point &o) const { return x == o.x && y == o.y; }
};
ostream &operator<<(ostream &os, const Point &p) {
    return os << "(" << p.x << "," << p.y << ")";
}
struct Edge {
    int u, v, w;
    Edge(int a, int b, int c) : u(a), v(b), w(c) {}
    Edge() : u(0), v(0), w(0) {}
};
struct Dsu {
    vector<int> p;
    Dsu(int n) { p.resize(n); for (int i = 0; i < n; i++) p[i] = i; }
    int find(int x) { return p[x] == x ? x : p[x] = find(p[x]); }
    bool join(int a, int b) { a = find(a); b = find(b); if (a == b) return false; p[a] = b; return true; }
};
struct Node { int val = 7; Node *next = nullptr; };
int main() {
    Point a = {1, -2};
    Point b{3, 4};
    a.move(1, 1);
    cout << a << " " << b << " " << a + b << " " << a.dist() << (a < b) << (a == b) << "\n";
    set<Point> s;
    s.insert(b); s.insert(a); s.insert({2, -1});
    for (auto &p : s) cout << p << " ";
    cout << s.size() << "\n";
    vector<Edge> e;
    e.push_back(Edge(1, 2, 30)); e.push_back({2, 3, 10}); e.emplace_back(1, 3, 20);
    sort(e.begin(), e.end(), [](const Edge &a, const Edge &b) { return a.w < b.w; });
    Dsu d(4);
    int total = 0;
    for (auto &x : e) if (d.join(x.u, x.v)) total += x.w;
    cout << total << "\n";
    priority_queue<Point> pq;
    pq.push(a); pq.push(b); pq.push({0, 0});
    cout << pq.top() << "\n";
    Node n1, n2;
    n1.next = &n2;
    n2.val = 9;
    for (Node *p = &n1; p != nullptr; p = p->next) cout << p->val << " ";
    cout << "\n";
    map<Point, int> mp;
    mp[a] = 5;
    mp[b]++;
    cout << mp[a] << mp[b] << mp.size() << "\n";
}
