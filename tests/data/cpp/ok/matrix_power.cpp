#include <bits/stdc++.h>
using namespace std;
const long long MOD = 1000000007;
typedef vector<vector<long long>> Matrix;
Matrix multiply(const Matrix &a, const Matrix &b) {
    int n = a.size();
    Matrix c(n, vector<long long>(n, 0));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % MOD;
    return c;
}
int main() {
    long long n;
    cin >> n;
    Matrix base = {{1, 1}, {1, 0}}, r = {{1, 0}, {0, 1}};
    while (n > 0) {
        if (n & 1) r = multiply(r, base);
        base = multiply(base, base);
        n >>= 1;
    }
    cout << r[0][1] << "\n";
}
