"""Standing orders: moves a player leaves to be played automatically when a question comes up."""

from __future__ import annotations

import msgspec

from trackside.locales import words
from trackside.tables.changes import Change, SeatFields
from trackside.tables.refusals import Refused
from trackside.tables.requests import Order
from trackside.tables.state import Player
from trackside.tables.table import Table


def orders(table: Table, seat: int) -> list[Order]:
    stored = table.seats[seat].orders
    return msgspec.convert(stored, list[Order]) if stored else []


def matching_move(table: Table, seat: int) -> str | None:
    """The move that a seat's orders give for the current question, if it is legal."""
    asked = table.position.asked
    if asked is None or seat < 0 or table.seats[seat].kind != "human" or not table.seats[seat].orders:
        return None
    for order in orders(table, seat):
        move = table.playthrough.game.by_text.get(order.move)
        if order.question == asked.name and move is not None and table.position.refusal(move) is None:
            return order.move
    return None


def _validate(table: Table, given: list[Order]) -> None:
    """Refuse orders with unknown questions or moves. The question need not be one that the game calls routine."""
    say = words("en", table.row.game)
    for order in given:
        if not say.has(f"ask-{order.question}"):
            raise Refused("no-question")
        if order.move not in table.playthrough.game.by_text:
            raise Refused("bad-notation")


def leave_orders(table: Table, who: Player, given: list[Order], viewed_as: str | None = None) -> Change:
    """Replace the standing orders of the seat that the person views."""
    table.require_seat(who.id)
    seat = table.viewer_seat(who.id, viewed_as)
    _validate(table, given)
    return Change(seats={seat or 0: SeatFields(orders=msgspec.to_builtins(given))})
