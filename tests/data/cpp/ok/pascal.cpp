#include <iostream>
#include <vector>
using namespace std;
int main() {
    vector<vector<long long>> t;
    for (int i = 0; i < 12; ++i) {
        t.emplace_back(i + 1, 1);
        for (int j = 1; j < i; ++j) t[i][j] = t[i - 1][j - 1] + t[i - 1][j];
    }
    for (auto const &row : t) { for (auto v : row) cout << v << " "; cout << "\n"; }
}
