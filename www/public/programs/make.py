g = [[0] * 9 for _ in range(9)]
row, col, box = [0] * 9, [0] * 9, [0] * 9
found = 0
seed = int(input())


def candidates(r, c):
    return ~(row[r] | col[c] | box[r // 3 * 3 + c // 3]) & 0x3FE


def flip(r, c, v):
    row[r] ^= 1 << v
    col[c] ^= 1 << v
    box[r // 3 * 3 + c // 3] ^= 1 << v


def explore():
    global found
    best, br, bc = 10, -1, -1
    for r in range(9):
        for c in range(9):
            if g[r][c] != 0:
                continue
            k = bin(candidates(r, c)).count("1")
            if k < best:
                best, br, bc = k, r, c
    if br == -1:
        found += 1
        return
    m = candidates(br, bc)
    while m != 0 and found < 2:
        v = (m & -m).bit_length() - 1
        m &= m - 1
        g[br][bc] = v
        flip(br, bc, v)
        explore()
        flip(br, bc, v)
        g[br][bc] = 0


def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed // 65536 % n


def mix(a):
    for i in range(len(a) - 1, 0, -1):
        j = rnd(i + 1)
        a[i], a[j] = a[j], a[i]


def fill_board(p):
    if p == 81:
        return True
    r, c = divmod(p, 9)
    d = list(range(1, 10))
    mix(d)
    for v in d:
        if candidates(r, c) >> v & 1 == 0:
            continue
        g[r][c] = v
        flip(r, c, v)
        if fill_board(p + 1):
            return True
        flip(r, c, v)
        g[r][c] = 0
    return False


fill_board(0)
order = list(range(81))
mix(order)
for p in order:
    r, c = divmod(p, 9)
    v = g[r][c]
    g[r][c] = 0
    flip(r, c, v)
    found = 0
    explore()
    if found != 1:
        g[r][c] = v
        flip(r, c, v)
for line in g:
    print(*line, sep="")
