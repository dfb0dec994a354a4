#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<int> d = {1};
    for (int n = 2; n <= 60; n++) {
        int carry = 0;
        for (auto &x : d) { int t = x * n + carry; x = t % 10; carry = t / 10; }
        while (carry) { d.push_back(carry % 10); carry /= 10; }
    }
    for (auto it = d.rbegin(); it != d.rend(); it++) cout << *it;
    cout << endl;
}
