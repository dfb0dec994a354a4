#include <bits/stdc++.h>
using namespace std;
int main() {
    string s = "12345";
    int sum = 0;
    for (char c : s) sum += c - '0';
    cout << sum << " " << stoi(s) + 1 << " " << stoi(s.substr(1, 2)) << " " << stod("2.50") << "\n";
    cout << to_string(42) + "!" << to_string(1LL << 40).size() << "\n";
    string bin;
    for (int n = 37; n; n /= 2) bin = char('0' + n % 2) + bin;
    cout << bin << " " << stoi(bin, nullptr, 2) << "\n";
    cout << s.compare("12346") << (s == "12345") << (s != "x") << (s < "2") << "\n";
    cout << s.find("34") << s.find('5') << (s.find("9") == string::npos) << s.rfind("5") << "\n";
    cout << s.find_first_of("53") << s.find_last_of("123") << s.find_first_not_of("12") << "\n";
    string t(3, 'x');
    t.append("yz").append(2, '!');
    t.insert(1, "--");
    t.erase(t.begin());
    t.erase(3);
    cout << t << t.size() << "\n";
    string u = "a b c";
    replace(u.begin(), u.end(), ' ', '_');
    u[0] = toupper(u[0]);
    u.at(2) = 'B';
    cout << u << u.front() << u.back() << count(u.begin(), u.end(), '_') << "\n";
    u.clear();
    cout << u.empty() << u.length() << "\n";
    const string k = "const";
    cout << k[0] << k.substr(2) << "\n";
    string lines = "one\ntwo\n";
    cout << lines;
    cout << "tab\there \"quoted\" \\ \x41 \101" << "\n";
    cout << string("abc") + "def" + 'g' << "\n";
    swap(s, t);
    cout << s << " " << t << "\n";
    string multi = "con" "cat";
    cout << multi << (int)multi[6] << "\n";
}
