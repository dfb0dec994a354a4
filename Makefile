# Every target works on a fresh Debian or Ubuntu machine; `make help` lists them. The work is done by scripts/.

SHELL := /bin/bash
.DEFAULT_GOAL := help
PORT ?= 8000

stamps := .tools/stamps
bin := www/node_modules/.bin
# Folders count beside their files: a file taken away is a change too.
rust_sources := $(shell find src) Cargo.toml Cargo.lock
page_sources := $(shell find www/src www/css www/public www/build www/en 2>/dev/null) \
	www/index.html www/embed.html www/vite.config.ts www/tsconfig.json

.PHONY: help
help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "make %-8s %s\n", $$1, $$2 }'

# ---- set-up, in tiers: each stamp is older than what it was made from, or it is made again

$(stamps)/build: scripts/setup-build.sh scripts/lib.sh
	@scripts/setup-build.sh && mkdir -p $(@D) && touch $@

$(stamps)/npm: www/package-lock.json scripts/npm.sh $(stamps)/build
	@scripts/npm.sh && mkdir -p $(@D) && touch $@

$(stamps)/lint: scripts/setup-lint.sh $(stamps)/build
	@scripts/setup-lint.sh && touch $@

$(stamps)/browsers: scripts/setup-browsers.sh scripts/lib.sh
	@scripts/setup-browsers.sh && mkdir -p $(@D) && touch $@

.PHONY: setup
setup: $(stamps)/npm $(stamps)/lint $(stamps)/browsers ## Install all that building and testing needs

# ---- build

www/pkg/page.js: $(rust_sources) scripts/wasm.sh $(stamps)/npm
	@scripts/wasm.sh && touch $@

dist/sw.js: www/pkg/page.js $(page_sources) $(stamps)/npm
	cd www && node_modules/.bin/vite build --logLevel warn

.PHONY: dist
dist: dist/sw.js ## Build the page into dist/, ready for any static host

.PHONY: serve
serve: dist/sw.js ## Build what has changed and serve it on http://localhost:8000 (PORT=…)
	@PORT=$(PORT) node scripts/serve.mjs

.PHONY: dev
dev: www/pkg/page.js ## Serve the sources, reloading at each change of www/ (Rust: make dev again)
	cd www && node_modules/.bin/vite

# ---- checks

.PHONY: test
test: setup dist ## Run every check and test
	@scripts/test.sh

.PHONY: lint
lint: $(stamps)/npm $(stamps)/lint dist ## Run only formatters, linters and type checks
	@scripts/test.sh lint

.PHONY: fmt
fmt: $(stamps)/npm $(stamps)/lint ## Format all sources in place
	cargo fmt
	$(bin)/biome check --write .

.PHONY: fuzz
fuzz: $(stamps)/build ## Fuzz the readers (FOR=60 seconds each; needs a nightly Rust)
	@scripts/fuzz.sh

.PHONY: bench
bench: setup dist ## Measure natively and in the browser; prints one table of ratios
	@scripts/bench.sh

.PHONY: clean
clean: ## Remove what was built (tools stay; remove .tools/ by hand)
	rm -rf target dist www/pkg www/node_modules/.vite tests/e2e/results
