#include <iostream>
using namespace std;

int n, full;

int place(int cols, int left, int right) {
    if (cols == full) return 1;
    int ways = 0;
    int open = full & ~(cols | left | right);
    while (open != 0) {
        int q = open & -open;
        open ^= q;
        ways += place(cols | q, (left | q) << 1, (right | q) >> 1);
    }
    return ways;
}

int main() {
    cin >> n;
    full = (1 << n) - 1;
    cout << place(0, 0, 0) << "\n";
}
