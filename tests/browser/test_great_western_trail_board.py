"""The board of Great Western Trail: played by mouse, keyboard and touch; names, layout, clicks per decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from browser import boxes, western
from browser.person import Person, faults
from browser.western import LIT, Hand, await_question, post, sit_down
from playwright.sync_api import Position, ViewportSize, expect

from trackside.core.edge.record import read

MakePerson = Callable[..., Person]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


# What the buttons over the map cover of some things, in pixels.
COVERED = """(all) => all.flatMap((it) => {
  const {left, right, top, bottom} = it.getBoundingClientRect();
  const buttons = document.querySelectorAll(".map > .zoom, .map > .mini, .legend > .btn, .map > .out > *");
  return [...buttons].flatMap((over) => {
    const its = over.getBoundingClientRect();
    const w = Math.min(right, its.right) - Math.max(left, its.left);
    const h = Math.min(bottom, its.bottom) - Math.max(top, its.top);
    return w > 1 && h > 1 ? [`${it.dataset.element}: ${w.toFixed(0)} × ${h.toFixed(0)}`] : [];
  });
})"""


# Pairs of things of which one lies over a part of the other.
OVERLAPPING = """(all) => all.flatMap((a, n) => all.slice(n + 1).flatMap((b) => {
  const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  const w = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const h = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return w > 0 && h > 0 ? [`${a.dataset.element} ${b.dataset.element}`] : [];
}))"""


@pytest.mark.parametrize(
    ("look", "language"),
    [({}, "en"), ({"color_scheme": "dark"}, "uk"), ({}, "fa"), (PHONE, "en")],
    ids=["light", "dark", "fa", "phone"],
)
def test_everything_lit_has_a_name(person: MakePerson, look: dict[str, Any], language: str) -> None:
    one = person(**look)
    sit_down(one, western.PHASE_B, language)
    name = "(it) => it.getAttribute('aria-label') ?? it.querySelector('.unseen')?.textContent"
    acting = one.page.evaluate(f"() => [...document.querySelectorAll('{LIT}')].map({name})")
    assert len(acting) > 5
    assert all(name and "board-" not in name and "undefined" not in name for name in acting)
    roles = one.page.evaluate(
        f"() => [...document.querySelectorAll('{LIT}')].map((it) => it.getAttribute('role') ?? it.tagName)"
    )
    assert set(roles) <= {"button", "BUTTON"}
    assert faults(one.page) == []
    if look is PHONE:
        sit_down(one, western.AUXILIARY)
        assert faults(one.page) == []


@pytest.mark.parametrize("ply", [western.INCOME, western.BUILD, western.MASTER], ids=["income", "build", "upgrade"])
def test_decision_cards_are_accessible(person: MakePerson, ply: int) -> None:
    one = person()
    sit_down(one, ply)
    assert faults(one.page) == []


def test_travel_takes_two_clicks(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, western.PHASE_A)
    view = one.await_turn(id)
    travel = max((it for it in view["compounds"] if it["kind"] == "travel"), key=lambda it: it["facts"]["steps"])
    assert travel["facts"]["steps"] > 1
    hand = Hand(one)
    hand.element(f"space:{travel['facts']['space']}")
    expect(one.page.locator("path.route")).to_have_count(2)  # the way is drawn
    expect(one.confirm).to_contain_text("Move to")
    hand.press(one.confirm)
    one.wait_for_move(view["ply"])
    assert hand.clicks == 2
    after = one.view(id)
    assert after["ply"] == view["ply"] + len(travel["moves"])
    assert after["view"]["seats"][view["viewer"]]["cattleman"] == travel["facts"]["space"]


def test_a_turn_with_two_actions_takes_six_clicks(person: MakePerson) -> None:
    """To A, discard a card for money there, hire a worker with the price on the button, and end."""
    one = person()
    id = sit_down(one, western.BEFORE_A)
    view = one.await_turn(id)
    me = view["viewer"]
    hand = Hand(one)
    hand.element("space:neutral_a")
    hand.press(one.confirm)
    one.wait_for_move(view["ply"])
    view = one.await_turn(id)
    hand.element("hand:guernsey")
    one.wait_for_move(view["ply"])
    view = one.await_turn(id)
    hire = next(
        it for it in view["compounds"] if ["worker", "cowboy"] in [*it["where"], *it.get("also", [])]
    )  # who brings nothing at once
    hand.element(f"job:{dict(hire['where'])['job']}")
    expect(one.confirm).to_contain_text(f"−${-hire['facts']['gain']}")
    hand.press(one.confirm)
    one.wait_for_move(view["ply"])
    after = one.view(id)["view"]["seats"][me]
    assert after["dollars"] == view["view"]["seats"][me]["dollars"] + hire["facts"]["gain"]
    view = one.await_turn(id)
    hand.press(one.page.locator('[data-choice="done"]'))
    one.wait_for_move(view["ply"])
    assert one.view(id)["view"]["seat"] != me
    assert hand.clicks == 6


def test_stopping_on_the_way(person: MakePerson) -> None:
    """One step by its own move; then the own tile means to stop there, and so does P."""
    one = person()
    id = sit_down(one, western.PHASE_A)
    view = one.await_turn(id)
    step = next(move for move in view["moves"] if move["kind"] == "step")
    one.send(id, view["ply"], step["text"])
    one.wait_for_move(view["ply"])
    view = one.await_turn(id)
    assert view["prompt"]["question"] == "travel"
    here = view["view"]["seats"][view["viewer"]]["cattleman"]
    one.page.keyboard.press("p")
    expect(one.confirm).to_be_enabled()
    one.page.keyboard.press("Escape")
    expect(one.confirm).to_be_disabled()
    one.element(f"space:{here}").click()
    if one.page.locator(f'[data-ply="{view["ply"]}"]').count() > 0 and one.confirm.is_enabled():
        one.confirm.click()
    one.wait_for_move(view["ply"])
    assert one.view(id)["prompt"]["question"] == "phase-b"


def test_actions_say_what_excludes_what(person: MakePerson) -> None:
    """C offers a certificate or an objective, and the engine; a site names its risk action; a crossing lies between."""
    one = person()
    id = sit_down(one, western.PHASE_A)
    label = one.element("space:neutral_c").get_attribute("aria-label") or ""
    assert label.count(" or ") == 1
    one.element("space:neutral_c").hover()
    expect(one.page.locator(".zoom-card")).to_contain_text("or ")
    risky = [space for space in one.view(id)["view"]["trail"] if space["risk"]]
    assert one.page.locator("rect.risk").count() == len(risky) > 5
    site = next(space["space"] for space in risky if space["tile"] is None)
    assert "with a risk action, " in (one.element(f"space:{site}").get_attribute("aria-label") or "")
    middle = "(it) => { const {left, right} = it.getBoundingClientRect(); return (left + right) / 2; }"
    three, four = (one.element(f"rail:{place}").evaluate(middle) for place in (3, 4))
    cross = one.page.locator("path.cross").first.evaluate(middle)
    assert abs(cross - (three + four) / 2) < 1


# Whether all of a thing lies on the part of the map that a phone shows.
ON_THE_MAP = """(it) => {
  const {left, right, top, bottom} = it.getBoundingClientRect();
  const room = document.querySelector(".trail .map").getBoundingClientRect();
  return left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1;
}"""
# Whether a finger that misses the middle of a thing by half its width hits it, or another thing that is lit. Below the
# name of Kansas City there are its foresight spaces.
UNDER_A_FINGER = """(it) => {
  const {x, y, width, height} = it.getBoundingClientRect();
  const hits = ([dx, dy]) => {
    const node = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
    const other = node?.closest('[data-element]');
    if (other?.dataset.element.startsWith('foresight:')) return true;
    return node?.dataset.zoom !== undefined || other?.getAttribute('aria-disabled') === 'false';
  };
  return [[0, -21], [0, 21], [-21, 0], [21, 0]].every(hits);
}"""


def reachable(one: Person) -> set[str]:
    """The lit spaces that lie open on a phone's map, each large enough for a finger."""
    one.page.evaluate(boxes.SETTLED)
    lit = one.page.locator(f".trail {LIT.removeprefix('.western ')}")
    seen = [spot for spot in lit.all() if spot.evaluate(ON_THE_MAP) and spot.evaluate(f"it => ({COVERED})([it])") == []]
    assert [spot.get_attribute("data-element") for spot in seen if not spot.evaluate(UNDER_A_FINGER)] == []
    return {spot.get_attribute("data-element") or "" for spot in seen}


