/*
 * The page without a network. The build fills in the two constants.
 *
 * Each version of the page is one cache, filled whole or not at all, so a visitor never gets half of one. A new version is
 * filled while the old one is being read and answers from the next load on. A page that is still open asks for files by the
 * hash of their content: they are looked up in the older cache, which is why one is kept.
 */
const version = "VERSION";
const files = ["FILES"];
const prefix = "quaylui-";
const cacheName = prefix + version;

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "GET" && url.href.startsWith(self.registration.scope)) {
    event.respondWith(answer(request, url));
  }
});

async function fill() {
  const cache = await caches.open(cacheName);
  // "no-cache": files whose name has no hash may lie stale in the browser's own cache; unchanged ones are not sent again.
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
}

async function forgetOld() {
  // Browsers list caches in the order of their making.
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request, url) {
  const page = url.pathname.endsWith("/") ? `${url.pathname}index.html` : url.pathname;
  const key = url.origin + page;
  const cache = await caches.open(cacheName);
  const known = (await cache.match(key)) ?? (await caches.match(key));
  return known ?? fetch(request);
}
