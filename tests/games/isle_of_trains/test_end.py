"""Chapter 8: end of turn, end of the game."""

from __future__ import annotations

from collections import Counter

import pytest
from marks import example, rule

FULL_ROW = ["coach_l1", "coach_l1", "coach_l1"]


def car(card, *loads):
    return {"card": card, "loads": list(loads)}


@rule("IOT-8.1")
@example("TV-40")
def test_the_hand_limit_comes_before_the_row(table, play, ask):
    hand = ["hopper_l1", "hopper_l2", "hopper_l3", "tanker_l1", "tanker_l2", "tanker_l3", "bank", "town_hall"]
    p = table({"hand": hand}, hoard=1, row=["coach_l1", "coach_l2", None])
    play(p, "take passenger", "take passenger")
    assert ask(p) == "hand-limit" and p.asked.n == 3
    play(p, "discard hopper_l1", "discard hopper_l2", "discard hopper_l3")
    assert p.players[0].size == 5 and -1 not in list(p.row), "the row was filled from the reshuffled discards"
    assert (len(p.deck), len(p.discard), int(p.seat)) == (2, 0, 1)


@rule("IOT-8.1")
def test_no_hand_limit_at_other_times(table, play, filler):
    p = table({"hand": filler(7)})
    play(p, "take deck")
    assert p.players[0].size == 8 and p.asked.left == 1


@rule("IOT-8.3", "IOT-8.4")
@example("EX-8")
def test_an_empty_deck_ends_the_game_only_without_discards(table, idle):
    p = table(hoard=1, row=FULL_ROW, discard=["bank"])
    idle(p)
    assert p.last_turns == -1 and len(p.discard) == 1
    p = table(hoard=1, row=FULL_ROW)
    idle(p)
    assert p.last_turns == 2 and p.progress_by == -1


@rule("IOT-8.2", "IOT-8.4")
@example("TV-28")
def test_the_final_round_of_three(table, idle):
    p = table(players=3, to_move=1, progress=5)
    idle(p)
    assert p.progress_by == 1 and int(p.seat) == 2
    turns = []
    while not p.over:
        turns.append(int(p.seat))
        idle(p)
    assert turns == [2, 0, 1]
    assert p.scores()[1].parts()["progress"] == 1


@rule("IOT-8.2")
@pytest.mark.parametrize(("players", "target"), [(2, 4), (3, 5), (4, 6)])
def test_the_target_depends_on_the_players(table, idle, players, target):
    p = table(players=players, progress=target - 1)
    idle(p)
    assert p.last_turns == -1
    p = table(players=players, progress=target)
    idle(p)
    assert p.last_turns == players and p.progress_by == 0


@rule("IOT-8.5")
@example("TV-29")
def test_the_progress_locomotive_in_the_last_round(table, play, idle):
    p = table(
        {},
        {"train": [car("loco_l2", "white")]},
        hoard=0,
        row=FULL_ROW,
        progress=3,
        seated={"white": 2},
        tickets={"alpine_lodge": "ticket_4"},
        last_turns=2,
        to_move=1,
    )
    play(p, "ticket white 0", "take passenger")
    assert p.progress == 4 and p.progress_by == 1 and int(p.seat) == 0 and p.last_turns == 1
    idle(p)
    assert p.over and p.scores()[1].parts()["progress"] == 1


@rule("IOT-8.5")
def test_both_triggers_at_once_give_one_round(table, idle):
    p = table(hoard=1, row=FULL_ROW, progress=4)
    idle(p)
    assert p.progress_by == 0 and p.last_turns == 2


@rule("IOT-8.4")
def test_everybody_has_one_more_turn(table, idle):
    p = table(players=4, progress=6, to_move=3)
    idle(p)
    turns = Counter()
    while not p.over:
        turns[int(p.seat)] += 1
        idle(p)
    assert turns == {0: 1, 1: 1, 2: 1, 3: 1}
