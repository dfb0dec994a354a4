#include <iostream>
using namespace std;
int sign(int x) { return x < 0 ? -1 : x > 0 ? 1 : 0; }
int main() {
    for (int i = -2; i <= 2; i++) cout << sign(i) << (i % 2 ? "o" : "e") << ' ';
    int a = 5, b = 7;
    (a > b ? a : b) = 0;
    cout << a << b << endl;
    string s = a > b ? "gt" : "le";
    double d = a > 0 ? 1 : 2.5;
    cout << s << d << endl;
}
