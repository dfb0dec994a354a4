#include <iostream>
#include <array>
using namespace std;
const int N = 3;
void fillBoard(int g[N][N], int v) { for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) g[i][j] = v + i * N + j; }
int trace(const int (&g)[N][N]) { int s = 0; for (int i = 0; i < N; i++) s += g[i][i]; return s; }
int sumRow(const int *row) { int s = 0; for (int j = 0; j < N; j++) s += *row++; return s; }
array<int, 3> rotateLeft(array<int, 3> a) { return {a[1], a[2], a[0]}; }
int main() {
    int g[N][N];
    fillBoard(g, 10);
    cout << trace(g) << " " << sumRow(g[1]) << endl;
    array<int, 3> a = {1, 2, 3};
    auto b = rotateLeft(a);
    cout << a[0] << b[0] << b.back() << (a == b) << (a < b) << endl;
    int cube[2][3][4] = {};
    int k = 0;
    for (auto &p : cube) for (auto &r : p) for (auto &x : r) x = k++;
    cout << cube[1][2][3] << cube[0][1][2] << endl;
    cube[1][0][0] += 100;
    int i = 1;
    cout << cube[i][0][0] << " " << sizeof(cube) / sizeof(cube[0][0][0]) << endl;
    int *first = &g[0][0];
    cout << *(first + 4) << endl;
}
