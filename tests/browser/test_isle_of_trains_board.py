"""Isle of Trains on its own board: played by pointing, by keys and by touch; what is lit, named and in sight."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from browser import boxes
from browser.person import NAMES, SIDEWAYS, Person, faults
from browser.western import post, set_up
from playwright.sync_api import Locator, expect
from write_records import play

import trackside
from trackside.core.rng import COUNTER

MakePerson = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES: Any = [{"width": 1280, "height": 800}, {"width": 1440, "height": 900}]
LIT = '.isle-table [data-element][aria-disabled="false"]'
PRESSED = "() => document.activeElement?.ariaPressed === 'true'"
MOST = 400  # decisions; whoever needs more plays in circles
TABS = {"row": 1, "deck": 1, "bag": 1, "discard": 1, "island": 2}  # on a phone; all else is beside the trains


class Moment(NamedTuple):
    """A finished game and a moment of it at which the four actions are asked."""

    record: str
    ply: int
    load: str = ""  # a move that loads a card into another's train and earns
    contract: str = ""
    island: str = ""
    total: int = 0


@cache
def moment(players: int, seed: int, share: float, scenario: str = "challenge") -> Moment:
    """Found in a game that is played here, so that it holds for every version of the rules: from that share of the game
    on, the first action with a load that earns, or a delivery that takes four loads in several steps."""
    game = trackside.game("isle_of_trains", players=players, scenario=scenario)
    record = play(game, seed, COUNTER)
    record.seats[:] = NAMES[:players]
    p = game.start(seed, COUNTER)
    for ply, line in enumerate(record.lines):
        if ply >= share * len(record.lines) and p.asked.name == "action":
            contract = next((it for it in game.compounds(p) if it.kind == "contract"), None)
            loads = [move for move in p.moves() if move.kind == "load" and earns_openly(move.facts_in(p))]
            if players == 1 or (contract and loads and p.players[p.seat].loads() == contract.facts["loads"] + 2):
                return Moment(
                    record.text(),
                    ply,
                    str(loads[0]) if loads else "",
                    contract.facts["contract"] if contract else "",
                    dict(contract.where)["island"] if contract else "",
                    int(p.scores()[p.seat].total()),
                )
        p.play(game.parse(line.text))
    raise AssertionError("there is no such moment in this game")


def earns_openly(facts: dict[str, Any]) -> bool:
    return bool(facts["earns"]) and not facts["face_down"]


def three() -> Moment:
    return moment(3, 7, 0.2)


def fork(one: Person, at: Moment, language: str = "") -> str:
    """A table that goes on from there, all seats at this screen; its id."""
    post(one, "/api/guest", name="Ann")
    old = post(one, "/api/records", text=at.record)["id"]
    id: str = post(one, f"/api/tables/{old}/fork", ply=at.ply)["id"]
    one.page.goto(f"/table/{id}?lang={language}" if language else f"/table/{id}")
    one.page.wait_for_selector(f'[data-ply="{at.ply}"] .isle-table')
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
        thing = page.locator(f'[data-element="{name}"][aria-disabled="false"][aria-pressed="false"]').first
        if thing.count() == 0:
            return False
        tabs = page.locator(".isle-table .tabs button")
        if not thing.is_visible() and tabs.first.is_visible():
            self.press(tabs.nth(TABS.get(name.split(":")[0], 0)))
        self.click(thing)
        return True

    def moved(self, ply: int) -> bool:
        # Asked at once: the table gives way to the score sheet when the game is over.
        shown = self.one.page.evaluate("() => document.querySelector('[data-ply]')?.dataset.ply ?? null")
        return shown is None or int(shown) > ply

    def can_confirm(self) -> bool:
        # In one question: a move that is played at once may be the last one.
        return self.one.page.locator("button.confirm:enabled").count() > 0

    def decide(self, view: dict[str, Any], wanted: str) -> None:
        """Plays a move: its places one after the other, its loads in the panel, its price in cards, then confirm."""
        page, ply = self.one.page, int(view["ply"])
        move = next(it for it in view["moves"] if it["text"] == wanted)
        if move["kind"] == "scrap-for":  # only the whole decision says which car goes, and where the card is built
            move = next((it for it in view["compounds"] if it["moves"][0] == wanted), move)
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
                if not self.moved(ply) and not self.can_confirm():
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
            if self.can_confirm():
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
        else:  # of a card that is held twice both may pay
            copies = page.locator(f'{LIT}[data-element^="hand:"]')
            if copies.count() > 0:
                self.click(copies.nth(self.clicks % copies.count()))
        return self.moved(ply)


def answer(one: Person, id: str, view: dict[str, Any], pointer: Pointer) -> str:
    """One question, as the hint advises; its name."""
    question: str = view["prompt"]["question"]
    advised = question in ("action", "bonus", "delivering")  # whatever else is asked, the first answer will do
    pointer.decide(view, one.ask(id, "hint")["move"] if advised else view["moves"][0]["text"])
    return question


def play_on(one: Person, id: str, pointer: Pointer, most: int = MOST) -> list[str]:
    """The questions that were answered, until the end or so many."""
    asked: list[str] = []
    while not one.over and len(asked) < most:
        view = one.turn(id)
        if view is None:
            one.page.wait_for_timeout(20)
            continue
        here(one)
        asked.append(answer(one, id, view, pointer))
    return asked


def check_the_outcome(one: Person, id: str) -> None:
    """The end of a scenario says whether its goal was reached, and what comes next."""
    won = one.view(id)["view"]["solo"]["won"]
    expect(one.page.get_by_role("heading", level=1)).to_contain_text("You did it" if won else "Not this time")
    expect(one.page.locator("main")).to_contain_text("The scenario is won." if won else "the scenario is lost.")
    expect(one.page.get_by_role("button", name="Next: 2 Strong Foundations")).to_have_count(1 if won else 0)


def test_the_goal_of_a_scenario(person: MakePerson) -> None:
    one = person()
    id = fork(one, moment(1, 9, 0.9, "1"))
    goal = one.page.locator(".goal")
    expect(goal).to_contain_text("Billington’s")
    reached = str(one.view(id)["view"]["solo"]["reached"])
    expect(goal.get_by_role("progressbar")).to_have_attribute("aria-valuenow", reached)


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


def places(view: dict[str, Any], text: str) -> list[str]:
    """What a move touches, as the board names it."""
    move = next(it for it in view["moves"] if it["text"] == text)
    return [f"{kind}:{id}" for kind, id in move["where"]]


def test_a_load_takes_two_clicks(person: MakePerson) -> None:
    """The card, then the car, which says what it earns."""
    one = person()
    id = fork(one, three())
    card, car = places(one.view(id), three().load)
    pointer = Pointer(one)
    assert pointer.to_element(card)
    expect(one.page.locator(f'[data-element="{car}"] .gain.now')).to_contain_text("+")
    assert pointer.to_element(car)
    one.wait_for_move(three().ply)
    assert pointer.clicks == 2


def test_a_delivery_of_four_loads_takes_at_most_six_clicks(person: MakePerson) -> None:
    """A contract and a special delivery in one action: the steps have numbers, the total is told, and one follows the
    other by itself."""
    one = person()
    at = three()
    id = fork(one, at)
    seat = one.view(id)["viewer"]
    pointer = Pointer(one)
    pointer.to_element(f"island:{at.island}")
    panel = one.page.locator(".delivery")
    pointer.click(panel.locator(f'[data-step^="contract {at.contract};"], [data-step="contract {at.contract}"]').first)
    for _ in range(2):
        pointer.click(panel.locator('[data-special][aria-pressed="false"]').first)
    foot = panel.locator(".foot").inner_text()
    expect(one.confirm).to_contain_text("Deliver 2 steps")
    assert f"{at.total} → " in foot
    after = int(foot.split("→")[1].split()[0])
    pointer.click(one.confirm)
    assert pointer.clicks <= 6
    expect(one.page.locator(".train.own .disc")).to_have_count(0)  # the second step has followed
    mine = one.view(id)["view"]["seats"][seat]
    assert mine["total"] == after
    assert all(car["loads"] == [] for car in mine["train"])


def test_a_build_is_paid_by_pointing(person: MakePerson) -> None:
    """Card, end of the train, the cards that pay, confirm."""
    one = person()
    at = moment(4, 8, 0.3)
    id = fork(one, at)
    view = one.view(id)
    build = next(it for it in view["moves"] if it["kind"] == "build" and it["facts"]["cost"] > 0)
    pointer = Pointer(one)
    pointer.decide(view, build["text"])
    told = [event["kind"] for event in one.view(id)["events"] if event["ply"] > at.ply]
    assert set(told) - {"discard"}
    assert told.count("discard") == build["facts"]["cost"]


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
    one = person(settings={"confirm": "always"})
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
    at = three()
    id = fork(one, at)
    seat = one.view(id)["viewer"]
    card, car = places(one.view(id), at.load)
    key = one.page.keyboard

    def go_to(name: str) -> None:
        for _ in range(80):
            if one.page.evaluate("() => document.activeElement?.dataset?.element ?? ''") == name:
                return
            key.press("l")
        raise AssertionError(f"L does not come to {name}")

    go_to(card)
    key.press("Enter")
    expect(one.element(card)).to_have_attribute("aria-pressed", "true")
    key.press("Escape")
    expect(one.element(card)).to_have_attribute("aria-pressed", "false")
    key.press("Enter")
    go_to(car)
    key.press("Enter")
    one.wait_for_move(at.ply)
    view = one.await_turn(id)
    for _ in range(12):
        if view["viewer"] != seat:
            break
        kind = "hand" if "discard" in view["kinds"] else "deck"
        for _ in range(6):  # a set takes several
            go_to(one.page.locator(f'{LIT}[data-element^="{kind}:"]').first.get_attribute("data-element") or "")
            while (
                one.page.evaluate("() => document.activeElement?.ariaPressed") == "true"
                and not one.confirm.is_enabled()
            ):
                key.press("l")
            key.press("Enter")
            one.page.wait_for_timeout(60)
            if one.confirm.count() > 0 and one.confirm.is_enabled():
                key.press("Enter")
            one.page.wait_for_timeout(200)
            if one.page.locator(f'[data-ply="{view["ply"]}"]').count() == 0:
                break
        one.wait_for_move(view["ply"])
        view = one.await_turn(id)
    assert view["viewer"] != seat, "the turn is over"


def test_on_a_phone_by_touch(person: MakePerson) -> None:
    """Tabs, the hand, the panel of a delivery; the page never moves sideways."""
    one = person(**PHONE)
    id = fork(one, three())
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
    at = moment(4, 8, 0.3)
    id = fork(one, at)
    view = one.view(id)
    free = next(it for it in view["moves"] if it["kind"] == "take")
    Pointer(one).to_element(places(view, free["text"])[0])
    one.wait_for_move(at.ply)
    Pointer(one).decide(one.await_turn(id), one.ask(id, "hint")["move"])


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

SCALE = "() => Number(getComputedStyle(document.querySelector('.isle-table')).getPropertyValue('--scale'))"

# Lines of text that overlap another line or leave the thing or the part they stand in.
CROWDED = """() => {
  const lines = [];
  const root = document.querySelector(".isle-table");
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".unseen, .log, .count, .zoom")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const home = parent.closest(".island, .in-hand, .in-row, .stack, .train, section, aside") ?? root;
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


