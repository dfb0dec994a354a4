#include <iostream>
using namespace std;
int main() {
    int found = 0;
    for (int a = 1; a < 30 && !found; a++)
        for (int b = a; b < 30; b++) {
            int c2 = a * a + b * b, c = 0;
            while (c * c < c2) c++;
            if (c * c != c2) continue;
            if (a + b + c == 40) { cout << a << " " << b << " " << c << endl; found = 1; break; }
        }
    int n = 0;
    do { n++; if (n == 2) continue; if (n > 4) break; cout << n; } while (n < 10);
    cout << endl;
}
