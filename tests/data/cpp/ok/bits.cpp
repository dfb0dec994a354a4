#include <bits/stdc++.h>
using namespace std;
int main() {
    unsigned x = 0b101100;
    cout << __builtin_popcount(x) << __builtin_ctz(x) << __builtin_clz(x) << "\n";
    long long y = 1LL << 40;
    cout << __builtin_popcountll(y - 1) << " " << __builtin_ctzll(y) << "\n";
    for (int mask = 0; mask < 8; mask++) {
        for (int b = 2; b >= 0; b--) cout << (mask >> b & 1);
        cout << " ";
    }
    cout << "\n";
    int sub = 0b1011;
    for (int s = sub; s; s = (s - 1) & sub) cout << s << " ";
    cout << "\n" << (x ^ x << 1) << " " << (~x & 0xFF) << " " << (x & -x) << "\n";
    cout << bitset<8>(x) << "\n";
    cout << hex << 255 << " " << oct << 8 << dec << 10 << "\n";
}
