#include <bits/stdc++.h>
using namespace std;
struct Item { string name; int price; bool operator<(const Item &o) const { return tie_less(o); } bool tie_less(const Item &o) const { return price != o.price ? price < o.price : name < o.name; } };
struct Shop {
    map<string, int> stock;
    vector<Item> items;
    Shop &add(string n, int p, int q = 1) { items.push_back({n, p}); stock[n] += q; return *this; }
    int total() const { int s = 0; for (auto &i : items) s += i.price * stock.at(i.name); return s; }
};
int main() {
    Shop s;
    s.add("pen", 3, 10).add("book", 20).add("bag", 50, 2);
    sort(s.items.begin(), s.items.end());
    for (auto &[n, p] : s.items) cout << n << '=' << p << ' ';
    cout << s.total() << endl;
    auto cheapest = *min_element(s.items.begin(), s.items.end());
    cout << cheapest.name << endl;
}
