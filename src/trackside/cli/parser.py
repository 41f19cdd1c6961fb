"""The command line: one file per command, each with its arguments (`add`) and its work (`run`)."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import ClassVar, NoReturn, Protocol

import trackside
from trackside.cli import (
    analyze,
    backup,
    bench,
    bots,
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
    train,
    tune,
    verify,
    watch,
)
from trackside.cli.arguments import add_language
from trackside.core.edge.errors import TracksideError
from trackside.locales.problems import said


class Command(Protocol):
    """The module of a command."""

    HELP: str

    def add(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


COMMANDS: dict[str, Command] = {
    "games": games,
    "bots": bots,
    "play": play,
    "watch": watch,
    "simulate": simulate,
    "match": match,
    "ladder": ladder,
    "tune": tune,
    "train": train,
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


class Help(argparse.HelpFormatter):
    """Help in the reader's language."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog)
        self.language = language

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, said(self.language, "usage: ") if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(None if heading is None else said(self.language, heading))

    def add_text(self, text: str | None) -> None:
        """As a sentence."""
        if text:
            told = said(self.language, text)
            super().add_text(f"{told[0].upper()}{told[1:].removesuffix('.')}.")

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return said(self.language, action.help) if action.help else action.help


class Parser(argparse.ArgumentParser):
    """Reports errors in one line, and helps in the language of its class: that of its subparsers, too."""

    language: ClassVar[str] = "en"

    def _get_formatter(self) -> argparse.HelpFormatter:
        return Help(self.prog, self.language)

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message} (see {self.prog} --help)")


class Version(argparse.Action):
    """Prints the version, the engine that runs and the folder of the data, which are looked up only when asked."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from trackside import engine
        from trackside.server.settings import data_folder

        print(f"trackside {trackside.__version__}, {engine.describe()}\ndata: {data_folder()}")
        parser.exit()


def parser(spoken: str = "en") -> Parser:
    class Spoken(Parser):
        language = spoken

    top = Spoken(prog="trackside", description="Railway board games: play, watch, simulate, serve.")
    top.add_argument("--version", action=Version, nargs=0, help="print the version and the engine in use")
    add_language(top, "spoken")
    newcomer.add(top)
    top.set_defaults(run=newcomer.run)
    commands = top.add_subparsers(metavar="COMMAND")
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(name, help=command.HELP, description=command.HELP)
        command.add(subparser)
        subparser.set_defaults(run=command.run)
    return top
