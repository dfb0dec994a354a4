#include <bits/stdc++.h>
using namespace std;
vector<string> out;
void gen(string cur, int open, int close) {
    if (!open && !close) { out.push_back(cur); return; }
    if (open) gen(cur + "(", open - 1, close + 1);
    if (close) gen(cur + ")", open, close - 1);
}
void subsets(const vector<int> &a, size_t i, vector<int> &cur) {
    if (i == a.size()) { cout << "{"; for (int x : cur) cout << x; cout << "}"; return; }
    subsets(a, i + 1, cur);
    cur.push_back(a[i]);
    subsets(a, i + 1, cur);
    cur.pop_back();
}
int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
bool even(int n);
bool odd(int n) { return n == 0 ? false : even(n - 1); }
bool even(int n) { return n == 0 ? true : odd(n - 1); }
int main() {
    gen("", 3, 0);
    for (auto &s : out) cout << s << " ";
    cout << endl;
    vector<int> a = {1, 2, 3}, cur;
    subsets(a, 0, cur);
    cout << endl << ack(2, 3) << even(10) << odd(7) << endl;
}
