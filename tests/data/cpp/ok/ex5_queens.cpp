#include <bits/stdc++.h>
using namespace std;
int n, full;
long long go(int c, int a, int b) { if (c == full) return 1; long long t = 0; for (int m = full & ~(c | a | b); m; m &= m - 1) { int x = m & -m; t += go(c | x, (a | x) << 1, (b | x) >> 1); } return t; }
int main() { cin >> n; full = (1 << n) - 1; cout << go(0, 0, 0) << endl; }
