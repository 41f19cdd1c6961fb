"""The last turn of a game in each of the four, to the score sheet: by keys alone, and on a phone by touch alone.

Everything is done at the board, never in the list of moves; the page never moves sideways.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import browser.test_isle_of_trains_board as isle_board
import browser.test_steam_board as steam_board
import pytest
from browser.means import Press, presser
from browser.person import DRAWS, SIDEWAYS, Person
from browser.western import RECORD, Hand, await_question, careful, post, uncover
from server.server_process import finished_record

MakePerson = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST = 30  # decisions; whoever needs more plays in circles


def record_of(game: str) -> tuple[str, int]:
    """A finished game, and the ply at which its last turn begins."""
    if game == "great_western_trail":
        return RECORD.read_text(encoding="utf-8"), 960
    if game == "steam":
        return (steam_board.RECORDS / "usa-3-base.txt").read_text(encoding="utf-8"), 431
    if game == "isle_of_trains":
        return isle_board.three().record, 424
    return finished_record(), 120


def sit_down(one: Person, game: str) -> str:
    """All seats at this screen."""
    text, ply = record_of(game)
    post(one, "/api/guest", name="Ann")
    if game == "great_western_trail":
        careful(one)
    old = post(one, "/api/records", text=text)["id"]
    id: str = post(one, f"/api/tables/{old}/fork", ply=ply)["id"]
    one.page.goto(f"/table/{id}")
    one.page.wait_for_selector(".cover")
    uncover(one)
    return id


def draw(one: Person, press: Press) -> None:
    """Amsterdam: a card from the deck or the row, on a phone behind a tab."""
    tab = one.page.get_by_role("button", name="Draw", exact=True)
    if tab.count() > 0 and tab.is_visible():
        press(tab)
    press(one.element(next(name for name in DRAWS if one.lit(name))))


def play_to_the_end(one: Person, id: str, game: str, means: str) -> set[str]:
    """What was asked on the way."""
    asked: set[str] = set()
    press = presser(one, means)
    if game == "isle_of_trains":
        return set(isle_board.play_on(one, id, isle_board.Pointer(one, press), MOST))
    hand = Hand(one, means)
    pointer = steam_board.Pointer(one, means)
    for _ in range(MOST):
        view = await_question(one, id)
        if view is None:
            break
        asked.add(view["prompt"]["question"])
        if game == "great_western_trail":
            hand.answer(view)
        else:
            if game == "steam":
                steam_board.decide(one, view, pointer)
            else:
                draw(one, press)
            one.wait_for_move(view["ply"])
        assert one.page.evaluate(SIDEWAYS) <= 0
    return asked


ASKED = {
    "great_western_trail": "phase-b",
    "isle_of_trains": "action",
    "steam": "move-goods",
    "ticket_to_ride_amsterdam": "turn",
}


@pytest.mark.parametrize("game", ASKED)
@pytest.mark.parametrize("means", ["keys", "touch"])
def test_the_last_turn(person: MakePerson, game: str, means: str) -> None:
    one = person(**PHONE) if means == "touch" else person()
    id = sit_down(one, game)
    asked = play_to_the_end(one, id, game, means)
    one.page.wait_for_selector('[aria-label="Score sheet"]')
    assert ASKED[game] in asked
    assert one.view(id)["result"] is not None
