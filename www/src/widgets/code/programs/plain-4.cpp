#include <iostream>
using namespace std;

int g[4][4];

bool ok(int r, int c, int v) {
    for (int i = 0; i < 4; i++) {
        if (g[r][i] == v) return false;
        if (g[i][c] == v) return false;
    }
    int br = r / 2 * 2, bc = c / 2 * 2;
    for (int i = br; i < br + 2; i++)
        for (int j = bc; j < bc + 2; j++)
            if (g[i][j] == v) return false;
    return true;
}

bool solve(int p) {
    if (p == 16) return true;
    int r = p / 4, c = p % 4;
    if (g[r][c] != 0) return solve(p + 1);
    for (int v = 1; v <= 4; v++) {
        if (!ok(r, c, v)) continue;
        g[r][c] = v;
        if (solve(p + 1)) return true;
        g[r][c] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 16; i++) {
        char x;
        cin >> x;
        g[i / 4][i % 4] = x - '0';
    }
    if (!solve(0)) {
        cout << "VO NGHIEM\n";
        return 0;
    }
    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) cout << g[i][j];
        cout << "\n";
    }
}
