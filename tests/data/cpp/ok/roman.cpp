#include <bits/stdc++.h>
using namespace std;
string roman(int n) {
    vector<pair<int, string>> t = {{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
    string r;
    for (auto &[v, s] : t) while (n >= v) { r += s; n -= v; }
    return r;
}
int main() { for (int n : {1994, 2024, 4, 9, 3999}) cout << roman(n) << " "; cout << "\n"; }
