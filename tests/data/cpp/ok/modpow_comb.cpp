#include <bits/stdc++.h>
using namespace std;
#define int long long
const int MOD = 1e9 + 7;
int power(int b, int e) { int r = 1; b %= MOD; while (e) { if (e & 1) r = r * b % MOD; b = b * b % MOD; e /= 2; } return r; }
int fact[1001];
signed main() {
    fact[0] = 1;
    for (int i = 1; i <= 1000; i++) fact[i] = fact[i - 1] * i % MOD;
    cout << power(2, 1000000) << " " << fact[1000] * power(fact[500], MOD - 2) % MOD * power(fact[500], MOD - 2) % MOD << endl;
    return 0;
}
