#include <bits/stdc++.h>
using namespace std;
int sum(vector<int> v) { return accumulate(v.begin(), v.end(), 0); }
int sumPairs(const vector<pair<int, int>> &v) { int s = 0; for (auto [a, b] : v) s += a * b; return s; }
map<string, int> table() { return {{"one", 1}, {"two", 2}}; }
vector<vector<int>> grid() { return {{1, 2}, {3}}; }
int main() {
    cout << sum({1, 2, 3}) << sumPairs({{1, 2}, {3, 4}}) << table()["two"] << grid()[1][0] << endl;
    vector<int> v = {1, 2, 3};
    v = {4, 5};
    cout << v.size() << v[1] << endl;
    pair<string, vector<int>> p = {"k", {1, 2, 3}};
    cout << p.first << p.second.size() << endl;
    int a[2][3] = {{1}, {4, 5}};
    cout << a[0][1] << a[1][1] << endl;
    set<char> vowels = {'a', 'e', 'i'};
    for (char c : string("banana")) if (vowels.count(c)) cout << c;
    cout << endl;
    for (auto [name, age] : vector<pair<string, int>>{{"x", 1}, {"y", 2}}) cout << name << age;
    cout << endl;
    tuple<int, char> t{5, 'q'};
    get<0>(t)++;
    cout << get<0>(t) << get<1>(t) << endl;
    string s{"braced"};
    int n{7};
    double d{};
    cout << s << n << d << endl;
}
