#include <bits/stdc++.h>
using namespace std;
int prec(char c) { return c == '+' || c == '-' ? 1 : 2; }
int apply(int a, int b, char c) { switch (c) { case '+': return a + b; case '-': return a - b; case '*': return a * b; default: return a / b; } }
int eval(const string &s) {
    vector<int> v; vector<char> ops;
    auto top = [&]() { int b = v.back(); v.pop_back(); int a = v.back(); v.pop_back(); v.push_back(apply(a, b, ops.back())); ops.pop_back(); };
    for (size_t i = 0; i < s.size(); i++) {
        if (isspace(s[i])) continue;
        if (isdigit(s[i])) { int x = 0; while (i < s.size() && isdigit(s[i])) x = x * 10 + (s[i++] - '0'); --i; v.push_back(x); }
        else if (s[i] == '(') ops.push_back('(');
        else if (s[i] == ')') { while (ops.back() != '(') top(); ops.pop_back(); }
        else { while (!ops.empty() && ops.back() != '(' && prec(ops.back()) >= prec(s[i])) top(); ops.push_back(s[i]); }
    }
    while (!ops.empty()) top();
    return v[0];
}
int main() { string line; while (getline(cin, line)) cout << eval(line) << endl; }
