#include <iostream>
#include <algorithm>
using namespace std;
int *findFirst(int *b, int *e, int v) { while (b != e && *b != v) ++b; return b; }
void reverseArray(int *a, int n) { for (int *l = a, *r = a + n - 1; l < r; l++, r--) swap(*l, *r); }
int main() {
    int a[] = {4, 8, 15, 16, 23, 42};
    int n = sizeof(a) / sizeof(*a);
    int *p = findFirst(a, a + n, 16);
    cout << p - a << *p << *(p + 1) << p[-1] << endl;
    reverseArray(a, n);
    for (const int *q = a; q != a + n; q++) cout << *q << ' ';
    cout << endl;
    int x = 5, *px = &x, **ppx = &px;
    **ppx = 7;
    cout << x << (px == &x) << (px != nullptr) << endl;
    sort(a + 1, a + 4);
    for (int v : a) cout << v << ' ';
    cout << (find(a, a + n, 100) == a + n) << endl;
    const char *s = "hello";
    int len = 0;
    while (s[len]) len++;
    cout << len << *s << s[4] << s + 2 << endl;
}
