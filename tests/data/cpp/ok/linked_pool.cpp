#include <iostream>
using namespace std;
struct Node { int val; int next; };
Node pool[100];
int cnt = 0, head = -1;
void add(int v) { pool[cnt].val = v; pool[cnt].next = head; head = cnt++; }
int main() {
    for (int i = 0; i < 6; i++) add(i * i);
    for (int p = head; p != -1; p = pool[p].next) cout << pool[p].val << " ";
    cout << endl;
}
