"""Two people in two browsers and a bot play Ticket to Ride: Amsterdam from the first click to the final score."""

from __future__ import annotations

import time
from collections.abc import Callable

from browser.person import Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]


def test_playing_after_one_click(person: MakePerson) -> None:
    """From opening the page to a decision against two bots: three clicks are allowed, one is needed."""
    guest = person()
    guest.page.add_init_script("window.clicks = 0; addEventListener('click', () => window.clicks++, true);")
    guest.home()
    id = guest.play_now()
    assert guest.page.evaluate("window.clicks") <= 3
    view = guest.view(id)
    assert view["prompt"]["yours"]
    assert [seat["kind"] for seat in view["seats"]] == ["human", "bot", "bot"]
    expect(guest.page.get_by_role("checkbox")).to_have_count(2)
    expect(guest.confirm).to_be_disabled()
    guest.keep_contracts()
    expect(guest.page.get_by_role("checkbox")).to_have_count(0)


def test_two_people_and_a_bot(person: MakePerson) -> None:
    host, friend = person(), person()
    host.home()
    host.page.get_by_role("link", name="New table: Ticket to Ride: Amsterdam").click()
    host.page.get_by_role("combobox", name="Player at seat 2").select_option("open")
    host.page.get_by_role("button", name="Create table").click()
    expect(host.page.get_by_role("heading", name="Invite players")).to_be_visible()
    link = host.page.locator(".link code").inner_text()

    friend.page.goto(f"http://{link}")
    friend.page.get_by_role("textbox", name="Your name").fill("Reza")
    friend.page.get_by_role("button", name="Sit here").click()
    expect(friend.page.get_by_text("The host starts the game.")).to_be_visible()
    expect(host.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(host.page.locator("ol.seats")).to_contain_text("Reza")
    friend.page.get_by_role("textbox", name="Message to the table").fill("hello")
    friend.page.keyboard.press("Enter")
    expect(host.page.locator(".chat")).to_contain_text("hello")

    host.page.get_by_role("button", name="Start the game").click()
    expect(host.prompt).to_be_visible()
    expect(friend.prompt).to_be_visible()
    id = host.page.url.rsplit("/", 1)[1].split("?")[0]
    end = time.monotonic() + 240
    while not (host.over and friend.over):
        assert time.monotonic() < end, "the game does not end"
        for one in (host, friend):
            view = one.turn(id)
            if view is not None:
                one.act()
                one.wait_for_move(view["ply"])

    result = host.view(id)["result"]
    for one in (host, friend):
        foot = one.page.locator("tfoot td")
        expect(foot).to_have_text([str(seat["total"]).replace("-", "-") for seat in result["seats"]])
    contracts = host.page.get_by_role("button", name="Contracts")
    contracts.click()
    expect(contracts).to_have_attribute("aria-expanded", "true")
    expect(host.page.locator("tr.why")).to_contain_text("Reza")
    expect(host.page.get_by_text("Fair shuffle, verified")).to_be_visible()
    assert faults(host.page) == []

    host.page.get_by_role("link", name="Replay").click()
    slider = host.page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_attribute("aria-valuetext", f"move {result_ply(host, id)} of {result_ply(host, id)}")
    host.page.get_by_role("button", name="First").click()
    expect(host.page.get_by_role("status").first).to_have_text("Start of the game")
    host.page.get_by_role("button", name="Forward").click()
    expect(host.page).to_have_url(f"{host.address}/replay/{id}?ply=1&as=0")
    host.page.locator(".as select").select_option("all")
    expect(host.page).to_have_url(f"{host.address}/replay/{id}?ply=1&as=all")
    assert faults(host.page) == []
    host.home()
    expect(host.page.get_by_role("heading", name="Finished games")).to_be_visible()
    assert faults(host.page) == []


def result_ply(one: Person, id: str) -> int:
    return int(one.view(id)["ply"])
