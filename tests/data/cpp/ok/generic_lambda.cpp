#include <bits/stdc++.h>
using namespace std;
int apply(function<int(int, int)> f, int a, int b) { return f(a, b); }
int addTwo(int a, int b) { return a + b; }
int main() {
    auto twice = [](auto x) { return x + x; };
    cout << twice(3) << " " << twice(1.5) << " " << twice(string("ab")) << "\n";
    cout << apply(addTwo, 1, 2) << apply([](int a, int b) { return a * b; }, 3, 4) << "\n";
    int (*fp)(int, int) = addTwo;
    cout << fp(5, 6) << "\n";
    vector<function<int(int)>> fs;
    for (int i = 0; i < 3; i++) fs.push_back([i](int x) { return x * i; });
    for (auto &f : fs) cout << f(10) << " ";
    cout << "\n";
    int counter = 0;
    auto tick = [counter]() mutable { return ++counter; };
    tick(); tick();
    cout << tick() << counter << "\n";
    map<string, function<double(double, double)>> ops = {{"+", [](double a, double b) { return a + b; }}, {"/", [](double a, double b) { return a / b; }}};
    cout << ops["+"](1, 2) << " " << ops["/"](1, 4) << "\n";
    auto compose = [](function<int(int)> f, function<int(int)> g) { return [f, g](int x) { return f(g(x)); }; };
    cout << compose([](int x) { return x + 1; }, [](int x) { return x * 10; })(5) << endl;
}
