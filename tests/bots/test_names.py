"""Names of bots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trackside
from trackside import bots
from trackside.bots.calm import CalmBot
from trackside.bots.greedy import GreedyBot
from trackside.bots.learned import LearnedBot
from trackside.bots.names import UnknownBot
from trackside.bots.own import BotFailed, OwnBot
from trackside.bots.random import RandomBot
from trackside.bots.search import SearchBot
from trackside.bots.sight import Sight
from trackside.core.edge.errors import BadOption


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
        ("search:99999999999999999999p", "too large a budget"),
        ("search:" + "9" * 5000 + "ms", "too large a budget"),
        ("greedy@", "version is missing"),
        ("greedy@:5p", "version is missing"),
        ("no_such_module:Bot", "no module no_such_module"),
        ("trackside.bots.random:Bot", "has no Bot"),
    ],
)
def test_a_bad_name_is_refused_with_the_reason(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=problem):
        bots.make(name)


@pytest.mark.parametrize(
    ("setting", "problem"),
    [
        ("depth=3", "there is no depth"),
        ("top=0", "a number from 1 to 1,000,000"),
        ("top=99999999999999999999", "a number from 1"),
        ("top=2.5", "a whole number"),
        ("top=many", "a number is wanted"),
        ("scale=0", r"a number from 0\.001"),
        ("scale=nan", r"a number from 0\.001"),
        ("temperature=0", r"a number from 0\.001"),
        ("win=1.5", "a number from 0 to 1"),
        ("noise=-1", "a number from 0"),
        ("policy.x=inf", "a number from"),
        ("rates=maybe", "yes or no"),
        ("method=guess", "halving or tree"),
        ("weights=.", "there is no such file"),
    ],
)
def test_a_bad_setting_is_named(setting: str, problem: str) -> None:
    game = trackside.game("great_western_trail")
    with pytest.raises(UnknownBot, match=f"search\\+{re.escape(setting)}: .*{problem}"):
        bots.check(f"search+{setting}:9p", game)
    with pytest.raises(UnknownBot, match=problem):
        bots.make(f"search+{setting}:9p").choose(Sight(game.start(1)))


@pytest.mark.parametrize(
    "content", ["- 1\n", "{", "workers.cowboys: 3\n", "workers.cowboys: [1, x]\n", "no.such: [1, 2]\n"]
)
def test_a_bad_file_of_weights_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "weights.yaml"
    file.write_text(content)
    game = trackside.game("great_western_trail")
    with pytest.raises(UnknownBot, match=r"weights=.*(not a file of weights|two numbers|no feature)"):
        bots.check(f"search+weights={file}:9p", game)


def test_settings_keep_their_kinds() -> None:
    game = trackside.game("isle_of_trains")
    bot = bots.make("search+decisions=-1+deepening=yes+top=4+win=1:9p")
    assert isinstance(bot, SearchBot)
    its = bot.searching(game).settings
    assert (its.decisions, its.deepening, its.top, its.win) == (-1, True, 4, 1.0)


def test_a_bot_needs_a_process() -> None:
    with pytest.raises(BadOption, match="one job"):
        bots.make("sharp:50p", 0, jobs=0)


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


OWN = """
class Fine:
    def __init__(self, seed):
        self.playouts = 3
    def choose(self, sight):
        return self.chosen(sight)
    def chosen(self, sight):
        return sight.moves[0]
class NoSeed:
    def choose(self, sight):
        return sight.moves[0]
class NoChoice:
    def __init__(self, seed):
        pass
class Stops:
    def __init__(self, seed):
        raise RuntimeError("not\\ntoday")
class Nothing(Fine):
    def chosen(self, sight):
        return None
class Text(Fine):
    def chosen(self, sight):
        return "keep contract_99"
class TextElsewhere(Fine):
    def chosen(self, sight):
        return "pass"
class Illegal(Fine):
    def chosen(self, sight):
        return next(move for move in sight.game.moves if move not in sight.moves)
class Adds(Illegal):
    def chosen(self, sight):
        sight.moves.append(super().chosen(sight))
        return sight.moves[-1]
class Tuned(Fine):
    def __init__(self, seed=0, *, depth=3, ms=1.0, playouts=0, name="", brave=False):
        self.settings = seed, depth, ms, name, brave
class Fails(Fine):
    def chosen(self, sight):
        return [][1]
