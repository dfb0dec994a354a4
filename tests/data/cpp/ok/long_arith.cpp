#include <iostream>
using namespace std;
typedef unsigned long long ull;
typedef long long ll;
ull xs = 88172645463325252ULL;
ull next64() { xs ^= xs << 13; xs ^= xs >> 7; xs ^= xs << 17; return xs; }
int main() {
    for (int i = 0; i < 3; i++) cout << next64() << ' ' << next64() % 100 << '\n';
    ll a = -17, b = 5;
    cout << a / b << a % b << (a >> 1) << (a & 0xFF) << '\n';
    unsigned u = 0xDEADBEEF;
    cout << (u >> 16) << ' ' << (u << 8) << ' ' << (u ^ 0xFFFF) << ' ' << (int)(u & 0x7FFF) << '\n';
    ll big = 3000000000LL;
    int back = (int)(big % 1000000007);
    cout << back << ' ' << big * 2 << ' ' << (big > 2147483647) << '\n';
    cout << (ll)1e12 / 7 << ' ' << 7 / 2 * 2.0 << ' ' << 7 / 2.0 * 2 << endl;
    short s = 1000; s *= 30; cout << s << endl;
    int i = 10; i /= 3.0; cout << i << endl;
    i = 7; i *= 1.5; cout << i << endl;
    double d = 1; d /= 3; d += 1; cout << d << endl;
}
