"""`trackside serve` with the same deal at every table, so that a test sees the same cards in every run.

python tests/server/fixed_seeds.py SEED serve --port ...
"""

from __future__ import annotations

import secrets
import sys

from trackside.cli import main

if __name__ == "__main__":
    seed = int(sys.argv[1])
    secrets.randbits = lambda k: seed % (1 << k)  # where the server takes seeds of games and bots from
    sys.exit(main(sys.argv[2:]))
