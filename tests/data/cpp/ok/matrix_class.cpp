#include <bits/stdc++.h>
using namespace std;
struct Matrix {
    int n, m;
    vector<vector<double>> a;
    Matrix(int n, int m, double v = 0) : n(n), m(m), a(n, vector<double>(m, v)) {}
    vector<double> &operator[](int i) { return a[i]; }
    const vector<double> &operator[](int i) const { return a[i]; }
    double &operator()(int i, int j) { return a[i][j]; }
    Matrix operator*(const Matrix &o) const {
        Matrix r(n, o.m);
        for (int i = 0; i < n; i++) for (int j = 0; j < o.m; j++) for (int k = 0; k < m; k++) r[i][j] += a[i][k] * o[k][j];
        return r;
    }
};
void show(const Matrix &x) { for (int i = 0; i < x.n; i++) { for (int j = 0; j < x.m; j++) cout << x[i][j] << " "; cout << "\n"; } }
int main() {
    Matrix a(2, 3, 1), b(3, 2, 2);
    a(0, 1) = 5;
    b[2][1] = -1;
    show(a * b);
    Matrix c = a;
    c[0][0] = 100;
    cout << a[0][0] << c[0][0] << endl;
}
