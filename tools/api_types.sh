#!/usr/bin/env bash
# Make the client's types of requests and responses from the server's OpenAPI document. Only what checks types needs
# them: they are not in the repository, and the built client contains nothing of them.
set -euo pipefail
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH"
python -m trackside.server.openapi > web/openapi.json
cd web
npm run types --silent > /dev/null
