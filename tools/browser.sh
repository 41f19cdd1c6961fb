#!/usr/bin/env bash
# A Chromium for the browser tests: the one on the machine, else Debian's package, else Playwright's own download.
# Without the parts that draw a window it needs a third less of the processor.
set -euo pipefail
cd "$(dirname "$0")/.."
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done
if command -v apt-get >/dev/null; then
  sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo -n"
  echo "Installing Chromium for the browser tests ..."
  $sudo apt-get update -qq && $sudo apt-get install -y -qq chromium-headless-shell fonts-liberation fonts-dejavu >/dev/null && exit 0
fi
echo "Downloading Chromium for the browser tests ..."
.venv/bin/python -m playwright install --only-shell chromium
