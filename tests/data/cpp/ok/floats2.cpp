#include <bits/stdc++.h>
using namespace std;
int main() {
    double a = 0.1, b = 0.2;
    cout << a + b << " " << (a + b == 0.3) << " " << 1e10 << " " << 123456789.0 << " " << 1e-7 << " " << 100.0 << "\n";
    cout << setprecision(12) << 3.14159265358979 << "\n";
    float f = 0.1f;
    cout << f * 3 << " " << (f == 0.1) << "\n";
    cout << fixed << setprecision(0) << 2.5 << " " << 3.5 << "\n";
    cout << abs(-3.5) << " " << fabs(-2.25) << " " << fmod(7.5, 2) << " " << hypot(3, 4) << "\n";
    int i = 7;
    double d = i / 2;
    cout << setprecision(2) << d << " " << i / 2.0 << " " << (double)i / 2 << " " << 1.0 * i / 3 << "\n";
    cout << (int)2.99 << " " << (long long)1e15 << " " << static_cast<int>(-1.5) << "\n";
    cout << max(1.5, 2.5) << min(3, 2) << "\n";
    printf("%.2f %5.1f %g\n", 3.14159, 2.55, 0.0001);
}
