"""Compound decisions: every move is legal, nothing is revealed before the last one, and the facts are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import trackside
from trackside.core.arrays import COMPILED
from trackside.core.compound import Compound
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games import ids
from trackside.games.great_western_trail.rules.herd import RemoveCards
from trackside.locales import LANGUAGES, words
from trackside.referee.choosing import STYLES, chooser
from trackside.referee.variants import any_variant

GAMES = 16 if COMPILED else 4
KINDS = {
    "great_western_trail": {"travel", "act", "buy", "deliver", "upgrade", "discard", "remove"},
    "isle_of_trains": {"build", "load", "contract", "ticket", "special", "discard"},
    "steam": {"deliver", "bid", "pass", "free-pass"},
    "ticket_to_ride_amsterdam": set[str](),
}


def positions(id: str, games: int = GAMES, share: int = 3) -> Iterator[Position]:
    """Positions of random games, one in `share` of them."""
    for number in range(games):
        chance = Rng(number)
        p = any_variant(id, chance).game().start(number)
        choose = chooser(STYLES[number % len(STYLES)], chance)
        while not p.over:
            if chance.below(share) == 0:
                yield p
            p.play(choose(p, p.moves()))


def played(p: Position, moves: list[str]) -> Position:
    """The position after a batch that the server takes: its last move alone may show the mover anything."""
    at = p.copy()
    for number, text in enumerate(moves, start=1):
        seat, before = at.seat, at.horizon - at.revealed_to_others
        assert seat == p.seat, f"{moves}: move {number} is another seat's"
        at.play(p.game.parse(text))
        if number < len(moves):
            assert at.horizon - at.revealed_to_others == before, f"{moves}: move {number} shows the mover something"
    return at


def money(p: Position, after: Position, compound: Compound) -> None:
    """Great Western Trail: a journey leaves so many dollars; fees go where it says."""
    mine: Any = p
    its: Any = after
    facts = compound.facts
    if facts["space"] != "kansas_city":  # where income may follow at once
        assert its.players[p.seat].dollars == facts["dollars"]
        assert its.box.nodes[its.players[p.seat].cattleman] == facts["space"]
        for seat in range(len(mine.players)):
            if seat != p.seat:
                fees = sum(fee["dollars"] for fee in facts["fees"] if fee["seat"] == seat)
                assert its.players[seat].dollars - mine.players[seat].dollars == fees
    assert sum(fee["dollars"] for fee in facts["fees"]) == facts["cost"]
    assert facts["steps"] == len(facts["path"]) == sum(text.startswith("step") for text in compound.moves)


def herd(p: Position, after: Position, compound: Compound) -> None:
    mine: Any = p
    its: Any = after
    assert its.players[p.seat].dollars == compound.facts["dollars"]
    assert compound.facts["cost"] == mine.players[p.seat].dollars - compound.facts["dollars"]
    bought = Counter(compound.facts["cards"])
    for kind, name in enumerate(mine.box.cards[: mine.box.cattle]):
        assert mine.market[kind] - its.market[kind] == bought[name]


def income(p: Position, after: Position, compound: Compound) -> None:
    its: Any = after
    if "dollars" in compound.facts:
        assert its.players[p.seat].dollars == compound.facts["dollars"]
    else:
        assert not compound.endings


def upgraded(p: Position, after: Position, compound: Compound) -> None:
    """Great Western Trail: the disc lies on the station, and its master is the only thing still asked."""
    mine: Any = p
    its: Any = after
    assert its.players[p.seat].dollars - mine.players[p.seat].dollars == compound.facts["gain"]
    assert its.box.stations.index(compound.facts["station"]) == mine.asked.station == its.asked.station
    assert [[move.text] for move in its.moves()] == [ending.moves for ending in compound.endings]


def acted(p: Position, after: Position, compound: Compound) -> None:
    mine: Any = p
    its: Any = after
    assert its.players[p.seat].dollars - mine.players[p.seat].dollars == compound.facts["gain"]


def cards_gone(p: Position, after: Position, compound: Compound) -> None:
    mine: Any = p
    its: Any = after
    names = mine.box.cards if p.game.id == "great_western_trail" else mine.box.kind_names
    for card in compound.facts["cards"]:
        assert card in names
    if (
        p.game.id == "great_western_trail"
        and its.seat == p.seat
        and its.horizon - its.revealed_to_others == mine.horizon
    ):
        gone = sum(mine.players[p.seat].hand) - sum(its.players[p.seat].hand)
        assert gone == len(compound.facts["cards"])


def built(p: Position, after: Position, compound: Compound) -> None:
    for ending in compound.endings:
        assert len(ending.facts["cards"]) == compound.facts["cost"] >= len(ending.moves)


def delivered(p: Position, after: Position, compound: Compound) -> None:
    """Steam: the cube is gone from its city, and the mover may put as many points as it has own links."""
    mine: Any = p
    its: Any = after
    facts = compound.facts
    city, colour = mine.box.place_names.index(facts["city"]), mine.box.colour_names.index(facts["colour"])
    assert its.cubes[city * 5 + colour] == mine.cubes[city * 5 + colour] - 1
    assert facts["earned"][p.seat] == facts["points"]
    assert sum(facts["earned"]) - facts["points"] == facts["others"]
    if compound.endings:
        assert its.asked.points == facts["points"]
        assert [[move.text] for move in its.moves()] == [ending.moves for ending in compound.endings]


def scored(p: Position, after: Position, compound: Compound) -> None:
    totals = [int(each.scores()[p.seat].total()) for each in (p, after)]
    assert totals[1] - totals[0] == compound.facts["points"]


def nothing(p: Position, after: Position, compound: Compound) -> None:
    """What a word in the auction leads to is tested below; a load face down claims nothing about points."""


CLAIMS: dict[tuple[str, str], Callable[[Position, Position, Compound], None]] = {
    ("great_western_trail", "travel"): money,
    ("great_western_trail", "act"): acted,
    ("great_western_trail", "buy"): herd,
    ("great_western_trail", "deliver"): income,
    ("great_western_trail", "upgrade"): upgraded,
    ("great_western_trail", "discard"): cards_gone,
    ("great_western_trail", "remove"): cards_gone,
    ("isle_of_trains", "build"): built,
    ("isle_of_trains", "load"): nothing,
    ("isle_of_trains", "contract"): scored,
    ("isle_of_trains", "ticket"): scored,
    ("isle_of_trains", "special"): scored,
    ("isle_of_trains", "discard"): cards_gone,
    ("steam", "deliver"): delivered,
    ("steam", "bid"): nothing,
    ("steam", "pass"): nothing,
    ("steam", "free-pass"): nothing,
}


@pytest.mark.parametrize("id", ids())
def test_compounds_can_be_sent_as_they_are_and_end_where_they_say(id: str) -> None:
    found = Counter[str]()
    for p in positions(id):
        legal = {move.text for move in p.moves()}
        for compound in p.game.compounds(p):
            found[compound.kind] += 1
            assert compound.moves[0] in legal
            CLAIMS.get((id, compound.kind), nothing)(p, played(p, compound.moves), compound)
            for ending in compound.endings[:5]:
                played(p, [*compound.moves, *ending.moves])
    assert set(found) <= KINDS.get(id, set(found))
    missing = KINDS.get(id, set()) - set(found) - {"remove"}  # which is tested below
    assert not missing or not COMPILED, f"never found: {missing}"


@pytest.mark.parametrize("id", ids())
def test_compounds_are_listed_once_and_in_the_same_way(id: str) -> None:
    for p in positions(id, 3, 12):
        listed = p.game.compounds(p)
        assert len({tuple(each.moves) for each in listed}) == len(listed)
        again = p.game.compounds(p.copy())
        assert [told(each) for each in again] == [told(each) for each in listed]


def told(compound: Compound) -> tuple[Any, ...]:
    return (
        compound.kind,
        compound.moves,
        compound.where,
        compound.facts,
        [(end.moves, end.facts) for end in compound.endings],
    )


def test_cards_to_remove_are_a_set_of_any_size() -> None:
    """GWT-6.2: up to two cards of the hand."""
    game = trackside.game("great_western_trail", players=2)
    p = game.arrange({"seats": [{"hand": {"jersey": 1, "guernsey": 2}}, {}]})
    p.ask(RemoveCards(0, p.asked, 2, 0))
    listed = {tuple(each.facts["cards"]): each.moves for each in game.compounds(p)}
    assert set(listed) == {("jersey",), ("guernsey",), ("jersey", "guernsey"), ("guernsey", "guernsey")}
    assert listed["jersey",] == ["remove jersey", "decline"]
    for each in game.compounds(p):
        cards_gone(p, played(p, each.moves), each)


def test_a_card_that_must_be_paid_in_any_case_is_part_of_the_payment() -> None:
    """IOT-5.8: of three equal cards and three others four are paid: one of the equal ones goes without a question."""
    for p in positions("isle_of_trains", 6, 4):
        for each in p.game.compounds(p):
            if each.kind == "build" and each.endings:
                for ending in each.endings:
                    assert len(ending.facts["cards"]) == each.facts["cost"]
                    played(p, [*each.moves, *ending.moves])


@pytest.mark.parametrize("language", LANGUAGES)
def test_builds_differ_in_words(language: str) -> None:
    """Which car is scrapped or replaced, which building is given up: the words say it, or two would be the same."""
    say = words(language, "isle_of_trains")
    scraps = 0
    for p in positions("isle_of_trains", 6, 4):
        builds = [it for it in p.game.compounds(p) if it.kind == "build"]
        said = [say.compound(it, p) for it in builds]
        assert sorted(set(said)) == sorted(said)
        scraps += sum(it.facts["scraps"] for it in builds)
    assert scraps > 50


def test_the_car_a_build_replaces_is_lit_where_it_is_now() -> None:
    """Only the boxcar can be scrapped, so nothing is asked about it; the hopper moves up before it is replaced."""
    game = trackside.game("isle_of_trains", players=2)
    hand = ["hopper_l2", "loco_l2", "loco_l3", "loco_l2", "loco_l3", "coach_l3"]
    first = {"hand": hand, "supply": [], "train": ["loco_l1", "boxcar_l2", "hopper_l1"]}
    p = game.arrange({"seats": [first, {"hand": [], "supply": []}]})
    [build] = [it for it in game.compounds(p) if it.moves == ["scrap-for hopper_l2", "upgrade 1 hopper_l2"]]
    assert build.where == [("hand", "hopper_l2"), ("car", "0 2")]
    assert words("en", "isle_of_trains").compound(build, p) == (
        "Scrap Boxcar 2 and build Hopper 2 in place of Hopper 1 for 3 cards"
    )


def test_every_space_that_can_be_reached_is_the_end_of_a_journey() -> None:
    """GWT-3.5: all steps of all ways, walked here without the listing."""
    for p in positions("great_western_trail", 3, 10):
        if p.asked is not None and p.asked.name in ("phase-a", "travel"):
            reached: set[str] = set()
            ends(p, reached)
            assert {each.facts["space"] for each in p.game.compounds(p) if each.kind == "travel"} == reached


def ends(p: Position, reached: set[str]) -> None:
    its: Any = p
    seat = p.seat
    for move in p.moves():
        if move.kind == "stop":
            reached.add(its.box.nodes[its.players[seat].cattleman])
        elif move.kind == "step":
            after: Any = p.copy()
            after.play(move)
            if after.asked is not None and after.asked.name == "travel" and after.seat == seat:
                ends(after, reached)
            else:
                reached.add(move.text.split()[1])


def test_the_cheapest_way_comes_first() -> None:
    for p in positions("great_western_trail", 3, 10):
        cost: dict[str, int] = {}
        for each in p.game.compounds(p):
            if each.kind == "travel":
                assert cost.setdefault(each.facts["space"], each.facts["cost"]) <= each.facts["cost"]


def test_a_journey_tells_whose_actions_are_there() -> None:
    """GWT-5.1: at another's building no local action is left, whatever stands on it."""
    told = set()
    for p in positions("great_western_trail", 3, 10):
        for each in p.game.compounds(p):
            if each.kind != "travel":
                continue
            after: Any = p.copy()
            for text in each.moves:
                after.play(after.game.parse(text))
            told.add(each.facts["here"])
            if each.facts["here"] == "foreign":
                assert not any(move.kind == "use" for move in after.moves() if after.seat == p.seat)
    assert told == {"own", "foreign"}


def test_every_cube_that_can_be_moved_has_a_delivery() -> None:
    for p in positions("steam", 3, 6):
        if p.asked is not None and p.asked.name == "move-goods":
            cubes = {move.where(p)[0] for move in p.moves() if move.kind == "deliver"}
            assert {each.where[0] for each in p.game.compounds(p)} == cubes


def test_a_pass_and_a_bid_tell_position_and_price() -> None:
    """STEAM-3.7, 3.9: who passes first takes the last position for nothing."""
    p = trackside.game("steam", players=3, rules="standard").start(1)
    while p.asked is not None and p.asked.name != "bid-for-order":
        p.play(p.moves()[0])
    passing, bid = (each for each in p.game.compounds(p) if each.kind in ("pass", "bid"))
    assert (passing.facts["position"], passing.facts["price"]) == (3, 0)
    assert (bid.moves, bid.facts["amount"]) == (["bid 0"], 0)
    assert (bid.facts["position"], bid.facts["price"]) == (1, 0)


def test_amsterdam_has_no_compounds() -> None:
    p = trackside.game("ticket_to_ride_amsterdam").start(1)
    assert p.game.compounds(p) == []
