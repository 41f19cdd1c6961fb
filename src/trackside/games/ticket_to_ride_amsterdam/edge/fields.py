"""What each attribute of a position means: see `core/edge/fields.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from trackside.core.arrays import packed
from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.fields import DEALT, HIDDEN, OPEN_END, OWN, Field, Fields, Pool
from trackside.core.edge.kinds import Counts, Id, Ids, Kind, Number, Packed, Row, Seat, members
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY, OFFER, SLOTS, Box
from trackside.games.ticket_to_ride_amsterdam.rules.offers import offer, one_of, other_of, returned_of, seat_of

BITS: Final = 8  # of a tally, for each kind


class AmsterdamFields:
    """Made once for a box and a number of players."""

    def __init__(self, box: Box, seats: int) -> None:
        cards, contracts = box.card_names, box.contract_names
        self.seat = Fields(
            [
                Field("hand", Counts(cards), seen=OWN, pool="cards", left_out=DEALT, rest="rest"),
                Field("seen", Packed(cards, BITS)),
                Field("old", Packed(cards, BITS), key="before_reshuffle", seen=HIDDEN),
                Field("mixed", Packed(cards, BITS), key="paid_since", seen=HIDDEN),
                Field("routes", Ids(box.route_names)),
                Field("contracts", Ids(contracts), seen=HIDDEN, pool="contracts", left_out=DEALT, rest="rest"),
                Field("offered", Ids(contracts), seen=HIDDEN, pool="contracts"),
                Field("bonus", Number(), key="bonus_cards", left_out=DEALT),
                Field("carts", Number(), told=False),
                Field("points", Number(), told=False),
            ],
            omits=True,
        )
        self.table = Fields(
            [
                "seats",
                Field("current", Seat(seats), key="to_move", seen=HIDDEN, left_out=DEALT),
                "stack",
                Field("row", Row(cards, none=True, length=SLOTS, called="cards"), pool="cards", left_out=DEALT),
                "row_stays",
                Field("deck", Row(cards, last_first=True), seen=HIDDEN, pool="cards", left_out=DEALT, rest=OPEN_END),
                Field("discard", Packed(cards, BITS), pool="cards"),
                Field(
                    "contracts",
                    Row(contracts),
                    key="contract_deck",
                    seen=HIDDEN,
                    pool="contracts",
                    left_out=DEALT,
                    rest=OPEN_END,
                ),
                Field("offers", Offers(contracts, seats), seen=HIDDEN),
                Field("last_turns", Number(none=True), key="final_turns"),
                Field("passes", Number(), seen=HIDDEN),
                Field("ply", Number(), seen=HIDDEN),
                Field("horizon", Number(), seen=HIDDEN),
                "chance",
            ],
            omits=True,
        )
        self.cards = Pool("cards", cards, box.card_count, self.table, self.seat)
        self.contracts = Pool("contracts", contracts, [1] * len(contracts), self.table, self.seat)


@lru_cache(maxsize=64)
def fields(box: Box, seats: int) -> AmsterdamFields:
    return AmsterdamFields(box, seats)


class Offers(Kind):
    """Choices of contracts made earlier: see offers.py."""

    def __init__(self, contracts: list[str], seats: int) -> None:
        self.offered = Ids(contracts)
        self.returned = Id(contracts, none=True)
        self.seat = Seat(seats)

    def write(self, value: Any) -> Any:
        return [self.write_one(int(made)) for made in value]

    def write_one(self, made: int) -> dict[str, Any]:
        names = self.returned.names
        shown = [names[k] for k in (one_of(made), other_of(made)) if k >= 0]
        found = {"seat": int(seat_of(made)), "offered": shown}
        if returned_of(made) >= 0:
            found["returned"] = names[returned_of(made)]
        return found

    def read(self, given: Any) -> Any:
        return packed([self.read_one(each) for each in members(given)])

    def read_one(self, given: Any) -> int:
        if not isinstance(given, dict) or not {"seat", "offered"} <= set(given) <= {"seat", "offered", "returned"}:
            raise Impossible(f"{quoted(given)}: it has a seat, what was offered and what was returned")
        shown = self.offered.read(given["offered"])
        contracts = [k for k in range(len(self.offered.one.names)) if shown >> k & 1]
        if not 1 <= len(contracts) <= OFFER:
            raise Impossible(f"{len(contracts)} contracts to choose from")
        back = self.returned.read(given.get("returned"))
        other = contracts[1] if len(contracts) == OFFER else EMPTY
        return int(offer(self.seat.read(given["seat"]), contracts[0], other, back))
