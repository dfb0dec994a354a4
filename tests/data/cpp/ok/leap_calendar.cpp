#include <iostream>
#include <iomanip>
using namespace std;
bool leap(int y) { return y % 400 == 0 || (y % 4 == 0 && y % 100); }
int main() {
    int d[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}, y = 2024, m = 2, first = 4;
    if (leap(y)) d[1]++;
    cout << "Mo Tu We Th Fr Sa Su\n" << string(3 * (first - 1), ' ');
    for (int i = 1; i <= d[m - 1]; i++) { cout << setw(2) << i << ((i + first - 1) % 7 == 0 ? '\n' : ' '); }
    cout << endl;
    for (int q : {1900, 2000, 2023}) cout << leap(q);
    cout << endl;
}
