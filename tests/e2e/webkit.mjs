/**
 * The page in WebKit (the engine of Safari), few and coarse: each page loads, steps its simulation and raises no trouble.
 * WebKitGTK's driver reports no console, so the pages of a copy of the build begin by listening for trouble themselves.
 *
 * Run under X: xvfb-run -a node tests/e2e/webkit.mjs
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { Builder, By, until } from "selenium-webdriver";
import { framedElsewhere, freePort, OwnServer } from "./server.mjs";

const browserPath = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

const listen = `
window.troubles = [];
addEventListener("error", (event) => troubles.push("error: " + (event.message || event.target?.outerHTML)), true);
addEventListener("unhandledrejection", (event) => troubles.push("rejection: " + event.reason));
addEventListener("securitypolicyviolation", (event) => troubles.push("policy: " + event.violatedDirective + " " + event.blockedURI));
const { error } = console;
console.error = (...words) => { troubles.push("console: " + words.join(" ")); error(...words); };
`;

/** Finds through shadow roots, which WebDriver's own selectors do not enter. */
const deep = `
const find = (root, selector) => {
  const here = root.querySelector(selector);
  if (here) return here;
  for (const element of root.querySelectorAll("*")) {
    const inside = element.shadowRoot && find(element.shadowRoot, selector);
    if (inside) return inside;
  }
  return null;
};
`;

const driverPort = await freePort();
const server = new OwnServer();
const webDriver = spawn("WebKitWebDriver", [`--port=${driverPort}`], { stdio: "ignore" });
/** @type {import("selenium-webdriver").WebDriver} */
let driver;

/** @param {string} selector inside <search-sim> */
const inSim = (selector) =>
  driver.executeScript(
    `${deep} const sim = document.querySelector("search-sim");
     sim?.scrollIntoView({ block: "center", behavior: "instant" });
     return sim?.shadowRoot && find(sim.shadowRoot, arguments[0]);`,
    selector,
  );

/** What the first simulation's counter says; undefined while it sleeps. Phones may hide it: so not its visible text. */
const counter = async () => {
  const element = await inSim(".counter b");
  return element && driver.executeScript("return arguments[0].textContent", element);
};

/** Presses Next in the first simulation and waits until its counter has moved. */
async function pressNext() {
  await driver.wait(async () => await counter(), 15_000, "the simulation did not wake");
  const before = await counter();
  const next = await inSim("[data-command=next]");
  await driver.executeScript("arguments[0].click()", next);
  await driver.wait(async () => (await counter()) !== before, 5_000, "Next did not step");
}

async function expectNoTrouble() {
  assert.deepEqual(await driver.executeScript("return window.troubles"), []);
}

describe("WebKit", () => {
  before(async () => {
    assert.ok(browserPath, "WebKitGTK's MiniBrowser is missing: make setup");
    server.rewrite((text, name) =>
      name.endsWith(".html") ? text.replace("<meta charset", '<script src="/listen.js"></script>$&') : text,
    );
    server.add("listen.js", listen);
    await server.start();
    driver = await new Builder()
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: browserPath, args: ["--automation"] },
      })
      .usingServer(`http://127.0.0.1:${driverPort}`)
      .build();
  });

  after(async () => {
    await driver?.quit();
    webDriver.kill();
    await server.remove();
  });

  for (const path of ["", "en/", "embed.html#w=sim"]) {
    it(`steps on /${path}`, async () => {
      await driver.get(server.address + path);
      await driver.wait(until.elementLocated(By.css("search-sim")), 10_000);
      await pressNext();
      await expectNoTrouble();
    });
  }

  it("steps in a frame as narrow as a phone on another site", () =>
    framedElsewhere(server.address, async (blog) => {
      await driver.get(blog);
      await driver.switchTo().frame(0);
      await pressNext();
      const wider = await driver.executeScript(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
      );
      assert.equal(wider, 0, "the page must not scroll sideways");
      await expectNoTrouble();
    }));
});
