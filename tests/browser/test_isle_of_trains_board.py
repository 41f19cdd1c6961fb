"""Isle of Trains on its own board: played by pointing, by keys and by touch; what is lit, named and in sight."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.person import SIDEWAYS, Person, faults
from playwright.sync_api import Locator, expect

MakePerson = Callable[..., Person]
RECORDS = Path(__file__).parents[1] / "records" / "isle_of_trains"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [{"width": 1280, "height": 800}, {"width": 1440, "height": 900}]
LIT = '.isle-table [data-element][aria-disabled="false"]'
MOST = 400  # decisions; whoever needs more plays in circles
TABS = {"row": 1, "deck": 1, "bag": 1, "discard": 1, "island": 2}  # on a phone; all else is beside the trains


def fork(one: Person, record: str, ply: int) -> str:
    """A table that goes on from a moment of a recorded game, all seats at this screen; its id."""
    one.home()
    one.page.locator("input[type=file]").set_input_files(RECORDS / f"{record}.txt")
    one.page.wait_for_url("**/replay/*")
    old = one.page.url.split("/replay/")[1].split("?")[0]
    id: str = one.ask(old, "fork", ply=ply)["id"]
    one.page.goto(f"/table/{id}")
    one.page.wait_for_selector(f'[data-ply="{ply}"] .isle-table')
    here(one)
    return id


def here(one: Person) -> None:
    """Somebody else at this screen is to decide: the cover goes."""
    ready = one.page.locator(".cover button")
    if ready.count() > 0:
        ready.click()


class Pointer:
    """Decides by pointing at the board alone."""

    def __init__(self, one: Person, press: Callable[[Locator], None] = lambda place: place.click()) -> None:
        self.one = one
        self.press = press
        self.clicks = 0

    def click(self, place: Locator) -> None:
        self.clicks += 1
        self.press(place)

    def to_element(self, name: str) -> bool:
        """Points at a thing, on a phone after turning to its tab; whether it is there, lit and not yet selected."""
        page = self.one.page
        thing = page.locator(f'[data-element="{name}"][aria-disabled="false"][aria-pressed="false"]')
        if thing.count() == 0:
            return False
        tabs = page.locator(".isle-table .tabs button")
        if not thing.is_visible() and tabs.first.is_visible():
            self.press(tabs.nth(TABS.get(name.split(":")[0], 0)))
        self.click(thing)
        return True

    def moved(self, ply: int) -> bool:
        table = self.one.page.locator("[data-ply]")
        return table.count() == 0 or int(table.get_attribute("data-ply") or 0) > ply

    def decide(self, view: dict[str, Any], wanted: str) -> None:
        """Plays a move: its places one after the other, its loads in the panel, its price in cards, then confirm."""
        page, ply = self.one.page, int(view["ply"])
        move = next(it for it in view["moves"] if it["text"] == wanted)
        names = [f"{kind}:{id}" for kind, id in move["where"]]
        island = next((name for name in names if name.startswith("island:")), None)
        if island is not None and page.locator(".delivery").count() == 0:
            self.to_element(island)
        step = page.locator(f'.delivery [data-step^="{wanted}"][aria-pressed="false"]')
        button = page.locator(f'.isle-table [data-move="{wanted}"]')
        if step.count() > 0:
            self.click(step.first)
        elif button.count() > 0:
            self.click(button.first)
        else:
            for name in names:
                if not self.moved(ply) and not self.one.confirm.is_enabled():
                    self.to_element(name)
        for _ in range(12):
            if self.settle(ply):
                return
        raise AssertionError(f"{wanted} cannot be pointed at: {page.locator(LIT).count()} things are lit")

    def settle(self, ply: int) -> bool:
        """Whatever is still asked, then confirm; whether the move is played."""
        page = self.one.page
        for _ in range(8):
            if self.moved(ply):
                return True
            if self.one.confirm.count() > 0 and self.one.confirm.is_enabled():
                self.click(self.one.confirm)
                self.one.wait_for_move(ply)
                return True
            page.wait_for_timeout(25)
        ways = (
            '.delivery [data-step][aria-pressed="false"][aria-disabled="false"]',
            '.delivery [data-special][aria-pressed="false"][aria-disabled="false"]',
            ".choices .options button",
            f'{LIT}[aria-pressed="false"]',
        )
        for way in ways:
            found = page.locator(way).locator("visible=true")
            if found.count() > 0:
                self.click(found.first)
                break
        return self.moved(ply)


def play_on(one: Person, id: str, pointer: Pointer, most: int = MOST) -> list[str]:
    """The questions that were answered, as the hints advise, until the end or so many."""
    asked: list[str] = []
    while not one.over and len(asked) < most:
        view = one.turn(id)
        if view is None:
            one.page.wait_for_timeout(20)
            continue
        here(one)
        question = view["prompt"]["question"]
        asked.append(question)
        advised = question in ("action", "bonus", "delivering")  # whatever else is asked, the first answer will do
        pointer.decide(view, one.ask(id, "hint")["move"] if advised else view["moves"][0]["text"])
    return asked


def test_a_whole_game_by_pointing(person: MakePerson) -> None:
    """Against a bot; no move is taken from the list."""
    one = person()
    one.page.goto("/new?game=isle_of_trains")
    one.page.get_by_role("button", name="Remove seat 3").click()
    one.page.get_by_role("button", name="Play against bots now").click()
    expect(one.prompt).to_be_visible()
    id = one.page.url.rsplit("/", 1)[1]
    asked = play_on(one, id, Pointer(one))
    assert one.over
    assert {"action", "take-cards"} <= set(asked)
    assert one.view(id)["result"] is not None


def test_the_end_of_a_scenario(person: MakePerson) -> None:
    """Alone: the goal is in sight, and the contract that reaches it is delivered in three clicks."""
    one = person()
    id = fork(one, "05-1-players-options", 69)
    goal = one.page.locator(".goal")
    expect(goal).to_contain_text("Billington’s")
    expect(goal.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "3")
    for row in one.page.locator(".side .in-row, .side .stack").all():
        box = row.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 900
    pointer = Pointer(one)
    pointer.to_element("island:billingtons")
    step = one.page.locator('[data-step^="contract billingtons_b"]')
    assert step.count() > 0
    pointer.click(step.first)
    pointer.click(one.confirm)
    assert pointer.clicks <= 6, "a delivery of four loads"
    expect(one.page.get_by_role("region", name="Score sheet")).to_be_visible()
    assert one.view(id)["view"]["solo"]["won"]
    expect(one.page.get_by_role("heading", level=1)).to_contain_text("You did it")
    expect(one.page.locator("main")).to_contain_text("The scenario is won.")
    expect(one.page.get_by_role("button", name="Next: 2 Strong Foundations")).to_have_count(1)


def test_alone_from_the_first_page(person: MakePerson) -> None:
    """A scenario is chosen, its goal is in sight, and the first turns are played."""
    one = person()
    one.home()
    one.page.get_by_role("link", name="Solo: Isle of Trains").click()
    one.page.get_by_role("combobox", name="Solo game").select_option(label="1 Welcome to the Isle of Trains")
    one.page.get_by_role("button", name="Create table").click()
    expect(one.page.locator(".goal")).to_contain_text("Billington’s")
    id = one.page.url.rsplit("/", 1)[1]
    play_on(one, id, Pointer(one), 6)


def test_click_budgets(person: MakePerson) -> None:
    """A load takes two clicks; four loads in three steps of one delivery at most six."""
    one = person()
    id = fork(one, "03-3-players", 164)
    pointer = Pointer(one)
    assert pointer.to_element("hand:boxcar_l1")
    tag = one.page.locator('[data-element="car:2 1"] .gain')
    expect(tag).to_have_text("+2")  # the cards that loading there brings
    assert pointer.to_element("car:2 1")
    one.wait_for_move(164)
    assert pointer.clicks == 2
    assert one.view(id)["view"]["seats"][2]["train"][1]["loads"][0]["counts_as"] == "coal"

    id = fork(one, "03-3-players", 164)
    pointer = Pointer(one)
    pointer.to_element("island:cactus_mines")
    panel = one.page.locator(".delivery")
    pointer.click(panel.locator("[data-step]").first)
    for _ in range(2):
        pointer.click(panel.locator('[data-special][aria-pressed="false"]').first)
    expect(panel.locator(".foot")).to_contain_text("20 → 20")
    expect(one.confirm).to_contain_text("Deliver 2 steps")
    expect(one.page.locator('[data-element="load:0 0 0"]')).to_have_attribute("aria-pressed", "true")
    pointer.click(one.confirm)
    expect(one.prompt).to_contain_text("Take 3 cards")  # the second step has followed by itself
    assert pointer.clicks <= 6
    mine = one.view(id)["view"]["seats"][0]
    assert mine["total"] == 20
    assert [car["loads"] for car in mine["train"]] == [[], [], []]


def test_a_build_is_paid_by_pointing(person: MakePerson) -> None:
    """Card, end of the train, the cards that pay; with equal numbers of both the payment is chosen beforehand."""
    one = person()
    id = fork(one, "03-3-players", 164)
    pointer = Pointer(one)
    pointer.to_element("hand:caboose_6")
    pointer.to_element("train:0")
    expect(one.confirm).to_contain_text("Build Caboose 6, 3 cards")
    pointer.click(one.confirm)
    one.wait_for_move(164)
    mine = one.view(id)["view"]["seats"][0]
    assert [car["card"] for car in mine["train"]][-1] == "caboose_6"
    assert mine["hand_size"] == 0


def test_cards_are_discarded_in_any_order(person: MakePerson) -> None:
    """The engine asks card by card from left to right; a person ticks a set, here with keys."""
    one = person()
    one.home()
    id = one.play_now("Isle of Trains")
    view = one.await_turn(id)
    while view["prompt"]["question"] != "hand-limit":
        one.element("deck:cards").click()
        one.wait_for_move(view["ply"])
        view = one.await_turn(id)
    first, *_, last = view["view"]["seats"][view["viewer"]]["hand"]
    one.element(f"hand:{last}").focus()
    one.page.keyboard.press("Space")
    expect(one.confirm).to_be_disabled()
    card = one.element(f"hand:{first}")
    card.focus()
    one.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(one.confirm).to_contain_text("Discard 2 cards")
    one.confirm.click()
    one.wait_for_move(view["ply"] + 1)
    told = [event for event in one.view(id)["events"] if event["seat"] == view["viewer"]]
    assert [event["facts"]["card"] for event in told if event["kind"] == "discard"] == [first, last]


def test_in_words(person: MakePerson) -> None:
    """The text view lists every move; cards that go together are ticked."""
    one = person()
    one.home()
    id = one.play_now("Isle of Trains")
    one.await_turn(id)
    one.page.keyboard.press("t")
    expect(one.page.locator(".panels section").first).to_be_visible()
    view = one.await_turn(id)
    while view["prompt"]["question"] != "hand-limit":
        rows = one.page.get_by_role("listbox", name="Moves").get_by_role("option")
        expect(rows).to_have_count(len(view["moves"]))
        one.page.locator('.general [data-move="take deck"]').click()
        one.confirm.click()
        one.wait_for_move(view["ply"])
        view = one.await_turn(id)
    assert one.choose_set(view)
    one.confirm.click()
    one.wait_for_move(view["ply"] + 1)


def test_by_keys_alone(person: MakePerson) -> None:
    """L goes to the next lit thing, Enter selects it, Enter confirms; Esc lets go."""
    one = person()
    id = fork(one, "03-3-players", 164)
    key = one.page.keyboard

    def go_to(name: str) -> None:
        for _ in range(80):
            if one.page.evaluate("() => document.activeElement?.dataset?.element ?? ''") == name:
                return
            key.press("l")
        raise AssertionError(f"L does not come to {name}")

    go_to("hand:coach_l3")
    key.press("Enter")
    expect(one.element("hand:coach_l3")).to_have_attribute("aria-pressed", "true")
    key.press("Escape")
    expect(one.element("hand:coach_l3")).to_have_attribute("aria-pressed", "false")
    go_to("hand:boxcar_l1")
    key.press("Enter")
    go_to("car:2 2")
    key.press("Enter")
    one.wait_for_move(164)
    view = one.await_turn(id)
    for _ in range(12):
        if view["viewer"] != 0:
            break
        kind = "hand" if "discard" in view["kinds"] else "deck"
        go_to(one.page.locator(f'{LIT}[data-element^="{kind}:"]').first.get_attribute("data-element") or "")
        key.press("Enter")
        for _ in range(10):
            if one.page.locator(f'[data-ply="{view["ply"]}"]').count() == 0:
                break
            if one.confirm.is_enabled():
                key.press("Enter")
                break
            one.page.wait_for_timeout(20)
        one.wait_for_move(view["ply"])
        view = one.await_turn(id)
    assert view["viewer"] == 1, "the turn is over"


def test_on_a_phone_by_touch(person: MakePerson) -> None:
    """Tabs, the hand, the panel of a delivery; the page never moves sideways."""
    one = person(**PHONE)
    id = fork(one, "03-3-players", 164)
    pointer = Pointer(one, lambda place: place.tap())
    assert one.page.evaluate(SIDEWAYS) <= 0
    asked = play_on(one, id, pointer, 14)
    assert "action" in asked
    assert one.page.evaluate(SIDEWAYS) <= 0
    box = one.confirm.bounding_box()
    assert box is not None and box["height"] >= 44 and box["y"] > 700


def test_settings_confirm_never(person: MakePerson) -> None:
    one = person()
    one.page.goto("/settings")
    one.page.get_by_role("radio", name="Never").check(force=True)
    id = fork(one, "03-3-players", 164)
    pointer = Pointer(one)
    pointer.to_element("hand:caboose_6")
    pointer.to_element("train:0")
    one.wait_for_move(164)
    assert one.view(id)["view"]["seats"][0]["train"][-1]["card"] == "caboose_6"


# Everything in sight, nothing cut.

SEEN = """() => {
  const out = [];
  for (const thing of document.querySelectorAll(".isle-table [data-element]")) {
    const {left, top, right, bottom, width} = thing.getBoundingClientRect();
    if (width > 0 && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)) {
      out.push(thing.dataset.element);
    }
  }
  return out;
}"""

# Lines of text that overlap another line or leave the thing or the part they stand in.
CROWDED = """() => {
  const lines = [];
  const root = document.querySelector(".isle-table");
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".unseen, .journal, .count, .zoom")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const home = parent.closest(".island, .in-hand, .in-row, .stack, .train, section, aside");
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({text: node.data.trim(), box, home});
  }
  const out = [];
  for (const {text, box, home} of lines) {
    const room = home.getBoundingClientRect();
    const inside = box.left >= room.left - 3 && box.right <= room.right + 3 && box.bottom <= room.bottom + 3;
    if (!inside) out.push(`${text} leaves`);
  }
  lines.forEach((a, n) => {
    for (const b of lines.slice(n + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 2 && high > 4) out.push(`${a.text} on ${b.text}`);
    }
  });
  return out;
}"""


def test_all_is_in_sight_and_nothing_is_cut(person: MakePerson) -> None:
    """Four long trains with buildings, and a scenario: at both sizes, without scrolling, and named in the language."""
    one = person()
    tables = [fork(one, "04-4-players", 600), fork(one, "05-1-players-options", 69)]
    for language in ("en", "uk", "fa"):
        one.page.goto("/settings")
        one.page.locator(f'.languages label[lang="{language}"]').click()
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        for id in tables:
            one.page.goto(f"/table/{id}")
            one.page.wait_for_selector(LIT)
            here(one)
            for size in SIZES:
                one.page.set_viewport_size(size)
                assert one.page.evaluate(SEEN) == []
                assert one.page.evaluate(CROWDED) == []
                assert one.page.evaluate("() => document.querySelector('.isle-table .board').scrollTop") == 0
            names = one.page.locator(f"{LIT} > .unseen").all_text_contents()
            assert len(names) == one.page.locator(LIT).count()
            assert all(name and "_" not in name and "board-" not in name for name in names)
    assert faults(one.page) == []


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(person: MakePerson, look: dict[str, Any]) -> None:
    """In light and dark, with the table and with the panel of a delivery."""
    one = person(**look)
    fork(one, "03-3-players", 164)
    one.page.wait_for_selector(f"{LIT} >> visible=true")
    assert faults(one.page) == []
    Pointer(one).to_element("island:cactus_mines")
    expect(one.page.locator(".delivery")).to_be_visible()
    assert faults(one.page) == []
    one.page.emulate_media(color_scheme="dark")
    assert faults(one.page) == []
    one.page.locator(".delivery .icon").click()
    assert faults(one.page) == []


def test_lamps_are_dots_when_many_are_lit(person: MakePerson) -> None:
    one = person()
    fork(one, "03-3-players", 164)
    expect(one.page.locator(".thing.dot").first).to_be_visible()
    expect(one.page.locator(".thing.ring")).to_have_count(0)
    one.page.locator('[data-action="take"]').click()
    expect(one.page.locator(".thing.ring")).to_have_count(5)
    expect(one.page.locator(".thing.dot")).to_have_count(0)


def test_why_not_about_a_place(person: MakePerson) -> None:
    one = person()
    one.home()
    id = one.play_now("Isle of Trains")
    one.await_turn(id)
    one.element("island:devon_city").click(force=True)
    expect(one.page.get_by_role("alert")).to_contain_text("IOT-7")


def test_a_card_is_shown_large(person: MakePerson) -> None:
    """Under the pointer and with the focus; on a phone on a long press."""
    one = person()
    fork(one, "03-3-players", 164)
    one.element("car:2 4").hover(force=True)
    expect(one.page.locator(".details")).to_contain_text("a bonus action")
    one.page.mouse.move(5, 5)
    expect(one.page.locator(".details")).to_have_count(0)
    one.element("hand:coach_l3").focus()
    one.page.keyboard.press("ArrowRight")
    expect(one.page.locator(".details")).to_be_visible()
