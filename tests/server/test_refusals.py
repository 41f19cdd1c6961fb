"""Refusals: every name has one status and a message in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from trackside.locales import LANGUAGES, words
from trackside.server.http.errors import BY_STATUS, NAMES, STATUS
from trackside.tables.refusals import SHOWS_TABLE, Name


def test_every_name_has_one_status() -> None:
    mapped = [name for names in NAMES.values() for name in names]
    assert sorted(mapped) == sorted(get_args(Name)) and len(mapped) == len(set(mapped))
    assert set(STATUS) >= SHOWS_TABLE


def test_what_the_framework_refuses_has_a_name_of_that_status() -> None:
    assert {status: STATUS[name] for status, name in BY_STATUS.items()} == {status: status for status in BY_STATUS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_explained(language: str) -> None:
    say = words(language, "server")
    assert [name for name in get_args(Name) if not say.has(f"error-{name}")] == []
