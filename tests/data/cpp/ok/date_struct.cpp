#include <bits/stdc++.h>
using namespace std;
struct Date {
    int d = 1, m = 1, y = 2000;
    bool leap() const { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; }
    int days() const { static const int t[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}; return m == 2 && leap() ? 29 : t[m - 1]; }
    Date &next() { if (++d > days()) { d = 1; if (++m > 12) { m = 1; y++; } } return *this; }
};
ostream &operator<<(ostream &o, const Date &x) { return o << setfill('0') << setw(2) << x.d << '/' << setw(2) << x.m << '/' << x.y; }
int main() {
    Date x;
    x.d = 28; x.m = 2;
    cout << x << " " << x.next() << " " << x.next().next() << endl;
    Date y = {31, 12, 1999};
    cout << y.next() << endl;
}
