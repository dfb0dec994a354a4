#include <bits/stdc++.h>
using namespace std;

int gcdOf(int a, int b) {
    return b == 0 ? a : gcdOf(b, a % b);
}

int main() {
    int a, b;
    while (cin >> a >> b) {
        int g = gcdOf(a, b);
        cout << g << " " << (long long)a / g * b << " " << __gcd(a, b) << "\n";
    }
    return 0;
}
