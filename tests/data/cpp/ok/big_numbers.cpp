#include <bits/stdc++.h>
using namespace std;
string addBig(string a, string b) {
    if (a.size() < b.size()) swap(a, b);
    reverse(a.begin(), a.end());
    reverse(b.begin(), b.end());
    string r;
    int carry = 0;
    for (size_t i = 0; i < a.size(); i++) {
        int s = carry + (a[i] - '0') + (i < b.size() ? b[i] - '0' : 0);
        r += char('0' + s % 10);
        carry = s / 10;
    }
    if (carry) r += char('0' + carry);
    reverse(r.begin(), r.end());
    return r;
}
int main() {
    string a = "1", b = "1";
    for (int i = 0; i < 200; i++) { string c = addBig(a, b); a = b; b = c; }
    cout << b << endl;
}
