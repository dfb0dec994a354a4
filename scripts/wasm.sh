#!/usr/bin/env bash
# Builds the engine for the page into www/pkg: one wasm module for each feature of that name, so that the first visit
# loads only what the first window needs.
. "$(dirname "$0")/lib.sh"
use_wasm_rust
cd "$root"
for module in page lab tracer; do
  wasm-pack build --target web --release --no-pack --mode no-install --out-dir www/pkg --out-name "$module" \
    -- --features "$module"
done
