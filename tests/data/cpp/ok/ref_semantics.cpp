#include <bits/stdc++.h>
using namespace std;
void change(vector<int> v) { v[0] = 99; }
void changeRef(vector<int> &v) { v[0] = 99; v.push_back(1); }
string &pick(string &a, string &b, bool first) { return first ? a : b; }
pair<int, int> minmax2(int a, int b) { return a < b ? make_pair(a, b) : make_pair(b, a); }
tuple<int, int, string> three() { return {1, 2, "three"}; }
int main() {
    vector<int> v = {1, 2, 3};
    change(v); cout << v[0];
    changeRef(v); cout << v[0] << v.size() << "\n";
    string a = "a", b = "b";
    pick(a, b, false) += "!";
    cout << a << b << "\n";
    auto [lo, hi] = minmax2(9, 4);
    cout << lo << hi << "\n";
    auto [x, y, z] = three();
    cout << x + y << z << "\n";
    int arr[3] = {1, 2, 3};
    for (auto &e : arr) e *= 10;
    for (auto e : arr) e = 0;
    cout << arr[0] << arr[2] << "\n";
    int *p = &arr[1];
    int &r = *p;
    r++;
    ++*p;
    cout << arr[1] << *p << (p == arr + 1) << "\n";
    const string &cs = string("temp") + "orary";
    cout << cs << "\n";
    vector<string> names = {"x", "y"};
    auto &first = names.front();
    first = "changed";
    cout << names[0] << "\n";
    auto copy = names;
    copy[0] = "c";
    cout << names[0] << copy[0] << "\n";
    map<string, int> m;
    int &cnt = m["k"];
    cnt = 5; m["a"] = 1; m["z"] = 2;
    cnt++;
    cout << m["k"] << "\n";
    struct Local { int q; int twice() const { return 2 * q; } };
    Local l = {21};
    Local *lp = &l;
    lp->q++;
    cout << l.twice() << lp->twice() << (*lp).q << "\n";
    int i = 5;
    int j = i++ + 1, k = ++i;
    cout << i << j << k << "\n";
    swap(arr[0], arr[2]);
    cout << arr[0] << "\n";
    tie(i, j) = make_pair(j, i);
    cout << i << j << "\n";
}
