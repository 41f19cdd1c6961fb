"""Short ways to set up a table, and to read its links."""

from __future__ import annotations

import pytest

import trackside
from trackside.core.journal import Journal


@pytest.fixture
def game():
    """A game; standard rules on the American map unless told otherwise."""

    def make(players=4, map="usa", rules="standard", **options):
        return trackside.game("steam", players=players, map=map, rules=rules, **options)

    return make


@pytest.fixture
def table(game):
    """A position. `cash` and `level` are everybody's; `seats` says more of single ones. Without goods unless given."""

    def make(players=4, map="usa", rules="standard", cash=30, level=1, seats=None, options=None, **situation):
        its = game(players, map, rules, **(options or {}))
        given = seats or {}
        everybody = [{"cash": cash, "locomotive": level, **given.get(seat, {})} for seat in range(players)]
        p = its.arrange({"cubes": {}, "supply": [], "seats": everybody, **situation})
        p.journal = Journal()
        return p

    return make


@pytest.fixture
def tile():
    """A tile of a situation; the owner of all its paths, or a list with one for each."""

    def tile(hex, face, rotation=0, owner=0):
        owners = owner if isinstance(owner, list) else [owner]
        return {"hex": hex, "face": face, "rotation": rotation, "owners": owners}

    return tile


@pytest.fixture
def links():
    """The links of a position as {(end, end): owner} for completed ones, and [(end, owner)] for open ones."""

    def links(p):
        done, open_ones = {}, []
        for link in p.view(None).links:
            if link.open is None:
                done[tuple(sorted(link.ends))] = link.owner
            else:
                open_ones.append((next(end for end in link.ends if end is not None), link.owner))
        return done, sorted(open_ones, key=str)

    return links


@pytest.fixture
def coast(tile):
    """Track Boston - Providence - New York - Philadelphia - Washington - Pittsburgh with an owner for each link."""

    def coast(*owners):
        one, two, *rest = owners
        track = [tile("P5", "town_2_straight", 1, [one, two]), tile("O6", "straight", 1, two)]
        more = [
            [tile("M7", "gentle_curve", 1)],
            [tile("L8", "straight", 1)],
            [tile("J8", "straight", 2), tile("I8", "straight", 2)],
        ]
        for owner, tiles in zip(rest, more, strict=False):
            track += [{**laid, "owners": [owner]} for laid in tiles]
        return track

    return coast
