"""Playthroughs: batches, undo to the horizon, replays."""

from __future__ import annotations

import msgspec
import pytest

import trackside
from trackside.core.edge.errors import TracksideError
from trackside.core.edge.playthrough import EVERY, Playthrough
from trackside.core.edge.record import new_record, read
from trackside.core.moves import IllegalMove
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games import ids

GAME = "ticket_to_ride_amsterdam"


def begun(seed: int = 7) -> Playthrough:
    return Playthrough(new_record(trackside.game(GAME, players=2), seed))


def advanced(moves: int, seed: int = 7) -> Playthrough:
    playing = begun(seed)
    rng = Rng(seed)
    while playing.ply < moves and not playing.position.over:
        legal = playing.position.moves()
        playing.play([str(legal[rng.below(len(legal))])])
    return playing


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    playing = begun()
    first = str(playing.position.moves()[0])
    before = playing.position.situation()
    with pytest.raises(IllegalMove):
        playing.play([first, "pass"])
    assert playing.position.situation() == before
    assert playing.ply == 0
    assert playing.events == []
    playing.play([first])
    assert playing.record.moves == [first]


def test_undo_equals_never_having_played() -> None:
    long, short = advanced(30), advanced(20)
    long.undo(20)
    assert long.position.situation() == short.position.situation()
    assert long.record == short.record
    assert [event.seen_by(0) for event in long.events] == [event.seen_by(0) for event in short.events]


def test_undo_is_free_until_somebody_learns_or_another_seat_moves() -> None:
    playing = advanced(500)
    game = playing.game
    free = 0
    for ply in range(playing.ply):
        p = playing.at(ply)
        mover, move = p.seat, game.parse(playing.record.moves[ply])
        prefix = Playthrough(read(playing.record.text()))
        prefix.undo(ply + 1)
        if move.kind in ("claim", "pass"):
            assert prefix.free_undo() <= ply
            assert all(prefix.movers[i] == mover for i in range(prefix.free_undo(), ply + 1))
            free += 1
        elif move.kind in ("take", "draw", "contracts"):
            assert prefix.free_undo() == ply + 1  # a card was turned up or drawn
    assert free > 3


def test_there_is_nothing_before_the_start_or_after_the_end() -> None:
    playing = advanced(3)
    for ply in (-1, 4):
        with pytest.raises(TracksideError, match=f"no ply {ply}"):
            playing.undo(ply)
    assert playing.ply == 3


def test_a_finished_game_states_its_scores_and_undo_takes_them_back() -> None:
    playing = advanced(1000)
    assert playing.position.over
    assert playing.record.scores == [int(score.total()) for score in playing.position.scores()]
    playing.undo(playing.ply - 1)
    assert playing.record.scores is None


def test_a_secret_seed_cannot_be_played_on() -> None:
    record = new_record(trackside.game(GAME, players=2), 7)
    record.seed = None
    with pytest.raises(TracksideError, match="secret"):
        Playthrough(record)


@pytest.mark.parametrize("id", ids())
def test_any_ply_is_found_from_the_nearest_position_that_was_kept(id: str) -> None:
    """Positions kept on the way give what a replay from the start gives, in every game, also after going back."""
    rng = Rng(3)
    playing = Playthrough(new_record(trackside.game(id), 3))
    while playing.ply < 3 * EVERY + 5 and not playing.position.over:
        legal = playing.position.moves()
        playing.play([str(legal[rng.below(len(legal))])])
    assert len(playing.marks) == playing.ply // EVERY + 1
    for ply in (0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY, playing.ply):
        if ply <= playing.ply:
            assert_equals_replay(playing, playing.at(ply), ply)
    for ply in (2 * EVERY + 3, 2 * EVERY, EVERY - 1, 0):
        if ply < playing.ply:
            moves = playing.record.moves[ply : ply + 3]
            playing.undo(ply)
            assert len(playing.marks) == ply // EVERY + 1 and len(playing.movers) == len(playing.revealing) == ply
            assert_equals_replay(playing, playing.position, ply)
            playing.play(moves)
            assert_equals_replay(playing, playing.position, ply + len(moves))


def assert_equals_replay(playing: Playthrough, p: Position, ply: int) -> None:
    fresh = Playthrough(msgspec.structs.replace(playing.record, lines=playing.record.lines[:ply], scores=None))
    assert p.situation() == fresh.position.situation() and p.ply == ply
    assert p.journal is not None
    assert [event.seen_by(0) for event in p.journal.events] == [event.seen_by(0) for event in fresh.events]
