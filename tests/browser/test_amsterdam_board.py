"""The board of Ticket to Ride: Amsterdam: clicks per decision, contracts on the map, everything visible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from browser import boxes
from browser.person import Person
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
SIZES: Any = [{"width": 1280, "height": 800}, {"width": 1440, "height": 900}]


def sit_down(person: MakePerson, **settings: str) -> tuple[Person, str]:
    one = person(settings=settings)
    one.home()
    id = one.play_now()
    one.keep_contracts()
    one.await_turn(id)
    return one, id


def paid_in(ways: int, view: dict[str, Any]) -> str | None:
    """A route that can be claimed with so many choices of cards: one, or several."""
    found = Counter(move["facts"]["route"] for move in view["moves"] if move["kind"] == "claim")
    return next((route for route, count in found.items() if min(count, 2) == ways), None)


def draw_until(one: Person, id: str, ways: int) -> tuple[dict[str, Any], str]:
    """Cards from the deck until there is such a route."""
    for _ in range(40):
        view = one.await_turn(id)
        route = paid_in(ways, view)
        if route is not None:
            return view, route
        one.element("deck:cards").click()
        one.wait_for_move(view["ply"])
    raise AssertionError("there is no such route")


@pytest.mark.parametrize("policy", ["costs", "never"])
def test_a_decision_takes_two_clicks(person: MakePerson, policy: str) -> None:
    """A card takes one click, a route that can be paid in one way two; for who never confirms, one."""
    one, id = sit_down(person, confirm=policy)
    view, route = draw_until(one, id, 1)
    one.point(one.element(f"route:{route}"))
    if policy == "costs":
        expect(one.confirm).to_be_enabled()
        assert one.view(id)["ply"] == view["ply"]
        one.confirm.click()
    one.wait_for_move(view["ply"])
    assert route in one.view(id)["view"]["seats"][view["viewer"]]["routes"]


@pytest.mark.parametrize("policy", ["costs", "never"])
def test_a_route_with_several_payments_takes_two_clicks(person: MakePerson, policy: str) -> None:
    """The payment with the fewest wilds is chosen with the route; the others are in the card. Nobody pays unasked."""
    one, id = sit_down(person, confirm=policy)
    view, route = draw_until(one, id, 2)
    one.point(one.element(f"route:{route}"))
    payments = one.page.get_by_role("radio")
    expect(payments.first).to_be_checked()
    wilds = [move["facts"]["cards"].get("wild", 0) for move in view["moves"] if move["facts"].get("route") == route]
    expect(payments).to_have_count(len(wilds))
    assert one.view(id)["ply"] == view["ply"]
    one.confirm.click()
    one.wait_for_move(view["ply"])
    view = one.view(id)
    paid = next(event for event in view["events"] if event["kind"] == "claim" and event["facts"]["route"] == route)
    assert paid["facts"]["cards"].get("wild", 0) == min(wilds)


def test_a_contract_lights_its_ends_and_a_shortest_way(person: MakePerson) -> None:
    one, id = sit_down(person)
    contract = one.view(id)["view"]["seats"][0]["contracts"][0]
    assert len(contract["way"]) == contract["missing"] > 0
    row = one.page.locator(f'[data-contract="{contract["id"]}"]')
    way = one.page.locator("[data-element]:has(> .way)")
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(one.page.locator(".way-end")).to_have_count(2)
    lit = way.evaluate_all("(all) => all.map((it) => it.dataset.element)")
    assert sorted(lit) == sorted(f"route:{route}" for route in contract["way"])
    one.page.keyboard.press("Enter")
    expect(way).to_have_count(0)


# Names of the map that the card of what is asked lies over.
UNDER_THE_CARD = """() => {
  const card = document.querySelector(".decision").getBoundingClientRect();
  return [...document.querySelectorAll(".amsterdam .map > svg text")].filter((it) => {
    const {left, right, top, bottom} = it.getBoundingClientRect();
    return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
  }).map((it) => it.textContent);
}"""


@pytest.mark.parametrize("text", [100, 150])
def test_everything_is_in_sight_and_readable(person: MakePerson, text: int) -> None:
    """With contracts to choose, and with a route and its payments, at both sizes and in three languages; large text as
    far as the board follows."""
    one = person(settings={"text": text})
    one.home()
    id = one.play_now()
    measure(one, id, text, lambda: expect(one.page.get_by_role("checkbox").first).to_be_visible())
    one.keep_contracts()
    view = one.draw_until_payable(id)
    ways = Counter(move["facts"]["route"] for move in view["moves"] if move["kind"] == "claim")
    route = ways.most_common(1)[0][0]

    def select() -> None:
        one.page.keyboard.press("Escape")  # what was selected before the page was loaded again
        one.element(f"route:{route}").focus()
        one.page.keyboard.press("Enter")
        expect(one.page.get_by_role("radio").first).to_be_visible()

    measure(one, id, text, select)


def measure(one: Person, id: str, text: int, prepare: Callable[[], None]) -> None:
    for language in ("uk", "fa", "en"):
        one.page.goto(f"/table/{id}?lang={language}")
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        expect(one.page.locator(".prompt:not(.wait)")).to_be_visible()
        prepare()
        for size in SIZES:
            one.page.set_viewport_size(size)
            assert boxes.outside(one.page, ".amsterdam") == [], (language, size)
            crowded = boxes.crowded(one.page, ".amsterdam")
            assert crowded.texts > 40
            assert (crowded.cut, crowded.over) == ([], []), (language, size)
            assert boxes.small(one.page, ".amsterdam .map > svg text", 10) == [], (language, size)
            if text == 100:
                assert one.page.evaluate(UNDER_THE_CARD) == [], (language, size)


def test_a_replay_leaves_the_journal_room(person: MakePerson) -> None:
    """Nothing is drawn there, so that the cards stand in one line."""
    one, id = sit_down(person)
    one.page.goto(f"/replay/{id}")
    row = one.page.locator('[data-element^="row:"], [data-element="deck:cards"]')
    expect(row).to_have_count(6)
    tops = row.evaluate_all("(all) => all.map((it) => it.offsetTop)")
    assert len(set(tops)) == 1
    assert one.page.locator(".latest .lines").evaluate("node => node.clientHeight") > 200


def test_a_phone_shows_the_hand_below_the_payments(person: MakePerson) -> None:
    one = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    one.home()
    id = one.play_now()
    one.keep_contracts()
    view = one.draw_until_payable(id)
    route = next(move["facts"]["route"] for move in view["moves"] if move["kind"] == "claim")
    one.page.locator(".tabs").get_by_role("button", name="Hand").tap()
    one.element(f"route:{route}").focus()
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("radio").first).to_be_visible()
    one.page.evaluate(boxes.SETTLED)
    bar = one.page.locator(".actions").bounding_box()
    assert bar is not None
    ends = one.page.locator(".own .tcard").evaluate_all("(all) => all.map((it) => it.getBoundingClientRect().bottom)")
    assert 0 < max(ends) <= bar["y"]
