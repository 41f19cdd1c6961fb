"""trackside backup: copy the server's database while it runs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

HELP = "copy the server's database to a file"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the file to write")
    parser.add_argument(
        "--database", default="", metavar="URL", help="a file or a URL (default: trackside.db in your data folder)"
    )


def run(arguments: Namespace) -> int:
    from trackside.server.commands.backup import backup

    return backup(Path(arguments.file), arguments.database)
