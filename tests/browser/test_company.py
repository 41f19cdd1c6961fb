"""Several people: two at one screen, a player who returns, a seat given to a bot, an account."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from browser.person import Person, faults
from playwright.sync_api import expect
from server.notification_targets import NotificationReceiver
from server.server_process import until

MakePerson = Callable[..., Person]


def test_two_people_at_one_screen(person: MakePerson) -> None:
    """Nobody sees the other's cards: between the two the screen is covered."""
    one = person()
    one.page.goto("/new?game=ticket_to_ride_amsterdam")
    one.page.get_by_role("combobox", name="Player at seat 2").select_option("human")
    one.page.get_by_role("textbox", name="Name", exact=True).fill("Marta")
    one.page.get_by_role("button", name="Remove seat 3").click()
    one.page.get_by_role("button", name="Create table").click()
    cover = one.page.get_by_role("alertdialog", name="Hand over the screen")
    cover.get_by_role("button", name="I am ready").click()
    one.keep_contracts()
    expect(cover).to_contain_text("Marta")
    one.page.reload()
    expect(cover).to_contain_text("Marta")  # whoever reloads may be anybody
    table = one.page.url
    one.page.goto(table.replace("/table/", "/replay/"))
    expect(cover).to_contain_text("Marta")
    one.page.goto(table)
    cover.get_by_role("button", name="I am ready").click()
    expect(cover).to_have_count(0)
    expect(one.page.get_by_role("checkbox")).to_have_count(2)


def test_the_page_title_announces_the_turn_and_missed_moves_are_listed(person: MakePerson) -> None:
    """What came after one's last look, on whichever device that was; a first look has nothing before it."""
    one = person()
    one.home()
    id = one.play_now()
    expect(one.page).to_have_title(re.compile("Your turn"))
    since = one.page.get_by_role("region", name="Since you left")
    one.keep_contracts()
    view = one.await_turn(id)
    expect(since).to_have_count(0)
    one.leave_table()
    one.send(id, view["ply"], "draw")  # from another device
    one.send(id, view["ply"] + 1, "draw")
    until(lambda: one.tables()[0]["your_turn"])
    one.open_table(id)
    expect(since).to_contain_text("Calm 1")
    expect(since).to_contain_text("Calm 2")
    expect(since).not_to_contain_text("contract")  # that was before
    one.page.reload()
    expect(one.prompt).to_be_visible()
    expect(since).to_have_count(0)
    one.leave_table()
    view = one.tables()[0]
    one.send(id, int(view["ply"]), "draw")
    one.send(id, int(view["ply"]) + 1, "draw")
    until(lambda: one.tables()[0]["your_turn"])
    one.open_table(id)
    since.get_by_role("link", name="Show").click()
    expect(one.page.get_by_role("slider", name="Position in the game")).to_be_visible()


def test_a_bot_plays_on(person: MakePerson) -> None:
    one = person()
    one.home()
    id = one.play_now()
    one.page.keyboard.press("1")
    one.page.get_by_role("button", name="Let a bot take over").click()
    one.page.get_by_role("button", name="Let a bot take over").click()
    one.page.wait_for_function(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).table.state === 'over'", arg=id, timeout=60_000
    )
    expect(one.page.get_by_role("region", name="Score sheet")).to_be_visible()


def test_an_account_finds_its_tables_on_another_device(person: MakePerson) -> None:
    home, away = person(), person()
    home.home()
    home.play_now()
    home.enter("Create account", "marta", "correct horse")
    away.enter("Sign in", "marta", "correct horse")
    away.page.goto("/")
    expect(away.page.get_by_role("heading", name="Your turn at one table")).to_be_visible()


def test_a_changed_password_signs_out_the_other_devices(person: MakePerson) -> None:
    here, there = person(), person()
    here.enter("Create account", "oksana", "correct horse")
    there.enter("Sign in", "oksana", "correct horse")
    here.page.get_by_role("textbox", name="Current password").fill("wrong horse")
    here.page.get_by_role("textbox", name="New password").fill("battery staple")
    here.page.get_by_role("button", name="Change password").click()
    expect(here.page.get_by_role("alert")).to_be_visible()
    here.page.get_by_role("textbox", name="Current password").fill("correct horse")
    here.page.get_by_role("button", name="Change password").click()
    expect(here.page.get_by_role("textbox", name="Current password")).to_have_value("")
    there.page.reload()
    expect(there.page.get_by_role("button", name="Sign in")).to_be_visible()
    here.page.reload()
    expect(here.page.get_by_text("Signed in as oksana")).to_be_visible()


def test_all_tables_of_somebody_with_many(person: MakePerson) -> None:
    one = person()
    for _ in range(8):
        one.home()
        one.play_now()
    one.home()
    lines = one.page.get_by_role("region", name="Your turn at").get_by_role("listitem")
    expect(lines).to_have_count(6)
    one.page.get_by_role("button", name="More tables").click()
    expect(lines).to_have_count(8)
    expect(one.page.get_by_role("button", name="More tables")).to_have_count(0)


