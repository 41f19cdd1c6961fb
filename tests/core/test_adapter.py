"""The adapter of a game: what it lacks is nothing, and what fails to load fails."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from toy_table import sidings

import trackside
from trackside.bots.search import settings
from trackside.core.edge.adapter import GameAdapter
from trackside.core.edge.errors import NoEncoding
from trackside.games import ids
from trackside.games.steam.game import Steam


def test_a_game_need_not_have_everything() -> None:
    game = sidings()
    p = game.start(1)
    assert game.adapter is game.adapter
    assert (game.note(p, p.moves()[0]), game.compounds(p), game.forbidden("couple w99")) == (None, [], None)
    assert (game.adapter.parts(), game.adapter.box_facts(), game.adapter.score_pad()) == ({}, None, None)
    assert game.search_settings("sharp") is None and settings(game, "sharp", ()).policy is not None
    with pytest.raises(NoEncoding, match="sidings has no encoding"):
        game.encoding()


@pytest.mark.parametrize("part", ["advice.levels", "advice.encoding", "edge.score_pad", "edge.adapter"])
def test_a_module_that_fails_to_import_is_not_taken_for_one_that_is_missing(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Steam(trackside.game("steam").setting)  # with nothing imported for it yet
    monkeypatch.setitem(sys.modules, f"trackside.games.steam.{part}", None)  # importing it now fails
    asked: dict[str, Any] = {
        "advice.levels": lambda: game.search_settings("sharp"),
        "advice.encoding": lambda: game.encoding(),
        "edge.score_pad": lambda: game.adapter.score_pad(),
        "edge.adapter": lambda: game.compounds(game.start(1)),
    }
    with pytest.raises(ModuleNotFoundError, match=part):
        asked[part]()


@pytest.mark.parametrize("id", ids())
def test_every_game_has_an_adapter_of_its_own(id: str) -> None:
    adapter = trackside.game(id).adapter
    needed = ("view", "situation", "arrange", "faults", "frames", "panels", "reasons")
    assert [name for name in needed if getattr(type(adapter), name) is getattr(GameAdapter, name)] == []
