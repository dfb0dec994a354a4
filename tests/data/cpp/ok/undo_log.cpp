#include <bits/stdc++.h>
using namespace std;
struct Change { int cell, before; };
int main() {
    vector<int> cells(6, 0);
    vector<Change> log;
    auto set = [&](int i, int v) { log.push_back({i, cells[i]}); cells[i] = v; };
    auto undo = [&]() { if (log.empty()) return false; cells[log.back().cell] = log.back().before; log.pop_back(); return true; };
    set(1, 5); set(1, 7); set(3, 2);
    for (int x : cells) cout << x; cout << "\n";
    while (undo()) { for (int x : cells) cout << x; cout << "\n"; }
}
