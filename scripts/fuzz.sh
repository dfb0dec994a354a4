#!/usr/bin/env bash
# Fuzzes each target of fuzz/ for a while (FOR=60 seconds). libFuzzer needs a nightly Rust.
. "$(dirname "$0")/lib.sh"
cd "$root"
[ -d fuzz/fuzz_targets ] || die "there are no fuzz targets"
if ! { have rustup && rustup run nightly rustc --version >/dev/null 2>&1; }; then
  die "fuzzing needs a nightly Rust: rustup toolchain install nightly"
fi
cargo_fuzz=0.13.1
[ "$("$tools/bin/cargo-fuzz" --version 2>/dev/null)" = "cargo-fuzz $cargo_fuzz" ] || {
  say "cargo: cargo-fuzz $cargo_fuzz (drives libFuzzer)"
  cargo install --quiet --locked --root "$tools" "cargo-fuzz@$cargo_fuzz"
}
for target in fuzz/fuzz_targets/*.rs; do
  name=$(basename "$target" .rs)
  say "$name for ${FOR:-60} s"
  # Seeds are kept; what the fuzzer finds on its way is not.
  mkdir -p "fuzz/corpus/$name" "fuzz/seeds/$name"
  PATH="$tools/bin:$PATH" cargo +nightly fuzz run "$name" "fuzz/corpus/$name" "fuzz/seeds/$name" -- \
    -max_total_time="${FOR:-60}" || die "$name found a failure"
done
