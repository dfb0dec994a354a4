#include <iostream>
#include <vector>
using namespace std;
int main() {
    vector<int> v;
    cout << v.size() - 1 << endl;
    int n = -1;
    cout << (n < (int)v.size()) << (n < v.size()) << endl;
    unsigned a = 3, b = 5;
    cout << a - b << " " << (int)(a - b) << " " << a * b % 4 << endl;
    unsigned long long h = 1469598103934665603ULL;
    for (char c : string("hash")) { h ^= (unsigned char)c; h *= 1099511628211ULL; }
    cout << h << endl;
    long long big = 1e18;
    cout << big * 9 / 10 << " " << (unsigned)big << endl;
    unsigned char c = 255;
    c++;
    cout << (int)c << endl;
    int x = 'z' - 'a';
    char d = 'a' + x;
    cout << x << d << endl;
    short s = 32767;
    s++;
    cout << s << endl;
    cout << (1u << 31) << " " << (1LL << 62) << " " << (-8 >> 1) << " " << (0xFFFFFFFFu >> 4) << endl;
    cout << 5 % -3 << -5 % 3 << endl;
    bool flag = 2;
    flag += 1;
    cout << flag << endl;
}
