#include <bits/stdc++.h>
using namespace std;
int s[105][105];
int main() {
    int n, m, q;
    cin >> n >> m >> q;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            int x;
            cin >> x;
            s[i][j] = x + s[i - 1][j] + s[i][j - 1] - s[i - 1][j - 1];
        }
    while (q--) {
        int a, b, c, d;
        cin >> a >> b >> c >> d;
        cout << s[c][d] - s[a - 1][d] - s[c][b - 1] + s[a - 1][b - 1] << "\n";
    }
}
