"""Chapter 1: what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from marks import rule

import trackside
from trackside.core.edge.errors import BadOption, BadOverride

ID = "ticket_to_ride_amsterdam"
DATA = trackside.game(ID).setting.data


@rule("TTR-1.1")
def test_the_board_has_17_places_and_45_routes_with_89_spaces():
    routes = DATA["routes"]
    groups = Counter(route["group"] for route in routes if route["group"])
    assert len(DATA["locations"]) == 17
    assert len(routes) == 45
    assert sum(route["length"] for route in routes) == 89
    assert len(groups) == 13 and set(groups.values()) == {2}
    assert sum(route["group"] is None for route in routes) == 19


@rule("TTR-1.1")
def test_the_lanes_of_a_double_route_join_the_same_places_over_the_same_length():
    lanes = {}
    for route in DATA["routes"]:
        if route["group"]:
            lanes.setdefault(route["group"], set()).add((tuple(route["ends"]), route["length"]))
    assert all(len(same) == 1 for same in lanes.values())


@rule("TTR-1.2", "TTR-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_16_carts_no_points_and_no_bonus_cards(players):
    p = trackside.game(ID, players=players).start(1)
    assert [(q.carts, q.points, q.bonus, q.routes) for q in p.players] == [(16, 0, 0, 0)] * players


@rule("TTR-2.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players):
    with pytest.raises(BadOption, match="2 to 4 players"):
        trackside.game(ID, players=players)


@rule("TTR-1.3")
def test_44_transport_cards():
    p = trackside.game(ID).start(1)
    cards = [*p.deck, *p.row, *(kind for q in p.players for kind in range(7) for _ in range(q.hand[kind]))]
    names = Counter(p.box.card_names[card] for card in cards)
    assert names == {"pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6, "wild": 8}


@rule("TTR-1.4")
def test_24_contracts_worth_the_shortest_way():
    game: Any = trackside.game(ID)
    assert len(DATA["contracts"]) == 24
    for contract in DATA["contracts"]:
        assert contract["value"] == shortest(*contract["ends"]), contract["id"]
    assert game.box.contract_count == 24


@rule("TTR-1.5", "TTR-5.11")
def test_16_bonus_cards_for_16_routes_with_cart_symbols():
    game: Any = trackside.game(ID)
    assert game.box.bonus_cards == 16
    assert sum(route["bonus"] for route in DATA["routes"]) == 16


@rule("TTR-1.7")
def test_nothing_else_scores():
    assert trackside.game(ID).categories == ["routes", "contracts", "bonus"]


def test_owners_may_correct_a_contract_but_not_what_the_moves_are_made_of():
    game = trackside.game(ID, box={"contracts": {"contract_05": {"value": 9}}})
    p = game.arrange({"seats": [{"contracts": ["contract_05"]}, {}]})
    assert p.scores()[0].parts()["contracts"] == -9
    with pytest.raises(BadOverride, match="face_up_slots"):
        trackside.game(ID, box={"constants": {"face_up_slots": 6}})


@pytest.mark.parametrize(
    ("correction", "named"),
    [
        ({"contracts": {"contract_05": {"ends": ["dam", "atlantis"]}}}, "contracts.contract_05.ends"),
        ({"contracts": {"contract_05": {"ends": ["dam", "dam"]}}}, "contracts.contract_05.ends"),
        ({"routes": {"dam__begijnhof__grey": {"length": 5}}}, "routes.dam__begijnhof__grey.length"),
        ({"routes": {"dam__begijnhof__grey": {"colour": "mauve"}}}, "routes.dam__begijnhof__grey.colour"),
        ({"constants": {"bonus_points": {3: [8, 5]}}}, "constants.bonus_points.3"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused_by_its_key(correction, named):
    with pytest.raises(BadOverride, match=named):
        trackside.game(ID, box=correction)


def test_a_corrected_contract_is_told_with_its_new_ends_and_value():
    game = trackside.game(ID, box={"contracts": {"contract_05": {"ends": ["dam", "waag"], "value": 4}}})
    assert game.parse("keep contract_05").facts() == {"count": 1, "from": "dam", "to": "waag", "value": 4}


def shortest(start: str, end: str) -> int:
    far = {start: 0}
    while True:
        before = dict(far)
        for route in DATA["routes"]:
            for a, b in (route["ends"], reversed(route["ends"])):
                if a in far:
                    far[b] = min(far.get(b, 99), far[a] + route["length"])
        if far == before:
            return far[end]
