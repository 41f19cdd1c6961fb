"""At the table: reload, a lost connection, undo, hint, "why not?", every move by mouse, list and keyboard."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from browser.person import LIT_ROUTES, Person, faults
from playwright.sync_api import Page, expect
from server.server_process import Server

MakePerson = Callable[..., Person]


def at_table(person: MakePerson, turns: int = 0, **settings: str) -> tuple[Person, str]:
    """Somebody against two bots, contracts chosen, and so many draws later."""
    one = person(settings=settings)
    one.home()
    id = one.play_now()
    one.keep_contracts()
    expect(one.element("deck:cards")).to_have_attribute("aria-disabled", "false")
    for _ in range(turns):
        ply = one.await_turn(id)["ply"]
        one.draw()
        one.wait_for_move(ply)
    one.await_turn(id)
    return one, id


def test_reload_in_the_middle_of_a_turn(person: MakePerson) -> None:
    one, id = at_table(person)
    one.draw()
    expect(one.prompt).to_contain_text("second card")
    ply = one.view(id)["ply"]
    one.page.reload()
    expect(one.prompt).to_contain_text("second card")
    assert one.view(id)["ply"] == ply


def test_what_is_chosen_survives_a_reload(person: MakePerson) -> None:
    one, _ = at_table(person)
    one.element("deck:contracts").click()
    expect(one.confirm).to_be_enabled()
    words = one.confirm.inner_text()
    one.page.reload()
    expect(one.confirm).to_be_enabled()
    assert one.confirm.inner_text() == words


def test_connection_cut_and_restored(person: MakePerson) -> None:
    one, id = at_table(person)
    ply = one.view(id)["ply"]
    one.element("deck:contracts").click()
    one.expecting_trouble = True
    one.context.set_offline(True)
    expect(one.page.get_by_text("Connection lost.")).to_be_visible()
    one.confirm.click()
    expect(one.page.get_by_text("Your move is saved")).to_be_visible()
    one.context.set_offline(False)
    expect(one.page.get_by_text("Connection lost.")).to_have_count(0)
    expect(one.page.get_by_role("checkbox").first).to_be_visible()
    assert one.view(id)["ply"] == ply + 1


@pytest.mark.parametrize("heard", [True, False])
def test_a_restored_backup_is_shown(person: MakePerson, site: Server, tmp_path: Path, heard: bool) -> None:
    """The page knows more than the server does after that, and believes the server, even if it knows the last move
    only from the answer to it and never heard of it by the stream."""
    one, id = at_table(person)
    ply = one.await_turn(id)["ply"]
    one.expecting_trouble = True
    files = Path(site.database)
    site.stop()
    kept = [shutil.copy(file, tmp_path) for file in files.parent.glob(f"{files.name}*")]
    if not heard:
        one.page.route("**/events*", lambda route: route.abort())
    site.start()
    expect(one.element("deck:cards")).to_have_attribute("aria-disabled", "false", timeout=20_000)
    one.element("deck:cards").click()
    one.wait_for_move(ply)
    site.stop()
    one.page.unroute_all()
    for file in files.parent.glob(f"{files.name}*"):
        file.unlink()
    for copy in kept:
        shutil.copy(copy, files.parent)
    site.start()
    expect(one.page.locator(f'[data-ply="{ply}"]')).to_be_visible(timeout=20_000)


def test_nothing_is_missed_while_away(person: MakePerson) -> None:
    """The stream resumes after the last event: the journal has no gap and nothing twice."""
    one, id = at_table(person)
    one.expecting_trouble = True
    other = one.context.new_page()
    other.goto(f"/table/{id}")
    other.wait_for_selector('[data-element="deck:cards"][aria-disabled=false]')
    one.context.set_offline(True)
    expect(one.page.get_by_text("Connection lost.")).to_be_visible()
    one.page.route("**/events*", lambda route: route.abort())
    one.context.set_offline(False)
    ply = one.view(id)["ply"]
    other.locator('[data-element="deck:cards"]').click()
    expect(other.locator(f'[data-ply="{ply + 1}"]')).to_be_visible()
    expect(one.page.locator(f'[data-ply="{ply}"]')).to_be_visible()
    one.page.unroute_all()
    expect(one.page.get_by_text("Connection lost.")).to_have_count(0, timeout=20_000)
    expect(one.prompt).to_contain_text("second card")
    one.page.get_by_role("button", name="Log").click()
    expect(one.page.get_by_role("dialog", name="Log")).to_be_visible()
    told = one.page.get_by_role("dialog", name="Log").locator("li").all_inner_texts()
    assert told == [event["text"] for event in reversed(one.view(id)["events"])]


def test_undo_against_bots(person: MakePerson) -> None:
    """A step of one's own turn is taken back freely; what came after the turn, by asking, and bots agree."""
    one = person(settings={"confirm": "always"})
    one.home()
    id = one.play_now("Great Western Trail")
    before = one.await_turn(id)
    one.page.keyboard.press("t")  # in words
    one.page.get_by_role("listbox", name="Moves").focus()
    one.page.keyboard.press("A")
    one.confirm.click()
    one.wait_for_move(before["ply"])
    undo = one.page.get_by_role("button", name=re.compile("^Undo"))
    undo.click()
    one.page.wait_for_function(
        "async ([id, ply]) => (await (await fetch(`/api/tables/${id}`)).json()).ply === ply", arg=[id, before["ply"]]
    )
    expect(one.prompt.locator(".ask")).to_have_text(before["prompt"]["text"])


