"""Bots that are programs: what they are told, what they may ask, and how those end that do not answer."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

import trackside
from trackside import bots
from trackside.arena.match import Match, play_round
from trackside.arena.simulation import Plan, simulate
from trackside.bots import Sight, UnknownBot
from trackside.bots.own import BotFailed
from trackside.bots.program import MOST_WORLDS, TRIES, Program, ProgramBot, decision, judged, worlds
from trackside.bots.program_messages import Message, Said, write
from trackside.core.rng import Rng
from trackside.games import ids

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "programs"
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

LOGGING = """
import json, os, sys
log = open("log", "a")
for line in sys.stdin:
    told = json.loads(line)
    log.write(line); log.flush()
    if told["type"] == "hello":
        answer = {"type": "hello", "protocol": 1}
    elif told["type"] == "decide":
        answer = {"type": "answer", "ply": told["ply"], "move": told["moves"][-1]["text"]}
    else:
        continue
    print(json.dumps(answer), flush=True)
log.write(json.dumps({"type": "end", "pid": os.getpid()}) + "\\n"); log.close()
"""


def program(folder: Path, source: str) -> str:
    """The name of a bot that is this Python program."""
    (folder / "program.py").write_text(source, encoding="utf-8")
    return f"exec:{sys.executable} {folder / 'program.py'}"


def answering(folder: Path, *answers: Any) -> ProgramBot:
    """A bot that greets and answers each further line with the next of these."""
    lines = [answer if isinstance(answer, str) else json.dumps(answer) for answer in answers]
    source = f"""
import sys
sys.stdin.readline()
print('{{"type":"hello","protocol":1}}', flush=True)
log = open({str(folder / "log")!r}, "w")
log.write(sys.stdin.readline())
for answer in {lines!r}:
    log.write(sys.stdin.readline()); log.flush()
    print(answer, flush=True)