@pytest.mark.parametrize(("players", "size"), [(2, 100), (4, 100), (4, 150)])
def test_a_phone_leads_to_all_that_is_lit(person: MakePerson, players: int, size: int) -> None:
    """From first turns to last ones: every space that can be gone to is on the map, or one tap from it."""
    one = person(**PHONE)
    post(one, "/api/guest", name="Ann")
    western.set_up(one, text=size)
    record = next(western.RECORD.parent.glob(f"0*-{players}-players.txt"))
    taps = 0
    for ply in western.journeys(record):
        view = one.await_turn(sit_down(one, ply, record=record))
        wanted = {f"space:{it['facts']['space']}" for it in view["compounds"] if it["kind"] == "travel"}
        found = reachable(one)
        assert found, ply  # without any tap
        marks = one.page.locator("[data-leads]")
        for led in [(mark.get_attribute("data-leads") or "").split() for mark in marks.all()]:
            assert found.isdisjoint(led), ply
            one.page.locator(f'[data-leads="{" ".join(led)}"]').tap()
            assert reachable(one) >= set(led), ply
            found |= set(led)
            taps += 1
            one.element(led[0]).tap()  # the prompt says more, the map has less room
            expect(one.confirm).to_be_enabled()
            one.page.evaluate(boxes.SETTLED)
            assert one.element(led[0]).evaluate(ON_THE_MAP), ply
            one.page.reload()
            one.page.locator(".cover button").click()
            one.page.evaluate(boxes.SETTLED)
        assert found == wanted, ply
    assert taps > 0


