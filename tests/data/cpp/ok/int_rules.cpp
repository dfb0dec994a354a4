#include <bits/stdc++.h>
using namespace std;
int main() {
    unsigned int u = 0;
    u--;
    cout << u << "\n";
    int a = 7, b = -2;
    cout << a / b << " " << a % b << " " << -7 / 2 << " " << -7 % 2 << "\n";
    long long big = 1LL << 40;
    cout << big << " " << (int)big << " " << (unsigned)(big + 5) << "\n";
    char c = 200;
    cout << (int)c << "\n";
    unsigned char uc = 300;
    cout << (int)uc << "\n";
    short sh = 40000;
    cout << sh << "\n";
    cout << (5 > 3) << (a & 3) << (a | 8) << (a ^ 2) << (~a) << (a << 3) << (-16 >> 2) << "\n";
    cout << 0x3FE << " " << 0b101 << " " << 017 << " " << 1'000'000 << "\n";
    unsigned long long m = -1;
    cout << m << " " << m / 2 << "\n";
    cout << (-1 < 1u) << (sizeof(int)) << sizeof(long long) << sizeof(char) << sizeof(double) << "\n";
    bool t = 5;
    cout << t << !t << "\n";
    int x = 5;
    int y = x++ + ++x;
    cout << x << " " << y << "\n";
    x += 3; x *= 2; x -= 1; x /= 3; x %= 4; x <<= 3; x |= 1; x &= 25; x ^= 3; x >>= 1;
    cout << x << "\n";
    cout << INT_MAX << " " << LLONG_MIN << "\n";
    cout << 10 / 4 << " " << 10 / 4.0 << " " << 1e9 << " " << 1.0 / 3 << "\n";
    int q = 3.99;
    cout << q << " " << (int)-3.99 << "\n";
    cout << 'a' + 1 << " " << (char)('a' + 1) << "\n";
    size_t z = 3;
    cout << z - 5 << "\n";
}
