#include <bits/stdc++.h>
using namespace std;
int main() {
    priority_queue<int> lo;
    priority_queue<int, vector<int>, greater<int>> hi;
    for (int x : {5, 15, 1, 3, 8, 7, 9, 2}) {
        lo.push(x);
        hi.push(lo.top()); lo.pop();
        if (hi.size() > lo.size()) { lo.push(hi.top()); hi.pop(); }
        if (lo.size() > hi.size()) cout << lo.top() << ' '; else cout << (lo.top() + hi.top()) / 2.0 << ' ';
    }
    cout << endl;
}
