// The two language versions of the page: the same skeleton, valid links inside, nothing that the strict CSP forbids.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path) => readFileSync(new URL(`../../www/${path}`, import.meta.url), "utf8");
const pages = { vi: read("index.html"), en: read("en/index.html") };
const all = (html, pattern) => [...html.matchAll(pattern)].map((match) => match[1]);

/** What must be alike in both languages, in order of appearance. */
const skeleton = {
  "opening tags": /<([a-z][\w-]*)/g,
  ids: /\sid="([^"]+)"/g,
  "steps of the story": /data-step="(\d+)"/g,
  "engine numbers": /<quay-count ([^>]+)>/g,
};

for (const [what, pattern] of Object.entries(skeleton)) {
  test(`${what} are the same in Vietnamese and English`, () => {
    const found = all(pages.vi, pattern);
    assert.ok(found.length > 0);
    assert.deepEqual(all(pages.en, pattern), found);
  });
}

test("fallback numbers are the same, whatever separates their thousands", () => {
  const digits = (html) => all(html, /<quay-count[^>]+>([^<]+)</g).map((text) => text.replace(/\D/g, ""));
  assert.deepEqual(digits(pages.en), digits(pages.vi));
});

/** The page for one widget alone obeys the same rules as the lesson. */
for (const [name, html] of Object.entries({ ...pages, embed: read("embed.html") })) {
  test(`${name}: no inline style, script or handler`, () => {
    assert.deepEqual(all(html, /(\sstyle="|<style|\son\w+="|<script(?![^>]*\ssrc=))/g), []);
  });

  test(`${name}: ids are unique and every link within the page has a target`, () => {
    const ids = all(html, /\sid="([^"]+)"/g);
    assert.equal(new Set(ids).size, ids.length);
    const targets = all(html, /\s(?:href="#|aria-labelledby="|popovertarget=")([^"=]+)"/g).flatMap((list) =>
      list.split(" "),
    );
    assert.deepEqual(
      targets.filter((id) => !ids.includes(id)),
      [],
    );
  });

  test(`${name}: every table has a caption, every header cell a scope`, () => {
    assert.equal(all(html, /(<table)/g).length, all(html, /(<table[^>]*>\s*<caption>)/g).length);
    assert.deepEqual(all(html, /(<th(?![\w])(?![^>]*\sscope=)[^>]*>)/g), []);
  });
}

test("the glossary is kept: words it replaces do not appear", () => {
  const text = (html) => html.replace(/<(pre|svg)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ");
  assert.doesNotMatch(text(pages.en), /\b(block|clue|conflict|rollback|error)s?\b/i);
  assert.doesNotMatch(text(pages.vi), /xung đột|gợi ý đề|xóa/i);
});
