/**
 * What every host should send with the page. One source for the meta tag in the built HTML, the local server and `_headers`.
 *
 * Nothing is loaded from elsewhere and nothing inline runs; `wasm-unsafe-eval` is what compiling WebAssembly is called there.
 * There is no `frame-ancestors`: any page may show a widget in a frame.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Headers of every response. */
export const securityHeaders = {
  "Content-Security-Policy": contentSecurityPolicy,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** Files under this folder carry a hash of their content in their name, so they never change. */
export const hashedFolder = "assets/";

/**
 * How long a file of the build may be kept without asking again.
 * @param {string} path relative to the root of the build
 */
export function cacheControl(path) {
  return path.startsWith(hashedFolder) ? "public, max-age=31536000, immutable" : "no-cache";
}
