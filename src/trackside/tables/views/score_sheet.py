"""The score sheet of a finished game: every point with its reason."""

from __future__ import annotations

from trackside.core.edge.reason import Reason
from trackside.locales import Words, words
from trackside.tables.score_history import score_history
from trackside.tables.shapes import ReasonView, Result, ScoreLine, SeatResult
from trackside.tables.table import Table
from trackside.tables.views.table_card import seat_names


def score_sheet(table: Table, language: str) -> Result:
    """The score sheet, cached per language."""
    if language not in table.results:
        table.results[language] = _build(table, language)
    return table.results[language]


def _build(table: Table, language: str) -> Result:
    game, position = table.playthrough.game, table.position
    names = seat_names(table.seats, language)
    say = words(language, table.row.game).seated(names)
    places = game.places(position)
    seats: list[SeatResult] = []
    for seat, score in enumerate(position.scores()):
        reasons = game.reasons(position, seat)
        parts = [
            ScoreLine(
                category=category,
                label=_label(say, f"category-{category}", category),
                points=int(points),
                reasons=[_reason_view(say, reason) for reason in reasons if reason.category == category],
            )
            for category, points in score.parts().items()
        ]
        seats.append(SeatResult(seat=seat, name=names[seat], place=places[seat], total=int(score.total()), parts=parts))
    return Result(places=places, seats=seats, history=score_history(table))


def _reason_view(say: Words, reason: Reason) -> ReasonView:
    rule = reason.facts.get("rule")
    text = say.say(f"reason-{reason.key}", reason.facts)
    return ReasonView(points=int(reason.points), text=text, rule=rule if isinstance(rule, str) else None)


def _label(say: Words, id: str, fallback: str) -> str:
    return say.say(id) if say.has(id) else fallback
