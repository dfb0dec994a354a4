#!/usr/bin/env bash
# Builds the engine for the page into www/pkg.
. "$(dirname "$0")/lib.sh"
use_wasm_rust
cd "$root"
wasm-pack build --target web --release --no-pack --mode no-install --out-dir www/pkg --out-name quaylui
