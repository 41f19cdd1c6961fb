"""Chapters 15 and 16: the solo game."""

from __future__ import annotations

import pytest
from marks import example, rule

from trackside.games.isle_of_trains.rules.solo import rating

ROW = [None, None, None]
FULL = ["coach_l1", "coach_l1", "coach_l2"]


def car(card, *loads):
    return {"card": card, "loads": list(loads)}


def names(p, zone):
    return [p.box.kind_names[kind] for kind in zone]


@pytest.fixture
def solo(table):
    """A soloist; the cards not named lie in the deck, or in the discard pile if a deck is given."""

    def make(seat=None, scenario="challenge", **situation):
        return table(seat or {}, players=1, options={"scenario": scenario}, **situation)

    return make


@rule("IOT-15.3", "IOT-15.4", "IOT-15.5")
@example("EX-5")
def test_a_main_load_has_its_benefit_and_a_bonus_load_has_none(solo, play, seat, ask):
    p = solo({"hand": ["hopper_l3", "coach_l1"], "train": ["loco_l2", "boxcar_l2", "hopper_l2"]}, row=ROW)
    play(p, "load 1 1 hopper_l3")
    assert seat(p).hand_size == 5 and ask(p) == "bonus"
    play(p, "load 1 2 coach_l1")
    assert seat(p).hand_size == 4 and ask(p) == "action"


@rule("IOT-15.5")
def test_a_bonus_load_still_triggers_cabooses(solo, play, seat, ask):
    p = solo({"hand": ["hopper_l3", "coach_l1"], "train": ["loco_l3", "boxcar_l2", "hopper_l1", "caboose_2"]}, row=ROW)
    play(p, "load 1 1 hopper_l3", "load 1 2 coach_l1")
    assert ask(p) == "action" and seat(p).hand_size == 4 + 1


@rule("IOT-15.2", "IOT-15.6")
def test_night_fills_the_row_and_discards_a_card(solo, play, filler):
    p = solo({"hand": filler(6)}, row=["bank", "town_hall", "rail_yard"])
    deck = len(p.deck)
    play(p, "take row 1", "take row 2")
    assert p.asked.name == "hand-limit" and p.asked.n == 3
    play(p, "discard bank", "discard town_hall", "discard loco_l2")
    assert len(p.deck) == deck - 3 and -1 not in list(p.row) and len(p.discard) == 4
    assert p.asked.name == "action" and p.asked.left == 2


@rule("IOT-15.7", "IOT-15.9")
def test_no_reshuffle_and_no_progress(solo, play):
    p = solo({"train": [car("loco_l2", "white")]}, deck=["bank", "town_hall"], seated={"white": 2})
    play(p, "ticket white 0")
    assert p.progress == 0
    while not p.over:
        p.play(p.moves()[0])
    assert len(p.deck) == 0 and len(p.discard) > 40


@rule("IOT-15.8")
@example("TV-36")
def test_two_buy_backs(solo, play, seat):
    p = solo({"vp": 7}, deck=["bank", "rail_yard"])
    x, y = names(p, p.discard)[-1], names(p, p.discard)[-2]
    play(p, "buy-back", "buy-back")
    assert seat(p).vp_markers == 1 and names(p, p.deck)[:-3:-1] == [y, x]
    assert p.view(0).deck_top == [y, x]


@rule("IOT-3.7", "IOT-3.8", "IOT-16.1")
def test_the_soloist_is_not_asked_when_all_answers_do_the_same(solo, play, legal, why):
    """Without a row and without buying back all cards come from the deck; its last card ends the game anyhow."""
    p = solo({"supply": ["white"]}, row=[], deck=["bank", "coach_l1"])
    play(p, "board 1 0 white")
    assert p.over
    p = solo({"supply": ["white"]}, row=["coach_l2", "coach_l3"], deck=["bank"])
    play(p, "board 1 0 white")
    assert legal(p) == ["take row 1", "take row 2", "take deck"] and why(p, "take rest") == "IOT-3.8"


