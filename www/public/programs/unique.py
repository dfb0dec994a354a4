import sys

g = [[0] * 9 for _ in range(9)]
row, col, box = [0] * 9, [0] * 9, [0] * 9
found = 0


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


def read():
    a = [int(x) for x in sys.stdin.read() if x.isdigit()]
    for i in range(81):
        r, c, v = i // 9, i % 9, a[i]
        if v == 0:
            continue
        if candidates(r, c) >> v & 1 == 0:
            return False
        g[r][c] = v
        flip(r, c, v)
    return True


if read():
    explore()
print(["VO NGHIEM", "DUY NHAT", "NHIEU LOI GIAI"][found])
