#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, target;
    cin >> n >> target;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    unordered_map<int, int> where;
    for (int i = 0; i < n; i++) {
        auto it = where.find(target - a[i]);
        if (it != where.end()) {
            cout << it->second << " " << i << "\n";
            return 0;
        }
        where[a[i]] = i;
    }
    cout << "NONE\n";
}
