#include <iostream>
#include <string>
#include <cctype>
using namespace std;
string shift(string s, int k) {
    for (auto &c : s) {
        if (islower(c)) c = (c - 'a' + k + 26) % 26 + 'a';
        else if (isupper(c)) c = (c - 'A' + k + 26) % 26 + 'A';
    }
    return s;
}
int main() {
    string line;
    getline(cin, line);
    string e = shift(line, 3);
    cout << e << "\n" << shift(e, -3) << "\n";
}
