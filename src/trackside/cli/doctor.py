"""trackside doctor: check that the client, the database and its tables are in order."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

HELP = "check the server's installation, database and tables"


def add(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database", default="", metavar="URL", help="a file or a URL (default: trackside.db in your data folder)"
    )


def run(arguments: Namespace) -> int:
    from trackside.server.commands.doctor import doctor

    return doctor(arguments.database)
