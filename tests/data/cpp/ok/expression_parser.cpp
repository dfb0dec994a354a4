#include <bits/stdc++.h>
using namespace std;
string s; size_t pos_;
int expr();
int atom() { if (s[pos_] == '(') { pos_++; int v = expr(); pos_++; return v; } int v = 0; while (pos_ < s.size() && isdigit(s[pos_])) v = v * 10 + (s[pos_++] - '0'); return v; }
int term() { int v = atom(); while (pos_ < s.size() && (s[pos_] == '*' || s[pos_] == '/')) { char c = s[pos_++]; int w = atom(); v = c == '*' ? v * w : v / w; } return v; }
int expr() { int v = term(); while (pos_ < s.size() && (s[pos_] == '+' || s[pos_] == '-')) { if (s[pos_++] == '+') v += term(); else v -= term(); } return v; }
int main() { while (getline(cin, s)) { pos_ = 0; s.erase(remove(s.begin(), s.end(), ' '), s.end()); cout << expr() << "\n"; } }
