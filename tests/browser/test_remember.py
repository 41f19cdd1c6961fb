"""Stored for a person: finished games, the ladder, the score pad, friends."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import AMSTERDAM, SIDEWAYS, Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_finished_game_is_found_again_and_its_players_are_invited(person: MakePerson) -> None:
    host, friend = person(), person(**PHONE)
    id = host.play_with(friend)
    for one in (host, friend):
        one.page.goto("/settings")
        one.page.get_by_role("heading", name="Settings", exact=True).wait_for()
    while (view := host.view(id))["table"]["state"] == "playing":
        mover = host if view["prompt"]["yours"] else friend
        mover.send(id, view["ply"], mover.view(id)["moves"][0]["text"])
    for one in (host, friend):
        one.home()
        expect(one.page.get_by_role("heading", name="Finished games")).to_be_visible()
        one.page.get_by_role("link", name="All finished games").click()
        expect(one.page.get_by_role("heading", name="One finished game")).to_be_visible()
        expect(one.page.get_by_role("article")).to_contain_text("Average score by category")
        assert one.page.evaluate(SIDEWAYS) <= 0
        assert faults(one.page) == []
    page = host.page
    page.get_by_role("combobox", name="Game").select_option("steam")
    expect(page.get_by_text("No game matches these filters.")).to_be_visible()
    page.get_by_role("button", name="Clear filters").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == "trackside-records.zip"
    an_invitation_arrives(host, friend)


def an_invitation_arrives(host: Person, friend: Person) -> None:
    host.page.goto(f"/new?game={AMSTERDAM}&friends=1")
    host.page.get_by_role("button", name="Create table").click()
    host.page.get_by_role("button", name="Invite Guest").click()
    expect(host.page.get_by_text("invited", exact=True)).to_be_visible()
    assert faults(host.page) == []
    friend.home()
    expect(friend.page.get_by_role("heading", name="Invitations")).to_be_visible()
    assert faults(friend.page) == []
    friend.page.get_by_role("link", name="Join: Ticket to Ride: Amsterdam").click()
    friend.page.get_by_role("button", name="Sit here").click()
    expect(friend.page.get_by_text("The host starts the game.")).to_be_visible()


def test_a_ladder_shows_only_those_who_agree(person: MakePerson) -> None:
    one = person(**PHONE)
    one.enter("Create account", "ladder", "long enough")
    one.page.goto(f"/ladder/{AMSTERDAM}")
    expect(one.page.get_by_text("No rated game has been finished yet.")).to_be_visible()
    switch = one.page.get_by_role("switch", name="Show me on the ladders")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    assert faults(one.page) == []
    one.page.goto(f"/new?game={AMSTERDAM}")
    one.page.get_by_role("checkbox", name="Rated:").check()
    one.page.get_by_role("button", name="Create table").click()
    expect(one.page.get_by_role("button", name="Hint")).to_be_disabled()
    one.page.goto("/settings")
    one.page.get_by_role("button", name="Delete my account and data").click()
    one.page.get_by_role("form", name="Delete my account").get_by_role("textbox").fill("long enough")
    assert faults(one.page) == []
    one.page.get_by_role("button", name="Delete for good").click()
    expect(one.page.get_by_role("button", name="Create account")).to_be_visible()


def test_the_score_pad_adds_up_offline_and_in_a_link(person: MakePerson) -> None:
    one = person(**PHONE)
    page = one.page
    page.goto("/scorepad/steam")
    page.get_by_role("spinbutton", name="Points on the victory point track").fill("21")
    page.get_by_role("spinbutton", name="Income level").fill("-3")
    page.get_by_role("spinbutton", name="Completed links").fill("7")
    page.get_by_role("button", name="One more: Completed links").click()
    expect(page.locator("tfoot td")).to_have_text(["23", "0", "0"])  # 21 - 2 * 3 + 8
    total = page.locator("tfoot td").first
    expect(page.locator("tbody tr", has_text="Income").locator("td").first).to_contain_text("−6")
    assert page.evaluate(SIDEWAYS) <= 0
    assert faults(page) == []
    other = person().page
    other.goto(page.url)
    expect(other.locator("tfoot td").first).to_have_text("23")
    assert faults(other) == []
    page.wait_for_function("async () => (await (await caches.open('score-pad')).keys()).length > 12")
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).active?.state === 'activated'")
    one.expecting_trouble = True
    one.context.set_offline(True)
    page.reload()
    expect(total).to_have_text("23")
    page.get_by_role("spinbutton", name="Completed links").fill("9")
    page.get_by_role("combobox", name="Language").select_option("fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(total).to_have_text("24")


def test_the_other_score_pads(person: MakePerson) -> None:
    page = person(**PHONE).page
    for game, group in {"great_western_trail": "Cities", "isle_of_trains": "Buildings", AMSTERDAM: "Contracts"}.items():
        page.goto(f"/scorepad/{game}")
        page.locator("summary", has_text=group).first.click()
        assert page.evaluate(SIDEWAYS) <= 0, game
        assert faults(page) == [], game
