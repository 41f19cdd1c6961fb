"""The numeric examples of data.yaml, played on the board."""

from __future__ import annotations

from typing import Any

import pytest
from marks import example, rule

import trackside
from trackside.core.edge.box import load
from trackside.games import about
from trackside.games.steam.rules.geometry import EDGES

VECTORS = load(about("steam").folder / "data.yaml")["vectors"]
SEATS = "abcde"


def vectors(name):
    return [pytest.param(vector, id=f"{name}-{k}") for k, vector in enumerate(VECTORS[name])]


@pytest.mark.parametrize("vector", vectors("adjacency"))
@rule("STEAM-1.4")
def test_adjacency(vector):
    game: Any = trackside.game("steam", players=3, map=vector["map"])
    box = game.box
    beyond = box.beside[box.hex_names.index(vector["hex"]) * EDGES + vector["edge"]]
    assert (None if beyond < 0 else box.hex_names[beyond]) == vector["neighbour"]


@pytest.mark.parametrize("vector", vectors("tile_price"))
@example("EX-2")
@rule("STEAM-6.8", "STEAM-6.9", "STEAM-6.10")
def test_tile_price(vector):
    from trackside.games.steam.rules.laying import OPERATIONS, surcharge

    game: Any = trackside.game("steam", players=4, map=vector["map"])
    box = game.box
    hex = box.hex_names.index(vector["hex"])
    face = box.face_names.index(vector["face"])
    exits = next(o.exits for o in box.orientations if o.face == face)
    assert exits + surcharge(box, hex, OPERATIONS.index(vector["action"])) == vector["price"]


@pytest.mark.parametrize("vector", vectors("builds"))
@example("EX-1", "EX-5")
@rule("STEAM-5.3", "STEAM-5.4", "STEAM-6.8", "STEAM-6.11", "STEAM-6.12")
def test_builds(vector, table, play, why, links):
    p = table(map=vector["map"], cash=40)
    texts = [f"lay {laid['hex']} {laid['face']} {laid['rotation']}" for laid in vector["tiles"]]
    if vector["price"] is None:
        assert why(p, texts[0]) == vector["rule"]
        return
    for text in texts:
        play(p, text)
        if p.asked.name == "choose-kind":
            play(p, str(p.moves()[0]))
    assert 40 - p.players[0].cash == vector["price"]
    done, open_ones = links(p)
    assert sorted(done) == sorted(tuple(sorted(ends)) for ends in vector["completed_links"])
    assert sorted({end for end, _ in open_ones}) == vector["open_links"]


@pytest.mark.parametrize("vector", vectors("base_payment"))
@example("EX-11")
@rule("STEAM-9.3", "STEAM-9.4")
def test_base_payment(vector, table):
    from trackside.games.steam.rules.money import means, pay

    seat = {"cash": vector["cash"], "income": vector["income"], "points": vector["vp"]}
    p = table(rules="base", seats={0: seat})
    player = p.players[0]
    if vector["result"] is None:
        assert means(p, player) < vector["pay"]
        return
    assert means(p, player) >= vector["pay"]
    pay(p, 0, vector["pay"])
    assert {"cash": player.cash, "income": player.income, "vp": player.points} == vector["result"]


@pytest.mark.parametrize("vector", vectors("locomotive_tile_price"))
@rule("STEAM-4.8")
def test_locomotive_tile_price(vector, table, play):
    p = table(rules="base", level=vector["from_level"], cash=20, phase="select")
    play(p, "take locomotive")
    assert (20 - p.players[0].cash, p.players[0].locomotive) == (vector["price"], vector["from_level"] + 1)


@pytest.mark.parametrize("vector", vectors("base_auction"))
@example("EX-8")
@rule("STEAM-3.2", "STEAM-3.3", "STEAM-3.4")
def test_base_auction(vector, table, play):
    p = table(rules="base", cash=0, phase="auction", to_move=SEATS.index(vector["opener"]))
    for auction in vector["auctions"]:
        for who, said in auction["speaking"]:
            play(p, f"{SEATS.index(who)} " + ("pass" if said == "p" else f"bid {said}"))
    assert [SEATS[seat] for seat in p.order] == vector["order"]
    for who, after in vector["after"].items():
        player = p.players[SEATS.index(who)]
        assert {"cash": player.cash, "income": player.income} == after
    assert p.asked.name == "select-tile"
    assert all(seat.bid is None for seat in p.view(None).seats)  # the bids are over


