"""Reads record files; errors name the file."""

from __future__ import annotations

from pathlib import Path

from trackside.core.edge.errors import BadRecord
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Record, read, replay


def load(file: str) -> Record:
    try:
        return read(Path(file).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{file}: not a text file") from None
    except BadRecord as problem:
        raise BadRecord(f"{file}: {problem}") from None


def play_on(file: str) -> Playthrough:
    """The game of a record, with its journal."""
    record = load(file)
    try:
        replay(record)  # names the line of a move that is not legal
    except BadRecord as problem:
        raise BadRecord(f"{file}: {problem}") from None
    return Playthrough(record)


def prepare(file: str) -> None:
    """Raise before a long game, not after it, if the file cannot be written."""
    Path(file).expanduser().open("a").close()


def store(playing: Playthrough, file: str) -> None:
    Path(file).expanduser().write_text(playing.record.text(), encoding="utf-8")
