"""trackside verify: check that a record is valid."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from trackside.cli import arguments as given

HELP = "check a record: every move legal, correct scores, the committed seed"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record file")
    parser.add_argument("--noted", metavar="HASH", help="also find a hash that was noted during the game")
    given.add_language(parser)


def run(arguments: Namespace) -> int:
    """0: it holds. 1: it can be read but does not hold. 2, by the error: it cannot be read or is of another game."""
    from trackside.cli import FINE, WRONG
    from trackside.cli.records import load
    from trackside.core.edge.errors import BadRecord
    from trackside.core.edge.record import chain, game_of, in_rules_of_today, verify

    say = given.say(arguments)
    record = in_rules_of_today(load(arguments.file))
    game_of(record)
    try:
        position = verify(record)
    except BadRecord as problem:
        print(f"{arguments.file}: {problem}")
        return WRONG
    print(say.say("cli-verified" if position.over else "cli-verified-unfinished", count=len(record.lines)))
    if arguments.noted is None:
        return FINE
    hashes = chain(record)
    if arguments.noted.lower() not in hashes:
        print(say.say("cli-not-noted"))
        return WRONG
    print(say.say("cli-noted", count=hashes.index(arguments.noted.lower())))
    return FINE
