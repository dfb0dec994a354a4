#include <bits/stdc++.h>
using namespace std;
int main() {
    string t = "abababcababab", p = "abab";
    vector<int> f(p.size(), 0);
    for (int i = 1, k = 0; i < (int)p.size(); i++) {
        while (k && p[i] != p[k]) k = f[k - 1];
        if (p[i] == p[k]) k++;
        f[i] = k;
    }
    for (int i = 0, k = 0; i < (int)t.size(); i++) {
        while (k && t[i] != p[k]) k = f[k - 1];
        if (t[i] == p[k]) k++;
        if (k == (int)p.size()) { cout << i - k + 1 << " "; k = f[k - 1]; }
    }
    cout << "\n";
}
