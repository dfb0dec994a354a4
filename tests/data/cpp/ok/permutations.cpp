#include <bits/stdc++.h>
using namespace std;
int n, p[10];
bool used[10];
int total = 0;

void go(int k) {
    if (k == n) {
        total++;
        for (int i = 0; i < n; i++) cout << p[i] << (i + 1 < n ? " " : "\n");
        return;
    }
    for (int v = 1; v <= n; v++) {
        if (!used[v]) {
            used[v] = true;
            p[k] = v;
            go(k + 1);
            used[v] = false;
        }
    }
}

int main() {
    cin >> n;
    go(0);
    cout << total << endl;
}
