#include <iostream>
using namespace std;
int a[1000];
int main() {
    int n = 1000;
    for (int i = 0; i < n; ++i) a[i] = i * 3;
    int q[] = {0, 3, 4, 2997, 5000};
    for (int x : q) {
        int lo = 0, hi = n - 1, at = -1;
        while (lo <= hi) {
            int mid = (lo + hi) >> 1;
            if (a[mid] == x) { at = mid; break; }
            else if (a[mid] < x) lo = mid + 1;
            else hi = mid - 1;
        }
        cout << at << " ";
    }
    cout << endl;
}
