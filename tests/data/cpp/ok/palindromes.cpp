#include <bits/stdc++.h>
using namespace std;
bool isPal(const string &s) { string t(s.rbegin(), s.rend()); return s == t; }
int main() {
    for (string s : {"level", "hello", "a", "noon"}) cout << s << ":" << boolalpha << isPal(s) << " ";
    cout << endl;
}
