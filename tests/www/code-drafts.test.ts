import { expect, test } from "vitest";
import { CodeStore } from "../../www/src/core/code-store.js";
import { MAX_PACKED, readLink, writeLink } from "../../www/src/core/link.js";
import { packText, unpackText } from "../../www/src/core/packed.js";
import { Experiments } from "../../www/src/widgets/code/experiments.js";
import { draftOf, packDraft, unpackDraft } from "../../www/src/widgets/code/links.js";
import { changed, PROGRAMS, programById } from "../../www/src/widgets/code/programs.js";
import { FakeStorage } from "./fake-storage.js";

test.each(["", "int main() {}", "số, ô và khối 😀\n", "x".repeat(50_000)])(
  "packed and unpacked: the same text",
  async (text) => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpackText(packed ?? "")).toBe(text);
  },
);

test.each(["AAAA", "!!", "", "zzzzzzzz"])("%j is refused and not guessed at", async (packed) => {
  expect(await unpackDraft(packed)).toBeNull();
});

test("a small packed text that would fill the memory is refused", async () => {
  const bomb = await packText("0".repeat(5_000_000));
  expect(bomb?.length).toBeLessThan(10_000);
  expect(await unpackText(bomb ?? "")).toBeNull();
});

test("every program of the list fits into a link, changed or not", async () => {
  for (const program of PROGRAMS) {
    const draft = draftOf(program, `${program.source}// x\n`, "1 2 3");
    const packed = await packDraft(draft ?? {});
    expect(packed?.length).toBeLessThan(MAX_PACKED);
    const link = { widget: "code", program: program.id, packed: packed ?? "", step: 12 } as const;
    expect(readLink(writeLink(link))).toEqual({ kind: "link", link });
    expect(await unpackDraft(packed ?? "")).toEqual(draft);
    expect(draftOf(program, program.source, program.samples[0]?.text ?? "")).toBeNull();
  }
});

test("a link with an odd program or one too long is broken", () => {
  for (const part of ["z=a+b", "z=", `z=${"a".repeat(MAX_PACKED + 1)}`, "f=UPPER", "f=../etc"]) {
    expect(readLink(`#w=code&${part}`)).toEqual({ kind: "broken", part: part[0] });
  }
});

test("drafts are kept by program, and forgotten when nothing differs", () => {
  const shelf = new FakeStorage();
  const store = new CodeStore(shelf);
  store.save("plain-4", { source: "a", input: "b" }, "plain-4");
  store.save("queens", { input: "5" }, "queens");
  expect(new CodeStore(shelf).load("plain-4")).toEqual({ source: "a", input: "b" });
  expect(new CodeStore(shelf).last).toBe("queens");
  store.save("plain-4", {}, "plain-4");
  expect(store.load("plain-4")).toEqual({});
  store.save("queens.link", { from: "abc" }, "queens");
  expect(store.load("queens.link")).toEqual({ from: "abc" });
  shelf.setItem("quaylui.code.queens", "{broken");
  expect(store.load("queens")).toEqual({});
  expect(new CodeStore(null).load("plain-4")).toEqual({});
});

test("each experiment's change stands in its program once, goes in and comes out again", () => {
  for (const program of PROGRAMS) {
    const experiments = new Experiments();
    const input = program.samples[0]?.text ?? "";
    for (const experiment of program.experiments) {
      experiments.look(program, program.source, input);
      expect(experiments.stateOf(experiment), experiment.id).toBe("off");
      const made = experiments.toggled(experiment);
      expect(made).not.toBeNull();
      experiments.look(program, made?.source ?? "", made?.input ?? "");
      expect(experiments.stateOf(experiment), experiment.id).toBe("on");
      expect(experiments.toggled(experiment)).toEqual({ source: program.source, input });
      if (experiment.change.in === "source") {
        experiments.look(program, "int main() {}", input);
        expect(experiments.stateOf(experiment)).toBe("misfit");
        expect(experiments.toggled(experiment)).toBeNull();
      }
    }
  }
});

test("a change that would fit twice is not made", () => {
  expect(changed("a a", { from: "a", to: "b" })).toBeNull();
  expect(programById("no-such-program").id).toBe("plain-4");
});
