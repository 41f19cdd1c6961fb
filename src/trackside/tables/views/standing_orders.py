"""The standing orders of a seat, and the routine questions for which it may leave some."""

from __future__ import annotations

from trackside.games import about
from trackside.locales import words
from trackside.tables.shapes import OrderAnswer, OrderChoice, StandingOrders
from trackside.tables.standing_orders import orders
from trackside.tables.table import Table
from trackside.tables.views.table_card import seat_names


def standing_orders_view(table: Table, seat: int, language: str) -> StandingOrders:
    return StandingOrders(seat=seat, orders=orders(table, seat), choices=_choices(table, language))


def _choices(table: Table, language: str) -> list[OrderChoice]:
    """The routine questions of this game and their possible moves; some options remove moves."""
    say = words(language, table.row.game).seated(seat_names(table.seats, language))
    moves = table.playthrough.game.by_text
    choices: list[OrderChoice] = []
    for question, notations in about(table.row.game).routine.items():
        answers = [
            OrderAnswer(move=notation, label=say.move(moves[notation])) for notation in notations if notation in moves
        ]
        if answers:
            choices.append(OrderChoice(question=question, text=say.say(f"order-{question}"), answers=answers))
    return choices
