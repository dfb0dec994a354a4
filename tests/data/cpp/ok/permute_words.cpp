#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<string> w = {"b", "a", "c"};
    sort(w.begin(), w.end());
    int k = 0;
    do { cout << ++k << ':'; for (auto &s : w) cout << s; cout << ' '; } while (next_permutation(w.begin(), w.end()));
    cout << endl;
    string s = "cba";
    do cout << s << ' '; while (prev_permutation(s.begin(), s.end()));
    cout << endl;
    vector<bool> pick = {true, true, false, false};
    int c = 0;
    do c++; while (prev_permutation(pick.begin(), pick.end()));
    cout << c << endl;
}
