#include <bits/stdc++.h>
using namespace std;
const int N = 1 << 10;
struct SegTree {
    int n;
    vector<long long> t;
    SegTree(int n) : n(n), t(2 * n, 0) {}
    void update(int i, long long v) { for (t[i += n] = v; i > 1; i /= 2) t[i / 2] = t[i] + t[i ^ 1]; }
    long long query(int l, int r) {
        long long s = 0;
        for (l += n, r += n; l < r; l /= 2, r /= 2) {
            if (l & 1) s += t[l++];
            if (r & 1) s += t[--r];
        }
        return s;
    }
};
int main() {
    SegTree st(N);
    for (int i = 0; i < N; i++) st.update(i, i);
    cout << st.query(0, N) << " " << st.query(10, 20) << "\n";
    st.update(15, 1000);
    cout << st.query(10, 20) << endl;
}
