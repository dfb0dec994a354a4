#include <bits/stdc++.h>
using namespace std;
struct Event { int start, end; string name; };
int main() {
    vector<Event> e = {{9, 11, "a"}, {10, 12, "b"}, {11, 13, "c"}, {12, 12, "d"}, {8, 9, "e"}};
    sort(e.begin(), e.end(), [](Event &x, Event &y) { return make_pair(x.end, x.start) < make_pair(y.end, y.start); });
    int last = INT_MIN; vector<string> picked;
    for (auto &x : e) if (x.start >= last) { picked.push_back(x.name); last = x.end; }
    for (auto &p : picked) cout << p; cout << "\n";
    auto it = find_if(e.begin(), e.end(), [](const Event &x) { return x.name == "d"; });
    cout << it - e.begin() << it->start << (*it).end << "\n";
    cout << any_of(e.begin(), e.end(), [](const Event &x) { return x.start > 11; }) << all_of(e.begin(), e.end(), [](const Event &x) { return x.end > 11; }) << "\n";
    auto longest = max_element(e.begin(), e.end(), [](const Event &a, const Event &b) { return a.end - a.start < b.end - b.start; });
    cout << longest->name << endl;
}
