#include <bits/stdc++.h>
using namespace std;
int bit[101], n = 100;
void add(int i, int v) { for (; i <= n; i += i & -i) bit[i] += v; }
int get(int i) { int s = 0; for (; i > 0; i -= i & -i) s += bit[i]; return s; }
int main() {
    int a[] = {5, 2, 8, 1, 9, 3};
    int inv = 0;
    for (int i = 5; i >= 0; i--) { inv += get(a[i] - 1); add(a[i], 1); }
    cout << inv << endl;
}