def test_a_phone_shows_the_own_piece_with_what_is_lit(person: MakePerson) -> None:
    """All that is lit lies near it."""
    one = person(**PHONE)
    id = sit_down(one, western.BEFORE_A)
    view = one.await_turn(id)
    one.page.evaluate(boxes.SETTLED)
    home = one.element(f"space:{view['view']['seats'][view['viewer']]['cattleman']}")
    assert home.evaluate(ON_THE_MAP)
    assert reachable(one)


def test_a_phone_tells_the_own_workers_beside_the_hand(person: MakePerson) -> None:
    one = person(**PHONE)
    id = sit_down(one, western.PHASE_A)
    view = one.await_turn(id)
    workers = view["view"]["seats"][view["viewer"]]["workers"].values()
    expect(one.page.locator(".own .crew > span")).to_have_text([str(count) for count in workers])
    expect(one.page.locator(".own .crew")).to_be_in_viewport(ratio=1)


def test_a_delivery_is_one_card(person: MakePerson) -> None:
    """Certificates, city and disc in one card, with the line of money; sent together."""
    one = person()
    id = sit_down(one, western.INCOME)
    view = one.await_turn(id)
    me = view["viewer"]
    card = one.page.get_by_role("region", name="Your decision")
    card.get_by_role("radio", name="1", exact=True).click()
    best = next(it for it in view["compounds"] if it["facts"]["spent"] == 1 and it["facts"]["value"] > 0)
    one.element(f"city:{best['facts']['city']}").click()
    ending = best["endings"][0]
    one.element(f"disc:{ending['facts']['disc']}").click()
    facts = best["facts"]
    gain = int(ending["facts"].get("gain", 0)) - int(ending["facts"].get("cost", 0))
    sum = facts["dollars"] + facts["reward"] - facts["transport"] + gain
    expect(card).to_contain_text(f"= ${sum}")
    one.confirm.click()
    one.wait_for_move(view["ply"])
    after = one.view(id)
    assert after["ply"] == view["ply"] + 3
    assert after["view"]["seats"][me]["dollars"] == sum
    assert after["view"]["seats"][me]["cities"][facts["city"]] == 1


