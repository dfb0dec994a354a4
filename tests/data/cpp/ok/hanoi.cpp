#include <iostream>
using namespace std;
int moves = 0;
void hanoi(int n, char a, char b, char c) {
    if (n == 0) return;
    hanoi(n - 1, a, c, b);
    moves++;
    if (n == 4) cout << a << "->" << c << "\n";
    hanoi(n - 1, b, a, c);
}
int main() { hanoi(6, 'A', 'B', 'C'); cout << moves << endl; }
