#include <iostream>
using namespace std;
int parent_[50], rank_[50];
int find(int x) { return parent_[x] == x ? x : parent_[x] = find(parent_[x]); }
bool unite(int a, int b) {
    a = find(a), b = find(b);
    if (a == b) return false;
    if (rank_[a] < rank_[b]) { int t = a; a = b; b = t; }
    parent_[b] = a;
    rank_[a] += rank_[a] == rank_[b];
    return true;
}
int main() {
    for (int i = 0; i < 50; i++) parent_[i] = i;
    int n = 50;
    for (int i = 0; i < 50; i++) for (int j = i + 1; j < 50; j++) if ((i * j) % 17 == 3) n -= unite(i, j);
    cout << n << endl;
}
