"""The results of a finished game, as they are stored for histories."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.tables.changes import ResultFields
from trackside.tables.table import Table


def search_words(table: str | None, players: Sequence[str]) -> str:
    """The text that a search in a history looks at."""
    return "\n".join([table or "", *players]).casefold()


def final_results(table: Table, ended: float) -> list[ResultFields]:
    """The results of a game that is over, one for each seat."""
    row, position = table.row, table.position
    places = table.playthrough.game.places(position)
    words = search_words(row.name, [seat.name for seat in table.seats if seat.kind == "human"])
    return [
        ResultFields(
            table=table.id,
            seat=seat.seat,
            person=seat.person,
            level=seat.level if seat.kind == "bot" else None,
            name=seat.name,
            game=row.game,
            players=len(table.seats),
            place=int(places[seat.seat]),
            score=int(score.total()),
            parts={category: int(points) for category, points in score.parts().items()},
            counted=not row.open_seed and len(table.own_seats(seat.person)) == 1,
            ended=ended,
            words=words,
        )
        for seat, score in zip(table.seats, position.scores(), strict=True)
    ]
