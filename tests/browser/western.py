"""A person at the board of Great Western Trail: chooses lit things by mouse, touch or keyboard, never from the list."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from browser.means import confirm, presser
from browser.person import Person
from playwright.sync_api import Locator

from trackside.core.edge.record import game_of, positions, read

RECORD = Path(__file__).parents[1] / "records" / "great_western_trail" / "well-played-3-players.txt"
FOUR = RECORD.parent / "03-4-players.txt"
FOUR_TRAVEL = 404  # three teepees side by side are lit, each with its fee
FOUR_LATE = 828  # Kansas City is lit
LIT = '.western [data-element][aria-disabled="false"]'

# Plies of the recorded game at which a question is asked.
PHASE_A = 158
BEFORE_A = 279  # phase A, one step before A
PHASE_B = 281  # at A, with a Guernsey and money to hire
AUXILIARY = 408  # phase B with auxiliary actions that bear figures
FORESIGHT = 262
INCOME = 265  # with a certificate
BUILD = 161
BUY = 667
UPGRADE = 249
MASTER = 380  # a station that still has its master
DISCARD = 462
OBJECTIVE = 393
LATE = 760
FORCED = 14  # nothing is left but to end phase B


def post(one: Person, path: str, **body: Any) -> Any:
    if not any(cookie["name"] == "csrftoken" for cookie in one.context.cookies()):
        one.context.request.get("/api/me")
    token = next(cookie["value"] for cookie in one.context.cookies() if cookie["name"] == "csrftoken")
    answer = one.context.request.post(path, data=body, headers={"x-csrf-token": token})
    assert answer.ok, answer.text()
    return answer.json()


def journeys(record: Path, most: int = 6) -> list[int]:
    """Plies of a recorded game at which a cattleman can go to several spaces, from its first turns to its last."""
    recorded = read(record.read_text(encoding="utf-8"))
    game = game_of(recorded)
    offered = [[it.kind for it in game.compounds(position)] for position in positions(recorded)]
    travels = [ply for ply, kinds in enumerate(offered) if kinds.count("travel") > 1]
    return [travels[n * (len(travels) - 1) // (most - 1)] for n in range(most)]


def sit_down(one: Person, ply: int, language: str = "en", record: Path = RECORD) -> str:
    """All seats of a recorded game at one screen, from that moment on; the id of the table."""
    post(one, "/api/guest", name="Ann")
    old = post(one, "/api/records", text=record.read_text(encoding="utf-8"))["id"]
    id: str = post(one, f"/api/tables/{old}/fork", ply=ply)["id"]
    one.page.goto(f"/table/{id}?lang={language}")
    one.page.locator(".cover button").click()
    one.page.wait_for_selector(".western", state="attached")
    return id


def set_up(one: Person, **settings: Any) -> None:
    """Changes settings of somebody who has been here."""
    token = next(cookie["value"] for cookie in one.context.cookies() if cookie["name"] == "csrftoken")
    headers = {"x-csrf-token": token}
    answer = one.context.request.patch("/api/me", data={"settings": settings}, headers=headers)
    assert answer.ok, answer.text()


def careful(one: Person) -> None:
    """Every move is confirmed, and nobody waits until the moves of bots have been shown."""
    set_up(one, confirm="always", pace="off")


def uncover(one: Person) -> None:
    """Whoever is next takes the screen."""
    cover = one.page.locator(".cover button")
    if cover.count() > 0:
        cover.first.click()


def await_question(one: Person, id: str) -> dict[str, Any] | None:
    """The table when it is this person's turn and the page shows it; None when the game is over."""
    ready = "() => document.querySelector('.prompt:not(.wait), .cover, [aria-label=\"Score sheet\"]') !== null"
    for _ in range(20):
        one.page.wait_for_function(ready, timeout=20_000)
        uncover(one)
        view = one.view(id)
        if view["table"]["state"] == "over":
            return None
        if view["prompt"]["yours"] and one.page.locator(f'[data-ply="{view["ply"]}"]').count() > 0:
            return view
        one.page.wait_for_timeout(30)
    raise AssertionError("the turn does not come")


