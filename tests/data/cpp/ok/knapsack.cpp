#include <bits/stdc++.h>
using namespace std;
const int MAXW = 1000;
int dp[MAXW + 1];
int main() {
    int n, W;
    cin >> n >> W;
    for (int i = 0; i < n; i++) {
        int w, v;
        cin >> w >> v;
        for (int j = W; j >= w; j--) dp[j] = max(dp[j], dp[j - w] + v);
    }
    cout << dp[W] << endl;
}
