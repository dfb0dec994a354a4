#include <bits/stdc++.h>
using namespace std;
int main() {
    string line;
    int lines = 0, words = 0;
    size_t longest = 0;
    set<string> distinct;
    while (getline(cin, line)) {
        lines++;
        if (line.empty()) continue;
        longest = max(longest, line.size());
        istringstream in(line);
        string w;
        while (in >> w) { words++; while (!w.empty() && ispunct(w.back())) w.pop_back(); for (auto &c : w) c = tolower(c); distinct.insert(w); }
    }
    cout << lines << ' ' << words << ' ' << longest << ' ' << distinct.size() << '\n';
    for (auto &w : distinct) cout << w << ',';
    cout << endl;
}
