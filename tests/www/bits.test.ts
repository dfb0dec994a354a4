import { expect, test } from "vitest";
import { bitsDown, hex, lowestBit, lowestDigit, popcount } from "../../www/src/core/bits.js";

const written = (mask: number, highest: number) =>
  bitsDown(mask, highest)
    .map(({ on }) => Number(on))
    .join("");

test("a mask is written from its highest bit down to bit 0", () => {
  expect(written(0b1110111000, 9)).toBe("1110111000");
  expect(written(0b10, 4)).toBe("00010");
  expect(bitsDown(0, 9).map(({ bit }) => bit)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test.each([
  [0, 0, 0, -1],
  [0b10, 1, 0b10, 1],
  [0b0001000010, 2, 0b10, 1],
  [0b1000000000, 1, 0b1000000000, 9],
  [0x3fe, 9, 0b10, 1],
])("the mask %i has %i bits, the lowest of them %i, of digit %i", (mask, count, lowest, digit) => {
  expect([popcount(mask), lowestBit(mask), lowestDigit(mask)]).toEqual([count, lowest, digit]);
});

test("masks in hexadecimal are written as the lesson's program does", () => {
  expect([hex(0x3fe), hex(0x1e)]).toEqual(["0x3FE", "0x1E"]);
});
