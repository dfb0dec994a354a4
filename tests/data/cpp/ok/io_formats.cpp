#include <bits/stdc++.h>
using namespace std;
int main() {
    cout << setw(5) << 42 << '|' << left << setw(5) << 42 << '|' << right << setw(6) << "ab" << '|' << setfill('*') << setw(4) << 7 << endl;
    cout << fixed << setprecision(2) << 3.14159 << ' ' << 2.0 << ' ' << setprecision(0) << 2.7 << endl;
    cout << boolalpha << true << noboolalpha << true << endl;
    cout << hex << 255 << ' ' << dec << 255 << ' ' << oct << 64 << dec << endl;
    cout << showpos << 5 << noshowpos << 5 << endl;
    cout << 'c' << "str" << string("obj") << 1.5f << 10LL << 7u << endl;
    printf("[%6.2f] [%-8s] [%08.3f] [%+d] [%c] [%5s] [%lld] [%u] [%x]\n", 3.14159, "left", 2.5, 7, 'z', "abc", 1234567890123LL, 42u, 255);
    printf("%3d|%-3d|%03d|%%|%s\n", 5, 5, 5, true ? "yes" : "no");
    double d; int i; char c; string s;
    cin >> d >> i >> c >> s;
    cout << d << ' ' << i << ' ' << c << ' ' << s << endl;
    cout.precision(4);
    cout << defaultfloat << 1.0 / 3 << endl;
    cerr << "not in the output" << endl;
}
