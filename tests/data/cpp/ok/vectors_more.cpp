#include <bits/stdc++.h>
using namespace std;
vector<int> make(int n) { vector<int> v; for (int i = 0; i < n; i++) v.push_back(i); return v; }
int main() {
    vector<int> a = make(5), b(a), c(a.begin() + 1, a.end() - 1);
    b.swap(c);
    cout << a.size() << b.size() << c.size() << "\n";
    a.assign(3, 9);
    for (int x : a) cout << x;
    a.insert(a.end(), b.begin(), b.end());
    for (int x : a) cout << x;
    cout << "\n";
    vector<vector<char>> g(3, vector<char>(4, '.'));
    g[1][2] = '#';
    for (auto &r : g) { for (char ch : r) cout << ch; cout << "\n"; }
    vector<string> names = {"b", "a"};
    names.push_back("c");
    sort(names.begin(), names.end());
    string all;
    for (auto &s : names) all += s + ",";
    all.pop_back();
    cout << all << "\n";
    vector<pair<int, int>> p;
    p.emplace_back(3, 4);
    p.push_back(make_pair(1, 2));
    p.push_back({5, 6});
    for (auto x : p) cout << x.first * x.second << " ";
    cout << "\n";
    a.clear();
    cout << a.empty() << a.size() << "\n";
    vector<bool> f(3, true);
    f[1] = false;
    cout << f[0] << f[1] << f[2] << count(f.begin(), f.end(), true) << "\n";
    vector<int> v = {1, 2, 3, 4, 5, 6};
    v.erase(remove_if(v.begin(), v.end(), [](int x) { return x % 2 == 0; }), v.end());
    for (int x : v) cout << x;
    rotate(v.begin(), v.begin() + 1, v.end());
    for (int x : v) cout << x;
    cout << "\n";
    cout << *min_element(v.begin(), v.end()) << max_element(v.begin(), v.end()) - v.begin() << "\n";
    vector<array<int, 2>> va = {{1, 2}, {3, 4}};
    for (auto &[x, y] : va) cout << x + y << " ";
    cout << v.at(1) << v.front() << "\n";
    vector<int> e;
    for (int x : e) cout << x;
    cout << accumulate(v.begin(), v.end(), 0) << accumulate(v.begin(), v.end(), 1, [](int s, int x) { return s * x; }) << "\n";
    for (auto it = v.rbegin(); it != v.rend(); ++it) cout << *it;
    cout << endl;
    int arr[] = {1, 2, 3};
    vector<int> fromArr(arr, arr + 3);
    cout << fromArr.size() << (fromArr < v) << (fromArr != v) << "\n";
}
