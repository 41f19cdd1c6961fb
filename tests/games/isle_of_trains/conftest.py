"""Short ways to set up a table, play moves by their notation, and ask why not."""

from __future__ import annotations

from collections import Counter

import pytest

import trackside
from trackside.core.journal import Journal

FILLER = ["loco_l2", "loco_l3", "loco_l2", "loco_l3", "loco_l2", "loco_l3", "coach_l2", "coach_l3"]


def spread(thing):
    """The cards named in a seat of a situation."""
    if isinstance(thing, dict) and "card" in thing:
        return [thing["card"], *(card for load in thing.get("loads", []) for card in spread(load))]
    return [thing]


@pytest.fixture
def game():
    def make(players=2, **options):
        return trackside.game("isle_of_trains", players=players, **options)

    return make


@pytest.fixture
def table(game):
    """A position where seat 0 is to move; hands and supplies are empty unless given.

    `hoard` is a seat that holds all cards not named, for tests with a small deck.
    """

    def make(*seats, players=2, options=None, hoard=None, **situation):
        its = game(players, **(options or {}))
        given = [*seats, *({} for _ in range(players - len(seats)))]
        full = [{"hand": [], "supply": [], **seat} for seat in given]
        if hoard is not None:
            left = Counter({name: int(n) for name, n in zip(its.box.kind_names, its.box.copies, strict=True)})
            for seat in full:
                cars = [card for car in seat.get("train", ["loco_l1"]) for card in spread(car)]
                left.subtract([*seat["hand"], *cars, *seat.get("buildings", [])])
            zones = [situation.get(zone) or [] for zone in ("deck", "discard", "row")]
            left.subtract([card for zone in zones for card in zone if card is not None])
            cards = [name for name, n in left.items() for _ in range(n) if name in its.box.kind_names]
            full[hoard] = {**full[hoard], "hand": [*full[hoard]["hand"], *cards]}
            situation = {"deck": [], "discard": [], "row": [], **situation}
        p = its.arrange({"seats": full, **situation})
        p.journal = Journal()
        return p

    return make


@pytest.fixture
def through():
    """Answer a question with its first move for as long as it is asked."""

    def through(p, question):
        while not p.over and p.asked.name == question:
            p.play(p.moves()[0])
        return p

    return through


@pytest.fixture
def price(play):
    """How many cards of the hand are paid for a build: those that had to go are gone, the others are asked for."""

    def price(p, text):
        seat = int(p.seat)
        before = p.players[seat].size
        play(p, text)
        due = p.asked.n if p.asked.name == "payment" else 0
        return before - 1 - p.players[seat].size + due

    return price


@pytest.fixture
def legal():
    """The legal moves, or those of one kind."""

    def legal(p, kind=None):
        return [str(move) for move in p.moves() if kind is None or move.kind == kind]

    return legal


@pytest.fixture
def ask():
    def ask(p):
        return None if p.asked is None else p.asked.name

    return ask


@pytest.fixture
def seat():
    """What a seat's own view shows of it."""

    def seat(p, number=0):
        return p.view(number).seats[number]

    return seat


@pytest.fixture
def filler():
    """That many cards which nobody asks about."""

    def filler(n):
        return FILLER[:n]

    return filler


@pytest.fixture
def idle():
    """The seat to move takes passengers until its turn is over."""

    def idle(p):
        turn = p.current
        plies = p.ply
        while not p.over and p.current == turn and (p.ply == plies or p.asked.name != "action" or p.asked.left == 1):
            moves = [str(move) for move in p.moves()]
            wanted = [text for text in ("take passenger", "go-on") if text in moves]
            p.play(p.game.parse(wanted[0] if wanted else moves[0]))
        return p

    return idle
