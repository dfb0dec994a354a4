#include <bits/stdc++.h>
using namespace std;
int a[10][10];
int main() { int n = 4; int (*p)[10] = a; p[1][2] = 5; cout << a[1][2] << endl; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = i ^ j; int *row = a[2]; cout << row[3] << endl; int total = 0; for (auto &r : a) total += accumulate(r, r + 10, 0); cout << total << endl; cout << *max_element(a[3], a[3] + 4) << endl; swap(a[0], a[3]); cout << a[0][1] << a[3][1] << endl; }
