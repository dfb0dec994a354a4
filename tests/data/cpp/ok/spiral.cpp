#include <iostream>
#include <iomanip>
using namespace std;
int main() {
    int n = 5, a[5][5] = {}, r = 0, c = 0, d = 0;
    int dr[] = {0, 1, 0, -1}, dc[] = {1, 0, -1, 0};
    for (int k = 1; k <= n * n; k++) {
        a[r][c] = k;
        int x = r + dr[d], y = c + dc[d];
        if (x < 0 || x >= n || y < 0 || y >= n || a[x][y]) { d = (d + 1) % 4; x = r + dr[d]; y = c + dc[d]; }
        r = x; c = y;
    }
    for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) cout << setw(3) << setfill('0') << a[i][j] << ' '; cout << endl; }
}
