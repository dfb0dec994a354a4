#include <bits/stdc++.h>
using namespace std;
int main() {
    string s;
    int cnt[256] = {0}, letters = 0, digits = 0, others = 0;
    char c;
    while (cin.get(c)) { cnt[(unsigned char)c]++; if (isalpha(c)) letters++; else if (isdigit(c)) digits++; else others++; }
    cout << letters << " " << digits << " " << others << "\n";
    for (char x = 'a'; x <= 'z'; x++) if (cnt[x]) cout << x << cnt[x] << " ";
    cout << endl;
}
