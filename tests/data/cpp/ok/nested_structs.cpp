#include <bits/stdc++.h>
using namespace std;
struct Vec { double x, y; Vec operator*(double k) const { return {x * k, y * k}; } double len() const { return sqrt(x * x + y * y); } };
struct Body { string name; Vec pos, vel; vector<Vec> trail; };
struct World {
    vector<Body> bodies;
    int ticks = 0;
    void add(const string &n, Vec p, Vec v) { bodies.push_back({n, p, v, {}}); }
    void step(double dt) { for (auto &b : bodies) { b.trail.push_back(b.pos); Vec d = b.vel * dt; b.pos.x += d.x; b.pos.y += d.y; } ticks++; }
};
int main() {
    World w;
    w.add("a", {0, 0}, {1, 2});
    w.add("b", {3, 4}, {-1, 0.5});
    for (int i = 0; i < 3; i++) w.step(0.5);
    World copy = w;
    copy.bodies[0].name = "changed";
    copy.bodies[0].trail.clear();
    for (auto &b : w.bodies) cout << b.name << " " << b.pos.x << " " << b.pos.y << " " << b.pos.len() << " " << b.trail.size() << " " << b.trail.back().x << "\n";
    cout << w.ticks << copy.bodies[0].trail.size() << endl;
    Body arr[2];
    arr[0] = w.bodies[1];
    arr[1].name = "z";
    swap(arr[0], arr[1]);
    cout << arr[0].name << arr[1].name << arr[1].trail.size() << endl;
}
