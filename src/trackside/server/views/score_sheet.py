"""Results: the score sheet of a finished game, every point with its reason."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from trackside.locales import Words, words
from trackside.server.api.responses import ReasonView, Result, ScoreLine, SeatResult
from trackside.server.tables.table import Table
from trackside.server.views.table_card import names

HISTORY = "history"


def result(table: Table, language: str) -> Result:
    """Worked out once for each language."""
    key = ("result", language)
    if key not in table.kept:
        table.kept[key] = _result(table, language)
    found: Result = table.kept[key]
    return found


def _result(table: Table, language: str) -> Result:
    game, position = table.game.game, table.position
    who = names(table.seats, language)
    say = words(language, table.row.game).seated(who)
    scores = position.scores()
    places = game.places(position)
    seats: list[SeatResult] = []
    for seat, score in enumerate(scores):
        reasons = game.reasons(position, seat)
        parts = [
            ScoreLine(
                category=category,
                label=_label(say, f"category-{category}", category),
                points=int(points),
                reasons=[_reason(say, reason) for reason in reasons if reason.category == category],
            )
            for category, points in score.parts().items()
        ]
        seats.append(SeatResult(seat=seat, name=who[seat], place=places[seat], total=int(score.total()), parts=parts))
    return Result(places=places, seats=seats, history=history(table))


def history(table: Table) -> list[list[int]]:
    """Totals of all seats at the start and after every turn, alone after every move, from one replay."""
    if HISTORY not in table.kept:
        table.kept[HISTORY] = list(_turns(table))
    found: list[list[int]] = table.kept[HISTORY]
    return found


async def prepare(table: Table) -> None:
    """The same, turn by turn while others are served: it is the only dear part of a result."""
    if HISTORY not in table.kept:
        found: list[list[int]] = []
        for totals in _turns(table):
            found.append(totals)
            await asyncio.sleep(0)
        table.kept[HISTORY] = found


def _turns(table: Table) -> Iterator[list[int]]:
    playing = table.game
    p = playing.game.start(playing.seed, playing.record.generator)
    alone = len(table.seats) == 1
    yield _totals(p)
    for line in playing.record.lines:
        mover = p.seat
        p.play(playing.game.parse(line.text))
        if alone or p.seat != mover:
            yield _totals(p)


def _totals(p: Any) -> list[int]:
    return [int(score.total()) for score in p.scores()]


def _reason(say: Words, reason: Any) -> ReasonView:
    rule = reason.facts.get("rule")
    text = say.say(f"reason-{reason.key}", reason.facts)
    return ReasonView(points=int(reason.points), text=text, rule=rule if isinstance(rule, str) else None)


def _label(say: Words, id: str, fallback: str) -> str:
    return say.say(id) if say.has(id) else fallback
