"""Records: written, read, replayed, verified; errors name the line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from toy_table import registered, sidings

import trackside
from trackside.core.edge.errors import BadRecord, TracksideError
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Line, Record, commit, new_record, read, replay, verify
from trackside.core.rng import SHA256, Rng


@pytest.fixture(autouse=True)
def toy_is_registered() -> Iterator[None]:
    with registered():
        yield


def finished(seed: int = 5) -> Record:
    game = sidings(3, long=True)
    record = new_record(game, seed, SHA256, salt="pepper", seats=["Ada", "greedy", "random"])
    p = game.start(seed, SHA256)
    chance = Rng(seed)
    while not p.over:
        legal = p.moves()
        move = legal[chance.below(len(legal))]
        p.play(move)
        record.lines.append(Line(str(move)))
    record.scores = [int(score.total()) for score in p.scores()]
    return record


def test_a_record_is_readable_text() -> None:
    text = finished().text()
    head, _, moves = text.partition("\n\n")
    assert head.splitlines()[:10] == [
        "trackside: 1",
        "game: sidings",
        "rules: 1",
        "players: 3",
        "option.long: true",
        "option.yard: small",
        "option.lanes: 2",
        "seat.0: Ada",
        "seat.1: greedy",
        "seat.2: random",
    ]
    assert f"commitment: {commit(5, 'pepper')}" in head
    assert all(line.split()[0] in ("draw", "couple", "stop") for line in moves.splitlines())


def test_reading_is_the_inverse_of_writing() -> None:
    record = finished()
    record.lines[0].comment = "a quiet start [really]"
    record.lines[1].seconds = 12.5
    again = read(record.text())
    assert again.text() == record.text()
    assert again.lines[0].comment == "a quiet start [really]"
    assert again.lines[1].seconds == 12.5
    assert (again.options, again.seats, again.scores) == (record.options, record.seats, record.scores)


def test_a_finished_record_is_valid() -> None:
    p = verify(read(finished().text()))
    assert p.over
    assert replay(finished(), until=3).ply == 3


def test_corrections_of_the_box_go_into_the_record() -> None:
    game = trackside.game("sidings", players=2, box={"constants": {"hand": 4}})
    record = new_record(game, 1)
    assert "box.constants.hand: 4" in record.text()
    p = replay(read(record.text()))
    assert p.situation() == game.start(1).situation()
    assert len(p.situation()["seats"][0]["hand"]) == 4


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("trackside: 1", "trackside: 3", "line 1: not a Trackside record of format 1 or 2"),
        ("game: sidings\n", "", "the header game is missing"),
        ("players: 3", "players: three", "line 4: players: 'three' is not a whole number"),
        ("players: 3", "players 3", "line 4: 'players 3' is not a header"),
        ("players: 3", "players: 3\nplayers: 3", "line 5: players is given twice"),
        ("seat.0: Ada", "colour: red", "line 8: colour is not a header of a record"),
        ("seat.0: Ada", "box.constants.hand: {", "line 8: box.constants.hand: '{' is not a JSON value"),
        ("scores: ", "scores: x ", "scores: 'x' is not a whole number"),
    ],
)
def test_an_unreadable_record_is_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        read(finished().text().replace(old, new, 1))


def changed(old: str, new: str) -> Record:
    text = finished().text()
    assert old in text
    return read(text.replace(old, new, 1))


def test_the_line_of_an_invalid_record_is_named() -> None:
    good = finished()
    assert good.scores is not None
    first = good.lines[0].text
    number = good.text().splitlines().index(first) + 1
    refused = [
        (changed(f"\n\n{first}", "\n\nstop"), f"line {number}: stop: SID-3"),
        (changed(f"\n\n{first}", "\n\ndance"), f"line {number}: 'dance' is not a move of sidings"),
        (changed("seed: 5", "seed: 6"), "line 12: the seed does not fit its commitment"),
        (changed("scores: ", "scores: 9"), "scores are"),
        (changed("rules: 1", "rules: 9"), "rules 9 of sidings are needed, but this Trackside has rules 1"),
        (changed("\nscores: ", "\n# scores: "), "the record states no scores"),
        (changed("\ncommitment: ", "\n# "), "there is no commitment"),
        (changed("\nseed: 5", ""), "the seed is still secret"),
    ]
    for record, problem in refused:
        with pytest.raises(BadRecord, match=problem):
            verify(record)


def test_a_finished_game_of_earlier_rules_is_one_of_today_if_it_plays_alike() -> None:
    earlier = changed("rules: 1", "rules: 0")
    assert verify(earlier).over
    assert Playthrough(read(earlier.text())).record.text() == finished().text()
    refused = [
        changed("rules: 1", "rules: 2"),  # newer ones
        read(earlier.text().replace("scores: ", "scores: 9")),  # another end
        read(earlier.text().replace("scores: ", "# scores: ")),  # not finished: nothing tells that it is the same game
    ]
    for record in refused:
        with pytest.raises(BadRecord, match=f"rules {record.rules} of sidings are needed"):
            verify(record)


def test_an_unfinished_record_states_no_scores() -> None:
    record = finished()
    del record.lines[-1]
    with pytest.raises(BadRecord, match="scores are stated, but the game is not over"):
        verify(read(record.text()))
    record.scores = None
    assert not verify(read(record.text())).over


def test_bad_options_in_a_record_are_one_clear_line() -> None:
    with pytest.raises(TracksideError, match="option yard: 'huge' is not one of small, large"):
        verify(changed("option.yard: small", "option.yard: huge"))


def test_clock_times_of_days_are_written_as_they_are_read() -> None:
    record = finished()
    for line, seconds in zip(record.lines, (1_036_800.0, 1_234_567.8, 0.0, 12.5), strict=False):
        line.seconds = seconds
    assert [line.seconds for line in read(record.text()).lines[:4]] == [1_036_800.0, 1_234_567.8, 0.0, 12.5]


SPACES = " " * 100_000


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (f"a{SPACES}[", "longer than 32000 characters"),
        (f"a{SPACES[:9000]}[", r"'\[' is not a time"),
        (f"{SPACES[:4000]}a{SPACES[:4000]}[1{SPACES[:1000]}", "is not a time"),
        ("a [" + "9" * 400 + "]", "is not a time"),
        ("a [1e999]", "is not a time"),
        ("a [٣]", "is not a time"),
        ("a [1] b", "is not a time"),
        ("a\0b", "control character"),
    ],
)
def test_an_absurd_line_is_refused_fast_and_with_a_short_message(line: str, problem: str) -> None:
    """Reading is linear in what is read: a line of spaces once took minutes."""
    with pytest.raises(BadRecord, match=problem) as refused:
        read(finished().text() + line)
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players: 3", "players: " + "9" * 5000),
        ("players: 3", "players: 1_0"),
        ("players: 3", "y" * 5000),
        ("players: 3", "y" * 5000 + ": 3"),
        ("generator: sha256", "generator: " + "s" * 5000),
        ("seat.0: Ada", "box.a: " + "[" * 9000),
        ("seat.0: Ada", "box.a: " + "x" * 9000),
    ],
)
def test_a_refusal_repeats_only_a_piece_of_what_it_refuses(old: str, new: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(finished().text().replace(old, new, 1))
    assert len(str(refused.value)) < 200


def test_a_long_notation_or_option_is_not_repeated_whole() -> None:
    for record in (changed("option.yard: small", "option.yard: " + "x" * 5000), changed("stop", "x" * 5000)):
        with pytest.raises(TracksideError) as refused:
            verify(record)
        assert len(str(refused.value)) < 200
