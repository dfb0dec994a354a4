import { describe, expect, it } from "vitest";
import { type Link, readLink, writeLink } from "../../www/src/core/link.js";

const NINE = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
const FOUR = "0012000321003000";

describe("a link", () => {
  const whole: [string, Link][] = [
    ["", {}],
    [`p=${FOUR}`, { puzzle: FOUR }],
    [`p=${NINE}`, { puzzle: NINE }],
    ["w=sim", { widget: "sim" }],
    ["w=houses&s=12", { widget: "houses", step: 12 }],
    ["w=masks&o=mrv", { widget: "masks", order: "mrv" }],
    ["w=play&o=mrv", { widget: "play", order: "mrv" }],
    ["o=plain", { order: "plain" }],
    ["s=0", { step: 0 }],
    ["s=999999999999", { step: 999_999_999_999 }],
    ["l=en", { language: "en" }],
    [`p=${NINE}&w=play&o=mrv&s=42&l=vi`, { puzzle: NINE, widget: "play", order: "mrv", step: 42, language: "vi" }],
  ];
  it.each(whole)("%j is written from what it holds", (text, link) => {
    expect(writeLink(link)).toBe(`#${text}`);
  });

  it.each(whole.slice(1))("%j is read back the same, with its # or without", (text, link) => {
    expect(readLink(`#${text}`)).toEqual({ kind: "link", link });
    expect(readLink(text)).toEqual({ kind: "link", link });
  });

  it("has its parts in any order", () => {
    expect(readLink(`#s=3&o=mrv&p=${FOUR}`)).toEqual({ kind: "link", link: { puzzle: FOUR, order: "mrv", step: 3 } });
  });

  it("may have dots for empty cells", () => {
    expect(readLink(`#p=${FOUR.replaceAll("0", ".")}`)).toEqual({ kind: "link", link: { puzzle: FOUR } });
  });
});

describe("no link", () => {
  it.each(["", "#", "#bai-toan", "#toc", "#section-2_b", "top"])("%j is left to the page", (fragment) => {
    expect(readLink(fragment)).toEqual({ kind: "none" });
  });
});

describe("a broken or hostile link names the part that is wrong", () => {
  const hostile: [string, string][] = [
    ["p=", "p"],
    ["p=123", "p"],
    [`p=${NINE}0`, "p"],
    [`p=${NINE.slice(1)}`, "p"],
    [`p=${FOUR.replace("1", "5")}`, "p"],
    [`p=${NINE.replace("8", "x")}`, "p"],
    [`p=${NINE.replace("8", "٨")}`, "p"],
    [`p=${NINE}%0A`, "p"],
    ["p=<script>alert(1)</script>", "p"],
    ["w=constructor", "w"],
    ["w=__proto__", "w"],
    ["w=Play", "w"],
    ["w=", "w"],
    ["o=random", "o"],
    ["s=-1", "s"],
    ["s=1.5", "s"],
    ["s=1e9", "s"],
    ["s=0x10", "s"],
    ["s= 1", "s"],
    ["s=9999999999999", "s"],
    ["s=Infinity", "s"],
    ["s=", "s"],
    ["l=fr", "l"],
    ["x=1", "x"],
    ["P=1", "P"],
    ["__proto__=1", "__proto__"],
    ["w=sim&w=evil", "w"],
    ["=1", ""],
    ["%E0%A4%A", "\ufffd%A"],
    [`${"k".repeat(50)}=1`, "k".repeat(20)],
  ];
  it.each(hostile)("#%s", (text, part) => {
    expect(readLink(`#${text}`)).toEqual({ kind: "broken", part });
  });

  it("and one too long is not even looked at", () => {
    expect(readLink(`#s=${"1".repeat(5000)}`)).toEqual({ kind: "broken", part: "length" });
  });

  it("and leaves nothing behind on other objects", () => {
    readLink("#__proto__=polluted&constructor=1");
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
