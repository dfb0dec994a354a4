#include <bits/stdc++.h>
using namespace std;

int g[9][9];

bool ok(int r, int c, int v) {
    for (int i = 0; i < 9; i++) {
        if (g[r][i] == v || g[i][c] == v) return false;
        if (g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
    }
    return true;
}

int main() {
    for (int i = 0; i < 81; i++) {
        char x;
        cin >> x;
        g[i / 9][i % 9] = x - '0';
    }
    int r, c;
    cin >> r >> c;
    r--;
    c--;
    vector<int> found;
    if (g[r][c] == 0)
        for (int v = 1; v <= 9; v++)
            if (ok(r, c, v)) found.push_back(v);
    if (found.empty()) cout << "KHONG CO";
    for (size_t i = 0; i < found.size(); i++) {
        if (i > 0) cout << " ";
        cout << found[i];
    }
    cout << "\n";
}
