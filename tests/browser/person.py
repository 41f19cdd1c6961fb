"""A person at a browser: what people do on the pages, with the mouse and the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect
from server.server_process import until

AMSTERDAM = "ticket_to_ride_amsterdam"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")  # of those who sit at a recorded game
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LIT_ROUTES = '[data-element^="route:"][aria-disabled=false]'


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# What fades in has faded in; what goes on for ever is not waited for.
STILL = """() => document.getAnimations().every(
  ({playState, effect}) => playState !== "running" || effect.getComputedTiming().iterations === Infinity
)"""


RUN_AXE = """async (rules) => {
  const options = {resultTypes: ["violations"], preload: false};
  if (rules.length > 0) options.runOnly = {type: "rule", values: rules};
  return (await axe.run(document, options)).violations;
}"""


def faults(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds seriously wrong with a page, by all its rules or by some."""
    page.wait_for_function(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN_AXE, list(rules))
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


DRAWS = ("deck:cards", "row:0", "row:1", "row:2", "row:3", "row:4")


class Person:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.expecting_trouble = False  # while the connection is cut or a refusal is provoked
        self.page = context.new_page()
        self.page.set_default_timeout(10_000)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        # A refused move (4xx) is an answer, not a fault; the browser writes it to the console all the same.
        refused = "Failed to load resource" in message.text and "status of 4" in message.text
        if message.type == "error" and not self.expecting_trouble and not refused:
            self.complaints.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"outside request: {request.url}")

    def another_tab(self) -> Person:
        """The same person in a second tab of the same browser."""
        tab = Person(self.context, self.address)
        tab.complaints = self.complaints
        return tab

    # Going to places

    def home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", name="Start a game")).to_be_visible()

    def play_now(self, title: str = "Amsterdam") -> str:
        """One click; the id of the table."""
        self.page.locator("li.game", has_text=title).get_by_role("button", name="Play now").click()
        self.page.wait_for_url("**/table/*")
        expect(self.prompt).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def open_table(self, id: str) -> None:
        self.page.goto(f"/table/{id}")
        expect(self.prompt).to_be_visible()

    def leave_table(self) -> None:
        """To another page; the server has noticed that nobody has a table open any more."""
        self.page.goto("/settings")
        self.page.wait_for_selector("h1")
        until(lambda: "trackside_streams 0.0" in self.context.request.get("/metrics").text())

    def play_with(self, friend: Person) -> str:
        """A table of Amsterdam for the two, to which the friend comes by the link; its id."""
        self.home()
        self.page.get_by_role("link", name="New table: Ticket to Ride: Amsterdam").click()
        self.page.get_by_role("combobox", name="Player at seat 2").select_option("open")
        self.page.get_by_role("button", name="Remove seat 3").click()
        self.page.get_by_role("button", name="Create table").click()
        link = self.page.locator(".link code").inner_text()
        friend.page.goto(f"http://{link}")
        friend.page.get_by_role("button", name="Sit here").click()
        self.page.get_by_role("button", name="Start the game").click()
        return self.page.url.rsplit("/", 1)[1]

    def enter(self, button: str, login: str, password: str) -> None:
        """Create an account, or sign in to it."""
        self.page.goto("/settings")
        self.page.get_by_role("textbox", name="Username").fill(login)
        self.page.get_by_role("textbox", name="Password").fill(password)
        self.page.get_by_role("button", name=button).click()
        expect(self.page.get_by_text(f"Signed in as {login}")).to_be_visible()

    # What is there

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do")

    @property
    def confirm(self) -> Locator:
        return self.page.locator("button.confirm")

    @property
    def over(self) -> bool:
        return self.page.get_by_role("region", name="Score sheet").count() > 0

    def element(self, name: str) -> Locator:
        return self.page.locator(f'[data-element="{name}"]').locator("visible=true")

    def lit(self, name: str) -> bool:
        found = self.element(name)
        return found.count() > 0 and found.get_attribute("aria-disabled") == "false"

    def view(self, id: str) -> dict[str, Any]:
        """The table as the server shows it to this person."""
        answer = self.context.request.get(f"/api/tables/{id}")
        assert answer.ok, answer.text()
        shown: dict[str, Any] = answer.json()
        return shown

    def tables(self) -> list[dict[str, Any]]:
        """This person's tables as the first page lists them; unlike `view` it does not count as looking."""
        answer = self.context.request.get("/api/tables")
        assert answer.ok, answer.text()
        mine: list[dict[str, Any]] = answer.json()["mine"]
        return mine

    def ask(self, id: str, what: str, **body: Any) -> dict[str, Any]:
        """A request past the page, as another device would make it."""
        token = next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "csrftoken")
        answer = self.context.request.post(f"/api/tables/{id}/{what}", data=body, headers={"x-csrf-token": token})
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def send(self, id: str, ply: int, move: str) -> None:
        self.ask(id, "moves", ply=ply, moves=[move])

    # Doing things

    def point(self, route: Locator) -> None:
        """Click a space of a route; one that lies under a card of the interface is chosen by key."""
        space = route.locator("rect.space").first
        box = space.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        hit = "([x, y, node]) => node.contains(document.elementFromPoint(x, y))"
        if self.page.evaluate(hit, [x, y, route.element_handle()]):
            self.page.mouse.click(x, y)
        else:
            route.focus()
            self.page.keyboard.press("Enter")

    def keep_contracts(self) -> None:
        expect(self.page.get_by_role("checkbox").first).to_be_visible()
        for box in self.page.get_by_role("checkbox").all():
            if box.get_attribute("aria-checked") == "false":
                box.click()
        self.confirm.click()

    def claim(self) -> bool:
        """Claim the longest route that can be paid for, if there is one, by pointing."""
        routes = self.page.locator(LIT_ROUTES).all()
        if not routes:
            return False
        longest = max(routes, key=lambda route: route.locator("rect.space").count())
        self.point(longest)
        payment = self.page.get_by_role("radio").first
        expect(payment).to_be_visible()
        if payment.get_attribute("aria-checked") == "false":
            payment.click()
        self.confirm.click()
        return True

    def draw(self) -> bool:
        """Draw a card, else contracts, if there is anything to draw within a second."""
        for _ in range(20):
            place = next((name for name in DRAWS if self.lit(name)), None)
            if place is not None or self.lit("deck:contracts"):
                break
            self.page.wait_for_timeout(50)
        if place is not None:
            self.element(place).click()
        elif self.lit("deck:contracts"):
            self.element("deck:contracts").click()
            self.confirm.click()
        else:
            return False
        return True

    def draw_until_payable(self, id: str) -> dict[str, Any]:
        """Cards from the deck, turn after turn, until a route can be claimed; the table then."""
        for _ in range(60):
            view = self.await_turn(id)
            if any(move["kind"] == "claim" for move in view["moves"]):
                expect(self.page.locator(LIT_ROUTES)).not_to_have_count(0)
                return view
            if not self.element("deck:cards").is_visible():
                self.page.get_by_role("button", name="Draw", exact=True).click()  # a tab, on a phone
            self.element("deck:cards").click()
            self.wait_for_move(view["ply"])
        raise AssertionError("nothing can ever be paid for")

    def act(self) -> None:
        """One decision of Amsterdam, as somebody who wants to get on would take it.

        The question may come to the page a moment after the server has it, so whatever there is to do is looked for
        until there is something.
        """
        for _ in range(10):
            if self.page.get_by_role("checkbox").count() > 0:
                self.keep_contracts()
                return
            if self.claim() or self.draw():
                return
        self.page.keyboard.press("p")
        self.confirm.click()

    def wait_for_move(self, ply: int) -> None:
        """Until the page shows what came after that ply."""
        self.page.wait_for_function(
            """(ply) => {
              const table = document.querySelector("[data-ply]");
              return table === null || Number(table.dataset.ply) > ply;
            }""",
            arg=ply,
        )

    def turn(self, id: str) -> dict[str, Any] | None:
        """The table if it is this person's turn and the page shows it."""
        view = self.view(id)
        shown = self.page.locator(f'[data-ply="{view["ply"]}"]').count() > 0
        return view if shown and view["prompt"]["yours"] else None

    def choose_set(self, view: dict[str, Any]) -> bool:
        """Ticks cards that are discarded together, from right to left; whether that is asked."""
        facts = view["view"]["ask"]["facts"]
        if not facts.get("as_set"):
            return False
        boxes = self.page.locator(".general fieldset").get_by_role("checkbox")
        for box in boxes.all()[: -facts["count"] - 1 : -1]:
            box.check()
        return True

    def await_turn(self, id: str) -> dict[str, Any]:
        for _ in range(400):
            view = self.turn(id)
            if view is not None:
                return view
            self.page.wait_for_timeout(50)
        raise AssertionError("the turn does not come")
