"""The rulebooks as they are looked up."""

from __future__ import annotations

import pytest

from trackside.games import ids
from trackside.games.rulebook import NoSuchRule, find, rulebook


@pytest.mark.parametrize("game", ids())
def test_every_rule_stands_once_with_text_and_section(game):
    rules = rulebook(game)
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.text
        assert rule.section


def test_ids_without_prefix_and_in_small_letters():
    assert find("ticket_to_ride_amsterdam", "ttr-4.3") == find("ticket_to_ride_amsterdam", "4.3")


def test_words_must_all_be_there():
    with pytest.raises(NoSuchRule):
        find("ticket_to_ride_amsterdam", "submarine")
