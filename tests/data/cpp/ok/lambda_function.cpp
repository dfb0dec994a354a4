#include <bits/stdc++.h>
using namespace std;
int main() {
    int n = 5, calls = 0;
    function<int(int)> fact = [&](int k) -> int {
        calls++;
        return k <= 1 ? 1 : k * fact(k - 1);
    };
    cout << fact(n) << " " << calls << "\n";
    auto add = [n](int x) { return x + n; };
    cout << add(10) << "\n";
    vector<int> v = {5, 3, 8, 1};
    int k = 4;
    cout << count_if(v.begin(), v.end(), [k](int x) { return x > k; }) << "\n";
    for_each(v.begin(), v.end(), [&](int &x) { x *= 2; });
    for (int x : v) cout << x << " ";
    cout << "\n";
    auto fib = [&](auto self, int m) -> long long { return m < 2 ? m : self(self, m - 1) + self(self, m - 2); };
    cout << fib(fib, 15) << "\n";
    function<bool(int, int)> cmp = [](int a, int b) { return a > b; };
    sort(v.begin(), v.end(), cmp);
    for (int x : v) cout << x << " ";
    cout << endl;
}
