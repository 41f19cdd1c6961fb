"""The page that creates a table: presets, house rules, options for a number of players, the table in words."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import SIDEWAYS, Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_presets_and_house_rules(person: MakePerson) -> None:
    one = person()
    one.page.goto("/new?game=great_western_trail")
    first = one.page.get_by_role("button", name="First game")
    everything = one.page.get_by_role("button", name="Everything random")
    table = one.page.get_by_role("region", name="This table")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(table).to_contain_text("First game.")
    everything.click()
    expect(everything).to_have_attribute("aria-pressed", "true")
    expect(one.page.get_by_role("combobox", name="Neutral buildings")).to_have_value("random")
    one.page.get_by_role("combobox", name="First player").select_option("2")
    expect(everything).to_have_attribute("aria-pressed", "false")
    expect(table).to_contain_text("First player: Player 2.")

    rules = one.page.locator("details")
    expect(rules).to_contain_text("17 disputed rules, all at their defaults")
    ruling = one.page.get_by_role("switch", name="Players must do something in phase B")
    expect(ruling).not_to_be_visible()
    rules.locator("summary").click()
    ruling.click()
    expect(rules).to_contain_text("1 of 17 disputed rules changed")
    expect(table).to_contain_text("One house rule changed.")
    assert faults(one.page) == []
    one.page.get_by_role("button", name="Reset to the defaults").click()
    expect(table).not_to_contain_text("house rule")
    ruling.click()
    one.page.get_by_role("button", name="Create table").click()
    expect(one.prompt).to_be_visible()
    told = one.context.request.get(f"/api/tables/{one.page.url.rsplit('/', 1)[1]}/record").text()
    for line in ("neutral_layout: random", "building_sides: random", "first_player: 2", "must_act: true"):
        assert f"option.{line}" in told


def test_options_depend_on_the_number_of_players(person: MakePerson) -> None:
    """A scenario is for one player: nobody else is asked for it, and it is not sent for others."""
    one = person()
    one.page.goto("/new?game=isle_of_trains")
    scenario = one.page.get_by_role("combobox", name="Solo game")
    expect(scenario).to_have_count(0)
    one.page.get_by_role("button", name="Solo").click()
    expect(one.page.get_by_role("button", name="Play against bots now")).to_have_count(0)
    scenario.select_option("4")
    one.page.get_by_role("button", name="Add a seat").click()
    expect(scenario).to_have_count(0)
    one.page.get_by_role("button", name="Play against bots now").click()
    expect(one.prompt).to_be_visible()


def test_refused_options_are_explained_in_the_readers_language(person: MakePerson) -> None:
    """Five on the map for four; then the other map, and the table is made."""
    one = person(locale="uk-UA")
    one.page.goto("/new?game=steam")
    for _ in range(2):
        one.page.get_by_role("button", name="Ще місце").click()
    maps = one.page.get_by_role("combobox", name="Мапа")
    maps.select_option("usa")
    make = one.page.get_by_role("button", name="Створити стіл")
    make.click()
    expect(one.page.get_by_role("alert")).to_contain_text("П’ятеро грають на Нижньому Рейні й Рурі.")
    maps.select_option("europe")
    make.click()
    one.page.wait_for_url("**/table/*")


def test_on_a_phone(person: MakePerson) -> None:
    one = person(**PHONE)
    one.page.goto("/new?game=steam")
    one.page.locator("details summary").tap()
    assert one.page.evaluate(SIDEWAYS) <= 0
    sentences = one.page.locator(".options li p")
    expect(sentences.last).to_be_visible()
    for row in sentences.all():
        box = row.bounding_box()
        assert box is not None
        assert box["width"] > 200, row.inner_text()
    assert faults(one.page) == []


def test_what_happens_when_time_runs_out(person: MakePerson) -> None:
    """A bot plays on only where the host chose it, and everybody reads so before the game."""
    one = person()
    one.page.goto("/new?game=ticket_to_ride_amsterdam")
    table = one.page.get_by_role("region", name="This table")
    clock = one.page.get_by_role("combobox", name="Clock")
    expect(one.page.get_by_text("When time runs out")).to_have_count(0)
    clock.select_option("d3")
    expect(table).to_contain_text("3 days per turn. Players who run out of time get a reminder.")
    clock.select_option("m30")
    expect(table).to_contain_text("30 min. Nothing happens when time runs out.")
    one.page.get_by_text("A bot takes over", exact=True).click()
    expect(table).to_contain_text("30 min. A bot takes over when time runs out.")
    assert faults(one.page) == []
    one.page.get_by_role("combobox", name="Player at seat 2").select_option("open")
    one.page.get_by_role("button", name="Create table").click()
    one.page.wait_for_url("**/table/*")
    expect(one.page.get_by_role("main")).to_contain_text("A bot takes over when time runs out.")
    assert one.view(one.page.url.rsplit("/", 1)[1])["table"]["clock"]["at_zero"] == "bot"


def test_bots_have_levels_with_faces(person: MakePerson) -> None:
    """They are chosen here, shown at the seats, and the page says what a bot thinks about."""
    one = person()
    one.page.goto("/new?game=great_western_trail")
    seats = one.page.get_by_role("region", name="Seats")
    expect(seats.locator("li").nth(1)).to_contain_text("overlooks things")
    one.page.get_by_role("combobox", name="Player at seat 2").select_option("bot merciless")
    expect(seats.locator("li").nth(1)).to_contain_text("looks far ahead")
    expect(seats.locator("li").nth(1).locator('use[href="#i-bot-merciless"]')).to_have_count(1)
    one.page.get_by_role("combobox", name="First player").select_option("2")
    one.page.get_by_role("button", name="Create table").click()
    expect(one.prompt).to_be_visible()
    strip = one.page.get_by_role("list", name="Seats")
    expect(strip.locator('use[href="#i-bot-merciless"]')).to_have_count(1)
    expect(strip.locator('use[href="#i-bot-calm"]')).to_have_count(1)
    strip.get_by_role("button", name="Merciless").click()
    expect(one.page.get_by_role("region", name="Merciless")).to_contain_text("up to two seconds")
