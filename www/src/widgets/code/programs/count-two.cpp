#include <iostream>
using namespace std;

int g[9][9];
int found = 0;

bool ok(int r, int c, int v) {
    for (int i = 0; i < 9; i++) {
        if (g[r][i] == v || g[i][c] == v) return false;
        if (g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
    }
    return true;
}

void count(int p) {
    if (p == 81) {
        found++;
        return;
    }
    int r = p / 9, c = p % 9;
    if (g[r][c] != 0) {
        count(p + 1);
        return;
    }
    for (int v = 1; v <= 9 && found < 2; v++) {
        if (!ok(r, c, v)) continue;
        g[r][c] = v;
        count(p + 1);
        g[r][c] = 0;
    }
}

int main() {
    for (int i = 0; i < 81; i++) {
        char x;
        cin >> x;
        g[i / 9][i % 9] = x - '0';
    }
    count(0);
    if (found == 0) cout << "VO NGHIEM\n";
    else if (found == 1) cout << "DUY NHAT\n";
    else cout << "NHIEU LOI GIAI\n";
}
