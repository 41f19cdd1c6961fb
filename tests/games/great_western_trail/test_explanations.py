"""Every refusal names the rule that a player would look up."""

from __future__ import annotations

from typing import Any

import pytest
from marks import rule

import trackside


@pytest.fixture
def against():
    """The id and the sentence of the rule against a move."""

    def against(p, text):
        rule = p.refusal(p.game.parse(text))
        return None if rule is None else (rule.id, rule.key)

    return against


def market_cards(but=""):
    """All cards of the market out of the game, except one."""
    game: Any = trackside.game("great_western_trail", players=2)
    box = game.box
    cards = {name: int(n) for name, n in zip(box.cards, box.market_count, strict=False) if n}
    return {name: n - (name == but) for name, n in cards.items()}


@rule("GWT-1.9")
def test_too_little_money_is_explained_by_money(visit, against):
    trail = {"flood_1": "flood_black_2", "teepee_minus_3": "teepee_green"}
    jobs = {"1": {"cowboy": 1}}
    money = ("GWT-1.9", "cannot-pay")
    assert against(visit("neutral_f", {"dollars": 6, "hand": {}}, trail=trail), "use hazard_7") == money
    assert against(visit("neutral_a", {"dollars": 1, "hand": {}}, jobs=jobs), "use hire") == money
    assert against(visit("neutral_b", {"dollars": 1, "hand": {}}), "use build_2") == money
    assert against(visit("neutral_d", {"dollars": 2, "hand": {}}, trail=trail), "use trade") == money
    station = {"buildings": {"build_a_1": 9}, "hand": {}, "engine": "5", "dollars": 0}
    assert against(visit("build_a_1", station, sides="aaaaaaaaba"), "use upgrade_behind") == money
    bare = {"market_stack": {}, "market": {"west_highland_3": 1}, "removed": market_cards(but="west_highland_3")}
    assert against(visit("neutral_e", {"dollars": 3, "hand": {}}, **bare), "use buy_cattle") == money


@rule("GWT-7.1", "GWT-7.3", "GWT-7.6", "GWT-7.13", "GWT-7.14", "GWT-7.18", "GWT-8.14")
def test_what_else_is_missing_is_explained_by_its_rule(visit, why):
    """Everything but money."""
    rich = {"dollars": 40, "hand": {}}
    assert why(visit("neutral_f", rich), "use hazard_7") == "GWT-7.14"
    assert why(visit("neutral_d", rich), "use trade") == "GWT-7.13"
    assert why(visit("neutral_a", rich), "use hire") == "GWT-7.1"
    full = {**rich, "workers": {"cowboy": 6}}
    assert why(visit("neutral_a", full, jobs={"1": {"cowboy": 1}}), "use hire") == "GWT-7.3"
    large = {**rich, "replaced": [1, 2, 3, 4, 5, 6, 7, 8]}  # the others need more than one craftsman
    assert why(visit("neutral_b", large), "use build_2") == "GWT-7.6"
    bare = {"market_stack": {}, "market": {}, "removed": market_cards()}
    assert why(visit("neutral_e", rich, **bare), "use buy_cattle") == "GWT-7.18"
    p = visit("build_a_1", {**rich, "buildings": {"build_a_1": 9}}, sides="aaaaaaaaba")
    assert why(p, "use upgrade_behind") == "GWT-8.14"


@rule("GWT-5.1", "GWT-5.5", "GWT-9.8b")
def test_an_action_that_is_not_here_is_not_called_used(visit, play, against):
    p = visit("neutral_b", {"dollars": 9, "hand": {"dutch_belt": 1}})
    assert against(p, "use hazard_7") == ("GWT-5.1", "not-here")
    play(p, "use discard_dutch_belt_gain_2")
    assert against(p, "use discard_dutch_belt_gain_2") == ("GWT-5.1", "once-each")
    assert against(p, "copy build_a_1") == ("GWT-5.1", "not-here")
    other = {"buildings": {"build_a_1": 2}}
    p = visit("build_a_1", {"hand": {}}, [other])
    assert against(p, "use buy_cattle") == ("GWT-5.5", "auxiliary-only")
    copying = {"buildings": {"build_a_1": 8}, "hand": {}, "dollars": 9}
    p = visit("build_a_1", copying, sides="aaaaaaabaa", jobs={"1": {"cowboy": 1}})
    assert against(p, "use copy") == ("GWT-9.8b", "copy-which")
    play(p, "copy neutral_a", "use hire", "hire cowboy 1")
    assert against(p, "use hire") == ("GWT-5.1", "once-each")
    assert against(p, "use buy_cattle") == ("GWT-5.1", "not-here")


@rule("GWT-3.2", "GWT-7.6")
def test_a_space_of_the_wrong_kind_names_its_rule(table, why):
    p = table()
    assert why(p, "place build_a_1") == "GWT-3.2" and why(p, "build 1 neutral_a") == "GWT-7.6"
    assert why(p, "step teepee_minus_1") == "GWT-3.6" and why(p, "trade flood_1") == "GWT-7.13"
    assert why(p, "hazard teepee_1") == "GWT-7.14" and why(p, "copy flood_1") == "GWT-9.8b"
    assert p.game.find("place nowhere") is None and p.game.find("place build_a_1 again") is None
