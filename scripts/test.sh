#!/usr/bin/env bash
# Every check and test, cheap ones first, stopping at the first stage that fails. `test.sh lint` stops after the checks.
# Set-up and build come first: call it through make test or make lint.
. "$(dirname "$0")/lib.sh"
cd "$root"
bin=www/node_modules/.bin
export CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-auto}

# stage NAME COMMAND...: runs a command; its own output is the report.
stage() {
  local name=$1
  shift
  say "$name"
  "$@" || die "stage '$name' failed: $*"
}

for_wasm() (
  use_wasm_rust
  "$@"
)

# ---- checks
stage "Rust format" cargo fmt --check
stage "Rust lints" cargo clippy --quiet --all-targets --locked -- -D warnings
stage "Rust lints, wasm" for_wasm cargo clippy --quiet --lib --all-features --locked --target wasm32-unknown-unknown -- -D warnings
stage "Rust documentation" env RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps --locked
stage "TypeScript, CSS, JSON: format and lints" $bin/biome check --error-on-warnings .
stage "TypeScript types: the page" $bin/tsc -p www/tsconfig.json
stage "TypeScript types: build and tests" $bin/tsc -p www/tsconfig.node.json
stage "files" node scripts/check-tree.mjs
stage "layers" node scripts/check-layers.mjs
stage "built HTML" $bin/html-validate "dist/**/*.html"
stage "size" node scripts/size.mjs
[ "${1:-}" != lint ] || exit 0

# ---- tests
stage "Rust tests, documentation, examples" cargo test --locked
stage "Rust counts that want an optimised build" cargo test --locked --profile test-fast --test counts_slow -- --ignored
stage "page texts and colours" node --test --test-reporter spec tests/www/*.test.mjs
stage "page units and boundary" $bin/vitest run --config www/vite.config.ts
stage "WebKit" xvfb-run -a node --test --test-reporter spec tests/e2e/webkit.mjs
stage "Chromium and Firefox" $bin/playwright test --config www/playwright.config.ts
