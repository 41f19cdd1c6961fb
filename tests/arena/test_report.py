"""Reports: one file, no network, and every figure also in text."""

from __future__ import annotations

import re
from datetime import date
from html.parser import HTMLParser

import pytest

import trackside
from trackside.arena.ladder import play_ladder
from trackside.arena.match import Match, Round, play_match
from trackside.arena.report import facts, ladder_report, match_report
from trackside.arena.result import result_of
from trackside.locales import LANGUAGES, words

GAME = "ticket_to_ride_amsterdam"


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.pictures = 0
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.pictures += tag == "svg"
        self.links += [value for name, value in attrs if name in ("src", "href") and value]
        if tag == "svg":
            assert dict(attrs).get("aria-label")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_report_is_one_page(language: str) -> None:
    match = Match(GAME, ("greedy", "random"))
    rounds, test = play_match(match, 4, jobs=1)
    text = match_report(match, rounds, result_of(match, rounds, test), words(language, GAME))
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.pictures == 5
    assert reader.links == []
    assert not re.search(r"https?://|@import|url\(", text)
    assert not re.search(r">(cli|category)-", text)  # every message is there


def test_a_ladder_report_is_one_page() -> None:
    match = Match(GAME, ("random", "random"))
    ladder, rounds = play_ladder(match, ["random", "greedy@0.1"], 2, jobs=1)
    text = ladder_report(match, ladder, rounds, words("en", GAME))
    assert "Seeds 0 to 0" in text and "<td>–</td>" in text
    assert "greedy@0.1" in text and "1000" in text
    assert text.count("<svg") == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_how_it_came_about(language: str) -> None:
    options = dict(trackside.game("great_western_trail").options) | {"must_act": True, "first_player": "1"}
    match = Match("great_western_trail", ("random", "calm"), options, budget="20ms", seed=40)
    told = facts(match, [Round(40, []), Round(41, [])], words(language, "great_western_trail"))
    text = "\n".join(told)
    for each in ("40", "41", "20ms", trackside.__version__, date.today().isoformat()):
        assert each in text
    assert "must_act" not in text and "=" not in text and "neutral_layout" not in text
    say = words(language, "great_western_trail")
    assert say.say("option-must_act") in text and say.say("option-first_player") in text
    assert say.say("option-fixed_rights") not in text  # as it is by default
