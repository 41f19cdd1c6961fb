"""What the view and the box give a board besides the pieces: actions, prices, tasks, points, deliveries."""

from __future__ import annotations

from typing import Any

import trackside
from trackside.games.great_western_trail.edge.box_facts import box_facts


def test_the_box_names_every_action_and_card():
    game: Any = trackside.game("great_western_trail", players=2)
    facts = box_facts(game)
    assert {deed.name for deed in game.box.deeds} <= set(facts.deeds)
    assert facts.tile_actions["neutral_tile_c"] == [["certificates_1", "objective"], ["engine_per_engineers"]]
    assert facts.deeds["discard_guernsey_gain_4"]["cost"][0]["select"] == "guernsey"
    assert len(facts.tile_actions) == 27
    assert set(facts.tiles) == set(game.box.tiles)
    assert facts.tiles["flood_black_3"].points == 3
    assert facts.tiles["teepee_blue"].hands == ["black"]
    card = facts.cattle_cards["west_highland_5"]
    assert (card.breed, card.value, card.points) == ("west_highland", 4, 5)


def test_phase_b_with_what_is_used(visit, play):
    p = visit("build_flood_1", {"buildings": {"build_flood_1": 2}, "hand": {"guernsey": 1, "jersey": 1}})
    here = p.view(0).phase_b
    assert here.tile == "private_2a"
    assert here.auxiliary
    assert {deeds[0] for deeds in here.unused} == {
        "discard_guernsey_gain_4",
        "buy_cattle",
        "discard_jersey_certificates_1_gain_2",
    }
    assert here.used == []
    p = play(p, "use discard_guernsey_gain_4")
    here = p.view(1).phase_b
    assert not here.auxiliary
    assert here.used == [["discard_guernsey_gain_4"]]
    assert len(here.unused) == 2


def test_phase_b_stays_in_sight_while_an_action_asks(visit, play):
    p = play(visit("neutral_b", {"dollars": 9}), "use build_2")
    assert p.view(0).ask.question == "place-building"
    assert p.view(0).phase_b.space == "neutral_b"


def test_anothers_building_offers_no_local_action(visit):
    here = visit("build_a_1", {}, [{"buildings": {"build_a_1": 2}}]).view(0).phase_b
    assert here.unused == here.used == []
    assert here.auxiliary


def test_prices_are_what_the_moves_do(table, visit, play):
    """Every price is the change of dollars that playing the move makes."""
    p = table(
        seats=[{"cattleman": "neutral_a", "dollars": 3}, {"buildings": {"build_a_1": 7}}],
        trail={"flood_1": "flood_black_2"},
    )
    assert p.view(0).prices == {"step build_a_1": -3, "step flood_1": -2}
    assert p.view(1).prices == {}
    jobs = {"jobs": {"1": {"cowboy": 1}, "2": {"engineer": 1}}, "token": 3}
    cases = [
        play(visit("neutral_a", {"dollars": 20}, **jobs), "use hire"),
        play(visit("neutral_b", {"dollars": 20}), "use build_2"),
        play(visit("neutral_f", {"dollars": 20}, trail={"flood_1": "flood_black_2"}), "use hazard_7"),
        play(visit("neutral_d", {"dollars": 20}, trail={"teepee_minus_3": "teepee_blue"}), "use trade"),
        play(visit("neutral_e", {"dollars": 20}), "use buy_cattle"),
    ]
    for p in cases:
        prices = p.view(0).prices
        assert prices
        for text, dollars in prices.items():
            after = p.copy()
            after.play(p.game.parse(text))
            assert after.players[0].dollars - p.players[0].dollars == dollars, text


def test_a_delivery_says_which_cities_are_closed(visit, play):
    me = {"hand": {"jersey": 1, "guernsey": 1, "dutch_belt": 1}, "cities": {"topeka": 1}, "certificates": 1}
    p = play(visit("kansas_city", me), "foresight teepee_green", "foresight cowboy")
    assert p.view(0).kansas_city == 3
    p = play(p, "foresight craftsman")
    assert p.view(0).delivery.value == 5
    assert p.view(0).delivery.closed["santa_fe"] == "too-far"
    assert p.view(1).delivery.value is None
    p = play(p, "spend 1")
    delivery = p.view(1).delivery
    assert delivery.value == 6
    assert delivery.closed["topeka"] == "delivered-before"
    assert delivery.closed["santa_fe"] == "too-far"
    assert "wichita" not in delivery.closed
