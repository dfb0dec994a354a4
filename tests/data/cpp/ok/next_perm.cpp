#include <bits/stdc++.h>
using namespace std;
int main() {
    int a[] = {1, 2, 3};
    do {
        for (int x : a) cout << x;
        cout << " ";
    } while (next_permutation(a, a + 3));
    cout << "\n";
    string s = "aabc";
    int n = 0;
    do n++; while (next_permutation(s.begin(), s.end()));
    cout << n << " " << s << "\n";
    vector<int> v{4, 2, 9};
    sort(v.begin(), v.end());
    cout << lower_bound(v.begin(), v.end(), 4) - v.begin() << upper_bound(v.begin(), v.end(), 4) - v.begin() << "\n";
    fill(a, a + 3, 7);
    cout << count(a, a + 3, 7) << accumulate(a, a + 3, 0LL) << "\n";
    int b[3];
    copy(a, a + 3, b);
    cout << b[2] << (find(b, b + 3, 7) - b) << "\n";
    memset(b, 0, sizeof(b));
    cout << b[0] << b[1] << "\n";
    memset(b, -1, sizeof b);
    cout << b[0] << "\n";
}
