#include <bits/stdc++.h>
using namespace std;
enum Op { PUSH, POP, ADD }; struct Instr { Op op; int arg; };
int main() { vector<Instr> prog = {{PUSH, 2}, {PUSH, 40}, {ADD, 0}}; vector<int> st; for (auto &[op, arg] : prog) switch (op) { case PUSH: st.push_back(arg); break; case POP: st.pop_back(); break; case ADD: { int b = st.back(); st.pop_back(); st.back() += b; break; } } cout << st.back() << endl; map<Op, string> names{{PUSH, "push"}, {ADD, "add"}}; cout << names[ADD] << names.at(PUSH) << endl; Op o = static_cast<Op>(1); cout << o << (o == POP) << endl; int i = 0; while (i < 3) switch (i++) { case 1: cout << "one"; } cout << endl; }
