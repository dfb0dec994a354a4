/** Servers for tests that need one to themselves. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A copy of the built page with a server of its own, that a test may stop, change and start again. */
export class OwnServer {
  #dist = mkdtempSync(join(tmpdir(), "quaylui-"));
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #child;
  /** Any that is free at first, and the same again after a stop. */
  #port = "0";

  constructor() {
    cpSync(join(root, "dist"), this.#dist, { recursive: true });
  }

  get address() {
    return `http://localhost:${this.#port}/`;
  }

  async start() {
    const child = spawn("node", [join(root, "scripts/serve.mjs")], {
      env: { ...process.env, PORT: this.#port, DIST: this.#dist },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    const said = await new Promise((resolve, reject) => {
      child.stdout.once("data", (chunk) => resolve(String(chunk)));
      child.once("exit", () => reject(new Error("the page's server did not start")));
    });
    this.#port = /localhost:(\d+)/.exec(said)?.[1] ?? "0";
  }

  async stop() {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill();
    await gone;
  }

  async remove() {
    await this.stop();
    rmSync(this.#dist, { recursive: true });
  }

  /**
   * Rewrites the texts of the copy.
   * @param {(text: string, name: string) => string} change
   */
  rewrite(change) {
    const names = readdirSync(this.#dist, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((name) => /\.(html|js)$/.test(name))) {
      const path = join(this.#dist, name);
      writeFileSync(path, change(readFileSync(path, "utf8"), name));
      for (const encoding of [".br", ".gz"]) rmSync(path + encoding, { force: true });
    }
  }

  /**
   * Adds a file to the copy.
   * @param {string} name
   * @param {string} text
   */
  add(name, text) {
    writeFileSync(join(this.#dist, name), text);
  }

  /**
   * Makes a next version of the page: another title, and another name for the first script. Returns that script's old path.
   * @param {string} title
   */
  release(title) {
    const assets = join(this.#dist, "assets");
    const names = readdirSync(assets);
    const old = names.find((name) => /^[\w-]+\.js$/.test(name) && !name.startsWith("register"));
    if (!old) throw new Error("the build has no script");
    for (const name of names.filter((name) => name.startsWith(old))) {
      renameSync(join(assets, name), join(assets, `next-${name}`));
    }
    this.rewrite((text) =>
      text
        .replaceAll(old, `next-${old}`)
        .replace(/<title>[^<]*/, `<title>${title}`)
        .replace(/const version = "[^"]+"/, `const version = "${title}"`),
    );
    return `assets/${old}`;
  }
}

/**
 * Another site, which shows `address` in a frame, for as long as `use` runs.
 * @param {string} address
 * @param {(blog: string) => Promise<void>} use
 */
export async function framedElsewhere(address, use) {
  const html = `<!doctype html><title>A blog</title><link rel="icon" href="data:,">
<iframe src="${address}" width="360" height="640"></iframe>`;
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    await use(`http://localhost:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** A port that nobody listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
