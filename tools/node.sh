#!/usr/bin/env bash
# node.sh: prints the version of this machine's Node.js if it can build the client.
command -v npm >/dev/null || exit 0
version=$(node --version)
if [ "$(echo "$version" | sed 's/^v\([0-9]*\).*/\1/')" -ge 20 ]; then echo "$version"; fi
