#include <bits/stdc++.h>
using namespace std;
int A[1005], n;
bool check(int x, int k) { int c = 1, last = A[0]; for (int i = 1; i < n; i++) if (A[i] - last >= x) c++, last = A[i]; return c >= k; }
int main() { int k; scanf("%d %d", &n, &k); for (int i = 0; i < n; i++) scanf("%d", A + i); sort(A, A + n); int lo = 0, hi = 1e9; while (lo < hi) { int mid = lo + (hi - lo + 1) / 2; if (check(mid, k)) lo = mid; else hi = mid - 1; } printf("%d\n", lo); }
