"""Short ways to set up a table or a visit to a location, and to play moves by their notation."""

from __future__ import annotations

import pytest

import trackside

GAME = "great_western_trail"


def arrange(players, seats, options, rest):
    game = trackside.game(GAME, players=players, **options)
    return game.arrange({"trail": {}, "jobs": {}, "foresight": FORESIGHT, "seats": seats, **rest})


FORESIGHT = {
    "1": ["teepee_green", "rockfall_green_4"],
    "2": ["cowboy", "engineer"],
    "3": ["craftsman", "teepee_blue"],
}


@pytest.fixture
def table():
    """table(players, seats=[...], ...): seat 0 is to begin its turn."""

    def make(players=2, seats=(), options=None, **rest):
        return arrange(players, list(seats), options or {}, rest)

    return make


@pytest.fixture
def visit():
    """visit(space, me={...}, others=[...]): the cattleman of seat 0 has just arrived there."""

    def make(space, me=None, others=(), players=2, options=None, **rest):
        stack = [{"ask": "next-turn", "seat": 1}, {"ask": "draw-up", "seat": 0}, {"ask": "arrive", "seat": 0}]
        seats = [{"cattleman": space, **(me or {})}, *others]
        return arrange(players, seats, options or {}, {"stack": stack, **rest})

    return make


@pytest.fixture
def offered():
    """The legal moves of a kind, without the kind."""

    def make(p, kind):
        return [str(move).split(" ", 1)[1] for move in p.moves() if move.kind == kind and " " in str(move)]

    return make
