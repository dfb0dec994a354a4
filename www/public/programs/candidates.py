import sys


def ok(r, c, v):
    for i in range(9):
        if g[r][i] == v or g[i][c] == v:
            return False
        if g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == v:
            return False
    return True


*a, r, c = [int(x) for x in sys.stdin.read() if x.isdigit()]
g = [a[i:i + 9] for i in range(0, 81, 9)]
r, c = r - 1, c - 1
found = []
if g[r][c] == 0:
    found = [v for v in range(1, 10) if ok(r, c, v)]
print(*found or ["KHONG CO"])
