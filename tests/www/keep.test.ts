import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Kept, keep, takeUp } from "../../www/src/core/keep.js";
import { FakeStorage } from "./fake-storage.js";

const KEY = "quaylui.switch";
const STATE: Kept = {
  links: [
    { widget: "play", puzzle: "0012000321003000" },
    { widget: "sim", puzzle: "0000003430200100", order: "mrv", step: 17 },
  ],
  anchor: "quay-lui",
  offset: -120.5,
};

let shelf: FakeStorage;
beforeEach(() => {
  shelf = new FakeStorage();
  vi.stubGlobal("sessionStorage", shelf);
});
afterEach(() => vi.unstubAllGlobals());

describe("what one page hands to the next", () => {
  it("is taken up whole, and once only", () => {
    keep(STATE);
    expect(takeUp()).toEqual(STATE);
    expect(shelf.length).toBe(0);
    expect(takeUp()).toBeNull();
  });

  it("is the latest", () => {
    keep(STATE);
    keep({ ...STATE, anchor: "mrv" });
    expect(takeUp()?.anchor).toBe("mrv");
  });

  it("is nothing at first", () => {
    expect(takeUp()).toBeNull();
  });

  it.each(["", "{", "7", "null", "[]", "{}", '{"links":3}', '{"links":[5],"anchor":"a"}'])(
    "is nothing when damaged, and gone for good: %j",
    (text) => {
      shelf.setItem(KEY, text);
      expect(takeUp()).toBeNull();
      expect(shelf.length).toBe(0);
    },
  );

  it("passes over links that cannot be read", () => {
    const links = ["#w=sim&s=3", "#w=evil", "", "#p=12", "#l=en"];
    shelf.setItem(KEY, JSON.stringify({ links, anchor: "a", offset: 1 }));
    expect(takeUp()?.links).toEqual([{ widget: "sim", step: 3 }, { language: "en" }]);
  });

  it.each([
    ["5", 5],
    [null, 0],
    ["far", 0],
    [undefined, 0],
  ])("reads offset %j as %i", (offset, read) => {
    shelf.setItem(KEY, JSON.stringify({ links: [], anchor: "a", offset }));
    expect(takeUp()?.offset).toBe(read);
  });
});

describe("without session storage", () => {
  it.each([
    ["none at all", undefined],
    ["one that is full", new FakeStorage({}, 0)],
  ])("%s: the switch goes on without the state", (_, storage) => {
    vi.stubGlobal("sessionStorage", storage);
    expect(() => keep(STATE)).not.toThrow();
    expect(takeUp()).toBeNull();
  });
});
