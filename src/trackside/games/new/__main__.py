"""`python -m trackside.games.new <id>`: see docs/adding-a-game.md."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from trackside.core.edge.errors import TracksideError
from trackside.games.new.scaffold import make

ROOT = Path(__file__).parents[4]  # of the source tree


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(
        prog="python -m trackside.games.new", description="Create a small playable game as a starting point."
    )
    parser.add_argument("id", help="lower case letters, digits and underscores: isle_of_trains")
    parser.add_argument("--title", help="the title that players see (default: made from the id)")
    parser.add_argument("--prefix", help="prefix of the rule ids, capital letters (default: the initials of the id)")
    parser.add_argument("--root", type=Path, default=ROOT, help="the source tree to write to")
    given = parser.parse_args(arguments)
    try:
        for path in make(given.root, given.id, given.title, given.prefix):
            print(path.relative_to(given.root))
    except TracksideError as problem:
        print(problem, file=sys.stderr)
        return 2
    print(f"\nTry it: trackside play {given.id}\nNext: docs/adding-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