def test_appearance_and_language_are_kept(person: MakePerson) -> None:
    one = person()
    one.page.goto("/settings")
    one.page.get_by_role("radiogroup", name="Theme").get_by_text("Dark").click()
    expect(one.page.locator("html")).to_have_attribute("data-theme", "dark")
    one.page.locator('.languages label[lang="uk"]').click()
    expect(one.page.get_by_role("heading", name="Налаштування")).to_be_visible()
    one.page.reload()
    expect(one.page.get_by_role("heading", name="Налаштування")).to_be_visible()
    expect(one.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_standing_orders_are_set_seen_and_withdrawn(person: MakePerson) -> None:
    """A second card from the deck, ordered once: the turn ends by itself."""
    one = person()
    one.home()
    id = one.play_now()
    one.keep_contracts()
    one.await_turn(id)
    one.page.get_by_role("button", name="Standing orders").click()
    drawer = one.page.get_by_role("dialog", name="Standing orders")
    drawer.get_by_role("combobox", name="When I take my second card").select_option("draw")
    expect(one.page.get_by_role("button", name="Standing orders: 1")).to_be_visible()
    assert faults(one.page) == []
    assert one.view(id)["orders"] == [{"question": "second-card", "move": "draw"}]
    drawer.get_by_role("button", name="Close").click()
    view = one.await_turn(id)
    one.element("deck:cards").click()
    one.wait_for_move(view["ply"] + 1)
    events = [event for event in one.view(id)["events"] if event["seat"] == 0]
    assert [event["kind"] for event in events[-2:]] == ["draw", "draw"]
    one.page.get_by_role("button", name="Standing orders: 1").click()
    drawer.get_by_role("button", name="Cancel all").click()
    expect(one.page.get_by_role("button", name="Standing orders", exact=True)).to_be_visible()
    assert one.view(id)["orders"] == []


def test_quiet_hours(person: MakePerson) -> None:
    one = person(timezone_id="Asia/Tehran")
    one.page.goto("/settings")
    one.page.get_by_role("switch", name="Quiet hours").click()
    with one.page.expect_response("**/quiet") as kept:
        one.page.get_by_label("from", exact=True).fill("21:30")
        one.page.get_by_label("from", exact=True).blur()
    assert kept.value.ok
    expect(one.page.get_by_text("time zone: Asia/Tehran")).to_be_visible()
    assert faults(one.page) == []
    one.page.reload()
    expect(one.page.get_by_label("from", exact=True)).to_have_value("21:30")
    expect(one.page.get_by_label("to", exact=True)).to_have_value("08:00")
    one.page.get_by_role("switch", name="Quiet hours").click()
    expect(one.page.get_by_label("from", exact=True)).to_have_count(0)


def test_a_per_day_clock_pauses_in_quiet_hours_on_the_page(person: MakePerson) -> None:
    """Set before the table is made: its clock shows all of the three days, and does not begin to run."""
    one = person(timezone_id="UTC")
    now = datetime.now(UTC)
    one.page.goto("/settings")
    one.page.get_by_role("switch", name="Quiet hours").click()
    begin, end = ((now + timedelta(hours=hours)).strftime("%H:%M") for hours in (-2, 2))
    with one.page.expect_response(lambda it: it.url.endswith("/quiet") and end in (it.request.post_data or "")) as kept:
        for label, time in {"from": begin, "to": end}.items():  # the second before the first is stored
            one.page.get_by_label(label, exact=True).fill(time)
            one.page.get_by_label(label, exact=True).blur()
    assert kept.value.ok and begin in str(kept.value.request.post_data)
    one.page.goto("/new?game=ticket_to_ride_amsterdam")
    one.page.get_by_role("combobox", name="Clock").select_option("d3")
    one.page.get_by_role("button", name="Play against bots now").click()
    clock = one.page.get_by_role("timer", name="Clock paused: quiet hours")
    expect(clock).to_have_text("3 d 0 h")
    assert faults(one.page) == []
    id = one.page.url.rsplit("/", 1)[1]
    assert one.view(id)["clocks"][0]["left"] == 3 * 86_400  # a while later


def test_a_notification_address_is_tested(person: MakePerson) -> None:
    """The test goes out for real, and what became of it stands beside the address in words."""
    receiver = NotificationReceiver()
    one = person()
    one.page.goto("/settings")
    address = one.page.get_by_role("textbox", name="Email or messenger")
    address.fill(f"json://{receiver.address}/apprise")
    address.blur()
    test = one.page.get_by_role("button", name="Test: Email or messenger")
    test.click()
    expect(one.page.get_by_text("Test sent.")).to_be_visible()
    assert [path for path, _, _ in receiver.received] == ["/apprise"]
    receiver.answers = [500]
    test.click()
    expect(one.page.get_by_text("The test was not accepted.")).to_be_visible()
    assert faults(one.page) == []
    address.fill("")
    address.blur()
    expect(test).to_have_count(0)


def test_the_home_page_lists_what_happened(person: MakePerson) -> None:
    """The bots move while nobody looks; the first page says so, and looking at the table settles it."""
    one = person()
    one.home()
    id = one.play_now()
    one.keep_contracts()
    view = one.await_turn(id)
    one.leave_table()
    one.send(id, view["ply"], "draw")
    one.send(id, view["ply"] + 1, "draw")
    until(lambda: one.tables()[0]["your_turn"])
    one.home()
    since = one.page.get_by_role("region", name="Since you left")
    expect(since).to_contain_text("Calm")
    expect(one.page.locator(".lines li").first).to_contain_text("new move")
    assert faults(one.page) == []
    one.open_table(id)
    one.home()
    expect(since).to_have_count(0)
