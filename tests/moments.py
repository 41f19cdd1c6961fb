"""Moments of recorded games: where each question of a game has the most answers, and where games stand later on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from trackside.core.edge.record import positions, read
from trackside.games import ids

FOLDER = Path(__file__).parent / "records"
LATER = (5, 5, 4, 4)  # further moments of so many games of each


class Moment(NamedTuple):
    """A ply of a record, with a choice."""

    name: str  # "steam-build", "steam-later-2"
    game: str
    file: Path
    ply: int
    seat: int  # that decides


def questions() -> Iterator[Moment]:
    """For each question of each game the position of all records in which most can be answered."""
    for game in ids():
        most: dict[str, tuple[int, Path, int, int]] = {}
        for file in sorted((FOLDER / game).glob("*.txt")):
            for p in positions(read(file.read_text(encoding="utf-8"))):
                if p.asked is None:
                    continue
                count = len(p.moves())
                if count > most.get(p.asked.name, (0, file, 0, 0))[0]:
                    most[p.asked.name] = count, file, int(p.ply), int(p.seat)
        for question, (_, file, ply, seat) in sorted(most.items()):
            yield Moment(f"{game}-{question}", game, file, ply, seat)


def later() -> Iterator[Moment]:
    """Some games of different sizes, maps and options after two thirds of their moves, where there is a choice."""
    for game, wanted in zip(ids(), LATER, strict=True):
        files = sorted((FOLDER / game).glob("*.txt"))
        for number in range(wanted):
            file = files[number * len(files) // wanted]
            record = read(file.read_text(encoding="utf-8"))
            after = 2 * len(record.lines) // 3
            found = next(p for p in positions(record) if p.ply >= after and len(p.moves()) > 2)
            yield Moment(f"{game}-later-{number + 1}", game, file, int(found.ply), int(found.seat))
