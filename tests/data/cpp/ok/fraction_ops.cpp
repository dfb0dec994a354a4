#include <bits/stdc++.h>
using namespace std;
struct Fraction {
    long long p, q;
    Fraction(long long a = 0, long long b = 1) { long long g = __gcd(abs(a), abs(b)); p = a / g; q = b / g; if (q < 0) p = -p, q = -q; }
    Fraction operator+(const Fraction &o) const { return Fraction(p * o.q + o.p * q, q * o.q); }
    Fraction operator-(Fraction o) const { return {p * o.q - o.p * q, q * o.q}; }
    Fraction operator*(const Fraction &o) const { return Fraction(p * o.p, q * o.q); }
    Fraction &operator+=(const Fraction &o) { *this = *this + o; return *this; }
    bool operator<(const Fraction &o) const { return p * o.q < o.p * q; }
    bool operator==(const Fraction &o) const { return p == o.p && q == o.q; }
    Fraction operator-() const { return Fraction(-p, q); }
};
ostream &operator<<(ostream &o, const Fraction &f) { o << f.p; if (f.q != 1) o << "/" << f.q; return o; }
istream &operator>>(istream &i, Fraction &f) { long long a, b; i >> a >> b; f = Fraction(a, b); return i; }
int main() {
    Fraction a, b;
    cin >> a >> b;
    cout << a + b << " " << a - b << " " << a * b << " " << -a << " " << (a < b) << (a == b) << "\n";
    Fraction s = 0;
    for (int i = 1; i <= 6; i++) s += Fraction(1, i * (i + 1));
    cout << s << endl;
}
