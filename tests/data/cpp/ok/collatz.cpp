#include <cstdio>
int main() {
    long long n;
    while (scanf("%lld", &n) != EOF) {
        int steps = 0;
        long long top = n;
        while (n != 1) {
            n = n % 2 ? 3 * n + 1 : n / 2;
            if (n > top) top = n;
            ++steps;
        }
        printf("%d %lld\n", steps, top);
    }
}