def crowded(one: Person) -> list[str]:
    """What is crowded when the page has come to rest: a new size takes a moment."""
    for _ in range(20):
        found: list[str] = one.page.evaluate(CROWDED)
        if not found:
            break
        one.page.wait_for_timeout(50)
    return found


def test_all_is_in_sight_and_nothing_is_cut(person: MakePerson) -> None:
    """Four long trains with buildings, and a scenario: at both sizes, without scrolling, and named in the language."""
    one = person()
    tables = [fork(one, moment(4, 8, 0.6)), fork(one, moment(1, 9, 0.6, "1"))]
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
                assert crowded(one) == []
                assert one.page.evaluate("() => document.querySelector('.isle-table .board').scrollTop") == 0
            names = one.page.locator(f"{LIT} > .unseen").all_text_contents()
            assert len(names) == one.page.locator(LIT).count()
            assert all(name and "_" not in name and "board-" not in name for name in names)
    assert faults(one.page) == []


def test_large_text_is_in_sight_and_not_cut(person: MakePerson) -> None:
    """At 150 %, as far as the board follows: from left to right and from right to left."""
    one = person()
    tables = [fork(one, moment(4, 8, 0.6)), fork(one, moment(1, 9, 0.6, "1"))]
    set_up(one, text=150)
    for language in ("en", "fa"):
        for id in tables:
            one.page.goto(f"/table/{id}?lang={language}")
            one.page.wait_for_selector(LIT)
            here(one)
            assert one.page.evaluate(SCALE) > 1.0
            for size in SIZES:
                one.page.set_viewport_size(size)
                one.page.evaluate(boxes.SETTLED)
                assert one.page.evaluate(SEEN) == [], (language, size)
                assert crowded(one) == [], (language, size)


