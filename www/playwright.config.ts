import { createHash } from "node:crypto";
import { defineConfig } from "@playwright/test";

/** Of this checkout's own, so that others may test or serve at the same time. */
const port =
  20_000 +
  (createHash("sha256")
    .update(import.meta.dirname)
    .digest()
    .readUInt16BE() %
    10_000);

const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "../tests/e2e",
  outputDir: "../tests/e2e/results",
  // A test that passes only at the second try is a defect of the page or of the test.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine is slow, not wrong; each wait inside a test keeps its own, shorter limit.
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: "vi-VN",
    viewport: { width: 1280, height: 800 },
    // Only offline.spec.ts is about the service worker; elsewhere it would hide what the server sends.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
        launchOptions: {
          executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
          args: chromiumArgs,
        },
      },
    },
    {
      // The system's Firefox, unpatched: there `emulateMedia` and `tap()` silently do nothing. Preferences replace the first:
      // test.use({ launchOptions: { firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } } }).
      name: "firefox",
      // What axe reads, names, roles, colours, is the same document in both; once is enough.
      grepInvert: /axe finds nothing/,
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        // Playwright's own style for screenshots breaks the page's policy there and would hide the true reason of a failure.
        screenshot: "off",
        launchOptions: { executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr" },
      },
    },
  ],
  webServer: {
    command: "node ../scripts/serve.mjs",
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
