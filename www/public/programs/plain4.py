import sys

N, B = 4, 2


def ok(r, c, v):
    for i in range(N):
        if g[r][i] == v or g[i][c] == v:
            return False
        if g[r // B * B + i // B][c // B * B + i % B] == v:
            return False
    return True


def solve(p):
    if p == N * N:
        return True
    r, c = divmod(p, N)
    if g[r][c] != 0:
        return solve(p + 1)
    for v in range(1, N + 1):
        if not ok(r, c, v):
            continue
        g[r][c] = v
        if solve(p + 1):
            return True
        g[r][c] = 0
    return False


a = [int(x) for x in sys.stdin.read() if x.isdigit()]
g = [a[i:i + N] for i in range(0, N * N, N)]
if solve(0):
    for row in g:
        print(*row, sep="")
else:
    print("VO NGHIEM")