@rule("IOT-15.8", "IOT-15.10")
def test_buying_back_needs_markers_discards_and_a_solo_game(solo, table, why):
    assert why(solo({"vp": 2}, deck=["bank"]), "buy-back") == "IOT-15.8"
    assert why(solo({"vp": 9}), "buy-back") == "IOT-15.8"
    assert why(table({"vp": 9}), "buy-back") == "IOT-15.8"


@rule("IOT-15.10")
def test_buying_back_at_every_decision(solo, play, legal, filler):
    p = solo(
        {"vp": 9, "hand": ["hopper_l1", *filler(2)], "train": ["loco_l2", "hopper_l1"]},
        row=ROW,
        deck=["bank"] + ["coach_l1"] * 3,
    )
    assert legal(p)[-1] == "buy-back"
    play(p, "build hopper_l1")
    assert p.asked.name == "payment" and legal(p)[-1] == "buy-back"
    p = solo({"vp": 9, "supply": ["white"]}, row=ROW, deck=["bank"] + ["coach_l1"] * 3)
    play(p, "board 1 0 white")
    assert legal(p) == ["take deck", "take rest", "buy-back"], "although all cards come from the deck"


@rule("IOT-15.10")
@example("TV-46")
def test_a_buy_back_saves_the_last_card(solo, play, ask, legal):
    hand = {"hand": ["bank", "town_hall", "rail_yard", "grand_central", "coal_factory"]}
    p = solo({"vp": 3, **hand}, deck=["oil_refinery"], row=FULL)
    play(p, "take passenger", "take passenger")
    assert ask(p) == "night-window" and legal(p) == ["go-on", "buy-back"]
    play(p, "buy-back")
    assert ask(p) == "action" and len(p.deck) == 1 and p.players[0].vp == 0 and not p.over


@rule("IOT-16.1", "IOT-15.6")
@example("TV-35")
def test_the_last_card_of_the_deck_ends_the_game_at_night(solo, play):
    p = solo(deck=["bank"], row=["coach_l1", "coach_l2", None])
    pile = len(p.discard)
    play(p, "take passenger", "take passenger")
    assert p.over and -1 not in list(p.row) and len(p.discard) == pile
    assert p.game.places(p) == [1]


@rule("IOT-16.1")
def test_the_game_ends_in_the_middle_of_an_effect(solo, play, seat):
    p = solo({"train": ["loco_l2", car("hopper_l2", "coach_l1", "coach_l1")]}, deck=["bank"], row=ROW)
    play(p, "special", "all")
    assert p.over and seat(p).hand == {"bank": 1}
    assert seat(p).score["loads"] == 0, "loads set aside have left the train"


@rule("IOT-16.2")
@example("TV-38")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (49, "freeloader"),
        (50, "trainee"),
        (59, "trainee"),
        (60, "engineer"),
        (69, "engineer"),
        (70, "junior_driver"),
        (79, "junior_driver"),
        (80, "senior_driver"),
        (-3, "freeloader"),
    ],
)
def test_ratings(solo, points, name):
    assert rating(solo().box, points) == name
    if points >= 0:
        assert solo({"vp": points}).view(0).solo.rating == name


@rule("IOT-16.4")
def test_a_scenario_is_lost_with_the_last_card(solo, play):
    p = solo(scenario="3", deck=["bank"], row=FULL)
    play(p, "take deck")
    assert p.over and p.game.places(p) == [2] and p.view(0).solo.won is False


@rule("IOT-16.3", "IOT-16.4")
def test_goal_before_empty_deck(solo, play):
    train = ["loco_l2", "tanker_l1", "boxcar_l1", "caboose_2", "hopper_l1"]
    p = solo({"vp": 58 - 2 - 2 - 2 - 2 - 2, "train": train, "hand": ["coach_l1"]}, scenario="3", deck=["bank"], row=ROW)
    play(p, "load 1 4 coach_l1", "take deck")
    assert p.over and p.game.places(p) == [2]
    p = solo({"vp": 60 - 1 - 10, "train": train, "hand": ["coach_l1"]}, scenario="3", deck=["bank"], row=ROW)
    play(p, "load 1 4 coach_l1")
    assert p.over and p.game.places(p) == [1] and p.view(0).solo.won is True
