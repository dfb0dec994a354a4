#include <iostream>
#include <utility>
using namespace std;
pair<unsigned long long, unsigned long long> fib(int n) {
    if (n == 0) return {0, 1};
    auto p = fib(n >> 1);
    unsigned long long c = p.first * (2 * p.second - p.first), d = p.first * p.first + p.second * p.second;
    if (n & 1) return {d, c + d};
    return {c, d};
}
int main() { for (int i : {1, 10, 50, 90}) cout << fib(i).first << ' '; cout << endl; }
