#include <iostream>
using namespace std;
int x = 1;
int f(int x) { { int x = 3; x++; } return x; }
int main() {
    cout << x << f(5);
    int x = 2;
    { int x = 10; cout << x; x = 11; }
    cout << x << ::x;
    for (int x = 0; x < 2; x++) cout << x;
    if (int y = x; y == 2) cout << "y" << y;
    cout << endl;
}
