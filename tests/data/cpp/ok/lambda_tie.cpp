#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<pair<int,char>> v; v.push_back({1,'a'}); v.push_back({0,'b'});
    sort(v.begin(), v.end(), [](auto &l, auto &r){ return l.second > r.second; });
    for (auto &&p : v) cout << p.first << p.second;
    for (const auto &[num, ch] : v) cout << num << ch;
    int a = 3, b = 4; tie(a, b) = make_tuple(b, a); cout << a << b << endl;
    int arr[5]; fill(begin(arr), end(arr), 2); cout << accumulate(begin(arr), end(arr), 0) << size(arr) << endl;
    cout << string(3, 'a') << endl;
}
