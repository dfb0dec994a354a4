#include <bits/stdc++.h>
using namespace std;
bool byLen(string a, string b) { return a.size() < b.size(); }
int main() {
    vector<string> v = {"pear", "fig", "banana", "kiwi", "apple"};
    sort(v.begin(), v.end());
    for (auto &s : v) cout << s << " ";
    stable_sort(v.begin(), v.end(), byLen);
    for (auto &s : v) cout << s << " ";
    cout << "\n";
    vector<pair<int, string>> p = {{3, "c"}, {1, "z"}, {1, "a"}};
    sort(p.begin(), p.end());
    for (auto &[k, s] : p) cout << k << s << " ";
    sort(p.rbegin(), p.rend());
    for (auto &x : p) cout << x.first << x.second << " ";
    cout << "\n";
    int a[] = {5, 2, 9, 1};
    sort(a, a + 4);
    for (int i = 3; i >= 0; --i) cout << a[i];
    cout << "\n";
    vector<vector<int>> vv = {{3, 1}, {1, 2, 3}, {1, 2}};
    sort(vv.begin(), vv.end());
    for (auto &r : vv) { for (int x : r) cout << x; cout << ","; }
    cout << "\n";
    vector<tuple<int, int, int>> t;
    t.push_back({3, 1, 2}); t.emplace_back(1, 5, 9); t.push_back(make_tuple(1, 5, 2));
    sort(t.begin(), t.end());
    for (auto [x, y, z] : t) cout << x << y << z << " ";
    cout << endl;
    vector<int> idx(5), w = {50, 20, 40, 10, 30};
    iota(idx.begin(), idx.end(), 0);
    sort(idx.begin(), idx.end(), [&](int i, int j) { return w[i] < w[j]; });
    for (int i : idx) cout << i;
    cout << endl;
    vector<double> d = {2.5, -1.0, 3.25};
    sort(d.begin(), d.end());
    for (double x : d) cout << x << " ";
    cout << endl;
    transform(v.begin(), v.end(), v.begin(), [](string s) { return s + "!"; });
    cout << v[0] << endl;
    string up = "mixed Case";
    transform(up.begin(), up.end(), up.begin(), ::toupper);
    cout << up << endl;
}
