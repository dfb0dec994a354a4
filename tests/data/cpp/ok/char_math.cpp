#include <iostream>
using namespace std;
int main() {
    char a = 'A';
    int x = a;
    cout << x << char(x + 1) << (char)(x + 32) << a + 1 << endl;
    char b = '5';
    int d = b - '0';
    cout << d * 2 << (b >= '0' && b <= '9') << '\n';
    for (char c = 'a'; c < 'f'; ++c) cout << c << (c - 'a') << ' ';
    cout << endl;
    unsigned char u = 250;
    u += 10;
    signed char s = 127;
    cout << int(u) << ' ' << int(s) << ' ' << ('a' < 'b') << ('a' == 97) << endl;
    char word[] = {'h', 'i', '\0'};
    cout << word << sizeof(word) << endl;
    cout << (a > 'B' ? "big" : "small") << "\t" << 'x' << "\n";
    bool t = 'x';
    cout << t << !t << -t << endl;
}
