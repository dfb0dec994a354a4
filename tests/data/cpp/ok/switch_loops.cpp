#include <iostream>
using namespace std;
enum Color { RED, GREEN = 5, BLUE };
enum class Dir { Up, Down };
int main() {
    for (int i = 0; i < 7; i++) {
        switch (i) {
            case 0: cout << "zero "; break;
            case 1:
            case 2: cout << "one-two "; break;
            case 3: cout << "three ";
            case 4: cout << "fall "; break;
            default: cout << "other "; break;
        }
    }
    cout << "\n" << RED << GREEN << BLUE << "\n";
    Dir d = Dir::Down;
    if (d == Dir::Down) cout << "down\n";
    int i = 0;
    do { i += 3; if (i == 9) continue; } while (i < 20);
    cout << i << "\n";
    while (true) { if (--i < 10) break; }
    cout << i << "\n";
    for (int a = 0, b = 10; a < b; a++, b--) cout << a * b << " ";
    cout << "\n";
    int k = 0;
    for (;;) { if (k++ > 3) break; }
    cout << k << "\n";
    char c = 'b';
    switch (c) { case 'a': cout << "A"; break; case 'b': cout << "B"; break; }
    cout << endl;
    if (int z = k * 2; z > 5) cout << z << "\n"; else cout << "no\n";
}
