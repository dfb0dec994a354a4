#include <iostream>
#include <string>
using namespace std;
string encode(const string &s) { string r; for (size_t i = 0; i < s.size();) { size_t j = i; while (j < s.size() && s[j] == s[i]) j++; r += to_string(j - i) + s[i]; i = j; } return r; }
string decode(const string &s) { string r; int n = 0; for (char c : s) if (c >= '0' && c <= '9') n = n * 10 + (c - '0'); else { r += string(n, c); n = 0; } return r; }
int main() { string s; while (cin >> s) { string e = encode(s); cout << e << ' ' << (decode(e) == s ? "ok" : "bad") << endl; } }
