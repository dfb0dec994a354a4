#include <iostream>
using namespace std;

int g[9][9];
long long placements = 0;

bool ok(int r, int c, int v) {
    for (int i = 0; i < 9; i++) {
        if (g[r][i] == v) return false;
        if (g[i][c] == v) return false;
    }
    int br = r / 3 * 3, bc = c / 3 * 3;
    for (int i = br; i < br + 3; i++)
        for (int j = bc; j < bc + 3; j++)
            if (g[i][j] == v) return false;
    return true;
}

bool solve(int p) {
    if (p == 81) return true;
    int r = p / 9, c = p % 9;
    if (g[r][c] != 0) return solve(p + 1);
    for (int v = 1; v <= 9; v++) {
        if (!ok(r, c, v)) continue;
        g[r][c] = v;
        placements++;
        if (solve(p + 1)) return true;
        g[r][c] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) {
        char x;
        cin >> x;
        g[i / 9][i % 9] = x - '0';
    }
    if (!solve(0)) {
        cout << "VO NGHIEM\n";
        return 0;
    }
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << g[i][j];
        cout << "\n";
    }
    cout << placements << "\n";
}
