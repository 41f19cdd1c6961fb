"""Puzzles in the browser: found on the home page, failed, solved on the game's own board, and ticked in the list."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.person import SIDEWAYS, Person, faults
from playwright.sync_api import expect

from trackside.puzzles import Puzzle, collection
from trackside.puzzles.puzzle import moves_of

MakePerson = Callable[..., Person]
AMSTERDAM = "ticket_to_ride_amsterdam"


def play(one: Person, line: str) -> None:
    """Play the moves of a line by the list of all moves."""
    for ply, text in enumerate(moves_of(line)):
        expect(one.page.locator(f'main[data-ply="{ply}"]')).to_be_visible(timeout=20_000)  # the first reads all files
        one.page.keyboard.press("m")
        one.page.locator(f'[role=dialog] [data-move="{text}"]').click()


def compound() -> Puzzle:
    """One that takes several moves to solve."""
    return next(each for each in collection() if all(len(moves_of(line)) > 1 for line in each.solution))


def test_a_puzzle_is_failed_solved_ticked_and_continued_against_bots(person: MakePerson) -> None:
    puzzle = next(each for each in collection() if each.game == AMSTERDAM)
    one = person({"confirm": "never"})
    page = one.page
    one.home()
    page.get_by_role("link", name="Puzzles: Ticket to Ride: Amsterdam").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.locator(f'.lines a[href="/puzzles/{puzzle.id}"]').click()
    play(one, puzzle.lead.line)
    verdict = page.locator(".verdict")
    expect(verdict).to_have_class(re.compile("wrong"))
    expect(verdict).to_contain_text("of the chance to win")
    expect(verdict).not_to_contain_text("The best decision is")  # who wants to try again is not told
    assert faults(page) == []
    page.get_by_role("button", name="Try again").click()
    play(one, puzzle.best)
    expect(verdict).to_have_class(re.compile("right"))
    expect(verdict).to_contain_text("The best decision is")
    page.goto("/puzzles")
    expect(page.locator(f'.lines a[href="/puzzles/{puzzle.id}"] .tick.on')).to_be_visible()
    page.get_by_role("radiogroup", name="Show").get_by_text("Solved", exact=True).click()
    expect(page.locator(".lines li")).to_have_count(1)
    assert faults(page) == []
    page.goto(f"/puzzles/{puzzle.id}")
    page.get_by_role("button", name="Show the solution").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(one.prompt).to_be_visible()


@pytest.mark.parametrize("game", ["steam", "isle_of_trains", AMSTERDAM])
def test_nothing_is_offered_that_a_puzzle_has_no_use_for(person: MakePerson, game: str) -> None:
    """No standing orders, since it waits for its solver; no journal, since nothing has happened."""
    puzzle = next(each for each in collection() if each.game == game)
    one = person()
    one.page.goto(f"/puzzles/{puzzle.id}")
    expect(one.page.locator("[data-element]").first).to_be_attached(timeout=20_000)
    expect(one.page.get_by_text("Standing orders")).to_have_count(0)
    expect(one.page.get_by_role("heading", name="Log")).to_have_count(0)


def test_on_a_phone_in_persian_a_line_is_taken_back_and_then_solves_the_puzzle(person: MakePerson) -> None:
    puzzle = compound()
    one = person({"confirm": "never"}, viewport={"width": 390, "height": 844}, locale="fa-IR")
    page = one.page
    page.goto(f"/puzzles/{puzzle.id}")
    play(one, moves_of(puzzle.best)[0])
    expect(page.locator('main[data-ply="1"]')).to_be_visible()
    page.locator('[aria-keyshortcuts="u"]').click()
    play(one, puzzle.best)
    expect(page.locator(".verdict")).to_have_class(re.compile("right"))
    assert page.evaluate(SIDEWAYS) <= 0
    assert faults(page) == []
