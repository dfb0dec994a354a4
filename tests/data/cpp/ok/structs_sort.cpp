#include <bits/stdc++.h>
using namespace std;
struct Student {
    string name;
    int score;
    double height;
};
bool better(const Student &a, const Student &b) {
    if (a.score != b.score) return a.score > b.score;
    return a.name < b.name;
}
int main() {
    int n;
    cin >> n;
    vector<Student> v(n);
    for (int i = 0; i < n; i++) cin >> v[i].name >> v[i].score >> v[i].height;
    sort(v.begin(), v.end(), better);
    for (const Student &s : v) cout << s.name << " " << s.score << " " << fixed << setprecision(2) << s.height << "\n";
    sort(v.begin(), v.end(), [](const Student &a, const Student &b) { return a.height < b.height; });
    for (auto s : v) cout << setw(8) << s.name << setw(6) << s.score << "|\n";
}
