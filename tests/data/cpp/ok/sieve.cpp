#include <iostream>
#include <vector>
using namespace std;

// Primes up to n by Eratosthenes.
int main() {
    int n;
    cin >> n;
    vector<bool> composite(n + 1, false);
    int count = 0;
    for (int p = 2; p <= n; p++) {
        if (composite[p]) continue;
        count++;
        if (count <= 10) cout << p << ' ';
        for (long long q = 1LL * p * p; q <= n; q += p) composite[q] = true;
    }
    cout << "\n" << count << endl;
}