number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("own_bots_here:NoChoice", "has no method choose"),
        ("own_bots_here:Stops", r"own_bots_here\.py, line 17: RuntimeError: not today"),
        ("own_bots_here:number", "is not a class"),
        ("own_bots_here:Nobody", "own_bots_here has no Nobody"),
        ("random:Random", "has no method choose"),
        ("math:pi", "is not a class"),
    ],
)
def test_a_class_that_is_no_bot_is_refused_in_one_line(folder: Path, name: str, problem: str) -> None:
    (folder / "own_bots_here.py").write_text(OWN)
    with pytest.raises(UnknownBot, match=f"{name}.*{problem}") as refused:
        bots.make(name)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("def oops(:\n", r"broken_\d\.py, line 1: SyntaxError: "),
        ("\nimport no_such_thing\n", r"broken_\d\.py, line 2: ModuleNotFoundError: No module named 'no_such_thing'"),
        ("from os import no_such_thing\n", r"broken_\d\.py, line 1: ImportError: "),
        ("import os\nos.nothing\nclass Bot: pass\n", r"broken_\d\.py, line 2: AttributeError: .*nothing"),
        ("raise SystemExit(3)\n", r"broken_\d\.py, line 1: SystemExit: 3"),
    ],
)
def test_a_module_with_an_error_is_refused_with_its_line(folder: Path, content: str, problem: str) -> None:
    name = f"broken_{len(content) % 10}"
    (folder / f"{name}.py").write_text(content)
    with pytest.raises(UnknownBot, match=f"{name}:Bot: .*{problem}") as refused:
        bots.make(f"{name}:Bot")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Nothing", "chose None after 0 moves"),
        ("Text", "chose 'keep contract_99' after 0 moves"),
        ("TextElsewhere", "chose the move 'pass'"),
        ("Illegal", "chose the move 'take"),
        ("Adds", "chose the move 'take"),
        ("Fails", r"own_bots_there\.py, line 39: IndexError: list index out of range"),
    ],
)
def test_a_bot_that_chooses_badly_is_named(folder: Path, name: str, problem: str) -> None:
    (folder / "own_bots_there.py").write_text(OWN)
    bot = bots.make(f"own_bots_there:{name}", 1)
    with pytest.raises(BotFailed, match=f"own_bots_there:{name}.*{problem}"):
        bot.choose(Sight(trackside.game("ticket_to_ride_amsterdam").start(1)))


def test_an_own_bot_may_count_playouts(folder: Path) -> None:
    (folder / "own_bots_there.py").write_text(OWN)
    assert getattr(bots.make("own_bots_there:Fine"), "playouts", 0) == 3


def test_a_bot_may_choose_a_notation_and_need_no_seed(folder: Path) -> None:
    (folder / "own_bots_free.py").write_text(
        "class Says:\n    def choose(self, sight):\n        return sight.moves[-1].text.upper() + '.'\n"
    )
    sight = Sight(trackside.game("ticket_to_ride_amsterdam").start(1))
    assert bots.make("own_bots_free:Says", 1).choose(sight) is sight.moves[-1]


def test_settings_are_keyword_arguments(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "own_bots_tuned.py").write_text(OWN)

    def settings(name: str) -> object:
        bot = bots.make(name, 7)
        assert isinstance(bot, OwnBot)
        return bot.bot.settings

    assert settings("own_bots_tuned:Tuned") == (7, 3, 1.0, "", False)
    assert settings("own_bots_tuned:Tuned+depth=5+name=x+brave=yes:20ms") == (7, 5, 20.0, "x", True)
    assert settings("own_bots_tuned:Tuned+seed=1+depth=0.5") == (1, 0.5, 1.0, "", False)
    entry(monkeypatch, "tuned", "own_bots_tuned:Tuned")
    assert settings("tuned+depth=2:9p") == (7, 2, 1.0, "", False)
    for bad, problem in (
        ("+width=1", "unexpected keyword"),
        ("+depth", "not a setting"),
        (":99999999999p", "too large"),
    ):
        with pytest.raises(UnknownBot, match=problem):
            bots.make(f"own_bots_tuned:Tuned{bad}")


def test_an_unknown_name_lists_what_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    entry(monkeypatch, "patient", "trackside.bots.greedy:GreedyBot")
    assert bots.known()[-2:] == ["greedy@0.1", "patient"]
    with pytest.raises(UnknownBot, match=r"'patent'; there are: random.*learned, search, greedy@0\.1, patient"):
        bots.make("patent")


def entry(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    from importlib.metadata import EntryPoint

    point = EntryPoint(name, value, "trackside.bots")
    monkeypatch.setattr("trackside.bots.own.entry_points", lambda group: [point] if group == point.group else [])


def test_an_entry_point_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    entry(monkeypatch, "patient", "trackside.bots.greedy:GreedyBot")
    bot = bots.make("patient", 5)
    assert isinstance(bot, OwnBot) and type(bot.bot) is GreedyBot
    sight = Sight(trackside.game("ticket_to_ride_amsterdam").start(1))
    assert bot.choose(sight) is bots.make("greedy", 5).choose(sight)


@pytest.mark.parametrize("value", ["no_such_module:Bot", "trackside.bots.greedy:Nobody", "math:pi"])
def test_a_broken_entry_point_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    entry(monkeypatch, "broken", value)
    with pytest.raises(UnknownBot, match=r"broken.*(cannot be loaded|is not a class)"):
        bots.make("broken")
