"""docs/bots.md: its example is a working bot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trackside.arena.match import Match, play_match
from trackside.arena.result import result_of

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")
MATCHES = (DOCS / "matches.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    trackside (.*)$", PAGE + MATCHES, re.M)


def test_the_example_plays_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert code is not None
    (tmp_path / "thrifty.py").write_text(code[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    match = Match("ticket_to_ride_amsterdam", ("thrifty:Thrifty", "random"))
    rounds, test = play_match(match, 4, jobs=1)
    thrifty, _ = result_of(match, rounds, test).results
    assert thrifty.player == "thrifty:Thrifty"
    assert thrifty.games == 4


def test_the_pages_have_commands() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"play", "match", "ladder", "tune", "fit"}
