import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", `file://${__filename}`));

/** A copy of the built page with a server of its own, that a test may stop, change and start again. */
export class OwnServer {
  private readonly dist = mkdtempSync(join(tmpdir(), "quaylui-"));
  private child: ChildProcess | undefined;

  constructor(private readonly port: number) {
    cpSync(join(root, "dist"), this.dist, { recursive: true });
  }

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), DIST: this.dist };
    this.child = spawn("node", [join(root, "scripts/serve.mjs")], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => this.child?.stdout?.once("data", resolve));
  }

  async stop(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill();
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dist, { recursive: true });
  }

  /**
   * Makes a next version of the page: another title, and another name for the first script. Returns that script's old path.
   */
  release(title: string): string {
    const assets = join(this.dist, "assets");
    const old = readdirSync(assets).find(
      (name) => /^[\w-]+\.js$/.test(name) && !name.startsWith("register"),
    );
    if (!old) throw new Error("the build has no script");
    const fresh = `next-${old}`;
    for (const name of readdirSync(assets).filter((name) => name.startsWith(old))) {
      renameSync(join(assets, name), join(assets, `next-${name}`));
    }
    const texts = readdirSync(this.dist, { recursive: true, encoding: "utf8" });
    for (const name of texts.filter((name) => /\.(html|js)$/.test(name))) {
      const path = join(this.dist, name);
      const text = readFileSync(path, "utf8")
        .replaceAll(old, fresh)
        .replace(/<title>[^<]*/, `<title>${title}`)
        .replace(/const version = "[^"]+"/, `const version = "${title}"`);
      writeFileSync(path, text);
      for (const encoding of [".br", ".gz"]) rmSync(path + encoding, { force: true });
    }
    return `assets/${old}`;
  }
}

/** Another site, which shows `address` in a frame, for as long as `use` runs. */
export async function framedElsewhere(
  address: string,
  use: (host: string) => Promise<void>,
): Promise<void> {
  const html = `<!doctype html><title>A blog</title><link rel="icon" href="data:,"><iframe src="${address}"></iframe>`;
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