log.write(sys.stdin.readline()); log.flush()
"""
    bot = bots.make(program(folder, source))
    assert isinstance(bot, ProgramBot)
    return bot


def start(game: str = "ticket_to_ride_amsterdam", seed: int = 7) -> Any:
    return trackside.game(game, players=max(2, trackside.games.about(game).seats[0])).start(seed=seed)


def log(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log").read_text(encoding="utf-8").splitlines()]


def javascript() -> str:
    node = shutil.which("node") or str(ROOT / ".venv" / "bin" / "node")
    if not Path(node).exists():
        pytest.skip("Node.js is missing")
    return f"exec:{node} {EXAMPLES / 'random.mjs'}"


def c(folder: Path) -> str:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("a C compiler is missing")
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([compiler, *flags, "-o", str(folder / "random"), str(EXAMPLES / "random.c")], check=True)
    return f"exec:{folder / 'random'}"


@pytest.mark.parametrize("game", ids())
def test_the_examples_play_the_same_games_in_c_and_javascript(game: str, tmp_path: Path) -> None:
    seats = max(2, trackside.games.about(game).seats[0])
    in_c, in_javascript = (play_round(Match(game, (name,) * seats), None, 3) for name in (c(tmp_path), javascript()))
    assert [each.scores for each in in_c.games] == [each.scores for each in in_javascript.games]
    assert in_c.games[0].decisions > 10


def test_a_program_plays_games_one_after_the_other_and_is_told_their_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = program(tmp_path, LOGGING)
    outcome = play_round(Match("ticket_to_ride_amsterdam", (name, "greedy")), None, 5)
    (idle,) = Program.idle.pop(outcome_command(name))
    idle.end()
    told = log(tmp_path)
    assert [each["type"] for each in told if each["type"] != "decide"] == ["hello", *["game", "over"] * 2, "end"]
    begun = [each for each in told if each["type"] == "game"]
    assert [each["seat"] for each in begun] == [0, 1]
    assert begun[0]["moves"][0] == trackside.game("ticket_to_ride_amsterdam").moves[0].text
    assert begun[0]["box"]["routes"]
    overs = [(each["scores"], each["places"]) for each in told if each["type"] == "over"]
    assert overs == [(each.scores, each.places) for each in outcome.games]


def outcome_command(name: str) -> tuple[str, ...]:
    bot = bots.make(name)
    assert isinstance(bot, ProgramBot)
    return bot.command


def test_a_program_can_take_part_in_a_simulation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = program(tmp_path, LOGGING)
    summary = simulate(Plan("ticket_to_ride_amsterdam", (name, "random"), games=2, jobs=1))
    assert not summary.faults


def test_worlds_and_refusals_can_be_asked_before_the_answer(tmp_path: Path) -> None:
    p = start()
    bot = answering(
        tmp_path,
        {"type": "worlds", "count": 2},
        {"type": "refusal", "move": "pass"},
        {"type": "refusal", "move": 0},
        {"type": "refusal", "move": "fly to the moon"},
        {"type": "answer", "ply": 0, "move": "keep contract_10"},
    )
    assert bot.choose(Sight(p)).text == "keep contract_10"
    bot.over([0, 0], [1, 2])
    asked, situations, refused, first, unknown = log(tmp_path)[1:6]
    assert asked["type"] == "decide"
    for situation in situations["situations"]:
        world = p.game.arrange(situation)
        assert world.view(0) == p.view(0)
    assert refused == {
        "type": "refusal",
        "move": "pass",
        "rule": "TTR-2.6",
        "text": "First choose the contracts you begin with.",
    }
    assert first["move"] == p.game.moves[0].text
    assert unknown["rule"] is None
    assert "fly to the moon" in unknown["text"]


def test_a_refused_answer_names_its_rule_and_can_be_mended(tmp_path: Path) -> None:
    bot = answering(
        tmp_path, {"type": "answer", "ply": 0, "move": "pass"}, {"type": "answer", "ply": 0, "move": "keep contract_21"}
    )
    assert bot.choose(Sight(start())).text == "keep contract_21"
    refused = log(tmp_path)[2]
    assert (refused["type"], refused["rule"], refused["tries"]) == ("refused", "TTR-2.6", TRIES - 1)


@pytest.mark.parametrize(
    ("answers", "problem"),
    [
        (
            [{"type": "answer", "ply": 0, "move": "pass"}] * TRIES,
            "moves that are refused, last with 'pass': First choose",
        ),
        ([{"type": "answer", "ply": 0, "move": 99999}] * TRIES, "there is no move 99999"),
        ([{"type": "answer", "ply": 4, "move": "pass"}], "which does not answer ply 0"),
        ([{"type": "hello", "protocol": 1}], "which does not answer ply 0"),
        ([{"type": "answer", "move": "pass"}], "missing required field `ply`"),
        ([{"type": "sing"}], "Invalid value 'sing'"),
        (["I would claim Dam"], "said 'I would claim Dam': JSON is malformed"),
        ([], "ended with status 0 instead of an answer"),
    ],
)
def test_nonsense_ends_the_game_in_one_line(answers: list[Any], problem: str, tmp_path: Path) -> None:
    bot = answering(tmp_path, *answers)
    with pytest.raises(BotFailed, match=re.escape(problem)) as caught:
        bot.choose(Sight(start()))
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(bot.name)


def test_a_program_that_does_not_answer_is_ended(tmp_path: Path) -> None:
    silent = program(tmp_path, "import sys, time\nfor line in sys.stdin: pass\n")
    bot = bots.make(silent.replace("exec:", "exec+seconds=0.2:"))
    with pytest.raises(BotFailed, match="did not answer in time"):
        bot.choose(Sight(start()))


def test_a_program_that_ignores_its_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trackside.bots.program.PATIENCE", 0.1)
    deaf = program(tmp_path, 'import time\nprint(\'{"type":"hello","protocol":1}\', flush=True)\ntime.sleep(600)\n')
    bot = bots.make(deaf.replace("exec:", "exec+seconds=0.5:"))
    assert isinstance(bot, ProgramBot)
    taken = bot.playing(Sight(start()))
    with pytest.raises(BotFailed, match="did not answer in time"):
        bot.choose(Sight(start()))
    assert taken.process.returncode == -9


def test_another_version_of_the_protocol_is_refused(tmp_path: Path) -> None:
    later = program(tmp_path, 'print(\'{"type":"hello","protocol":2}\', flush=True)\ninput()\n')
    with pytest.raises(BotFailed, match="expected: hello, protocol 1"):
        bots.make(later).choose(Sight(start()))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("exec:./not-there", "there is no program './not-there'"),
        ("exec:", "there is no program ''"),
        ("exec:'open", "No closing quotation"),
        ("exec+seconds=0:cat", "write seconds=5"),
        ("exec+depth=3:cat", "write seconds=5"),
    ],
)
def test_bad_names_are_refused_at_once(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(problem)):
        bots.make(name)


@pytest.mark.parametrize("game", ids())
def test_worlds_that_look_alike_are_told_alike(game: str) -> None:
    """Byte for byte, over every message that depends on the position."""
    rng = Rng(11)
    p = start(game)
    for ply in range(40):
        if p.over:
            break
        twin = p.copy()
        twin.resample(p.seat, rng)
        told = [everything(Sight(each)) for each in (p, twin)]
        assert told[0] == told[1], ply
        p.play(p.moves()[ply % len(p.moves())])


def everything(sight: Sight) -> list[bytes]:
    world = sight.world(sight.chance(3))
    refusals = [judged(sight, world, id) for id in range(0, len(sight.game.moves), 97)]
    return [write(decision(sight, world, 5.0)), write(worlds(sight, 3, 2)), write(refusals)]


def test_no_more_worlds_are_dealt_than_allowed() -> None:
    assert len(worlds(Sight(start()), 0, 10_000).situations) == MOST_WORLDS


def test_the_page_shows_every_message_with_all_its_fields() -> None:
    kinds = {(its.__struct_config__.tag, origin): its for its, origin in messages()}
    shown = set()
    for mark, line in re.findall(r"^([<>]) (\{.*\})$", PAGE, re.M):
        message = json.loads(line)
        key = (message.pop("type"), mark)
        assert set(message) == set(kinds[key].__struct_fields__), line
        shown.add(key)
    assert shown == set(kinds)


def messages() -> list[tuple[type[Message], str]]:
    """Every message, with its direction: > to the program, < from it."""
    from_program = get_args(Said)
    return [(its, "<" if its in from_program else ">") for its in Message.__subclasses__()]
