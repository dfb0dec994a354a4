#include <bits/stdc++.h>
using namespace std;
int nxt[1000][26], endsAt[1000], cnt = 1;
void insert(const string &s) {
    int u = 0;
    for (char ch : s) {
        int c = ch - 'a';
        if (!nxt[u][c]) nxt[u][c] = cnt++;
        u = nxt[u][c];
    }
    endsAt[u]++;
}
int query(string s) {
    int u = 0;
    for (size_t i = 0; i < s.length(); ++i) {
        u = nxt[u][s[i] - 'a'];
        if (!u) return 0;
    }
    return endsAt[u];
}
int main() {
    int n, q;
    cin >> n >> q;
    string s;
    while (n--) { cin >> s; insert(s); }
    while (q--) { cin >> s; cout << query(s) << "\n"; }
}
