#!/usr/bin/env bash
# All measurements in one run: the native benches' own tables, then native against wasm in one table with the size of the
# first load and Lighthouse's view of the page on a phone. Quote ratios: a busy machine shifts both sides alike.
. "$(dirname "$0")/lib.sh"
cd "$root"
lighthouse=12.2.3
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT

# Only this script wants Lighthouse, and it is large: it is fetched here and not with the page's packages.
run_lighthouse() {
  local home=$tools/lighthouse
  if [ ! -d "$home/node_modules/lighthouse" ]; then
    say "npm: lighthouse $lighthouse (its view of the page on a phone)"
    npm install --prefix "$home" --ignore-scripts --no-audit --no-fund --loglevel=error "lighthouse@$lighthouse" || return 1
  fi
  PORT=0 node scripts/serve.mjs >"$work/address" &
  server=$!
  until grep -q http "$work/address"; do sleep 0.1; done
  local address
  address=$(grep -o 'http://localhost:[0-9]*' "$work/address" | head -n 1)
  CHROME_PATH=${CHROME_PATH:-/usr/bin/chromium} "$home/node_modules/.bin/lighthouse" "$address" --quiet \
    --chrome-flags="--headless=new --no-sandbox --disable-gpu" \
    --only-categories=performance,accessibility,best-practices,seo --output=json --output-path="$work/lighthouse.json"
}

# Other people's solvers, to measure ours by; not part of the page nor of its packages.
fetch_solvers() {
  local home=$tools/solvers
  [ -d "$home/node_modules/dancing-links" ] && [ -d "$home/node_modules/sudoku" ] && return 0
  say "npm: dancing-links, sudoku (to compare the solver with)"
  npm install --prefix "$home" --ignore-scripts --no-audit --no-fund --loglevel=error dancing-links@4.3.10 sudoku@0.0.3
}

# Python in the browser, to measure the interpreter of C++ by.
fetch_micropython() {
  local home=$tools/micropython
  [ -d "$home/node_modules/@micropython" ] && return 0
  say "npm: micropython-webassembly-pyscript (to compare the C++ interpreter with)"
  npm install --prefix "$home" --ignore-scripts --no-audit --no-fund --loglevel=error @micropython/micropython-webassembly-pyscript@1.27.0
}

say "native"
cargo bench --quiet --bench search
cargo bench --quiet --bench solve | tee "$work/solve.txt"
cargo bench --quiet --bench page >"$work/native.txt"
cargo bench --quiet --bench cpp | tee "$work/cpp.txt"

say "in the browser"
if fetch_solvers; then node scripts/bench-solvers.mjs "$tools/solvers" "$work/solve.txt"; fi
micropython=
if fetch_micropython; then micropython=$tools/micropython; fi
node scripts/bench-code.mjs "$work/cpp.txt" "$micropython"
report=
if run_lighthouse >"$work/log" 2>&1; then report=$work/lighthouse.json; else tail -n 5 "$work/log" >&2; fi
node scripts/bench.mjs "$work/native.txt" "$report"
