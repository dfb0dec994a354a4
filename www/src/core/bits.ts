/** A mask as it is written on paper: the bits from `highest` down to 0. */
export function bitsDown(mask: number, highest: number): readonly { readonly bit: number; readonly on: boolean }[] {
  return Array.from({ length: highest + 1 }, (_, index) => {
    const bit = highest - index;
    return { bit, on: (mask & (1 << bit)) !== 0 };
  });
}

/** How many bits are set. */
export function popcount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The lowest bit alone, 0 when none is set. */
export function lowestBit(mask: number): number {
  return mask & -mask;
}

/** The number of the lowest bit: count trailing zeros. -1 when none is set. */
export function lowestDigit(mask: number): number {
  return 31 - Math.clz32(lowestBit(mask));
}

/** "0x3FE" */
export function hex(mask: number): string {
  return `0x${mask.toString(16).toUpperCase()}`;
}
