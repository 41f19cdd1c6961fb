"""The texts of the command line: complete in every language, with the right plurals."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from trackside.locales import FOLDER, LANGUAGES, message_ids, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there(language):
    assert message_ids(language, "app") == message_ids("en", "app")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_no_junk(language):
    entries = FluentParser().parse((FOLDER / language / "app.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize(
    ("language", "one", "few", "many"),
    [
        ("en", "1 game played", "2 games played", "5 games played"),
        ("uk", "Зіграно 1 гру", "Зіграно 2 гри", "Зіграно 5 ігор"),
        ("ru", "Сыграна 1 игра", "Сыграны 2 игры", "Сыграно 5 игр"),
    ],
)
def test_plurals(language, one, few, many):
    say = words(language)
    assert [say.say("cli-simulated", count=n) for n in (1, 2, 5)] == [one, few, many]
    assert say.say("cli-simulated", count=21) == (many if language == "en" else one).translate({49: "21", 53: "21"})
