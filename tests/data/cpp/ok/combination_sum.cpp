#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> res; vector<int> cur;
void bt(vector<int>& c, int target, int start) { if (target == 0) { res.push_back(cur); return; } for (int i = start; i < (int)c.size() && c[i] <= target; ++i) { cur.push_back(c[i]); bt(c, target - c[i], i); cur.pop_back(); } }
int main() { vector<int> c{2,3,5}; bt(c, 8, 0); for (auto& r : res) { for (size_t i = 0; i < r.size(); ++i) cout << (i ? "," : "[") << r[i]; cout << "]"; } cout << endl; string s; for (auto& r : res) s += to_string(r.size()) + (r.size() > 3 ? "L" : "S") + ' '; cout << s << endl; }
