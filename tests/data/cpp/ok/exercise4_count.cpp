#include <iostream>
using namespace std;
int g[16], total;
bool ok(int p, int v) {
    int r = p / 4, c = p % 4;
    for (int q = 0; q < 16; q++) {
        int a = q / 4, b = q % 4;
        if (q != p && g[q] == v && (a == r || b == c || (a / 2 == r / 2 && b / 2 == c / 2))) return false;
    }
    return true;
}
void go(int p) {
    if (p == 16) { total++; return; }
    if (g[p]) { if (ok(p, g[p])) go(p + 1); return; }
    for (int v = 1; v <= 4; v++) if (ok(p, v)) { g[p] = v; go(p + 1); g[p] = 0; }
}
int main() { for (int i = 0; i < 16; i++) { char c; cin >> c; g[i] = c - '0'; } go(0); cout << total << endl; }
