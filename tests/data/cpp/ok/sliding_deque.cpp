#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];
    deque<int> q;
    for (int i = 0; i < n; i++) {
        while (!q.empty() && q.front() <= i - k) q.pop_front();
        while (!q.empty() && a[q.back()] <= a[i]) q.pop_back();
        q.push_back(i);
        if (i >= k - 1) cout << a[q.front()] << " ";
    }
    cout << endl;
    deque<string> d = {"m"};
    for (int i = 0; i < 20; i++) { d.push_front("f" + to_string(i)); d.push_back("b" + to_string(i)); if (i % 3 == 0) d.pop_front(); }
    cout << d.size() << d.front() << d.back() << d[5] << endl;
    queue<int> r;
    long long s = 0;
    for (int i = 0; i < 1000; i++) { r.push(i); if (i % 3) { s += r.front(); r.pop(); } }
    cout << s << " " << r.size() << r.back() << endl;
}
