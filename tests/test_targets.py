"""Every move names what it touches, and what it names is there: docs/targets.md."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import trackside
from trackside.core.arrays import COMPILED
from trackside.core.moves import FORBIDDEN, NOT_ASKED
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games import ids
from trackside.referee.choosing import STYLES, chooser
from trackside.referee.variants import any_variant

PAGE = Path(__file__).parents[1] / "docs" / "targets.md"
BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
GAMES = 4 if COMPILED else 2  # compiled, one in each style


@lru_cache
def documented(id: str) -> tuple[frozenset[str], frozenset[str]]:
    """The kinds of targets of a game, and its moves without one, as the page has them."""
    section = PAGE.read_text(encoding="utf-8").split(f"\n## {id}\n")[1].split("\n## ")[0]
    kinds = re.findall(r"^\| ([a-z_]+) \| `", section, re.M)
    buttons = re.findall(r"`([a-z_-]+)`", section.split("Without a target:")[1])
    return frozenset(kinds), frozenset(buttons)


def things(p: Position) -> dict[str, set[str]]:
    """Everything that the deciding seat sees, by kind, from the view and the box alone."""
    view: dict[str, Any] = msgspec.to_builtins(p.view(int(p.seat)))
    return globals()[p.game.id](p.game.setting.data, view, view["seats"][p.seat], int(p.seat))


def great_western_trail(
    box: dict[str, Any], view: dict[str, Any], own: dict[str, Any], seat: int
) -> dict[str, set[str]]:
    return {
        "space": {each["space"] for each in view["trail"]},
        "action": {deed for each in view["trail"] for deed in each["deeds"]}
        | set(view["ask"]["facts"].get("deeds", [])),
        "auxiliary": set(box["auxiliary_actions"]),
        "hand": set(own["hand"]),
        "stack": {"draw", "cattle", "objectives"},
        "market": set(view["market"]),
        "display": set(view["display"]),
        "job": {f"{row['row']} {worker}" for row in view["jobs"] for worker in row["workers"]},
        "worker": set(own["workers"]),
        "building": set(own["buildings"]),
        "rail": {str(n) for n in range(40)} | {each["place"] for each in view["stations"]},
        "station": {each["station"] for each in view["stations"]},
        "disc": set(own["discs"]),
        "foresight": {
            f"{number} {k}"
            for number, pair in view["foresight"].items()
            for k, tile in enumerate(pair)
            if tile is not None
        },
        "certificates": {str(n) for n in range(own["certificates"] + 1)},
        "city": {each["id"] for each in box["cities"]} if isinstance(box["cities"], list) else set(box["cities"]),
    }


def isle_of_trains(box: dict[str, Any], view: dict[str, Any], own: dict[str, Any], seat: int) -> dict[str, set[str]]:
    trains = {number: each["train"] for number, each in enumerate(view["seats"])}
    return {
        "row": {str(k) for k, card in enumerate(view["row"]) if card is not None},
        "deck": {"cards"},
        "bag": {"passengers"},
        "discard": set(view["discard"]),
        "hand": {*own["hand"], *(str(fact) for fact in view["ask"]["facts"].values())},
        "passenger": set(own["supply"]),
        "train": {str(number) for number in trains},
        "buildings": {str(number) for number in trains},
        "building": set(own["buildings"]),
        "car": {f"{number} {car['place']}" for number, train in trains.items() for car in train},
        "load": {
            f"{number} {car['place']} {k}"
            for number, train in trains.items()
            for car in train
            for k in range(len(car["loads"]))
        },
        "island": {each["id"] for each in view["islands"]},
        "contract": {
            contract["id"] for each in view["islands"] for contract in [each["starting"], *each["additional"]]
        },
    }


def steam(box: dict[str, Any], view: dict[str, Any], own: dict[str, Any], seat: int) -> dict[str, set[str]]:
    chart = box["maps"][view["map"]]
    return {
        "action_tile": set(view["action_tiles"]),
        "hex": {each["hex"] for each in chart["hexes"]},
        "tile_kind": set(view["stock"]),
        "place": {each["id"] for each in view["places"]},
        "cube": {f"{each['id']} {colour}" for each in view["places"] for colour in each["cubes"]},
        "link": {each["id"] for each in view["links"] if each["id"] is not None and None not in each["ends"]},
        "supply": {str(k) for k, goods in enumerate(view["supply"]) if goods},
        "new_city": set(view["new_cities"]),
        "track": {"income", "points", "locomotive"},
    }


def ticket_to_ride_amsterdam(
    box: dict[str, Any], view: dict[str, Any], own: dict[str, Any], seat: int
) -> dict[str, set[str]]:
    return {
        "row": {str(k) for k, card in enumerate(view["row"]) if card is not None},
        "deck": {"cards", "contracts"},
        "route": {each["id"] for each in box["routes"]},
        "hand": set(own["hand"]),
        "contract": {each["id"] for each in view["offered"] or []},
    }


def on_the_page() -> list[str]:
    """A new game is played on the general table, which needs no targets; its section comes with its board."""
    text = PAGE.read_text(encoding="utf-8")
    return [id for id in ids() if f"\n## {id}\n" in text]


def test_every_game_with_a_board_is_on_the_page() -> None:
    boards = {path.parent.name for path in BOARDS.glob("*/Board.svelte")} & set(ids())
    assert boards <= set(on_the_page())


@pytest.mark.parametrize("id", on_the_page())
def test_every_legal_move_names_what_it_touches(id: str) -> None:
    kinds, buttons = documented(id)
    found = Counter[str]()
    for number in range(GAMES):
        chance = Rng(number)
        p = any_variant(id, chance).game().start(number)
        choose = chooser(STYLES[number % len(STYLES)], chance)
        while not p.over:
            legal = p.moves()
            there = things(p)
            assert set(there) == kinds
            for move in legal:
                targets = move.where(p)
                assert bool(targets) != (move.kind in buttons), f"{move}: {targets}"
                for kind, name in targets:
                    assert name in there[kind], f"{move}: there is no {kind} {name!r}"
                found.update(kind for kind, _ in targets)
            p.play(choose(p, legal))
    assert set(found) <= kinds


@pytest.mark.parametrize("id", ids())
def test_a_place_answers_with_its_moves_or_with_the_nearest_refusal(id: str) -> None:
    for number in range(GAMES):
        chance = Rng(100 + number)
        game = any_variant(id, chance).game()
        p = game.start(number)
        choose = chooser(STYLES[number % len(STYLES)], chance)
        while not p.over:
            if chance.below(20) == 0:
                move = game.moves[chance.below(len(game.moves))]
                for kind, name in move.where(p):
                    told = game.explain_place(p, kind, name)
                    touching = [each for each in game.moves if (kind, name) in each.where(p)]
                    assert told.legal == [each for each in touching if p.refusal(each) is None]
                    assert (told.rule is None) == bool(told.legal)
                    if told.rule is not None:
                        assert told.move is not None and p.refusal(told.move) is told.rule
                        near = [rule.nearness for each in touching if (rule := p.refusal(each)) is not None]
                        assert told.rule.nearness == max(near)
            p.play(choose(p, p.moves()))


def test_a_route_of_another_is_taken_rather_than_not_paid_for() -> None:
    """TTR-5.1, 5.5: too few cards for a free route; a claimed one is simply taken."""
    game = trackside.game("ticket_to_ride_amsterdam", players=2)
    p = game.start(1)
    while p.asked is not None and p.asked.name == "set-up-contracts":
        p.play(p.moves()[0])
    answers = {name: game.explain_place(p, "route", name) for name in (r["id"] for r in game.setting.data["routes"])}
    assert {told.rule.key for told in answers.values() if told.rule is not None} == {"too-few-cards"}
    claim = next(move for move in p.moves() if move.kind == "claim")
    route = claim.where(p)[0]
    assert claim in game.explain_place(p, *route).legal
    p.play(claim)
    told = game.explain_place(p, *route)
    assert told.rule is not None
    assert (told.rule.key, told.rule.nearness) == ("route-taken", FORBIDDEN)


def test_a_place_that_is_not_asked_for_says_so_and_nowhere_says_nothing() -> None:
    game = trackside.game("great_western_trail", players=2)
    p = game.start(1)
    city = game.explain_place(p, "city", "albuquerque")
    assert city.rule is not None
    assert city.rule.nearness == NOT_ASKED
    nothing = game.explain_place(p, "city", "atlantis")
    assert (nothing.legal, nothing.move, nothing.rule) == ([], None, None)
