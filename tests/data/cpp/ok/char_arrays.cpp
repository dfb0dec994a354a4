#include <bits/stdc++.h>
using namespace std;
char grid[5][10];
int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> grid[i];
    for (int i = 0; i < n; i++) cout << grid[i] << " " << strlen(grid[i]) << "\n";
    char s[20], t[20];
    cin >> s;
    strcpy(t, s);
    strcat(t, "END");
    cout << t << " " << strcmp(s, t) << strcmp("a", "a") << "\n";
    string str = s;
    cout << str.size() << " " << str.c_str() << "\n";
    const char *names[] = {"one", "two"};
    for (int i = 0; i < 2; i++) cout << names[i] << " ";
    const char *p = "pointer";
    while (*p) { putchar(*p); p++; }
    cout << "\n";
    printf("%s %c\n", grid[0], grid[0][1]);
}
