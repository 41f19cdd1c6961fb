"""A small uncompiled game on the core: the catalogue, questions, positions, the horizon."""

from __future__ import annotations

import pytest
from toy import NO_WAGON, NOT_ASKED, Another, Round, Sidings, Turn, Yard
from toy_table import sidings

from trackside.core.edge.errors import BadNotation
from trackside.core.game import Game
from trackside.core.moves import IllegalMove, Menu, Move
from trackside.core.playout import playout
from trackside.core.position import GAME_OVER
from trackside.core.rng import Rng


def given(*hands: list[int], to_move: int = 0) -> Yard:
    return sidings(len(hands)).arrange({"seats": [{"hand": hand} for hand in hands], "to_move": to_move})


def play(p: Yard, *moves: str) -> None:
    for text in moves:
        p.play(p.game.parse(text))


def test_moves_are_numbered_and_found_by_notation() -> None:
    game = sidings()
    assert [move.id for move in game.moves] == list(range(14))
    assert all(game.parse(str(move)) is move for move in game.moves)
    assert game.parse("  couple   w3 ") is game.moves[4]
    assert (game.moves[4].kind, repr(game.moves[4])) == ("couple", "<4: couple w3>")


def test_an_unknown_notation_is_refused() -> None:
    with pytest.raises(BadNotation, match="'couple w99' is not a move of sidings"):
        sidings().parse("couple w99")


def test_two_moves_cannot_be_written_alike() -> None:
    twice: list[Move[Yard]] = [Move("stop"), Move("stop")]
    with pytest.raises(ValueError, match="two moves are written 'stop'"):
        Game(sidings().setting, [], twice)


def test_legal_moves_are_those_without_a_refusal() -> None:
    p = given([1, 5], [2])
    assert [str(move) for move in p.moves()] == ["draw", "couple w1", "couple w5"]
    assert p.game.explain(p, p.game.parse("couple w2")) is NO_WAGON
    assert p.game.explain(p, p.game.parse("stop")) is NOT_ASKED
    assert p.game.explain(p, p.game.parse("draw")) is None


def test_an_illegal_move_raises_and_changes_nothing() -> None:
    p = given([1, 5], [2])
    before = p.situation()
    with pytest.raises(IllegalMove, match=r"couple w2: SID-1 \(no-wagon\)") as refused:
        play(p, "couple w2")
    assert refused.value.rule is NO_WAGON
    assert p.situation() == before


def test_a_question_on_top_of_another() -> None:
    p = given([2, 5], [1])
    play(p, "couple w2")
    assert isinstance(p.asked, Another)
    assert (p.asked.name, p.asked.seat, p.asked.after) == ("another", 0, 2)
    assert isinstance(p.asked.below, Round)
    before = p.copy()
    play(p, "stop")
    assert isinstance(p.asked, Turn) and p.seat == 1
    assert isinstance(before.asked, Another) and before.seat == 0


def test_the_horizon_counts_what_is_shown_and_who_acts() -> None:
    p = given([2, 5], [1])
    play(p, "couple w2")
    assert p.horizon == 1  # a wagon of a hidden hand was shown, the same seat goes on
    play(p, "stop")
    assert p.horizon == 2  # another seat
    play(p, "draw")
    assert p.horizon == 4  # a wagon seen, and another seat


def test_the_game_ends_when_nobody_can_act() -> None:
    p = sidings(2).arrange(
        {"seats": [{"hand": [1]}, {"train": [0]}], "deck": [], "stack": [{"ask": "turn", "seat": 0}]}
    )
    play(p, "couple w1")
    assert p.over and p.seat == -1 and p.moves() == []
    assert p.refusal(p.game.moves[0]) is GAME_OVER
    with pytest.raises(IllegalMove, match="game-over"):
        play(p, "draw")


def test_the_same_seed_gives_the_same_game() -> None:
    game = sidings(3)
    assert game.start(5).situation() == game.start(5).situation()
    assert game.start(5).situation() != game.start(6).situation()
    assert game.start(5, "sha256").situation() != game.start(5).situation()


def test_random_games_end() -> None:
    game: Sidings = sidings(3)
    menu = Menu()
    for seed in range(50):
        p = game.start(seed)
        assert playout(p, Rng(seed), menu) == p.ply
        assert p.over and game.faults(p) == []


def test_a_menu_grows() -> None:
    menu = Menu()
    for id in range(1000):
        menu.add(id)
    assert menu.count == 1000
    assert [menu.ids[k] for k in range(1000)] == list(range(1000))
