#include <cstdio>
const int N = 5;
int board[N][N];
const int dx[8] = {1, 2, 2, 1, -1, -2, -2, -1}, dy[8] = {2, 1, -1, -2, -2, -1, 1, 2};
bool go(int r, int c, int k) {
    board[r][c] = k;
    if (k == N * N) return true;
    for (int d = 0; d < 8; ++d) {
        int x = r + dx[d], y = c + dy[d];
        if (x >= 0 && x < N && y >= 0 && y < N && !board[x][y] && go(x, y, k + 1)) return true;
    }
    board[r][c] = 0;
    return false;
}
int main() {
    if (go(0, 0, 1))
        for (int i = 0; i < N; i++, puts("")) for (int j = 0; j < N; j++) printf("%3d", board[i][j]);
    else printf("none\n");
}
