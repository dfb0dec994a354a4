#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<string> g = {".....", "..#..", "..#..", "..#..", "....."};
    for (int t = 0; t < 3; t++) {
        vector<string> h = g;
        for (int r = 0; r < 5; r++) for (int c = 0; c < 5; c++) {
            int k = 0;
            for (int a = -1; a <= 1; a++) for (int b = -1; b <= 1; b++) if ((a || b) && r + a >= 0 && r + a < 5 && c + b >= 0 && c + b < 5) k += g[r + a][c + b] == '#';
            h[r][c] = k == 3 || (k == 2 && g[r][c] == '#') ? '#' : '.';
        }
        g.swap(h);
        for (const auto &s : g) cout << s << '\n';
        cout << '\n';
    }
}
