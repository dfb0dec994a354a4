#include <cstdio>
int n;
int solve(int row, int cols, int d1, int d2) {
    if (row == n) return 1;
    int found = 0;
    int freeCols = ~(cols | d1 | d2) & ((1 << n) - 1);
    while (freeCols) {
        int bit = freeCols & -freeCols;
        freeCols &= freeCols - 1;
        found += solve(row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
    }
    return found;
}
int main() {
    for (n = 1; n <= 8; n++) printf("%d: %d\n", n, solve(0, 0, 0, 0));
    return 0;
}
