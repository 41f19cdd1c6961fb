"""Standing orders: what a player may leave as an answer for when they are away, and what they left."""

from __future__ import annotations

import msgspec

from trackside.games import about
from trackside.locales import words
from trackside.server.api.requests import Order
from trackside.server.api.responses import OrderAnswer, OrderChoice, StandingOrders
from trackside.server.http.errors import Refused
from trackside.server.tables.table import Table


def standing(table: Table, seat: int, language: str) -> StandingOrders:
    """A seat's orders, and what else the game lets it order."""
    return StandingOrders(
        seat=seat,
        orders=msgspec.convert(table.seats[seat].orders, list[Order]),
        choices=choices(table, language),
    )


def choices(table: Table, language: str) -> list[OrderChoice]:
    """The routine questions of this game with its options: a move that the options leave out is no answer."""
    say = words(language, table.row.game).seated([seat.name for seat in table.seats])
    known = table.game.game.by_text
    found: list[OrderChoice] = []
    for question, notations in about(table.row.game).routine.items():
        answers = [
            OrderAnswer(move=notation, label=say.move(known[notation])) for notation in notations if notation in known
        ]
        if answers:
            found.append(OrderChoice(question=question, text=say.say(f"order-{question}"), answers=answers))
    return found


def check(table: Table, orders: list[Order]) -> None:
    """Every order names a question and a move of this game, whether the game calls it routine or not."""
    say = words("en", table.row.game)
    for order in orders:
        if not say.has(f"ask-{order.question}"):
            raise Refused(422, "no-question")
        if order.move not in table.game.game.by_text:
            raise Refused(422, "bad-notation")
