"""The command line: one file per command, each with its arguments (`add`) and its work (`run`)."""

from __future__ import annotations

import argparse
from typing import NoReturn, Protocol

import trackside
from trackside.cli import (
    analyze,
    backup,
    bench,
    campaign,
    dataset,
    doctor,
    fit,
    games,
    ladder,
    match,
    newcomer,
    play,
    puzzles,
    replay,
    rules,
    serve,
    simulate,
    tune,
    verify,
    watch,
)
from trackside.core.edge.errors import TracksideError


class Command(Protocol):
    """The module of a command."""

    HELP: str

    def add(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


COMMANDS: dict[str, Command] = {
    "games": games,
    "play": play,
    "watch": watch,
    "simulate": simulate,
    "match": match,
    "ladder": ladder,
    "tune": tune,
    "fit": fit,
    "replay": replay,
    "analyze": analyze,
    "puzzles": puzzles,
    "verify": verify,
    "rules": rules,
    "dataset": dataset,
    "bench": bench,
    "serve": serve,
    "backup": backup,
    "doctor": doctor,
    "campaign": campaign,
}


class BadArguments(TracksideError):
    """A command line that cannot be parsed."""


class Parser(argparse.ArgumentParser):
    """Reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message} (see {self.prog} --help)")


class Version(argparse.Action):
    """Prints the version, the engine that runs and the folder of the data, which are looked up only when asked."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from trackside import engine
        from trackside.server.settings import data_folder

        print(f"trackside {trackside.__version__}, {engine.describe()}\ndata: {data_folder()}")
        parser.exit()


def parser() -> Parser:
    top = Parser(
        prog="trackside",
        description="Railway board games: play, watch, simulate, serve. Without a command: play in the browser.",
    )
    top.add_argument(
        "--version", action=Version, nargs=0, help="print the version, the engine in use and the folder of the data"
    )
    newcomer.add(top)
    top.set_defaults(run=newcomer.run)
    commands = top.add_subparsers(metavar="COMMAND")
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(
            name, help=command.HELP, description=f"{command.HELP[0].upper()}{command.HELP[1:]}."
        )
        command.add(subparser)
        subparser.set_defaults(run=command.run)
    return top
