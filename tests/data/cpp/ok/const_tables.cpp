#include <iostream>
using namespace std;
const int SIZE = 4, AREA = SIZE * SIZE;
constexpr int LIMIT = 1 << 5;
const char *const NAMES[] = {"zero", "one", "two"};
const double RATE = 0.5;
enum { FIRST = 10, SECOND, THIRD = SECOND * 2 };
int grid[SIZE][AREA / SIZE];
const int dirs[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
int main() {
    for (int i = 0; i < AREA; i++) grid[i / SIZE][i % SIZE] = i % LIMIT;
    int r = 1, c = 1;
    for (const auto &d : dirs) { r += d[0]; c += d[1]; cout << grid[r][c] << ' '; }
    cout << NAMES[2] << RATE * 3 << FIRST + SECOND + THIRD << endl;
    static const int steps[] = {1, 2, 3};
    int s = 0;
    for (int x : steps) s += x;
    cout << s << sizeof(steps) / sizeof(steps[0]) << endl;
    switch (s) { case FIRST: cout << "f"; break; case AREA - 10: cout << "area"; break; }
    cout << endl;
}
