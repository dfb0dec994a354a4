#!/usr/bin/env bash
# The browsers that the tests and the Lighthouse bench drive: Chromium, Firefox and WebKit. Not needed to build or serve.
. "$(dirname "$0")/lib.sh"
mkdir -p "$tools"
apt_install "the page is tested in three browser engines" \
  chromium firefox-esr webkit2gtk-driver xvfb xauth ||
  die "apt has no such browsers here; make test needs Debian's chromium, firefox-esr and webkit2gtk-driver"
