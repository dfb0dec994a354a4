#include <bits/stdc++.h>
using namespace std;
int main() {
    string line;
    while (getline(cin, line)) {
        stringstream ss(line);
        string w;
        int n = 0;
        while (ss >> w) n++;
        cout << n << ": " << line << "\n";
    }
    stringstream out;
    out << 1 << "-" << 2.5 << "-" << 'c';
    cout << out.str() << "\n";
    string csv = "a,b,,c", item;
    stringstream in(csv);
    while (getline(in, item, ',')) cout << "[" << item << "]";
    cout << "\n";
    istringstream num("10 20 30");
    int s = 0, x;
    while (num >> x) s += x;
    cout << s << endl;
}
