#include <bits/stdc++.h>
using namespace std;
struct Node { int key; Node *left, *right; };
Node pool[100]; int used = 0;
Node *make(int k) { Node *p = &pool[used++]; p->key = k; p->left = p->right = nullptr; return p; }
Node *insert(Node *t, int k) { if (!t) return make(k); if (k < t->key) t->left = insert(t->left, k); else t->right = insert(t->right, k); return t; }
void inorder(Node *t) { if (t == NULL) return; inorder(t->left); cout << t->key << ' '; inorder(t->right); }
int height(Node *t) { return t ? 1 + max(height(t->left), height(t->right)) : 0; }
int main() { Node *root = nullptr; for (int x : {5, 2, 8, 1, 9, 3}) root = insert(root, x); inorder(root); cout << height(root) << endl; }
