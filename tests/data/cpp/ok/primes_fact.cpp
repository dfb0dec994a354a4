#include <bits/stdc++.h>
using namespace std;
vector<pair<long long, int>> factor(long long n) {
    vector<pair<long long, int>> r;
    for (long long p = 2; p * p <= n; p++) { int e = 0; while (n % p == 0) n /= p, e++; if (e) r.emplace_back(p, e); }
    if (n > 1) r.push_back({n, 1});
    return r;
}
bool isPrime(int n) { if (n < 2) return false; for (int i = 2; i <= sqrt(n); i++) if (n % i == 0) return false; return true; }
int main() {
    for (long long n : {360LL, 97LL, 1000000007LL, 600851475143LL}) { cout << n << " ="; for (auto [p, e] : factor(n)) { cout << " " << p; if (e > 1) cout << "^" << e; } cout << "\n"; }
    int c = 0; for (int i = 0; i < 1000; i++) c += isPrime(i); cout << c << endl;
}
