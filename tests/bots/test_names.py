"""Names of bots."""

from __future__ import annotations

from pathlib import Path

import pytest

import trackside
from trackside import bots
from trackside.bots.calm import CalmBot
from trackside.bots.greedy import GreedyBot
from trackside.bots.learned import LearnedBot
from trackside.bots.names import UnknownBot
from trackside.bots.random import RandomBot
from trackside.bots.search import SearchBot
from trackside.bots.sight import Sight


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", RandomBot),
        ("greedy", GreedyBot),
        ("greedy@0.1", GreedyBot),
        ("calm", CalmBot),
        ("learned", LearnedBot),
        ("sharp", SearchBot),
        ("merciless:2000p", SearchBot),
        ("search:20ms", SearchBot),
        ("search+top=8+method=tree:500p", SearchBot),
    ],
)
def test_a_name_makes_a_bot(name: str, kind: type) -> None:
    assert type(bots.make(name, 3)) is kind


def test_the_budget_of_a_name_comes_before_that_of_the_match() -> None:
    own, given = bots.make("search:500p", 1, "20ms"), bots.make("search", 1, "20ms")
    assert isinstance(own, SearchBot) and isinstance(given, SearchBot)
    assert str(own.budget) == "500p"
    assert str(given.budget) == "20ms"


def test_settings_are_changed_by_name() -> None:
    game = trackside.game("great_western_trail")
    bot = bots.make("search+top=3+trust=1.5+method=tree+noise=0.5:9p", 1)
    assert isinstance(bot, SearchBot)
    settings = bot.searching(game).settings
    assert (settings.top, settings.trust, settings.method) == (3, 1.5, 1)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("grandmaster", r"'grandmaster'.*random, greedy, calm, sharp, merciless"),
        ("greedy@9.9", r"greedy@0\.1"),
        ("greedy:20ms", "takes no budget"),
        ("calm+top=3", "takes no budget and no settings"),
        ("search:20", "not a budget"),
        ("search:0ms", "not a budget"),
        ("search:2.5p", "not a budget"),
        ("search+top:20ms", "not a setting"),
        ("no_such_module:Bot", "no module no_such_module"),
        ("trackside.bots.random:Bot", "has no Bot"),
    ],
)
def test_a_bad_name_is_refused_with_the_reason(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=problem):
        bots.make(name)


def test_an_unknown_setting_is_named() -> None:
    sight = Sight(trackside.game("ticket_to_ride_amsterdam").start(1))
    with pytest.raises(UnknownBot, match="search\\+depth=3: there is no depth"):
        bots.make("search+depth=3:9p").choose(sight)


def test_a_class_named_by_module_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_first_bot.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed):\n"
        "        self.seed = seed\n"
        "    def choose(self, sight):\n"
        "        return sight.moves[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    sight = Sight(trackside.game("ticket_to_ride_amsterdam").start(1))
    assert bots.make("my_first_bot:Last", 5).choose(sight) is sight.moves[-1]


def test_an_entry_point_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib.metadata import EntryPoint

    point = EntryPoint("patient", "trackside.bots.greedy:GreedyBot", "trackside.bots")
    monkeypatch.setattr("trackside.bots.names.entry_points", lambda group: [point] if group == point.group else [])
    assert type(bots.make("patient", 5)) is GreedyBot
