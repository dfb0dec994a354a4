#include <cstdio>
#include <cstdlib>
int rev(int n) { int r = 0; while (n) r = r * 10 + n % 10, n /= 10; return r; }
int digitSum(long long n) { int s = 0; for (n = n < 0 ? -n : n; n; n /= 10) s += n % 10; return s; }
int main() {
    printf("%d %d %d\n", rev(12340), digitSum(987654321987LL), abs(-17));
    for (int i = 100; i < 1000; i++) { int a = i / 100, b = i / 10 % 10, c = i % 10; if (a * a * a + b * b * b + c * c * c == i) printf("%d ", i); }
    int n = 6, isPerfect = 0;
    for (n = 2; n < 500; n++) { int s = 1; for (int d = 2; d * d <= n; d++) if (n % d == 0) { s += d; if (d != n / d) s += n / d; } if (s == n) { isPerfect++; printf("[%d]", n); } }
    printf("\n%d\n", isPerfect);
    return 0;
}
