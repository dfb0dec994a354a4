#include <bits/stdc++.h>
using namespace std;
void quick(vector<int> &a, int l, int r) {
    if (l >= r) return;
    int p = a[(l + r) / 2], i = l, j = r;
    while (i <= j) {
        while (a[i] < p) i++;
        while (a[j] > p) j--;
        if (i <= j) swap(a[i++], a[j--]);
    }
    quick(a, l, j);
    quick(a, i, r);
}
vector<int> mergeSort(vector<int> a) {
    if (a.size() <= 1) return a;
    vector<int> l(a.begin(), a.begin() + a.size() / 2), r(a.begin() + a.size() / 2, a.end());
    l = mergeSort(l); r = mergeSort(r);
    vector<int> out;
    size_t i = 0, j = 0;
    while (i < l.size() || j < r.size())
        if (j == r.size() || (i < l.size() && l[i] <= r[j])) out.push_back(l[i++]);
        else out.push_back(r[j++]);
    return out;
}
int main() {
    vector<int> v;
    unsigned s = 12345;
    for (int i = 0; i < 50; i++) { s = s * 1103515245u + 12345u; v.push_back(s >> 16 & 1023); }
    vector<int> w = mergeSort(v);
    quick(v, 0, (int)v.size() - 1);
    cout << (v == w) << " " << v.front() << " " << v.back() << " " << v[25] << "\n";
}
