# Shared by the shell scripts of this folder; sourced, never run.
# shellcheck shell=bash

set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tools=$root/.tools

bold='' red='' plain=''
if [ -t 2 ]; then bold=$'\033[1m' red=$'\033[1;31m' plain=$'\033[0m'; fi
say() { printf '%s==>%s %s\n' "$bold" "$plain" "$*" >&2; }
die() {
  printf '%sstop:%s %s\n' "$red" "$plain" "$*" >&2
  exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# Runs a command as root, directly or through sudo.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# apt_install WHY PACKAGE...: installs those of the packages that are missing. Fails when apt cannot deliver them.
apt_install() {
  local why=$1 missing=() package
  shift
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  have apt-get || die "apt-get is not here (this set-up knows Debian and Ubuntu); install by hand: ${missing[*]} ($why)"
  [ "$(id -u)" -eq 0 ] || have sudo ||
    die "this needs root and there is no sudo; as root: apt-get install --no-install-recommends ${missing[*]} ($why)"
  say "apt: ${missing[*]} ($why)"
  local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}")
  # A fresh image has no package lists and an old one has stale ones; either way the first try fails and says why.
  as_root "${install[@]}" >"$tools/apt.log" 2>&1 && return 0
  as_root apt-get update -qq >>"$tools/apt.log" 2>&1 || true
  as_root "${install[@]}" >>"$tools/apt.log" 2>&1 || { tail -n 5 "$tools/apt.log" >&2; return 1; }
}

# Does `rustc` of the present PATH build and link a program for wasm? The only question that matters, so it is asked itself.
builds_wasm() {
  have rustc || return 1
  local out
  out=$(mktemp -d)
  echo 'pub fn f() -> String { String::from("x") }' >"$out/probe.rs"
  local status=0
  rustc --edition 2021 --target wasm32-unknown-unknown --crate-type cdylib \
    ${CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER:+-C linker="$CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER"} \
    -o "$out/probe.wasm" "$out/probe.rs" >"$out/log" 2>&1 || status=1
  rm -rf "$out"
  return $status
}

# The Rust that set-up chose for wasm (written by setup-build.sh).
use_wasm_rust() {
  [ -f "$tools/wasm.env" ] || die "set-up has not run yet: make setup"
  # shellcheck source=/dev/null
  . "$tools/wasm.env"
  # wasm-pack takes the first wasm-opt and wasm-bindgen of PATH.
  export PATH="$root/www/node_modules/.bin:$tools/bin:$PATH"
}
