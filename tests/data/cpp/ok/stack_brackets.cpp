#include <bits/stdc++.h>
using namespace std;
bool balanced(const string &s) {
    stack<char> st;
    for (char c : s) {
        switch (c) {
            case '(': case '[': case '{': st.push(c); break;
            case ')': if (st.empty() || st.top() != '(') return false; st.pop(); break;
            case ']': if (st.empty() || st.top() != '[') return false; st.pop(); break;
            case '}': if (st.empty() || st.top() != '{') return false; st.pop(); break;
        }
    }
    return st.empty();
}
int main() {
    string s;
    while (cin >> s) cout << (balanced(s) ? "YES" : "NO") << '\n';
}