def test_a_delivery_says_what_its_arrows_bring(person: MakePerson) -> None:
    """Its shield has a flag if an objective card is taken; the row of the city tells of arrows that stay open; a city
    out of reach says how much is missing."""
    one = person()
    id = sit_down(one, western.INCOME)
    deliveries = [it["facts"] for it in one.await_turn(id)["compounds"]]
    taking = {facts["city"] for facts in deliveries if any(arrow["cards"] for arrow in facts["arrows"])}
    assert taking
    expect(one.page.locator(".railroad .tag-card")).to_have_count(len(taking))
    card = one.page.get_by_role("region", name="Your decision")
    expect(card).to_contain_text("needs 8, you have 5")
    one.page.get_by_role("radio", name="1", exact=True).click()
    expect(card).to_contain_text("needs 8, you have 6")
    one.element("city:colorado_springs").click()
    expect(card.get_by_role("radio", checked=True).last).to_contain_text("Later with Wichita: −1")
    expect(card).to_contain_text("Certificates: 1 → 0")


def test_a_journey_tells_its_fees_and_what_is_there(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, western.FOUR_TRAVEL, record=western.FOUR)
    view = one.await_turn(id)
    names = [seat["name"] for seat in view["seats"]]
    travels = [it["facts"] for it in view["compounds"] if it["kind"] == "travel"]
    said = one.prompt.locator(".sub")
    tiles = {space["space"]: space for space in view["view"]["trail"]}
    checked = set()
    for facts in travels:
        one.element(f"space:{facts['space']}").click()
        payees = {fee["seat"] for fee in facts["fees"]}
        if payees == {-1}:
            expect(said).to_contain_text(f"You pay the bank ${facts['cost']}")
        elif payees:
            expect(said).to_contain_text("You pay")
            for seat in payees - {-1}:
                expect(said).to_contain_text(f"{names[seat]} $")
        else:
            expect(said).not_to_contain_text("You pay")
        owner = tiles[facts["space"]]["owner"]
        if owner not in (None, view["viewer"]):
            expect(said).to_contain_text("There: one single auxiliary action")
        elif tiles[facts["space"]]["actions"]:
            expect(said).to_contain_text("There: ")
            expect(said).not_to_contain_text("single auxiliary")
        checked.add((bool(payees), owner is not None, bool(tiles[facts["space"]]["actions"])))
        one.page.keyboard.press("Escape")
    assert len(checked) > 2


def test_a_station_is_upgraded_in_three_clicks(person: MakePerson) -> None:
    """Disc and station master in one card, sent together."""
    one = person()
    id = sit_down(one, western.MASTER)
    view = one.await_turn(id)
    me = view["viewer"]
    upgrade = view["compounds"][0]
    assert upgrade["kind"] == "upgrade"
    worker = next(it for it in upgrade["endings"] if "worker" in it["facts"])
    hand = Hand(one)
    hand.element(f"disc:{upgrade['facts']['disc']}")
    expect(one.confirm).to_be_disabled()  # whether the master is taken is not guessed
    hand.press(one.page.locator(f'[data-choice="{worker["moves"][0]}"]'))
    expect(one.confirm).to_contain_text(f"Upgrade station 2 −${-upgrade['facts']['gain']}")
    hand.press(one.confirm)
    one.wait_for_move(view["ply"] + 1)
    assert hand.clicks == 3
    after = one.view(id)["view"]
    assert after["seats"][me]["dollars"] == view["view"]["seats"][me]["dollars"] + upgrade["facts"]["gain"]
    station = next(it for it in after["stations"] if it["station"] == "station_2")
    assert (station["worker"], station["master"]) == (worker["facts"]["worker"], None)


def test_cattle_are_bought_by_pointing_at_cards(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, western.BUY)
    view = one.await_turn(id)
    buy = next(it for it in view["compounds"] if it["kind"] == "buy")
    for card in buy["facts"]["cards"]:
        one.element(f"market:{card}").click()
    expect(one.page.get_by_role("radiogroup", name="How to pay")).to_be_visible()
    expect(one.confirm).to_contain_text("Buy 1 card")
    one.confirm.click()
    one.wait_for_move(view["ply"])
    me = view["viewer"]
    assert one.view(id)["view"]["seats"][me]["dollars"] < view["view"]["seats"][me]["dollars"]


def test_a_building_goes_from_chip_to_site(person: MakePerson) -> None:
    """Lamps are dots while many sites are lit; a chip makes them rings with their prices."""
    one = person()
    id = sit_down(one, western.BUILD)
    view = one.await_turn(id)
    expect(one.page.locator(".map-dot")).not_to_have_count(0)
    one.element("building:private_2a").click()
    expect(one.page.locator(".map-dot")).to_have_count(0)
    build = next(it for it in view["moves"] if ["building", "private_2a"] in it["where"])
    one.element(f"space:{build['facts']['space']}").click()
    expect(one.confirm).to_contain_text("Build 2a −$2")
    one.confirm.click()
    one.wait_for_move(view["ply"])
    built = {space["space"]: space["tile"] for space in one.view(id)["view"]["trail"]}
    assert built[build["facts"]["space"]] == "private_2a"


