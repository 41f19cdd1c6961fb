"""Chapter 2: set-up."""

from __future__ import annotations

from typing import Any

import pytest
from marks import rule

import trackside
from trackside.core.edge.errors import BadOption, BadOverride


@rule("STEAM-2.1")
def test_maps_and_players():
    for players, map in ((3, "usa"), (4, "usa"), (3, "europe"), (4, "europe"), (5, "europe")):
        assert trackside.game("steam", players=players, map=map).seats == players
    with pytest.raises(BadOption, match="usa"):
        trackside.game("steam", players=5, map="usa")


@rule("STEAM-2.2", "STEAM-2.3")
def test_all_cubes_are_dealt_or_in_the_bag(game):
    p = game(4, "usa").start(3)
    view = p.view(None)
    for place in view.places[: p.box.cities]:
        assert sum(place.cubes.values()) == p.box.place_goods[p.box.place_names.index(place.id)]
    assert [sum(cubes.values()) for cubes in view.supply] == [3] * 12
    assert p.game.faults(p) == []


@rule("STEAM-2.3")
def test_three_players_have_smaller_sets_and_on_europe_smaller_cities(game):
    europe, full = game(3, "europe").start(3), game(4, "europe").start(3)
    assert [sum(cubes.values()) for cubes in europe.view(None).supply] == [2] * 12
    pairs = zip(europe.view(None).places, full.view(None).places, strict=True)
    assert all(sum(few.cubes.values()) == max(sum(many.cubes.values()) - 1, 0) for few, many in pairs)


@rule("STEAM-2.4")
def test_everybody_starts_with_nothing(game):
    for seat in game(4).start(5).players:
        assert (seat.cash, seat.income, seat.points, seat.locomotive) == (0, 0, 0, 1)


@rule("STEAM-2.5")
def test_what_lies_beside_the_board(game):
    view = game(4).start(5).view(None)
    assert sum(view.stock.values()) == 136
    assert view.new_cities == {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "gray": 4}
    assert view.markers == 10
    assert len(view.action_tiles) == 7


@pytest.mark.parametrize(("players", "rounds"), [(3, 10), (4, 8), (5, 7)])
@rule("STEAM-2.6")
def test_rounds(players, rounds):
    view = trackside.game("steam", players=players, map="europe").start(1).view(None)
    assert (view.round, view.rounds) == (1, rounds)


def test_the_seed_decides_everything(game):
    assert game().start(9).situation() == game().start(9).situation()
    assert game().start(9).view(None) != game().start(10).view(None)


def test_an_owner_corrects_a_single_hex_or_kind_of_tile():
    """Members of a list are named by their id: a land hex by its label."""
    box = {
        "maps": {"usa": {"hexes": {"A5": {"terrain": "hills", "river": True}, "boston": {"goods": 4}}}},
        "track_tiles": {"kinds": {"k04": {"count": 5, "faces": ["town_1", "town_3_y"]}}},
    }
    corrected: Any = trackside.game("steam", players=3, map="usa", box=box)
    its = corrected.box
    plain: Any = trackside.game("steam", players=3, map="usa")
    printed = plain.box
    at = its.hex_names.index("A5")
    assert (its.hills[at], its.river[at]) == (1, 1) and (printed.hills[at], printed.river[at]) == (0, 0)
    assert (its.kind_count[3], printed.kind_count[3]) == (5, 4)
    mistakes: list[tuple[dict[str, Any], str]] = [
        ({"maps": {"usa": {"hexes": {"A5": {"terrain": "lava"}}}}}, "A5.terrain"),
        ({"maps": {"usa": {"hexes": {"Z5": {"terrain": "hills"}}}}}, "Z5"),
        ({"track_tiles": {"kinds": {"k04": {"faces": ["loop"]}}}}, "k04.faces"),
        ({"track_tiles": {"kinds": {"k99": {"count": 1}}}}, "k99"),
    ]
    for wrong, names in mistakes:
        with pytest.raises(BadOverride, match=names):
            trackside.game("steam", players=3, map="usa", box=wrong)
