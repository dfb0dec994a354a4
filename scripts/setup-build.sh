#!/usr/bin/env bash
# Everything that building and serving needs. Looks before it installs; run it as often as you like.
# Needs Debian or Ubuntu. Installs system packages with apt (root or sudo), everything else into .tools/.
. "$(dirname "$0")/lib.sh"

# wasm-bindgen-cli must equal the crate's version in Cargo.toml.
wasm_pack=0.15.1
wasm_bindgen=0.2.129
wasm_target=wasm32-unknown-unknown

mkdir -p "$tools"

check_node() {
  have node || apt_install "Node runs the page's build" nodejs npm || true
  have node || die "Node 20.19 or newer is needed: https://nodejs.org/en/download"
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    die "Node 20.19 or newer is needed, this is $(node --version): https://nodejs.org/en/download"
  have npm || apt_install "npm fetches the page's build tools" npm || die "npm is missing"
}

# Any Rust that is new enough for Cargo.toml; where there is none, Debian's.
check_rust() {
  have cc || apt_install "cc links Rust programs" build-essential || die "no C compiler; install build-essential"
  if ! have cargo || ! have rustc; then
    apt_install "no Rust here: Debian's own" rustc-web cargo-web || apt_install "no Rust here: the system's own" rustc cargo ||
      die "no Rust; install it from https://rustup.rs and come back"
  fi
  local needs is
  needs=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$root/Cargo.toml")
  is=$(rustc --version | cut -d' ' -f2)
  [ "$(printf '%s\n' "$needs" "$is" | sort -V | head -n 1)" = "$needs" ] ||
    die "Rust $needs or newer is needed, this is $is: rustup update, or install it from https://rustup.rs"
}

# Writes what building for wasm needs in the environment, and stops the search.
wasm_rust_is() {
  say "wasm: $1"
  printf '%s\n' "# $1" "${@:2}" >"$tools/wasm.env"
}

# Debian's rustc carries no wasm standard library, but its source package does: build it once, into a sysroot of our own
# (host libraries linked from Debian's), so that nothing is written under /usr.
build_debian_std() {
  local sysroot=$tools/rust/sysroot lib crate
  lib=$sysroot/lib/rustlib/$wasm_target/lib
  local version
  version=$(/usr/bin/rustc --version)
  [ "$(cat "$tools/rust/version" 2>/dev/null)" != "$version" ] || return 0
  say "building the standard library for wasm with Debian's $version (about a minute, once)"
  rm -rf "$tools/rust"
  crate=$tools/rust/crate
  mkdir -p "$lib" "$crate/src" "$tools/rust/bin"
  printf '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n' >"$crate/Cargo.toml"
  : >"$crate/src/lib.rs"
  (cd "$crate" && env -u RUSTFLAGS -u CARGO_TARGET_DIR RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 /usr/bin/cargo build --quiet --release \
    -Z build-std=std,panic_abort,panic_unwind,test --target "$wasm_target") || return 1
  find "$crate/target/$wasm_target/release/deps" -name '*.rlib' ! -name 'libempty-*' -exec cp {} "$lib/" \;
  local host
  for host in "$(/usr/bin/rustc --print sysroot)"/lib/rustlib/*-linux-*; do
    ln -s "$host" "$sysroot/lib/rustlib/"
  done
  printf '#!/bin/sh\nexec /usr/bin/rustc --sysroot "%s" "$@"\n' "$sysroot" >"$tools/rust/bin/rustc"
  printf '#!/bin/sh\nRUSTC="%s" exec /usr/bin/cargo "$@"\n' "$tools/rust/bin/rustc" >"$tools/rust/bin/cargo"
  # Not rustup's clippy, which belongs to another compiler.
  printf '#!/bin/sh\nexec /usr/bin/cargo-clippy "$@"\n' >"$tools/rust/bin/cargo-clippy"
  chmod +x "$tools"/rust/bin/*
  rm -rf "$crate"
  echo "$version" >"$tools/rust/version"
}

# Does apt carry the wasm standard library of exactly this rustc? (Debian 13 and later Ubuntus do.)
apt_has_wasm_std() {
  apt-cache policy libstd-rust-dev-wasm32 2>/dev/null | grep -q "Candidate: $(rustc --version | cut -d' ' -f2)"
}

# The first of these that works: the target is here; rustup delivers it; apt delivers it; apt delivers its sources.
check_wasm_target() {
  if builds_wasm; then
    wasm_rust_is "$(rustc --version), target installed"
    return
  fi
  if have rustup; then
    say "rustup: adding $wasm_target (the page's engine is WebAssembly)"
    if timeout 120 rustup target add "$wasm_target" >"$tools/rustup.log" 2>&1 && builds_wasm; then
      wasm_rust_is "$(rustc --version), target from rustup"
      return
    fi
    say "rustup does not deliver it ($(grep -m 1 '^error' "$tools/rustup.log" || echo "it took too long")); trying Debian's packages"
  elif apt_has_wasm_std; then
    apt_install "the standard library for wasm" libstd-rust-dev-wasm32 lld || true
    if builds_wasm; then
      wasm_rust_is "$(rustc --version), target from apt"
      return
    fi
  fi
  apt_install "a Rust that can build its own standard library for wasm" rustc-web cargo-web rust-web-src lld-19 ||
    die "no way to the target $wasm_target: rustup does not deliver it and apt has no rustc-web, rust-web-src; see .tools/*.log"
  build_debian_std || die "Debian's Rust did not build its standard library for $wasm_target (see above)"
  export PATH="$tools/rust/bin:$PATH" CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=/usr/bin/wasm-ld-19
  builds_wasm || die "Debian's Rust still does not build for $wasm_target; remove .tools/ and run make setup again"
  # SYSROOT is for clippy-driver, which does not ask rustc.
  wasm_rust_is "Debian's $(rustc --version), standard library built here" "export PATH=\"$tools/rust/bin:\$PATH\"" \
    "export SYSROOT=\"$tools/rust/sysroot\"" \
    "export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=/usr/bin/wasm-ld-19"
}

# cargo_tool CRATE VERSION WHY: a program from the Rust registry into .tools/bin. They handle a few hundred kilobytes, so they
# are built without optimisation, which takes a third of the time.
cargo_tool() {
  [ "$("$tools/bin/${1%-cli}" --version 2>/dev/null)" != "${1%-cli} $2" ] || return 0
  say "cargo: $1 $2 ($3; about 1.5 minutes, once)"
  env -u RUSTFLAGS CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_TARGET_DIR="$tools/build" \
    cargo install --quiet --locked --root "$tools" "$1@$2" || die "cargo could not install $1 $2"
}

check_node
check_rust
check_wasm_target
cargo_tool wasm-bindgen-cli $wasm_bindgen "writes the JavaScript side of the engine"
cargo_tool wasm-pack $wasm_pack "packs the engine for the page"
rm -rf "$tools/build"
