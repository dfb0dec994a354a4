import sys
sys.setrecursionlimit(10000)
g = []
placements = 0


def ok(r, c, v):
    for i in range(9):
        if g[r][i] == v:
            return False
        if g[i][c] == v:
            return False
    br, bc = r // 3 * 3, c // 3 * 3
    for i in range(3):
        for j in range(3):
            if g[br + i][bc + j] == v:
                return False
    return True


def solve(p):
    global placements
    if p == 81:
        return True
    r, c = p // 9, p % 9
    if g[r][c] != 0:
        return solve(p + 1)
    for v in range(1, 10):
        if ok(r, c, v):
            g[r][c] = v
            placements += 1
            if solve(p + 1):
                return True
            g[r][c] = 0
    return False


s = input()
g = [[int(s[r * 9 + c]) for c in range(9)] for r in range(9)]
if solve(0):
    for row in g:
        print("".join(map(str, row)))
    print(placements)
else:
    print("VO NGHIEM")
