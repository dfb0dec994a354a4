#include <bits/stdc++.h>
using namespace std;
int main() {
    int n = 10, k = 3;
    queue<int> q;
    for (int i = 1; i <= n; i++) q.push(i);
    while (q.size() > 1) { for (int i = 1; i < k; i++) { q.push(q.front()); q.pop(); } cout << q.front() << " "; q.pop(); }
    cout << "| " << q.front() << endl;
    vector<int> c(n);
    iota(c.begin(), c.end(), 1);
    int at = 0;
    while (c.size() > 1) { at = (at + k - 1) % c.size(); c.erase(c.begin() + at); }
    cout << c[0] << endl;
}
