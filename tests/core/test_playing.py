"""A game being played: batches, undo, and who may take back what."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from toy import Sidings
from toy_table import registered, sidings

from trackside.core.errors import TracksideError
from trackside.core.moves import IllegalMove
from trackside.core.playing import Playing
from trackside.core.record import new_record


@pytest.fixture(autouse=True)
def toy_is_registered() -> Iterator[None]:
    with registered():
        yield


def started(seed: int = 1) -> Playing:
    return Playing(new_record(sidings(), seed))


def with_a_three() -> tuple[Playing, str]:
    """A game in which the first seat has a wagon of 3, and the move that couples it."""
    for seed in range(100):
        hand = Sidings.start(sidings(), seed).situation()["seats"][0]["hand"]
        threes = [wagon for wagon in hand if wagon % 3 == 2]
        if threes:
            return started(seed), f"couple w{threes[0]}"
    raise LookupError("no such deal")


def test_moves_go_into_the_record() -> None:
    playing = started()
    playing.play(["draw"], seconds=2.5)
    assert playing.record.moves == ["draw"] and playing.record.lines[0].seconds == 2.5
    assert playing.ply == playing.position.ply == 1
    assert [event.kind for event in playing.events] == ["draw"]


def test_a_batch_is_all_or_nothing() -> None:
    playing = started()
    before = playing.position.situation()
    with pytest.raises(IllegalMove):
        playing.play(["draw", "stop"])
    assert playing.position.situation() == before and playing.ply == 0 and playing.events == []
    playing.play(["draw", "draw"])
    assert playing.ply == 2


def test_undo_is_free_while_nobody_learned_anything() -> None:
    playing, couple = with_a_three()
    playing.play([couple])
    assert playing.free_undo() == 0
    playing.play(["stop"])
    assert playing.free_undo() == 0  # another seat is to act, but it has not acted yet
    playing.play(["draw"])
    assert playing.free_undo() == 3  # a wagon was seen


def test_undo_is_not_free_past_another_seat() -> None:
    playing, couple = with_a_three()
    playing.play([couple, "stop"])
    playing.play([next(str(move) for move in playing.position.moves() if move.kind == "couple")])
    assert playing.free_undo() == 2


def test_undo_takes_back_record_position_and_journal() -> None:
    playing, couple = with_a_three()
    playing.play([couple])
    earlier = playing.position.situation()
    playing.play(["stop", "draw", "draw"])
    playing.undo(1)
    assert playing.position.situation() == earlier
    assert playing.record.moves == [couple] and len(playing.events) == 1
    assert playing.at(0).situation() == playing.game.start(playing.seed).situation()
    with pytest.raises(TracksideError, match="there is no ply 2 to go back to"):
        playing.undo(2)


def test_a_finished_game_has_its_scores_until_it_is_taken_back() -> None:
    playing = started()
    while not playing.position.over:
        playing.play([str(playing.position.moves()[0])])
    assert playing.record.scores == [int(score.total()) for score in playing.position.scores()]
    again = Playing(playing.record)
    assert again.position.situation() == playing.position.situation()
    playing.undo(3)
    assert playing.record.scores is None and playing.ply == 3


def test_a_secret_seed_cannot_be_played_on() -> None:
    record = new_record(sidings(), 1)
    record.seed = None
    with pytest.raises(TracksideError, match="still secret"):
        Playing(record)
