#include <bits/stdc++.h>
using namespace std;
int main() {
    map<string, int> count;
    string w;
    while (cin >> w) {
        for (char &c : w) c = tolower(c);
        count[w]++;
    }
    for (auto &p : count) cout << p.first << ": " << p.second << "\n";
    vector<pair<int, string>> order;
    for (auto [word, k] : count) order.push_back({-k, word});
    sort(order.begin(), order.end());
    for (size_t i = 0; i < order.size() && i < 3; i++) cout << order[i].second << " ";
    cout << endl;
}