def test_a_building_on_a_phone(person: MakePerson) -> None:
    """Site and building are on different tabs: whichever is chosen first, the other comes to the front."""
    one = person(**PHONE)
    id = sit_down(one, western.BUILD)
    view = one.await_turn(id)
    hand = Hand(one, "touch")
    offered = Counter(f"space:{move['facts']['space']}" for move in view["moves"] if move["kind"] == "build")
    site = next(name for name in hand.lit() if offered[name] > 1)
    hand.element(site)
    expect(one.element("building:private_2a")).to_be_visible()
    hand.element("building:private_2a")
    expect(one.confirm).to_contain_text("Build 2a −$2")
    one.page.keyboard.press("Escape")
    hand.element("building:private_2a")
    expect(one.element(site)).to_be_visible()
    hand.element(site)
    hand.press(one.confirm)
    one.wait_for_move(view["ply"])
    built = {space["space"]: space["tile"] for space in one.view(id)["view"]["trail"]}
    assert built[site.removeprefix("space:")] == "private_2a"


def test_nothing_covers_kansas_city_on_a_phone(person: MakePerson) -> None:
    """Moved as far as it goes, the map shows its upper corners below the buttons and the small map."""
    one = person(**PHONE)
    sit_down(one, western.PHASE_A)
    small = one.page.locator(".mini")
    corners: dict[str, Position] = {"space:kansas_city": {"x": 6, "y": 6}, "space:rockfall_3": {"x": 96, "y": 6}}
    for name, position in corners.items():
        small.tap(position=position)
        assert one.element(name).evaluate_all(COVERED) == []
        one.page.get_by_role("button", name="Zoom out").tap()


def test_a_set_of_cards_is_discarded_together(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, western.DISCARD)
    view = one.await_turn(id)
    cards = next(it for it in view["compounds"] if it["kind"] == "discard")["facts"]["cards"]
    assert len(cards) == 2
    for card in cards:
        one.element(f"hand:{card}").click()
    expect(one.confirm).to_contain_text("Discard 2 cards")
    one.confirm.click()
    one.wait_for_move(view["ply"] + 1)


@pytest.mark.parametrize("policy", ["never", "always"])
def test_the_confirm_setting_is_respected(person: MakePerson, policy: str) -> None:
    one = person()
    id = sit_down(one, western.PHASE_A)
    western.set_up(one, confirm=policy)
    one.page.reload()
    view = await_question(one, id)
    assert view is not None
    travel = next(it for it in view["compounds"] if it["kind"] == "travel")
    one.element(f"space:{travel['facts']['space']}").click()
    if policy == "always":
        expect(one.confirm).to_be_enabled()
        assert one.view(id)["ply"] == view["ply"]
        one.confirm.click()
    one.wait_for_move(view["ply"])


def test_a_hint_is_shown_on_the_board(person: MakePerson) -> None:
    one = person()
    sit_down(one, western.PHASE_A)
    one.page.get_by_role("button", name="Hint").click()
    expect(one.page.locator(".western .map-hinted, .western .hinted, .western .map-selected").first).to_be_visible()


def test_what_is_unlit_says_why(person: MakePerson) -> None:
    one = person()
    sit_down(one, western.PHASE_A)
    one.element("space:neutral_f").focus()
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("alert")).to_contain_text("GWT-")


def test_any_seats_board_is_a_click_away(person: MakePerson) -> None:
    one = person()
    sit_down(one, western.PHASE_A)
    one.page.locator(".seats .seat").nth(1).click()
    area = one.page.get_by_role("region", name="Ben")
    expect(area.get_by_text("Workers")).to_be_visible()
    expect(area.get_by_role("heading", name="If the game ended now")).to_be_visible()
    assert area.locator("[data-element]").count() == 0


