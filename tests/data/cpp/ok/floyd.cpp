#include <bits/stdc++.h>
using namespace std;
const int INF = 0x3f3f3f3f;
int d[6][6];
int main() {
    memset(d, 0x3f, sizeof d);
    for (int i = 0; i < 6; i++) d[i][i] = 0;
    int e[][3] = {{0, 1, 4}, {1, 2, 1}, {2, 3, 7}, {0, 3, 20}, {4, 5, 2}};
    for (auto &x : e) d[x[0]][x[1]] = d[x[1]][x[0]] = x[2];
    for (int k = 0; k < 6; k++) for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++)
        d[i][j] = min(d[i][j], d[i][k] + d[k][j]);
    for (int i = 0; i < 6; i++) { for (int j = 0; j < 6; j++) if (d[i][j] == INF) cout << "- "; else cout << d[i][j] << " "; cout << "\n"; }
}