@pytest.mark.parametrize("vector", vectors("standard_auction"))
@example("EX-9", "EX-10", "EX-20")
@rule("STEAM-3.7", "STEAM-3.8", "STEAM-3.9")
def test_standard_auction(vector, table, play):
    order = [SEATS.index(who) for who in vector["current_order"]]
    players = max(len(order), 3)
    map = "europe" if players == 5 else "usa"
    out = {seat: {"cash": 0, "bankrupt": seat - len(order) + 1} for seat in range(len(order), players)}
    holder = vector["turn_order_holder"]
    free = None if holder is None else SEATS.index(holder)
    p = table(players, map, cash=20, seats=out, order=order, phase="auction", free_pass=free)
    words = {"p": "pass", "f": "free_pass"}
    for who, said in vector["speaking"]:
        play(p, f"{SEATS.index(who)} {words.get(said, f'bid {said}')}")
    assert [SEATS[seat] for seat in p.order] == vector["order"]
    assert {who: 20 - p.players[SEATS.index(who)].cash for who in vector["pays"]} == vector["pays"]
    assert (p.asked.name, p.seat) == ("select-tile", p.order[0])


@pytest.mark.parametrize("vector", vectors("standard_expenses"))
@example("EX-13")
@rule("STEAM-8.4", "STEAM-8.5", "STEAM-8.6", "STEAM-8.7")
def test_standard_expenses(vector, table, play):
    seat = {"cash": vector["cash"], "income": vector["income"], "points": vector["vp"]}
    p = table(seats={3: {**seat, "locomotive": vector["locomotive"]}}, phase="goods_two", to_move=3, round=8)
    play(p, "pass")
    player = p.players[3]
    if vector["result"] == "bankrupt":
        assert player.fell == 1
    else:
        assert {"cash": player.cash, "income": player.income, "vp": player.points} == vector["result"]


@pytest.mark.parametrize("vector", vectors("deliveries"))
@example("EX-14")
@rule("STEAM-7.5", "STEAM-7.8", "STEAM-7.9", "STEAM-7.10")
def test_deliveries(vector, table, play, why, coast):
    """The links of the vector in a row along the coast, and a cube whose city lies at the end of them."""
    owners = [who for who, n in vector["links"].items() for _ in range(n)]
    seats = [None if who == "none" else SEATS.index(who) for who in owners]
    colour = {2: "red", 4: "purple", 5: "blue"}[len(seats)]
    track = coast(*seats, *([0] * (2 - len(seats))))
    p = table(level=vector["level"], track=track, cubes={"boston": {colour: 1}}, phase="goods_one")
    if not vector["legal"]:
        assert why(p, f"deliver boston {colour}") == "STEAM-7.8"
        return
    play(p, f"deliver boston {colour}")
    while p.asked.name == "follow-link":
        play(p, str(p.moves()[0]))
    scored = {}
    while p.asked.name == "put-points":
        scored[SEATS[p.seat]] = int(p.asked.points)
        play(p, "points")
    assert scored == vector["points"]


@pytest.mark.parametrize("vector", vectors("income_choice"))
@rule("STEAM-7.11")
def test_income_choice(vector, table, play, coast):
    p = table(
        level=4,
        seats={0: {"income": vector["income"]}},
        track=coast(0, 0, 0, 0),
        cubes={"boston": {"purple": 1}},
        phase="goods_one",
    )
    play(p, "deliver boston purple", "link boston sw", "link providence sw", "link new_york sw", "link philadelphia sw")
    assert p.asked.points == vector["points"]
    play(p, "income")
    assert p.players[0].income == vector["result"]


@pytest.mark.parametrize("vector", vectors("final_score"))
@example("EX-16")
@rule("STEAM-10.2")
def test_final_score(vector, table, tile):
    """As many completed links as the vector says, each one tile between two neighbours of one hex."""
    p = table(seats={0: {"points": vector["vp"], "income": vector["income"]}})
    track = p.track
    for _ in range(vector["links"]):
        link = track.new_link(0)
        track.end_a[link], track.end_b[link] = 0, 1
    assert p.scores()[0].total() == vector["total"]


@pytest.mark.parametrize("vector", vectors("setup_cubes"))
@example("EX-17")
@rule("STEAM-2.2", "STEAM-2.3")
def test_setup_cubes(vector):
    p = trackside.game("steam", players=vector["players"], map=vector["map"]).start(7)
    assert (sum(p.cubes), sum(p.supply), sum(p.bag)) == (vector["cities"], vector["supply"], vector["bag"])


def test_vectors_are_all_executed():
    known = [
        "adjacency", "tile_price", "builds", "base_payment", "locomotive_tile_price", "base_auction",
        "standard_auction", "standard_expenses", "deliveries", "income_choice", "final_score", "setup_cubes",
    ]  # fmt: skip
    assert sorted(known) == sorted(set(VECTORS) - {"provenance"})
