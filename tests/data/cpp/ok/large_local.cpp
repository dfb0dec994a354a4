#include <iostream>
using namespace std;
int main() {
    int a[20000] = {0}, b[100][100];
    long long s = 0;
    for (int i = 0; i < 20000; i++) a[i] = i % 7;
    for (int i = 0; i < 100; i++) for (int j = 0; j < 100; j++) b[i][j] = i * j;
    for (int i = 0; i < 20000; i++) s += a[i];
    for (auto &r : b) for (int x : r) s += x;
    cout << s << endl;
    bool used[5000] = {};
    used[4999] = true;
    int c = 0;
    for (bool u : used) c += u;
    cout << c << endl;
}
