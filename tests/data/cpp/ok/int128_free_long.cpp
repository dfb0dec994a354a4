#include <bits/stdc++.h>
using namespace std;
using ll = long long;
using vi = vector<int>;
typedef pair<int, int> pii;
ll mulmod(ll a, ll b, ll m) { ll r = 0; a %= m; while (b) { if (b & 1) r = (r + a) % m; a = (a + a) % m; b >>= 1; } return r; }
int main() {
    cout << mulmod(123456789012LL, 987654321098LL, 1000000000039LL) << endl;
    vi v(3, 1);
    pii p = {1, 2};
    auto [a, b] = p;
    ll x = LLONG_MAX;
    cout << v.size() << a + b << x << " " << numeric_limits<int>::max() << " " << numeric_limits<ll>::min() << endl;
    cout << INT_MIN << " " << UINT_MAX << " " << (ll)INT_MAX + 1 << endl;
    cout << gcd(12, 18) << lcm(4, 6) << __gcd(7, 21) << endl;
    cout << abs(-5) << abs(-5LL) << abs(-2.5) << llabs(-9) << endl;
    cout << max({3, 9, 2}) << min({3, 9, 2}) << max(1.5, 0.5) << clamp(15, 0, 10) << endl;
    cout << (5 & 6) << (5 | 6) << (5 ^ 6) << (~5) << (1 << 10) << endl;
    cout << round(2.567 * 100) / 100 << " " << ceil(7 / 2.0) << " " << (int)floor(-0.5) << " " << cbrt(27) << " " << trunc(-2.7) << endl;
}
