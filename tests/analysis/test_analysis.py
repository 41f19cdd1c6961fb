"""The analysis of a game: finds mistakes from what the mover knew, and separates them from luck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from later_positions import later

import trackside
from trackside.analysis import Analysis, Estimate, analyze
from trackside.analysis.chances import FILE, Outlook, Widths, shares, widths, winners
from trackside.analysis.decisions import decision, spans
from trackside.analysis.estimate import Sum
from trackside.analysis.fit_chances import Foreseen, fit_widths, reliability
from trackside.analysis.moves import Effort, Examiner, sampled
from trackside.analysis.result import AnalysedMove
from trackside.analysis.run import examine, put_together
from trackside.analysis.summary import turning_points
from trackside.analysis.words import cost, percent, sentence, turning_point
from trackside.core.edge.errors import BadOption
from trackside.core.edge.record import Record, read
from trackside.core.rng import Rng
from trackside.games import about, ids
from trackside.locales import FOLDER, LANGUAGES, words

RECORDS = Path(__file__).parents[1] / "records"
AMSTERDAM = "ticket_to_ride_amsterdam"
GAMES = [id for id in ids() if (FOLDER / "en" / f"{id}.ftl").is_file()]
BLUNDER = 4  # of the record below: two more contracts instead of a claim, by a seat that plays at random


def record(file: str, first: int) -> Record:
    """The first moves of a record."""
    found = read((RECORDS / file).read_text(encoding="utf-8"))
    return msgspec.structs.replace(found, lines=found.lines[:first], scores=None)


@pytest.fixture(scope="module")
def blundered() -> Analysis:
    played = record(f"{AMSTERDAM}/01-2-players.txt", 7)
    text = msgspec.json.encode(played).decode()
    efforts = [Effort(playouts=1600 if ply == BLUNDER else 60) for ply in range(7)]
    return put_together(played, 2, [examine(text, 2, effort, ply) for ply, effort in enumerate(efforts)])


def test_a_blunder_is_found_and_reported(blundered: Analysis) -> None:
    found = blundered.decisions[BLUNDER]
    assert (found.seat, found.moves, found.grade) == (1, ["contracts"], "bad")
    assert found.loss > 0.1 and found.loss - found.loss_reach > 0
    assert found.better and found.better != found.moves
    assert found.after.value == pytest.approx(found.before.value - found.loss, abs=0.001)
    assert BLUNDER in [point.decision for point in blundered.turning_points]
    playthrough = trackside.Playthrough(record(f"{AMSTERDAM}/01-2-players.txt", 7))
    for language in LANGUAGES:
        say = words(language, AMSTERDAM).seated(["Ann", "Ben"])
        point = next(point for point in blundered.turning_points if point.decision == BLUNDER)
        text = turning_point(point, blundered, playthrough, say)
        assert "Ben" in text and percent(-found.loss, say, signed=True) in text
        assert sentence(playthrough.at(BLUNDER), found.better[:1], say) in text


def test_what_one_seat_loses_the_others_gain(blundered: Analysis) -> None:
    for each in blundered.decisions:
        if each.given:
            assert sum(each.given) == pytest.approx(0, abs=0.001)
            assert each.given[each.seat] < 0
        if each.luck:
            assert sum(its.value for its in each.luck) == pytest.approx(0, abs=0.001)
    first, second = blundered.players
    assert first.others == pytest.approx(-second.own, abs=0.001)
    assert first.good + first.inaccurate + first.bad + first.forced == sum(
        1 for each in blundered.decisions if each.seat == 0
    )


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes() -> None:
    played = record("isle_of_trains/02-2-players.txt", 8)
    alone = analyze(played, playouts=12, jobs=1, seed=5)
    assert analyze(played, playouts=12, jobs=2, seed=5) == alone
    assert analyze(played, playouts=12, jobs=1, seed=6) != alone
    assert msgspec.json.decode(msgspec.json.encode(alone), type=Analysis) == alone


@pytest.mark.parametrize("id", [id for id in GAMES if id != "steam"])  # where nothing is hidden
def test_only_what_the_mover_knew_counts(id: str) -> None:
    p = later(id, 14)
    world = sampled(p, int(p.seat), Rng(99))
    examiner = Examiner(p.game)
    worst = min(p.moves(), key=lambda move: p.game.rate(p, [move])[0])
    here = examiner.examine(p, worst, 3, Effort(playouts=16))
    there = examiner.examine(world, worst, 3, Effort(playouts=16))
    assert msgspec.structs.replace(here, luck=[]) == msgspec.structs.replace(there, luck=[])


def test_moves_that_are_made_as_one_are_one_decision() -> None:
    played = record("great_western_trail/well-played-3-players.txt", 40)
    sizes = spans(played)
    assert sum(sizes) == 40 and max(sizes) > 1
    at = sum(sizes[: sizes.index(2, 8)])
    p = trackside.Playthrough(played).at(at)
    said = sentence(p, played.moves[at : at + 2], words("en", p.game.id))
    assert said.startswith("Travel") or "Go" in said


def move(loss: float, options: int = 5, luck: list[Estimate] | None = None) -> AnalysedMove:
    some = Estimate(0.5, 0.01)
    better = ["other"] if loss else []
    return AnalysedMove(
        0, 0, "this", options, some, some, some, some, line=better, loss=Estimate(loss, 0.01), luck=luck or []
    )


def test_grades() -> None:
    assert [decision([move(loss)]).grade for loss in (0.0, 0.04, 0.05, 0.09, 0.1)] == [
        "good",
        "good",
        "inaccurate",
        "inaccurate",
        "bad",
    ]
    assert decision([move(0.04), move(0.07)]).grade == "bad"  # together
    forced = decision([move(0.0, options=1)])
    assert (forced.grade, forced.graded) == ("forced", False)


def test_a_difference_within_the_noise_is_no_mistake() -> None:
    """The two moves are one and the same, so whatever the figures say is noise."""
    p = later(AMSTERDAM, 20)
    examiner = Examiner(p.game)
    same = [p.moves()[0], p.moves()[0]]
    for key in range(20):
        values = examiner.compare(p, int(p.seat), same, key, Effort(playouts=12), 1.0)
        found = examiner.conclude(p, int(p.seat), same, 3, values, [], 0)
        assert found.better is None and found.loss.value == 0 and found.points_lost.value == 0


def test_luck_beyond_the_noise_is_a_turning_point_where_mistakes_are_few() -> None:
    lucky = [Estimate(0.2, 0.05), Estimate(-0.2, 0.05)]
    unsure = [Estimate(0.2, 0.18), Estimate(-0.2, 0.18)]
    found = turning_points([decision([move(0.06)]), decision([move(0, luck=lucky)]), decision([move(0, luck=unsure)])])
    assert [(point.decision, point.kind) for point in found] == [(0, "mistake"), (1, "luck")]
    many = [decision([move(0.06 + number / 100)]) for number in range(8)]
    assert [point.decision for point in turning_points(many)] == [3, 4, 5, 6, 7]


def test_chances_follow_from_points() -> None:
    assert winners([1, 2, 1]) == [0.5, 0.0, 0.5]
    assert shares([3.0, 3.0], 5.0) == [0.5, 0.5]
    assert sum(shares([10.0, 0.0, -500.0], 5.0)) == pytest.approx(1)
    curve = Widths([(0.1, 2.0), (0.5, 6.0)])
    assert [curve.at(left) for left in (0.0, 0.1, 0.3, 0.5, 1.0)] == pytest.approx([2.0, 2.0, 4.0, 6.0, 6.0])
    for id in GAMES:
        assert (Path(trackside.__file__).parent / "games" / id / FILE).is_file()
        assert [left for left, _ in widths(about(id).folder).knots] == sorted(
            left for left, _ in widths(about(id).folder).knots
        )
    solo = trackside.game("isle_of_trains", players=1).start(1)
    assert Outlook(solo.game).look(solo)[0] in ([0.0], [1.0])


def test_the_width_of_made_games_is_found() -> None:
    """Seats that are five points apart, and win as often as a width of ten says."""
    won = round(1000 * shares([5.0, 0.0], 10.0)[0])
    positions = [Foreseen(0.5, [5.0, 0.0], [1.0, 0.0] if n < won else [0.0, 1.0]) for n in range(1000)]
    found = fit_widths(positions)
    assert found.knots == [(0.5, pytest.approx(10.0, rel=0.03))]
    for each in reliability(positions, found):
        assert each.low <= each.chance <= each.high


def test_sums() -> None:
    found = Sum()
    for value in (0.0, 1.0, 0.0, 1.0):
        found.add(value)
    assert found.mean == 0.5 and found.reach == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5, rel=0.001)
    alike = Sum(doubt=0.25)
    for _ in range(30):
        alike.add(1.0)
    assert 0.01 < alike.reach < 0.05  # thirty of thirty is not certain


def test_bad_settings_are_refused() -> None:
    played = record(f"{AMSTERDAM}/01-2-players.txt", 1)
    settings: tuple[dict[str, Any], ...] = ({"seconds": 0}, {"playouts": -1}, {"jobs": 0})
    for bad in settings:
        with pytest.raises(BadOption):
            analyze(played, **bad)


def test_points_count_where_the_game_is_lost() -> None:
    """58 points behind, nothing lowers the chance to win; contracts that cannot be fulfilled still cost points."""
    playthrough = trackside.Playthrough(record(f"{AMSTERDAM}/01-2-players.txt", 60))
    p = playthrough.at(60)
    move = p.game.parse("contracts")
    found = decision([Examiner(p.game).examine(p, move, 1, Effort(playouts=1600))])
    assert found.before.value < 0.05 and found.loss < 0.05
    assert found.grade == "bad" and found.points_lost > 2 and found.even_loss >= 0.1
    assert found.lead_before.value > found.lead_after.value
    assert found.better and found.better != ["contracts"]
    assert not turning_points([found])  # the game did not turn here
    for language in LANGUAGES:
        say = words(language, AMSTERDAM)
        assert str(round(found.points_lost)) in cost(found, say) and "%" not in cost(found, say)
