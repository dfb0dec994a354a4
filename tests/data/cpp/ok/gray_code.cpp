#include <bits/stdc++.h>
using namespace std;
int main() {
    int n = 4;
    for (int i = 0; i < (1 << n); i++) { int g = i ^ (i >> 1); cout << bitset<4>(g) << (i % 8 == 7 ? '\n' : ' '); }
    bitset<10> b;
    b.set(3); b.set(7); b |= bitset<10>(5);
    cout << b << " " << b.count() << " " << (b << 1) << " " << (b & bitset<10>(12)) << " " << ~b << endl;
    cout << b.any() << b.none() << b[3] << b.size() << endl;
}
