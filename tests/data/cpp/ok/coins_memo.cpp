#include <bits/stdc++.h>
using namespace std;
map<pair<int, int>, long long> memo;
vector<int> coins = {1, 2, 5, 10, 20, 50};
long long ways(int i, int n) {
    if (n == 0) return 1;
    if (n < 0 || i == (int)coins.size()) return 0;
    auto key = make_pair(i, n);
    auto it = memo.find(key);
    if (it != memo.end()) return it->second;
    return memo[key] = ways(i + 1, n) + ways(i, n - coins[i]);
}
int main() { cout << ways(0, 100) << " " << memo.size() << endl; }
