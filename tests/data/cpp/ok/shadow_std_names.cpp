#include <bits/stdc++.h>
using namespace std;
int main() {
    int max = 3, count = 2, data[3] = {1, 2, 3}, left = 1, right = 5, size = 9, end = 7;
    vector<int> list = {1, 2}, map(3, 1), set;
    string hash = "h";
    cout << max + count + data[1] + left + right + size + end << list.size() << map[0] << set.size() << hash << std::max(4, 5) << endl;
    int plus = 1, begin = 2, next = 3, y1 = 4, index = 5, prev = 6, time = 7, rank = 8;
    cout << plus + begin + next + y1 + index + prev + time + rank << endl;
}
