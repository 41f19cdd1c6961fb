"""Descriptions of games, and the options they accept."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from toy import about_sidings

from trackside.core.edge.about import Option
from trackside.core.edge.errors import BadCombination, BadOption, UnknownGame
from trackside.games import about, ids, make
from trackside.locales import LANGUAGES, message_ids, words

ABOUT = about_sidings()


def test_defaults_of_options() -> None:
    assert ABOUT.read_options(2, {}) == {"long": False, "yard": "small", "lanes": 2}


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"long": True}, "long", True),
        ({"long": "true"}, "long", True),
        ({"long": "False"}, "long", False),
        ({"yard": "large"}, "yard", "large"),
        ({"yard": "LARGE"}, "yard", "large"),
        ({"lanes": 4}, "lanes", 4),
        ({"lanes": "4"}, "lanes", 4),
    ],
)
def test_values_and_their_texts(given: dict[str, Any], name: str, value: Any) -> None:
    found = ABOUT.read_options(2, given)[name]
    assert found == value and type(found) is type(value)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"long": "perhaps"}, "option long: 'perhaps' is not one of false, true"),
        ({"long": 1}, "option long: 1 is not one of"),
        ({"yard": "huge"}, "option yard: 'huge' is not one of small, large"),
        ({"lanes": 5}, "option lanes: 5 is not one of 1, 2, 3, 4"),
        ({"lanes": True}, "option lanes: True is not one of"),
        ({"lanes": "two"}, "option lanes: 'two' is not one of"),
        ({"tunnels": 1}, "sidings has no option 'tunnels'; it has: long, yard, lanes"),
    ],
)
def test_a_bad_value_is_refused_with_the_valid_ones(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        ABOUT.read_options(2, given)


@pytest.mark.parametrize("players", [0, 1, 4])
def test_too_few_and_too_many_players(players: int) -> None:
    with pytest.raises(BadOption, match=f"sidings is for 2 to 3 players, not {players}"):
        ABOUT.read_options(players, {})


def test_a_combination_can_be_refused() -> None:
    assert ABOUT.read_options(2, {"lanes": 1})["lanes"] == 1
    with pytest.raises(BadOption, match="sidings: no lanes for three"):
        ABOUT.read_options(3, {"lanes": 1})


COMBINATIONS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "five in America": ("steam", 5, {"map": "usa"}),
    "an introduction to the standard game": ("steam", 3, {"rules": "standard", "introductory": True}),
    "two in a scenario": ("isle_of_trains", 2, {"scenario": "1"}),
    "a fourth of three begins": ("great_western_trail", 3, {"first_player": "4"}),
}


@pytest.mark.parametrize("which", COMBINATIONS)
def test_a_combination_is_refused_in_every_language(which: str) -> None:
    id, players, options = COMBINATIONS[which]
    with pytest.raises(BadCombination) as refused:
        about(id).read_options(players, options)
    told = {words(language).refuses(refused.value) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert not any(refused.value.key in sentence for sentence in told)
    again = pickle.loads(pickle.dumps(refused.value))  # from one process to another
    assert (again.key, again.facts, str(again)) == (refused.value.key, refused.value.facts, str(refused.value))


def test_every_refusal_has_been_seen() -> None:
    """The messages that the games have for it are those of the combinations above, and no others."""
    heard = set()
    for id, players, options in COMBINATIONS.values():
        with pytest.raises(BadCombination) as refused:
            about(id).read_options(players, options)
        heard.add((id, f"refuses-{refused.value.key}"))
    known = {(id, key) for id in ids() for key in message_ids("en", id) if key.startswith("refuses-")}
    assert heard == known


def test_types_of_options() -> None:
    assert [option.type for option in ABOUT.options] == ["flag", "choice", "number"]
    assert Option.write(True) == "true"
    assert Option.write(3) == "3"


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are:"):
        about("chess")
    with pytest.raises(UnknownGame):
        make("chess", 2, None, {})


@pytest.mark.parametrize("id", ids())
def test_presets_are_set_ups_that_the_game_takes(id: str) -> None:
    its = about(id)
    rulings = {option.name for option in its.options if option.ruling}
    for preset in its.presets:
        players = its.seats[0]
        assert preset.options.items() <= its.read_options(players, preset.options).items()
        assert not rulings & set(preset.options)
        for language in LANGUAGES:
            assert words(language, id).has(f"preset-{preset.name}")
