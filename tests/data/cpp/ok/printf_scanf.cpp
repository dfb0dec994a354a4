#include <cstdio>
#include <cstring>
int main() {
    int n;
    double d;
    char s[20];
    long long x;
    while (scanf("%d %lf %s %lld", &n, &d, s, &x) == 4) {
        printf("%5d|%-5d|%05d|%.3f|%8.2f|%s|%lld|%c\n", n, n, n, d, d, s, x, s[0]);
        printf("%x %X %o %u %%\n", n, n, n, n);
        printf("%e %g %10s|%-10s|\n", d, d, s, s);
        printf("%zu\n", strlen(s));
    }
    printf("%+d % d %.2s\n", 5, 5, "abcdef");
    puts("done");
    return 0;
}
