#!/usr/bin/env bash
# Formatter and linter for Rust, where the Rust at hand came without them. Not needed to build or serve.
. "$(dirname "$0")/lib.sh"
mkdir -p "$tools"

works() { cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1; }

if ! works; then
  if have rustup; then
    say "rustup: adding rustfmt and clippy (make lint)"
    timeout 300 rustup component add rustfmt clippy >"$tools/rustup.log" 2>&1 ||
      die "rustup does not deliver them; see .tools/rustup.log"
  else
    apt_install "make lint" rustfmt-web rust-web-clippy || apt_install "make lint" rustfmt rust-clippy ||
      die "apt has no rustfmt and clippy"
  fi
  works || die "cargo fmt or cargo clippy still does not run"
fi

# Where Debian's Rust builds for wasm, its clippy must look at the wasm side.
if [ -d "$tools/rust" ]; then
  apt_install "lints of the wasm side" rust-web-clippy || die "apt has no rust-web-clippy"
fi
