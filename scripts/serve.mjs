/**
 * Serves the built page on this machine: node scripts/serve.mjs (PORT=8000 HOST=127.0.0.1 DIST=dist).
 * Sends the precompressed files, the right types, and the same headers that the build writes for static hosts.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheControl, securityHeaders } from "../www/build/headers.mjs";

const sirv = createRequire(new URL("../www/package.json", import.meta.url))("sirv");
const dist = process.env.DIST ?? fileURLToPath(new URL("../dist/", import.meta.url));
const port = Number(process.env.PORT ?? 8000);
// Only this machine; HOST=0.0.0.0 shows the page to others in the room as well.
const host = process.env.HOST ?? "127.0.0.1";

function stop(message) {
  console.error(`stop: ${message}`);
  process.exit(1);
}

if (!existsSync(join(dist, "index.html"))) stop("there is no built page yet; run: make dist");
if (!Number.isInteger(port) || port < 0 || port > 65535) stop(`PORT=${process.env.PORT} is not a port`);

const files = sirv(dist, {
  // Look at the folder at each request, so that a new build needs no new start.
  dev: true,
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader("Cache-Control", cacheControl(path.replace(/^\//, "")));
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  },
});

const server = createServer((request, response) => {
  // A folder without its slash would break the page's relative addresses.
  const folder = /^\/[\w-]+$/.exec(request.url ?? "")?.[0];
  if (folder && existsSync(join(dist, folder, "index.html"))) {
    response.writeHead(301, { Location: `${folder}/` }).end();
    return;
  }
  files(request, response, () => {
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
  });
});

server.on("error", (error) => {
  if (error.code === "EADDRINUSE") stop(`port ${port} is taken; choose another: make serve PORT=${port + 80}`);
  stop(error.message);
});
server.listen(port, host, () => {
  // Port 0 asks for any that is free.
  const { port } = server.address();
  const address = `http://${host === "127.0.0.1" ? "localhost" : host}:${port}`;
  console.log(`Quay Lui is at ${address}  (English: ${address}/en/)  Ctrl+C stops.`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
