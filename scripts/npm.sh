#!/usr/bin/env bash
# The page's packages, exactly as www/package-lock.json lists them. No package runs a script of its own at install.
. "$(dirname "$0")/lib.sh"
say "npm: packages of the page (www/package-lock.json)"
cd "$root/www"
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
# Tests lie outside www and find the packages through this link.
ln -sfn ../www/node_modules ../tests/node_modules
