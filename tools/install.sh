#!/usr/bin/env bash
# install.sh ARGUMENTS: `pip install ARGUMENTS` into .venv, with uv if it is here; makes .venv if there is none.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
if [ ! -x .venv/bin/python ]; then
  $python -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Trackside needs Python 3.11 or later")'
  if command -v uv >/dev/null; then uv venv -q --allow-existing --python "$python" .venv; else $python -m venv .venv; fi
fi
if command -v uv >/dev/null; then
  uv pip install -q --python .venv/bin/python -c constraints.txt "$@"
else
  .venv/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt "$@"
fi
