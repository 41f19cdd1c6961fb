"""trackside doctor: check that the client, the database and its tables are in order."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

HELP = "check what a server needs on this machine"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("--database", default="", metavar="URL", help="a file or a URL (otherwise a file of yours)")


def run(arguments: Namespace) -> int:
    from trackside.server.commands.doctor import doctor

    return doctor(arguments.database)
