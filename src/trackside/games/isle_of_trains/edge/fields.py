"""What each attribute of a position means: see `core/edge/fields.py`."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from trackside.core.edge.errors import quoted
from trackside.core.edge.fields import DEALT, HIDDEN, OPEN_END, Field, Fields
from trackside.core.edge.kinds import Ids, Number, Packed, Row, Seat
from trackside.games.isle_of_trains.edge.trains import Loads, Tickets, Train
from trackside.games.isle_of_trains.rules.box import Box

BITS: Final = 4  # of a heap, for each colour


class IsleFields:
    """Made once for a box and a number of players."""

    def __init__(self, box: Box, seats: int) -> None:
        cards, colours = box.kind_names, box.colour_names
        self.seat = Fields(
            [
                "hand",
                "known",
                "maybe",
                "old",
                Field("train", Train(box), seen=HIDDEN, left_out=DEALT),
                Field("buildings", Ids(cards)),
                Field("supply", Heap(colours), left_out=DEALT, rest="rest"),
                Field("open", Ids(box.island_names), seen=HIDDEN),
                Field("completed", Ids(box.contract_names)),
                Field("delivered", Heap(colours), seen=HIDDEN),
                Field("vp", Number(), seen=HIDDEN),
                Field("power", Number(), told=False),
                Field("weight", Number(), told=False),
            ]
        )
        self.table = Fields(
            [
                "seats",
                Field("current", Seat(seats), key="to_move", seen=HIDDEN, left_out=DEALT),
                Field("deck", Row(cards, last_first=True), seen=HIDDEN, left_out=DEALT, rest=OPEN_END),
                Field("known_top", Number(), seen=HIDDEN),
                Field("row", Row(cards, none=True, length=int(box.row_size), called="cards"), left_out=DEALT),
                Field("discard", Row(cards, last_first=True), left_out=DEALT),
                Field("aside", Loads(box), seen=HIDDEN),
                Field("tickets", Tickets(box), seen=HIDDEN, left_out=DEALT),
                Field("seated", Heap(colours), seen=HIDDEN),
                Field("bag", Heap(colours), left_out=DEALT),
                Field("progress", Number()),
                Field("progress_by", Seat(seats, none=True), seen=HIDDEN),
                Field("last_turns", Number(none=True)),
                "stack",
                "over",
                Field("ply", Number(), seen=HIDDEN),
                Field("horizon", Number(), seen=HIDDEN),
                "chance",
            ]
        )


@lru_cache(maxsize=64)
def fields(box: Box, seats: int) -> IsleFields:
    return IsleFields(box, seats)


class Heap(Packed):
    """Passengers by colour; they may be given one by one."""

    def __init__(self, colours: list[str]) -> None:
        super().__init__(colours, BITS)

    def read(self, given: Any) -> Any:
        if isinstance(given, list):
            given = dict(Counter([quoted(each) if type(each) is not str else each for each in given]))
        return super().read(given)
