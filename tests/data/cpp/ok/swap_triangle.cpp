#include <iostream>
using namespace std;
int main() {
    int n = 5;
    for (int i = 1; i <= n; i++) { for (int s = 0; s < n - i; s++) cout << ' '; for (int j = 0; j < 2 * i - 1; j++) cout << '*'; cout << '\n'; }
    int a[3][3], k = 1;
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) a[i][j] = k++;
    for (int i = 0; i < 3; i++) for (int j = i + 1; j < 3; j++) { int t = a[i][j]; a[i][j] = a[j][i]; a[j][i] = t; }
    for (auto &r : a) { for (auto x : r) cout << x << ' '; cout << '\n'; }
    int sum = 0, prod = 1;
    for (int i = 0; i < 3; ++i) sum += a[i][i], prod *= a[i][2 - i];
    cout << sum << ' ' << prod << endl;
}