def test_a_phone_shows_whole_parts(person: MakePerson) -> None:
    """Each part behind its tab at 100 and 150 %: nothing overlaps in it, and the page never moves sideways."""
    one = person(**PHONE)
    id = fork(one, moment(1, 9, 0.6, "1"))
    for text in (100, 150):
        set_up(one, text=text)
        one.page.goto(f"/table/{id}")
        here(one)
        for tab in one.page.locator(".isle-table .tabs button").all():
            tab.tap()
            assert one.page.evaluate(SIDEWAYS) <= 0
            # The hand below lies over what is scrolled there.
            one.page.locator(".isle-table .dock").evaluate("node => { node.style.position = 'static'; }")
            assert crowded(one) == []


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(person: MakePerson, look: dict[str, Any]) -> None:
    """In light and dark, with the table and with the panel of a delivery."""
    one = person(**look)
    fork(one, three())
    one.page.wait_for_selector(f"{LIT} >> visible=true")
    assert faults(one.page) == []
    Pointer(one).to_element(f"island:{three().island}")
    expect(one.page.locator(".delivery")).to_be_visible()
    assert faults(one.page) == []
    one.page.emulate_media(color_scheme="dark")
    assert faults(one.page) == []
    one.page.locator(".delivery .icon").click()
    assert faults(one.page) == []


def test_lamps_are_dots_when_many_are_lit(person: MakePerson) -> None:
    one = person()
    fork(one, three())
    expect(one.page.locator(".thing.dot").first).to_be_visible()
    expect(one.page.locator(".thing.ring")).to_have_count(0)
    one.page.locator('[data-action="take"]').click()
    expect(one.page.locator(".thing.ring")).not_to_have_count(0)
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
    fork(one, three())
    one.page.locator('[data-element^="car:"]').first.hover(force=True)
    expect(one.page.locator(".details")).to_contain_text("Locomotive")
    one.page.mouse.move(5, 5)
    expect(one.page.locator(".details")).to_have_count(0)
    one.page.keyboard.press("l")
    one.page.locator('[data-element^="hand:"]').first.focus()
    one.page.keyboard.press("ArrowRight")
    expect(one.page.locator(".details")).to_be_visible()
