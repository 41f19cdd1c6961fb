"""Notes on moves, and the journal lines that announce rounds and phases."""

from __future__ import annotations

import pytest

from trackside.games.steam.edge.notes import destinations
from trackside.locales import words


@pytest.fixture
def said():
    """A legal move of a position in English, with its note."""

    def said(p, text):
        move = p.game.parse(text)
        assert p.refusal(move) is None
        return words("en", "steam").seated(["Ann", "Bob", "Cat", "Dan"]).move(move, p)

    return said


def test_a_tile_with_its_price_and_the_links_it_completes(table, tile, said):
    p = table(track=[tile("O6", "gentle_curve", 4, 0), tile("M6", "gentle_curve", 0, None)])
    assert said(p, "lay L8 straight 1") == "L8: straight (NE–SW) – $3, completes Washington – Philadelphia"
    assert said(p, "lay O6 straight 1") == "O6: straight (NE–SW) – redirects, $2"
    assert said(p, "lay M5 gentle_curve 1") == "M5: gentle curve (NE–S) – $4, completes Albany – New York"
    assert said(p, "lay P5 town_1 1") == "P5: town, 1 exit (NE) – $2, completes Boston – Providence"
    q = table(track=[tile("P5", "town_1", 1, 0), tile("O6", "straight", 1, 0)])
    text = said(q, "lay P5 town_2_straight 1")
    assert text.endswith("– improves, $3, completes New York – Providence")


def test_a_note_changes_nothing(table, tile, said):
    p = table(track=[tile("O6", "straight", 1, 0)])
    before = p.situation()
    said(p, "lay P5 town_2_straight 1")
    assert p.situation() == before
    assert p.journal.events == []


def test_action_tiles_with_what_they_do(table, said):
    base = table(rules="base", phase="select", level=2, supply=[{"red": 3}])
    assert said(base, "take locomotive") == "Take Locomotive – to level 3 at once, $7"
    assert said(base, "take turn_order") == "Take Turn Order – first in the next round"
    assert said(base, "take city_growth").endswith("a set of goods for a city, $2")
    assert said(base, "decline city_growth") == "Take City Growth, but do not pay for it"
    standard = table(phase="select")
    assert said(standard, "take turn_order").endswith("one free pass in the next auction")
    assert said(standard, "take urbanization").endswith("makes a town a New City with a set of goods")


def test_loans_with_what_is_left(table, said):
    p = table(phase="capital", cash=3, seats={0: {"income": -9, "points": 5}})
    assert said(p, "loans 0") == "No loan"
    assert said(p, "loans 1") == "1 loan – then $8, income −10"
    assert said(p, "loans 2") == "2 loans – then $13, income −10, 2 VP lost"


def test_the_loans_that_a_price_takes(table, said):
    """STEAM-9.3, 9.4: told before they are taken, for track, action tiles and bids."""
    p = table(rules="base", cash=0, seats={0: {"income": 1}}, track=[])
    assert said(p, "lay M7 gentle_curve 1").endswith("$3, completes Philadelphia – New York: 1 loan, income 1 → 0")
    rich = table(rules="base", cash=3, seats={0: {"income": 1}})
    assert "loan" not in said(rich, "lay M7 gentle_curve 1")
    tiles = table(rules="base", phase="select", cash=1, level=2, seats={0: {"income": -9, "points": 5}})
    assert said(tiles, "take locomotive").endswith("at once, $7: 2 loans, income −9 → −10, 2 VP lost")
    auction = table(rules="base", phase="auction", cash=4, seats={0: {"income": 0}})
    assert said(auction, "bid 4") == "Bid $4"
    assert said(auction, "bid 10") == "Bid $10 – if you win it: 2 loans, income 0 → −2"


def test_sets_links_and_income(table, said, play, coast):
    cubes = {"boston": {"yellow": 1}}
    p = table(level=3, track=coast(0, 1, 0), cubes=cubes, seats={0: {"income": 9}}, phase="goods_one")
    assert said(p, "deliver boston yellow") == "Deliver yellow from Boston – to Philadelphia; up to 2 points for you"
    play(p, "deliver boston yellow", "link boston sw")
    assert said(p, "link providence sw").endswith("– to New York (link owned by Bob)")
    play(p, "link providence sw", "link new_york sw")
    assert said(p, "income").endswith("– then 10")
    told = p.game.note(p, p.game.parse("income"))[1]
    rounds = p.view(0).rounds - p.view(0).round + 1
    assert (told["settlements"], told["dollars"], told["later"]) == (rounds, rounds, 1)
    grow = table(seats={0: {"tile": "city_growth", "special": True}}, supply=[{}, {"red": 2, "gray": 1}])
    play(grow, "grow boston")
    assert said(grow, "set 2") == "Take set 2 – 2 × red, gray"


def test_kinds_of_tiles_with_their_sides(table, play, said):
    p = play(table(), "lay H5 town_4_k 1")
    text = said(p, "tile k08")
    assert "town, 4 exits" in text and text.endswith("; 4 left")


def test_destinations_are_those_the_rules_allow(table, coast):
    """The cities of the notes are those that playing every legal link leads to, with the same best count."""
    table_of_colours = {"boston": {"yellow": 1, "purple": 1, "red": 1, "blue": 1}}
    p = table(level=5, track=coast(0, 1, 0, 1, 0), cubes=table_of_colours, phase="goods_one")

    def reached(q, own):
        found = {}
        for move in q.moves():
            after = q.copy()
            link = q.track.ports[move.place * 6 + move.edge]
            now = own + (q.track.owner[link] == 0)
            to = int(q.track.other_end(link, move.place))
            after.play(move)
            if after.asked.name == "follow-link":
                for city, most in reached(after, now).items():
                    found[city] = max(found.get(city, 0), most)
            else:
                found[to] = max(found.get(to, 0), now)
        return found

    seen = 0
    for move in p.moves():
        if move.kind == "deliver":
            after = p.copy()
            after.play(move)
            assert destinations(p, 0, move.place, move.colour) == reached(after, 0)
            seen += 1
    assert seen == 4


def test_the_journal_names_every_phase(table, play):
    held = {seat: {"tile": name} for seat, name in enumerate(("engineer", "first_move", "turn_order", "first_build"))}
    p = table(seats=held, phase="goods_two", to_move=3)
    play(p, "pass", *["loans 0"] * 4, "0 pass", "1 pass", "2 pass", "take engineer")
    told = [event.seen_by(-1)["facts"]["phase"] for event in p.journal.events if event.kind == "phase"]
    assert told == ["income", "capital", "auction", "select"]


def test_a_loan_is_reported_with_the_remaining_money(table, play):
    p = play(table(rules="base", cash=2), "lay M7 gentle_curve 1")
    loan = next(event.seen_by(-1)["facts"] for event in p.journal.events if event.kind == "loans")
    assert (loan["loans"], loan["cash"], loan["income"]) == (1, 4, -1)
