#include <stdio.h>
#include <string.h>
#include <ctype.h>
int main(void) { char s[100], c; int i, cnt[26] = {0}; scanf("%s", s); for (i = 0; s[i] != '\0'; i++) if (isalpha(s[i])) cnt[tolower(s[i]) - 'a']++; for (i = 0; i < 26; i++) if (cnt[i]) printf("%c=%d ", 'a' + i, cnt[i]); printf("\n%d\n", (int)strlen(s)); while ((c = getchar()) != EOF) putchar(c); return 0; }
