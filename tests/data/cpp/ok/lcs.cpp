#include <bits/stdc++.h>
using namespace std;
int L[50][50];
int main() {
    string a, b;
    cin >> a >> b;
    int n = a.size(), m = b.length();
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            L[i][j] = a[i - 1] == b[j - 1] ? L[i - 1][j - 1] + 1 : max(L[i - 1][j], L[i][j - 1]);
    string r;
    for (int i = n, j = m; i > 0 && j > 0;) {
        if (a[i - 1] == b[j - 1]) { r = a[i - 1] + r; i--; j--; }
        else if (L[i - 1][j] >= L[i][j - 1]) i--;
        else j--;
    }
    cout << L[n][m] << " " << r << endl;
}
