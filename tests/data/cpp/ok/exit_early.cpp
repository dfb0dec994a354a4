#include <bits/stdc++.h>
using namespace std;
void stop(int code) { cout << "stopping " << code << endl; exit(0); }
int main() {
    for (int i = 0;; i++) { if (i == 3) stop(i); cout << i << endl; }
    cout << "never" << endl;
}
