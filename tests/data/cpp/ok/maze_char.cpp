#include <iostream>
#include <cstring>
using namespace std;
char maze[10][12];
bool seen[10][12];
int n, m, best = 1 << 30;
void walk(int r, int c, int d) {
    if (r < 0 || c < 0 || r >= n || c >= m || maze[r][c] == '#' || seen[r][c] || d >= best) return;
    if (maze[r][c] == 'E') { best = d; return; }
    seen[r][c] = true;
    walk(r + 1, c, d + 1); walk(r - 1, c, d + 1); walk(r, c + 1, d + 1); walk(r, c - 1, d + 1);
    seen[r][c] = false;
}
int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> maze[i];
    memset(seen, false, sizeof(seen));
    walk(0, 0, 0);
    cout << best << endl;
}