class Hand:
    """Answers one question after the other, as chance will have it, and counts how often it presses something."""

    def __init__(self, one: Person, means: str = "mouse", seed: int = 1) -> None:
        self.one = one
        self.means = means
        self.reach = presser(one, means)
        self.chance = random.Random(seed)
        self.clicks = 0
        self.asked: set[str] = set()

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.clicks += 1

    def element(self, name: str) -> None:
        self.press(self.one.element(name).first)

    def lit(self) -> list[str]:
        """What is lit and in sight; the keyboard reaches what a card covers, too."""
        covered = "false" if self.means == "keys" else "!it.contains(hit)"
        script = f"""() => [...document.querySelectorAll('{LIT}')].filter((it) => {{
          const {{x, y, width, height}} = it.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return width > 0 && !({covered});
        }}).map((it) => it.dataset.element)"""
        found: list[str] = self.one.page.evaluate(script)
        return found

    def buttons(self) -> Locator:
        return self.one.page.locator(".western [data-choice]").locator("visible=true")

    def answer(self, view: dict[str, Any]) -> None:
        """One decision, confirmed. Nothing is played without confirming: see `careful`."""
        self.asked.add(view["prompt"]["question"])
        for _ in range(8):
            if self.one.confirm.is_enabled() and not self.half(view):
                confirm(self.one, self.means)
                self.clicks += 1
                self.one.wait_for_move(view["ply"])
                return
            self.point(view)
        raise AssertionError(f"{view['prompt']['text']} cannot be answered; lit: {self.lit()}")

    def half(self, view: dict[str, Any]) -> bool:
        """Whether a delivery still wants its disc."""
        discs = [name for name in self.lit() if name.startswith("disc:")]
        chosen = self.one.page.locator('.western [data-element^="disc:"][aria-pressed="true"]').count() > 0
        return view["prompt"]["question"] in ("income", "choose-city") and bool(discs) and not chosen

    def point(self, view: dict[str, Any]) -> None:
        question = view["prompt"]["question"]
        lit = self.lit()
        if question in ("phase-a", "travel"):
            self.element(farthest(view, lit) or self.chance.choice(lit))
            return
        if question in ("income", "choose-city"):
            wanted = [name for name in lit if name.startswith("disc:" if self.half(view) else "city:")]
            if wanted:
                self.element(self.chance.choice(wanted))
            else:  # on a phone the shields are behind a tab, and the card lists the cities
                cities = self.buttons()
                self.press(cities.nth(self.chance.randrange(cities.count())))
            return
        masters = self.one.page.locator(".western [role=radiogroup] [data-choice]").locator("visible=true")
        picked = self.one.page.locator('.western [data-element^="disc:"][aria-pressed="true"]').count() > 0
        if question == "upgrade-station" and picked and masters.count() > 0:
            self.press(masters.nth(self.chance.randrange(masters.count())))
            return
        ends = self.buttons().filter(has_text="End phase B")
        if question == "phase-b" and ends.count() > 0 and self.chance.random() < 0.5:
            if self.means == "keys":
                self.one.page.keyboard.press("p")
            else:
                self.press(ends.first)
            return
        options = self.buttons()
        if lit and (options.count() == 0 or self.chance.random() < 0.8):
            self.element(self.chance.choice(lit))
        elif options.count() > 0:
            self.press(options.nth(self.chance.randrange(options.count())))
        else:  # on a phone, behind another tab
            tab = self.one.page.locator(".tabs button:has(.lamp)").locator("visible=true").first
            assert tab.count() > 0, f"nothing is lit: {view['prompt']['text']}"
            self.press(tab)


def farthest(view: dict[str, Any], lit: list[str]) -> str | None:
    """The space in sight that takes the most steps."""
    travels = [it["facts"] for it in view["compounds"] if it["kind"] == "travel"]
    seen = [facts for facts in travels if f"space:{facts['space']}" in lit]
    return f"space:{max(seen, key=lambda facts: int(facts['steps']))['space']}" if seen else None
