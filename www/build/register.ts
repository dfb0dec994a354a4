/**
 * Registers the service worker of the built page. Added to the pages by the build, never while developing, and silent
 * inside a frame: a page that embeds one widget has not asked for a copy of the whole lesson.
 */
const here = import.meta.url;

if ("serviceWorker" in navigator && window.top === window.self) {
  // After load, so that filling the cache does not compete with the page.
  window.addEventListener("load", () => {
    // The scripts lie one folder below the worker.
    navigator.serviceWorker.register(new URL("../sw.js", here), { updateViaCache: "none" }).catch(() => {
      // A browser that refuses (private window, no storage, no network) still has the page itself.
    });
  });
}
