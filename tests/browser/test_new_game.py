"""A game made by the scaffold is played on the general table in the browser; the client is not rebuilt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.conftest import SEED
from browser.person import Person, faults
from new_game import ID, with_new_game
from playwright.sync_api import expect
from server.server_process import Server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a source tree that has one game more."""
    tree = with_new_game(tmp_path_factory.mktemp("tree"))
    server = Server(str(tree / "trackside.db"), seed=SEED, PYTHONPATH=str(tree / "src"), TRACKSIDE_PURE="1").start()
    yield server
    server.stop()


def test_a_new_game_is_played_to_its_end(person: Callable[..., Person]) -> None:
    one = person(settings={"confirm": "always"})
    one.home()
    expect(one.page.locator("li.game")).to_have_count(5)
    id = one.play_now("Lantern Yard")
    assert one.view(id)["table"]["game"] == ID
    panels = one.page.locator(".general .panels")
    expect(panels).to_contain_text("Your hand")
    expect(panels).to_contain_text("6 wagons are left in the deck.")
    assert faults(one.page) == []

    coupled: list[str] = []
    while (view := await_turn_or_end(one, id)) is not None:
        rows = one.page.get_by_role("listbox", name="Moves").get_by_role("option")
        expect(rows).to_have_count(len(view["moves"]))
        move = rows.last.get_attribute("data-move")  # a wagon is coupled if there is one in the hand
        assert move is not None
        if rows.last.get_attribute("aria-selected") != "true":  # the only move is chosen already
            rows.last.click()
        if one.confirm.is_enabled():
            one.confirm.click()
        one.wait_for_move(view["ply"])
        coupled += move.split()[1:]
    assert len(coupled) > 2

    expect(one.page.get_by_role("region", name="Score sheet")).to_contain_text("Longest train")
    seats = one.view(id)["result"]["seats"]
    assert one.page.locator("tfoot td").all_inner_texts() == [str(seat["total"]) for seat in seats]
    worth = {"tender": 1, "hopper": 2, "sleeper": 3}
    assert seats[0]["total"] == sum(worth[wagon] for wagon in coupled)


def await_turn_or_end(one: Person, id: str) -> dict[str, Any] | None:
    """The table when it is this person's turn; None when the game is over."""
    for _ in range(400):
        view = one.turn(id)
        if view is not None:
            return view
        if one.over:
            return None
        one.page.wait_for_timeout(50)
    raise AssertionError("the turn does not come")
