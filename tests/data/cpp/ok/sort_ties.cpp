#include <bits/stdc++.h>
using namespace std;
// Equal keys keep the order that this library's sort happens to leave them in.
struct Row { int key, id; };
bool byKey(const Row &a, const Row &b) { return a.key < b.key; }
struct Less { bool operator()(const Row &a, const Row &b) const { return a.key > b.key; } };
int main() {
    unsigned s = 7;
    for (int n : {5, 16, 17, 40, 300}) {
        vector<Row> v;
        for (int i = 0; i < n; i++) { s = s * 1664525u + 1013904223u; v.push_back({(int)(s >> 24) % 10, i}); }
        vector<Row> w = v;
        sort(v.begin(), v.end(), byKey);
        for (auto &r : v) cout << r.key << ':' << r.id << ' ';
        cout << "\n";
        stable_sort(w.begin(), w.end(), byKey);
        for (auto &r : w) cout << r.id << ' ';
        cout << "\n";
        priority_queue<Row, vector<Row>, Less> q;
        for (auto &r : w) q.push(r);
        while (!q.empty()) { cout << q.top().id << ' '; q.pop(); }
        cout << "\n";
    }
    vector<int> big;
    for (int i = 0; i < 2000; i++) big.push_back((i * 37) % 50);
    vector<int> idx(2000);
    iota(idx.begin(), idx.end(), 0);
    sort(idx.begin(), idx.end(), [&](int a, int b) { return big[a] > big[b]; });
    for (int i = 0; i < 2000; i += 13) cout << idx[i] << ' ';
    vector<pair<int,int>> desc;
    for (int i = 0; i < 64; i++) desc.push_back({i % 2, i});
    sort(desc.begin(), desc.end(), [](auto a, auto b) { return a.first < b.first; });
    for (auto &p : desc) cout << p.second << ' ';
    cout << endl;
}
