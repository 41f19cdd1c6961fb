"""Notes on moves: price, gain, and what can be done there."""

from __future__ import annotations

import random

import pytest
from marks import rule

import trackside
from trackside.locales import words


@pytest.fixture
def said():
    """A legal move of a position in English, with its note."""

    def said(p, text):
        move = p.game.parse(text)
        assert p.refusal(move) is None
        return words("en", "great_western_trail").seated(["Ann", "Bob"]).move(move, p)

    return said


def test_where_to_begin_with_what_can_be_done_there(said):
    p = trackside.game("great_western_trail", players=2).start(1)
    told = "Begin at neutral space A – discard Guernsey → gain $2, hire a worker, hire a worker ($2 dearer)"
    assert said(p, "place neutral_a") == told
    p.play(p.game.parse("place neutral_a"))
    assert said(p, "auxiliary aux_gain_dollar single") == "gain dollars, single – gain $1"


def test_a_step_with_its_fee_and_its_owner(table, said):
    me = {"cattleman": "neutral_a", "dollars": 9, "buildings": {"build_flood_1": 2}}
    other = {"buildings": {"build_a_1": 7}}
    p = table(seats=[me, other], trail={"flood_1": "flood_black_2"})
    assert said(p, "step build_a_1").endswith("– fee $4 to Bob; one single auxiliary action")
    assert said(p, "step flood_1").endswith("– fee $2")
    poor = table(seats=[{**me, "dollars": 1}, other], trail={})
    assert said(poor, "step build_a_1").endswith("– fee $1 to Bob; one single auxiliary action")
    assert "fee" not in said(poor, "step build_flood_1")
    deeds = next(space.deeds for space in poor.view(0).trail if space.space == "build_flood_1")
    assert said(poor, "step build_flood_1").endswith(" – " + words("en", "great_western_trail").names(deeds))


def test_actions_of_which_one_is_chosen_stand_together(said):
    p = trackside.game("great_western_trail", players=2).start(1)
    assert said(p, "place neutral_c").endswith("engineers, 1 certificate / take an objective card")


def test_a_city_with_transport_and_gain(visit, play, said):
    """Transport for the crossings on the way, the dollars of Kansas City, and the card of an arrow."""
    me = {"hand": {"jersey": 1, "guernsey": 1, "dutch_belt": 1}, "engine": "0", "cities": {"topeka": 1}}
    p = play(visit("kansas_city", me), "foresight teepee_green", "foresight cowboy", "foresight craftsman")
    assert said(p, "deliver kansas_city").endswith("– transport free, +$6, −6 points")
    assert said(p, "deliver wichita").endswith("1 objective card")


@rule("GWT-8.1", "GWT-8.2")
def test_an_engine_move_with_the_spaces_it_counts(visit, play, said):
    """Occupied spaces are passed without counting; a turnout is a space."""
    tile = {"buildings": {"build_a_1": 9}, "hand": {}}
    p = play(visit("build_a_1", {**tile, "engine": "6"}, [{"engine": "7"}, {"engine": "7.5"}], 3), "use engine_3")
    assert "– 1 space" in said(p, "engine 8") and "– 3 spaces" in said(p, "engine 10")
    p = play(visit("build_a_1", {**tile, "engine": "6"}), "use engine_3")
    assert "– 2 spaces; station" in said(p, "engine 7.5") and "– 1 space" in said(p, "engine 7")


@rule("GWT-8.5")
def test_an_exact_move_back_counts_its_turnouts(visit, play, said):
    me = {"buildings": {"build_a_1": 1}, "hand": {}, "engine": "8"}
    p = play(visit("build_a_1", me, sides="baaaaaaaaa"), "use back_1_gain_3")
    assert "– 1 space back; station" in said(p, "engine 7.5") and "– 1 space back" in said(p, "engine 7")


@rule("GWT-10.19")
def test_an_extraordinary_delivery_with_what_the_way_counts(visit, play, said):
    me = {"buildings": {"build_a_1": 9}, "hand": {}, "engine": "8"}
    p = play(visit("build_a_1", me, [{"engine": "6"}]), "use extraordinary_delivery")
    assert "– 1 space back; counts 0 for the delivery; station" in said(p, "engine 7.5")
    assert said(p, "engine 5").endswith("– 2 spaces back; counts 2 for the delivery")


def test_dollars_that_are_paid_have_their_minus_before_the_sign():
    box = trackside.game("great_western_trail", players=2)
    say = words("en", "great_western_trail")
    assert say.move(box.parse("trade teepee_minus_3")) == "Take the teepee at teepee space −3 (−$3)"
    assert say.move(box.parse("trade teepee_4")) == "Take the teepee at teepee space 4 (+$4)"
    assert "$1 less" in say.say("ask-hire-worker", {"modifier": -1, "cheaper": 1})


def test_a_note_changes_nothing(table, said):
    p = table(seats=[{"cattleman": "neutral_a", "dollars": 9}])
    before = p.situation()
    for move in p.moves():
        said(p, str(move))
    assert p.situation() == before


def test_every_move_of_random_games_has_its_note():
    """In all languages, and every kind that has one is met."""
    met = set()
    for seed in range(3):
        p = trackside.game("great_western_trail", players=2).start(seed)
        choose = random.Random(seed)
        while not p.over and p.ply < 500:
            moves = p.moves()
            for move in moves:
                note = p.game.note(p, move)
                if note is not None and note[0] not in met:
                    met.add(note[0])
                    for language in ("en", "uk", "ru", "fa"):
                        told = words(language, "great_western_trail").seated(["Ann", "Bob"]).move(move, p)
                        assert " – " in told and "{" not in told
            p.play(choose.choice(moves))
    assert met == {"tile", "step", "deliver", "engine", "hire", "build", "hazard"}
