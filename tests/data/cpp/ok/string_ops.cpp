#include <bits/stdc++.h>
using namespace std;
int main() {
    string s = "hello world";
    cout << s.size() << " " << s.substr(0, 5) << " " << s.find("wor") << " " << (s.find('z') == string::npos) << "\n";
    s += "!";
    s.push_back('?');
    reverse(s.begin(), s.end());
    cout << s << "\n";
    string t = s + "abc" + 'd';
    cout << t << " " << t.length() << "\n";
    sort(t.begin(), t.end());
    cout << t << "\n";
    t.erase(0, 3);
    t.insert(2, "XYZ");
    t.replace(0, 2, "--");
    cout << t << "\n";
    cout << (string("abc") < string("abd")) << ("abc" == string("abc")) << "\n";
    cout << stoi("42") + stoll("1000000000000") << " " << to_string(3.5) << " " << to_string(-7) << "\n";
    string line;
    getline(cin, line);
    cout << "[" << line << "]" << endl;
    int n;
    cin >> n;
    cin.ignore();
    getline(cin, line);
    cout << n << "[" << line << "]\n";
    for (int i = 0; i < (int)line.size(); i++)
        if (isupper(line[i])) line[i] = line[i] - 'A' + 'a';
    cout << line << "\n";
    char c = 'a';
    c++;
    cout << c << (int)c << char(c + 1) << "\n";
    string r(5, '*');
    cout << r << r.empty() << r.back() << "\n";
}
