#include <iostream>
using namespace std;
int main() {
    int i, j;
    for (i = 0, j = 10; i < j; i++, j -= 2) ;
    cout << i << j << endl;
    int a = (1, 2, 3);
    cout << a << endl;
    bool b = i && j || !a;
    cout << b << (a != 3 || b) << endl;
    int c = a++ * 2 + --a;
    cout << a << c << endl;
    int k = 0;
    while (k < 3) { int k2 = k * k; cout << k2; ++k; }
    cout << endl;
}
