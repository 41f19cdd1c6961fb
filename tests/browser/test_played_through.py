"""Great Western Trail and Steam from the first question: by mouse alone, by keyboard alone, and on a phone by touch
alone; never from the list of moves. With `--whole-games` to the score sheet.

Everything that is lit has a name at every question; axe finds nothing at the start, in the middle and at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import browser.test_steam_board as steam_board
import pytest
from browser.means import MEANS
from browser.person import SIDEWAYS, Person, faults
from browser.western import Hand, await_question, careful, post
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BOT = {"kind": "bot", "level": "greedy"}
# The fewest players, and the board of the game.
TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "great_western_trail": ({"seats": [{"kind": "me"}, BOT]}, ".western"),
    "steam": ({"seats": [{"kind": "me"}, BOT, BOT], "options": {"map": "usa", "introductory": True}}, ".steam"),
}
MIDDLE = 30  # decisions until the middle of a game
STRETCH = 8  # decisions of a game that is not played to its end
MOST = 400

# What is lit and has no name, or one that is the key of a text.
UNNAMED = """(root) => [...document.querySelectorAll(`${root} [data-element][aria-disabled="false"]`)].filter((it) => {
  const name = (it.getAttribute("aria-label") ?? it.textContent).trim();
  return name === "" || /board-|undefined/.test(name);
}).map((it) => it.dataset.element)"""


def sit_down(one: Person, game: str) -> str:
    post(one, "/api/guest", name="Ann")
    careful(one)
    table, board = TABLES[game]
    id: str = post(one, "/api/tables", game=game, start=True, **table)["id"]
    one.page.goto(f"/table/{id}")
    one.page.wait_for_selector(board, state="attached")
    return id


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("means", MEANS)
def test_a_game(person: MakePerson, whole_game: bool, game: str, means: str) -> None:
    one = person(**PHONE) if means == "touch" else person()
    id = sit_down(one, game)
    hand, pointer = Hand(one, means), steam_board.Pointer(one, means)
    asked: set[str] = set()
    for n in range(MOST if whole_game else STRETCH):
        view = await_question(one, id)
        if n in (0, MIDDLE) or view is None:
            assert faults(one.page) == [], n
        if view is None:
            break
        asked.add(view["prompt"]["question"])
        assert one.page.evaluate(UNNAMED, TABLES[game][1]) == [], view["prompt"]["text"]
        assert one.page.evaluate(SIDEWAYS) <= 0, view["prompt"]["text"]
        if game == "steam":
            steam_board.decide(one, view, pointer)
            one.wait_for_move(view["ply"])
        else:
            hand.answer(view)
    if not whole_game:
        return
    expect(one.page.get_by_role("region", name="Score sheet")).to_be_visible()
    assert one.view(id)["result"] is not None
    wanted = {"phase-a", "phase-b", "foresight", "choose-city"}
    assert asked >= (wanted if game == "great_western_trail" else {"select-tile", "build", "move-goods"})