def test_the_whole_turn_is_taken_back(person: MakePerson) -> None:
    one = person(settings={"confirm": "always"})
    one.home()
    id = one.play_now("Great Western Trail")
    one.page.keyboard.press("t")  # in words
    again = one.page.get_by_role("button", name="Restart turn")
    for _ in range(20):
        view = one.await_turn(id)
        free = view["undo"]["free_to_ply"]
        if free is not None and view["ply"] - free > 1:
            break
        one.page.get_by_role("listbox", name="Moves").get_by_role("option").last.click()
        one.confirm.click()
        one.wait_for_move(view["ply"])
    again.click()
    expect(one.page.locator(f'[data-ply="{free}"]')).to_be_visible()
    expect(again).to_have_count(0)


def test_undo_asked_of_another_person(person: MakePerson) -> None:
    host, friend = person(), person()
    id = host.play_with(friend)
    host.keep_contracts()
    friend.keep_contracts()
    ply = host.await_turn(id)["ply"]
    host.element("deck:cards").click()
    host.wait_for_move(ply)
    host.page.get_by_role("button", name="Ask to undo").click()
    asked = friend.page.get_by_role("alertdialog", name="Undo requested")
    asked.get_by_role("button", name="Allow").click()
    expect(asked).to_have_count(0)
    expect(host.page.locator(f'[data-ply="{ply}"]')).to_be_visible()
    expect(host.prompt).to_contain_text("Your turn")


def test_hint_names_a_move_and_shows_it(person: MakePerson) -> None:
    one, id = at_table(person)
    legal = {move["label"] for move in one.view(id)["moves"]}
    one.page.get_by_role("button", name="Hint").click()
    said = one.prompt.locator(".sub")
    one.page.wait_for_function(
        "labels => labels.some(l => document.querySelector('.sub')?.innerText.includes(l))", arg=list(legal)
    )
    assert any(label in said.inner_text() for label in legal)
    expect(one.page.locator(".hinted").first).to_be_visible()


