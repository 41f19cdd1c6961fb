"""trackside games, rules and --version."""

from __future__ import annotations

import json

import pytest

from trackside import bots, games
from trackside.locales import LANGUAGES


def test_games_as_json(command):
    ran = command("games", "--json")
    assert (ran.code, ran.err) == (0, "")
    listed = json.loads(ran.out)
    assert [game["id"] for game in listed] == games.ids()
    for game in listed:
        assert set(game) == {"id", "title", "seats", "options", "rules", "moves"}
        assert game["seats"] == list(games.about(game["id"]).seats)
        assert game["rules"] > 0
        assert game["moves"] > 0
        for option in game["options"]:
            assert set(option) == {"name", "type", "choices", "default", "text", "ruling"}
            assert option["default"] in option["choices"]
            assert option["text"] != f"option-{option['name']}"


def test_bots_as_json(command):
    ran = command("bots", "--json")
    assert (ran.code, ran.err) == (0, "")
    listed = json.loads(ran.out)
    assert [*listed["built-in"], *listed["frozen"], *listed["installed"]] == bots.known()
    assert listed["learned"] == [id for id in games.ids() if "learned" in bots.levels(id)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_listed_in_every_language(command, language):
    ran = command("bots", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert all(name in ran.out for name in bots.known())
    assert "cli-bots" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_games_as_text(run, language, plain):
    ran = run("games", "--lang", language, *plain)
    assert (ran.code, ran.err) == (0, "")
    for id in games.ids():
        assert id in ran.out


def test_disputed_rulings_come_last_under_a_heading_of_their_own(run):
    told = run("games", "--lang", "en", "--plain").out
    ours = told[told.index("(great_western_trail)") : told.index("(isle_of_trains)")]
    heading = ours.index("House rules: 17 disputed rulings")
    assert ours.index("building_sides=") < heading < ours.index("must_act=")


def test_the_language_of_the_environment(command, run, monkeypatch):
    spoken = run("games", "--lang", "uk").out
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    from trackside.cli import main

    assert main(["games"]) == 0
    assert run("games", "--lang", "uk").out.endswith(spoken)


def test_a_rule_by_its_id(run, game):
    ran = run("rules", game, "TTR-4.3")
    assert ran.code == 0
    assert "TTR-4.3" in ran.out
    assert "TTR-4.4" not in ran.out


def test_a_chapter_and_words(run, game):
    chapter = run("rules", game, "4").out
    assert "TTR-4.1" in chapter and "TTR-4.12" in chapter and "TTR-5.1" not in chapter
    assert "TTR-4.12" in run("rules", game, "limit", "hand").out
    assert "TTR-1.1" in run("rules", game, "--plain").out


def test_the_version_names_the_engine(command):
    ran = command("--version")
    assert ran.code == 0
    assert ran.out.startswith("trackside 0.") and "engine" in ran.out and "\ndata: " in ran.out


def test_help_of_every_command(run):
    for words in ([], ["play"], ["simulate"], ["serve"], ["verify"]):
        with pytest.raises(SystemExit) as left:
            run(*words, "--help")
        assert left.value.code == 0