def test_a_card_explains_itself(person: MakePerson) -> None:
    """On hover and on focus; the legend names the signs."""
    one = person()
    sit_down(one, western.PHASE_A)
    zoom = one.page.locator(".zoom-card")
    one.element("space:neutral_e").hover()
    expect(zoom).to_contain_text("buy cattle")
    one.page.mouse.move(2, 2)
    expect(zoom).to_have_count(0)
    one.page.locator('[data-element^="display:"]').first.focus()
    expect(zoom).to_contain_text("points if fulfilled")
    one.page.get_by_role("button", name="Signs").click()
    expect(one.page.get_by_role("list", name="Signs")).to_contain_text("whoever passes pays")


def test_everything_is_in_sight_and_readable(person: MakePerson) -> None:
    one = person()
    moments = [(western.RECORD, ply) for ply in (western.PHASE_A, western.PHASE_B, western.INCOME, western.LATE)]
    for record, ply in [*moments, (western.FOUR, western.FOUR_TRAVEL), (western.FOUR, western.FOUR_LATE)]:
        sit_down(one, ply, record=record)
        one.page.mouse.move(2, 2)  # or what comes to lie under it would tell about itself
        for size in (DESKTOP, LAPTOP):
            one.page.set_viewport_size(size)
            one.page.wait_for_timeout(150)
            assert boxes.outside(one.page, ".western") == [], ply
            crowded = boxes.crowded(one.page, ".western")
            assert crowded.texts > 150
            assert (crowded.cut, crowded.over) == ([], []), ply
            assert boxes.small(one.page, ".railroad text, .trail :is(.map-price, .count, .title, .sign)", 10) == []
            assert boxes.small(one.page, ".western svg text", 9) == []
            assert boxes.narrow(one.page, ".western", 24) == []
            spaces = one.page.locator('[data-element^="space:"]')
            assert spaces.evaluate_all(COVERED) == []
            assert spaces.evaluate_all(OVERLAPPING) == []


@pytest.mark.parametrize(
    ("text", "language"), [(150, "en"), (100, "fa"), (100, "uk"), (100, "ru")], ids=["large", "fa", "uk", "ru"]
)
def test_large_text_and_persian_are_in_sight(person: MakePerson, text: int, language: str) -> None:
    one = person(settings={"text": text}, locale=language)
    post(one, "/api/guest", name="Ann")
    western.set_up(one, text=text)
    moments = [(western.RECORD, western.PHASE_B), (western.RECORD, western.INCOME)]
    for record, ply in [*moments, (western.FOUR, western.FOUR_TRAVEL)]:
        sit_down(one, ply, language, record)
        one.page.mouse.move(2, 2)
        assert (
            one.page.evaluate("() => document.documentElement.style.getPropertyValue('--scale')") == f"{text / 100:g}"
        )
        for size in (LAPTOP, DESKTOP):
            one.page.set_viewport_size(size)
            one.page.wait_for_timeout(100)
            assert boxes.outside(one.page, ".western") == [], (ply, size)
            crowded = boxes.crowded(one.page, ".western")
            assert crowded.texts > 150
            assert (crowded.cut, crowded.over) == ([], []), (ply, size)
            assert one.page.locator(".prompt .ask").evaluate("it => it.scrollWidth - it.clientWidth") <= 0


def test_what_is_forced_is_selected(person: MakePerson) -> None:
    """One engine space: Enter plays it."""
    one = person()
    id = sit_down(one, 518)
    view = one.await_turn(id)
    assert len(view["moves"]) == 1
    expect(one.confirm).to_be_enabled()
    one.page.keyboard.press("Enter")
    one.wait_for_move(view["ply"])


@pytest.mark.parametrize("policy", ["play", "ask"])
def test_what_is_forced_is_played_or_asked(person: MakePerson, policy: str) -> None:
    """After this move phase B can only be ended."""
    one = person()
    post(one, "/api/guest", name="Ann")
    western.set_up(one, forced=policy)
    id = sit_down(one, western.FORCED - 1)
    recorded = read(western.RECORD.read_text(encoding="utf-8"))
    one.send(id, western.FORCED - 1, recorded.lines[western.FORCED - 1].text)
    one.wait_for_move(western.FORCED if policy == "play" else western.FORCED - 1)
    if policy == "ask":
        assert one.view(id)["ply"] == western.FORCED
        expect(one.confirm).to_be_disabled()
