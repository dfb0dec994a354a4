import { describe, expect, it } from "vitest";
import { GameStore } from "../../www/src/core/store.js";
import { FakeStorage } from "./fake-storage.js";

const A = "0012000321003000";
const B = "0000003430200100";
const GAME = [1, 2, 4_294_967_295];
const key = (puzzle: string) => `quaylui.game.${puzzle}`;
const broken = (puzzle: string) => `quaylui.broken.${puzzle}`;

describe("the store of games", () => {
  it("gives back what was saved, to a page opened later too", () => {
    const shelf = new FakeStorage();
    expect(new GameStore(shelf).save(A, GAME, 12.5, 1000)).toBe(true);
    expect(new GameStore(shelf).load(A)).toEqual({ kind: "game", stored: { game: GAME, seconds: 12.5, at: 1000 } });
  });

  it("keeps one game for each puzzle, the latest", () => {
    const store = new GameStore(new FakeStorage());
    store.save(A, [1], 1, 1);
    store.save(B, [2], 2, 2);
    store.save(A, [3], 3, 3);
    expect(store.load(A)).toMatchObject({ stored: { game: [3], seconds: 3 } });
    expect(store.load(B)).toMatchObject({ stored: { game: [2], seconds: 2 } });
  });

  it("knows no game of a puzzle never played", () => {
    const store = new GameStore(new FakeStorage());
    store.save(A, GAME, 1, 1);
    expect(store.load(B)).toEqual({ kind: "none" });
  });

  it.each(["", "{", "null", "7", '"game"', "[]", "{}", '{"seconds":3}', "{'game':1}"])(
    "sets aside a damaged game: %j",
    (text) => {
      const shelf = new FakeStorage({ [key(A)]: text });
      const store = new GameStore(shelf);
      expect(store.load(A)).toEqual({ kind: "broken" });
      expect(shelf.all).toEqual({ [broken(A)]: text });
      expect(store.load(A)).toEqual({ kind: "none" });
      expect(store.save(A, GAME, 0, 1)).toBe(true);
      expect(store.load(A)).toMatchObject({ kind: "game" });
      expect(shelf.getItem(broken(A)), "a new game does not destroy it").toBe(text);
    },
  );

  it.each([
    ['{"game":[1]}', 0, 0],
    ['{"game":[1],"seconds":-5,"at":"noon"}', 0, 0],
    ['{"game":[1],"seconds":"7","at":8}', 0, 8],
  ] as const)("reads %s with a clock that makes sense", (text, seconds, at) => {
    const store = new GameStore(new FakeStorage({ [key(A)]: text }));
    expect(store.load(A)).toEqual({ kind: "game", stored: { game: [1], seconds, at } });
  });

  it("sets aside on request what the engine refuses", () => {
    const shelf = new FakeStorage({ [key(A)]: '{"game":[9]}' });
    new GameStore(shelf).setAside(A);
    expect(shelf.all).toEqual({ [broken(A)]: '{"game":[9]}' });
  });

  it("has nothing to set aside where nothing is", () => {
    const shelf = new FakeStorage({ [key(B)]: "x" });
    new GameStore(shelf).setAside(A);
    expect(shelf.all).toEqual({ [key(B)]: "x" });
  });

  it("tells the puzzle played last", () => {
    expect(new GameStore(new FakeStorage({ "quaylui.last": A })).last).toBe(A);
    expect(new GameStore(new FakeStorage()).last).toBeNull();
  });
});

describe("a full device", () => {
  it("is told of, and the game saved before stays", () => {
    const shelf = new FakeStorage({}, 150);
    const store = new GameStore(shelf);
    expect(store.save(A, [1], 1, 1)).toBe(true);
    expect(store.save(A, Array(200).fill(7), 2, 2)).toBe(false);
    expect(store.load(A)).toMatchObject({ stored: { game: [1] } });
  });

  it("lets go of a damaged game rather than of the new one", () => {
    const text = "x".repeat(20);
    // Renaming needs two characters more than there are.
    const shelf = new FakeStorage({ [key(A)]: text }, key(A).length + text.length);
    expect(new GameStore(shelf).load(A)).toEqual({ kind: "broken" });
    expect(shelf.all).toEqual({});
  });
});

describe("a device without storage", () => {
  it("plays without saving", () => {
    const store = new GameStore(null);
    expect(store.works).toBe(false);
    expect(store.save(A, GAME, 1, 1)).toBe(false);
    expect(store.load(A)).toEqual({ kind: "none" });
    expect(store.last).toBeNull();
    expect(() => store.setAside(A)).not.toThrow();
  });

  it("works with a shelf", () => {
    expect(new GameStore(new FakeStorage()).works).toBe(true);
  });
});

describe("many games", () => {
  const name = (index: number) => String(index).padStart(16, "0");
  const MOST = 40;
  const filled = (times: (index: number) => number) => {
    const shelf = new FakeStorage({ "quaylui.theme": "dark", [broken(A)]: "kept", other: "not ours" });
    const store = new GameStore(shelf);
    for (let index = 0; index < MOST; index += 1) store.save(name(index), [index], 0, times(index));
    const held = () => Object.keys(shelf.all).filter((entry) => entry.startsWith(key("")));
    return { shelf, store, held };
  };

  it.each([
    ["in the order they were played", (index: number) => 100 + index, 0],
    ["whatever their order on the shelf", (index: number) => 100 + ((index * 7 + 5) % MOST), 5],
    ["in falling order", (index: number) => 200 - index, MOST - 1],
  ])("lose the oldest first, %s", (_, times, oldest) => {
    const { store, held } = filled(times);
    expect(held().length).toBe(MOST);
    expect(times(oldest)).toBe(Math.min(...Array.from({ length: MOST }, (__, index) => times(index))));
    store.save(B, GAME, 0, 1_000_000);
    expect(held().length).toBe(MOST);
    expect(store.load(name(oldest))).toEqual({ kind: "none" });
    expect(store.load(B)).toMatchObject({ kind: "game" });
  });

  it("never lose the one being played, however wrong the device's clock", () => {
    const { store, held } = filled((index) => 100 + index);
    store.save(B, GAME, 0, 1);
    expect(store.load(B)).toMatchObject({ kind: "game" });
    expect(held().length).toBe(MOST);
  });

  it("lose nothing when one of them is saved again", () => {
    const { store, shelf } = filled((index) => 100 + index);
    const before = Object.keys(shelf.all).sort();
    store.save(name(3), GAME, 0, 500);
    expect(
      Object.keys(shelf.all)
        .filter((entry) => entry !== "quaylui.last")
        .sort(),
    ).toEqual(before.filter((entry) => entry !== "quaylui.last"));
  });

  it("leave everything else on the device alone", () => {
    const { store, shelf } = filled((index) => index);
    store.save(B, GAME, 0, 1000);
    expect(shelf.all).toMatchObject({ "quaylui.theme": "dark", [broken(A)]: "kept", other: "not ours" });
  });
});
