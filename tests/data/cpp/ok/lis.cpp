#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<int> a = {10, 9, 2, 5, 3, 7, 101, 18, 4, 20}, d;
    for (int x : a) {
        auto it = lower_bound(d.begin(), d.end(), x);
        if (it == d.end()) d.push_back(x);
        else *it = x;
    }
    cout << d.size() << ":";
    for (auto it = d.begin(); it != d.end(); ++it) cout << ' ' << *it;
    cout << '\n';
}
