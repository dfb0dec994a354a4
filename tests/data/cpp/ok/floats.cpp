#include <bits/stdc++.h>
using namespace std;
int main() {
    double x = 2.0;
    cout << sqrt(x) << " " << pow(2, 10) << " " << pow(2.5, 3) << " " << floor(-2.5) << ceil(2.1) << round(2.5) << "\n";
    cout << fixed << setprecision(3) << sin(1.0) << " " << exp(1.0) << " " << log(10.0) << " " << atan2(1.0, 1.0) * 4 << "\n";
    cout << setprecision(10) << 1.0 / 3 << "\n";
    cout << scientific << 12345.678 << "\n";
    return 0;
}