def test_a_hint_lists_the_best_moves(person: MakePerson) -> None:
    """H selects the best and, pressed again, the next; arrows and clicks do too. Each says what it promises less and
    why; Enter plays it."""
    one, id = at_table(person)
    view = one.view(id)
    with one.page.expect_response("**/hint") as answer:
        one.page.keyboard.press("h")
    best = answer.value.json()["best"]
    rows = one.page.get_by_role("region", name="Hint").get_by_role("radio")
    expect(rows).to_have_count(len(best))
    assert len(best) == 3
    for row, suggested in zip(rows.all(), best, strict=True):
        expect(row).to_contain_text(suggested["text"])
        expect(row).to_contain_text(suggested["reason"])
    expect(rows.nth(0)).to_be_checked()
    expect(one.confirm).to_be_focused()
    one.page.keyboard.press("h")
    expect(rows.nth(1)).to_be_checked()
    expect(one.prompt).to_contain_text(best[1]["text"])
    rows.nth(1).focus()
    one.page.keyboard.press("ArrowDown")
    expect(rows.nth(2)).to_be_focused()
    expect(rows.nth(2)).to_be_checked()
    assert faults(one.page) == []
    one.page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    expect(one.confirm).to_be_disabled()
    one.page.keyboard.press("h")
    expect(rows.nth(0)).to_be_checked()
    one.page.keyboard.press("Enter")
    one.wait_for_move(view["ply"])
    expect(rows).to_have_count(0)


def test_why_not_answers_with_the_rule(person: MakePerson) -> None:
    one, _ = at_table(person)
    unpaid = one.page.locator('[data-element^="route:"][aria-disabled=true]').first
    one.point(unpaid)
    answer = one.page.get_by_role("alert")
    expect(answer).to_contain_text("TTR-5")
    answer.get_by_role("button", name=re.compile("TTR-")).click()
    rules = one.page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".hit")).to_be_visible()


def test_the_rules_open_at_the_question_and_lead_from_one_to_another(person: MakePerson) -> None:
    one, _ = at_table(person)
    one.page.get_by_role("button", name="Rules", exact=True).click()
    rules = one.page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".hit dt")).to_have_text("TTR-3.1")
    expect(rules.locator(".hit")).to_be_in_viewport()
    rules.locator(".hit").get_by_role("button", name="section 4").click()
    expect(rules.locator(".hit dt")).to_have_text("TTR-4.1")
    rules.locator('[data-rule="TTR-4.6"]').get_by_role("button", name="OP-10").click()
    expect(rules.locator(".hit")).to_contain_text("May a player decline the second card?")
    expect(rules.locator(".hit")).to_be_in_viewport()
    expect(rules.locator('[data-rule="TTR-8.3"]').get_by_role("cell", name="+5")).to_be_attached()


def test_every_legal_move_can_be_pointed_at(person: MakePerson) -> None:
    one, id = at_table(person)
    legal = one.draw_until_payable(id)["moves"]
    reached = sum(one.lit(name) for name in ("deck:cards", "deck:contracts", *(f"row:{slot}" for slot in range(5))))
    for name in [route.get_attribute("data-element") for route in one.page.locator(LIT_ROUTES).all()]:
        route = one.element(str(name))
        one.point(route)
        expect(route).to_have_attribute("aria-pressed", "true")
        reached += one.page.get_by_role("radio").count()
        one.page.keyboard.press("Escape")
    assert reached == len(legal)


def test_every_legal_move_is_in_the_list(person: MakePerson) -> None:
    one, id = at_table(person, turns=2)
    legal = one.view(id)["moves"]
    one.page.keyboard.press("m")
    rows = one.page.get_by_role("dialog", name="Moves").get_by_role("option")
    expect(rows).to_have_count(len(legal))
    assert {row.get_attribute("data-move") for row in rows.all()} == {move["text"] for move in legal}
    one.page.keyboard.type("deck")
    expect(rows).to_have_count(1)
    one.page.keyboard.press("Enter")  # it costs nothing, and is played at once
    expect(one.page.get_by_role("dialog", name="Moves")).to_have_count(0)


