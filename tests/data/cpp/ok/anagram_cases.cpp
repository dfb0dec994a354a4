#include <bits/stdc++.h>
using namespace std;
int main() {
    int t; cin >> t;
    for (int tc = 1; tc <= t; ++tc) {
        string a, b; cin >> a >> b;
        unordered_map<char,int> f; for (char c : a) f[c]++; for (char c : b) f[c]--;
        bool ok = true; for (char c = 'a'; c <= 'z'; ++c) if (f[c] != 0) ok = false;
        cout << "Case #" << tc << ": " << (ok ? "YES" : "NO") << '\n';
    }
}
