#include <bits/stdc++.h>
using namespace std;
void swapInts(int &a, int &b) { int t = a; a = b; b = t; }
void inc(int *p) { (*p)++; }
int sum(int a[], int n) { int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
int total(const vector<int> &v) { int s = 0; for (int x : v) s += x; return s; }
void grow(vector<int> &v) { v.push_back(99); }
int sum2(int g[][3], int n) { int s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < 3; j++) s += g[i][j]; return s; }
int &at(vector<int> &v, int i) { return v[i]; }
int f(int a, int b = 10, int c = 100) { return a + b + c; }
int over(int x) { return x; }
double over(double x) { return x * 2; }
string over(const string &s) { return s + "!"; }
void later(int x);
int main() {
    int a = 1, b = 2;
    swapInts(a, b);
    inc(&a);
    cout << a << b << "\n";
    int arr[] = {1, 2, 3, 4};
    cout << sum(arr, 4) << sum(arr + 1, 2) << "\n";
    vector<int> v = {1, 2, 3};
    grow(v);
    cout << total(v) << "\n";
    int g[2][3] = {{1, 2, 3}, {4, 5, 6}};
    cout << sum2(g, 2) << "\n";
    at(v, 0) = 50;
    cout << v[0] << "\n";
    int *p = arr;
    p += 2;
    cout << *p << p[1] << *(p - 1) << p - arr << "\n";
    cout << f(1) << " " << f(1, 2) << " " << f(1, 2, 3) << "\n";
    cout << over(3) << over(2.5) << over("hi") << "\n";
    later(3);
    int &r = v[1];
    r = 77;
    cout << v[1] << "\n";
    const int &cr = a;
    cout << cr << "\n";
    vector<int> w = v;
    w[0] = -1;
    cout << v[0] << w[0] << (v == w) << "\n";
    int grid[3][4] = {};
    grid[1][2] = 5;
    for (auto &row : grid) { for (int x : row) cout << x; cout << ","; }
    cout << "\n";
    char s[] = "hey";
    s[0] = 'H';
    cout << s << strlen(s) << "\n";
    bool flags[5] = {true};
    cout << flags[0] << flags[4] << "\n";
    static int counter = 5;
    counter++;
    cout << counter << "\n";
    auto x = 3.5f;
    float y = 1.1f;
    cout << x * y << "\n";
}
void later(int x) { cout << "later " << x << "\n"; }