def test_others_moves_are_announced(person: MakePerson) -> None:
    one, id = at_table(person)
    for _ in range(2):
        ply = one.await_turn(id)["ply"]
        one.element("deck:cards").click()
        one.wait_for_move(ply)
    told = [event for event in one.await_turn(id)["events"] if event["seat"] not in (0, None) and event["ply"] > ply]
    assert len(told) > 0
    expect(one.page.locator("[data-announcer]")).to_contain_text(told[-1]["text"])


def test_a_stale_choice_in_a_second_tab_is_refused_with_an_explanation(person: MakePerson) -> None:
    """Two tabs of one person show the same question, and one of them does not hear that it was answered in the other:
    what is confirmed there is not played, it says so, shows the table as it is and goes on from there."""
    one, id = at_table(person)
    ply = one.await_turn(id)["ply"]
    stale = one.another_tab()
    stale.page.route("**/events*", lambda route: None)  # neither comes nor fails
    stale.open_table(id)
    stale.element("deck:contracts").click()
    expect(stale.confirm).to_be_enabled()
    stale.page.get_by_role("button", name="Chat").click()
    written = stale.page.get_by_role("textbox", name="Message to the table")
    written.fill("one moment")

    one.element("deck:cards").click()
    expect(one.prompt).to_contain_text("second card")
    expect(stale.page.locator(f'[data-ply="{ply}"]')).to_be_visible()
    with stale.page.expect_response("**/moves") as answer:
        stale.confirm.click()
    assert answer.value.status == 409
    expect(stale.page.get_by_role("alert")).to_contain_text("Your move was not played")
    expect(stale.page.locator(f'[data-ply="{ply + 1}"]')).to_be_visible()
    expect(stale.prompt).to_contain_text("second card")
    expect(written).to_have_value("one moment")
    assert one.view(id)["ply"] == ply + 1

    stale.page.keyboard.press("Escape")
    stale.page.keyboard.press("Escape")
    stale.element("deck:cards").click()
    one.wait_for_move(ply + 1)
    mine = [event for event in one.view(id)["events"] if event["seat"] == 0 and event["ply"] > ply]
    assert [event["kind"] for event in mine] == ["draw", "draw"]


def test_what_is_still_allowed_stays_chosen(person: MakePerson) -> None:
    """A tab whose question changed keeps the choice if it is still one, and sends it only when asked again."""
    one, id = at_table(person, confirm="always")
    ply = one.await_turn(id)["ply"]
    stale = one.another_tab()
    stale.page.route("**/events*", lambda route: None)
    stale.open_table(id)
    stale.page.keyboard.press("m")
    stale.page.keyboard.type("deck")
    stale.page.keyboard.press("Enter")
    expect(stale.confirm).to_be_enabled()
    one.element("deck:cards").click()
    one.confirm.click()
    expect(one.prompt).to_contain_text("second card")
    stale.page.keyboard.press("Enter")
    expect(stale.page.get_by_role("alert")).to_contain_text("Your move was not played")
    expect(stale.page.locator(f'[data-ply="{ply + 1}"]')).to_be_visible()
    expect(stale.confirm).to_be_enabled()
    assert one.view(id)["ply"] == ply + 1
    stale.confirm.click()
    one.wait_for_move(ply + 1)


def test_a_part_of_the_page_that_failed_to_load(person: MakePerson) -> None:
    """The connection fails just when the board is fetched: the page is loaded anew, once."""
    one = person()
    one.home()
    one.expecting_trouble = True
    loaded: list[Page] = []
    one.page.on("domcontentloaded", lambda page: loaded.append(page))
    one.page.route("**/assets/TablePage-*", lambda route: route.continue_() if loaded else route.abort())
    one.play_now("Steam")
    expect(one.page.locator('[data-element^="hex:"]').first).to_be_visible()
    assert len(loaded) == 1
    one.complaints.clear()  # the page says aloud what did not come
