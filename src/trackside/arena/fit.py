"""Fits the weights of a game's model of final points, and reports how well it predicts them.

The games are made for it: up to some move, another one in each game, all seats play by lot among the moves that look
good, some with more and some with less care; from there on they play as the playouts of a search do, by the best
rating. So the positions are many and uneven, and what they came to is what a playout that is cut off there would have
come to.

Ridge regression on the final points of every seat. Each feature has two weights, one at the end of the game and one
that is added at its start, so a game is fitted as a whole and not stage by stage.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

import trackside
from trackside.core.edge.errors import BadOption, TracksideError
from trackside.core.edge.record import Record, game_of, in_rules_of_today, positions, read
from trackside.core.game import Game
from trackside.core.linear_model import LinearModel
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.search.policy import Policy, best, drawn, menu_moves

EVERY = 7  # one position is taken every so many moves
CARE = (0.0, 0.3, 1.0, 2.0, 4.0)  # temperatures at which moves are drawn
MIDDLING = 40  # moves of a seat in a game, roughly
LONG = {"great_western_trail": 110, "isle_of_trains": 60, "steam": 55, "ticket_to_ride_amsterdam": 18}
STAGES = 5
RIDGE = 0.002  # strength of the ridge penalty, relative to the spread of a feature
MEAN = 0.3  # what the mean of a table counts against the differences from it
FLAT = 1e-9


class NoNumPy(TracksideError):
    """NumPy is not installed."""


class Sample(msgspec.Struct, frozen=True):
    """One position of a finished game: for each seat its features, and what it came to."""

    stage: int  # from 0
    left: float
    features: list[list[float]]
    final: list[float]


class Stage(msgspec.Struct, frozen=True):
    """How well the final lead over the best rival is predicted in one part of the game."""

    stage: int
    positions: int
    correlation: float
    slope: float  # of the final lead over the predicted one; 1 is right
    error: float  # of the predicted lead in points, root mean square


def records(folder: str) -> Iterator[Record]:
    files = sorted(Path(folder).glob("*.txt"))
    if not files:
        raise BadOption(f"{folder} holds no records")
    for file in files:
        yield read(file.read_text(encoding="utf-8"))


def samples(games: Iterable[Record], id: str) -> list[Sample]:
    """Positions of all these games that are of the game `id` and have ended."""
    found: list[Sample] = []
    for record in games:
        if record.game == id and record.seed is not None:
            found += samples_of(record)
    if not found:
        raise BadOption(f"there is no finished game of {id} among the records")
    return found


def explored(id: str, seats: list[int], options: dict[str, Any], seed: int) -> list[Sample]:
    """Positions of one game that is made for it; the seed says which of the numbers of players it has."""
    players = seats[seed % len(seats)]
    game = trackside.game(id, players, None, **options)
    rng = Rng(key_of(seed))
    care = [CARE[rng.below(len(CARE))] for _ in range(players)]
    careful_from = int(rng.below(LONG[id] * players if id in LONG else MIDDLING * players))
    p: Position = game.start(seed)
    policy: Policy = game.search_settings("search").policy
    menu = Menu()
    taken: list[tuple[int, float, list[list[float]]]] = []
    while not p.over:
        ply = int(p.ply)
        if ply >= careful_from and (ply - careful_from) % EVERY == 0:
            taken.append((ply, float(game.fraction_left(p)), features(game, p)))
        p.list_moves(menu)
        choice = 0
        if menu.count > 1:
            rated = policy.rate(p, menu_moves(p, menu))
            temperature = care[p.seat]
            lot = ply < careful_from and temperature > 0
            choice = int(drawn(rated, temperature, rng) if lot else best(rated))
        p.carry_out(game.moves[menu.ids[choice]])
    final = [float(score.total()) for score in p.scores()]
    return [Sample(STAGES * at // int(p.ply), left, rows, final) for at, left, rows in taken]


def samples_of(record: Record) -> list[Sample]:
    record = in_rules_of_today(record)
    game = game_of(record)
    taken: list[tuple[int, float, list[list[float]]]] = []
    for p in positions(record):
        if p.ply % EVERY == 0 and not p.over:
            taken.append((int(p.ply), float(game.fraction_left(p)), features(game, p)))
    if not p.over:
        return []
    final = [float(score.total()) for score in p.scores()]
    length = len(record.lines)
    return [Sample(STAGES * at // length, left, rows, final) for at, left, rows in taken]


def features(game: Game[Any], p: Position) -> list[list[float]]:
    return [[float(x) for x in game.features(p, seat)] for seat in range(int(game.seats))]


def fit(names: list[str], found: Sequence[Sample]) -> dict[str, list[float]]:
    """The weights of each feature: at the end, and what is added at the start.

    What matters is who leads, so seats are compared with the mean of their table; the mean itself counts less.
    """
    rows: list[list[float]] = []
    wanted: list[float] = []
    for sample in found:
        table = [x + [sample.left * each for each in x] for x in sample.features]
        mean = [sum(column) / len(table) for column in zip(*table, strict=True)]
        middle = sum(sample.final) / len(table)
        rows.append([MEAN * each for each in mean])
        wanted.append(MEAN * middle)
        if len(table) > 1:
            for x, points in zip(table, sample.final, strict=True):
                rows.append([each - its_mean for each, its_mean in zip(x, mean, strict=True)])
                wanted.append(points - middle)
    weights = ridge(rows, wanted)
    n = len(names)
    return {name: [round(weights[i], 4), round(weights[n + i], 4)] for i, name in enumerate(names)}


def write(path: str, weights: dict[str, list[float]]) -> None:
    """A YAML file, a line for each feature."""
    head = "# What each feature of advice/appraise.py counts: at the end of the game, and what is added at its start.\n"
    head += "# Written by `trackside fit`.\n"
    lines = [f"{name}: [{late}, {early}]\n" for name, (late, early) in weights.items()]
    Path(path).write_text(head + "".join(lines), encoding="utf-8")


def ridge(rows: list[list[float]], wanted: list[float]) -> list[float]:
    """Least squares on scaled columns, with small weights; the first column, the constant, is not penalised."""
    try:
        numpy: Any = import_module("numpy")
    except ModuleNotFoundError:
        raise NoNumPy("fitting needs NumPy: pip install 'trackside[tune]'") from None
    x = numpy.array(rows)
    scale = numpy.sqrt((x * x).mean(axis=0))
    scale[scale == 0] = 1.0
    x /= scale
    held = numpy.full(len(scale), RIDGE)
    held[0] = FLAT
    matrix = x.T @ x / len(x) + numpy.diag(held)
    found: list[float] = (numpy.linalg.solve(matrix, x.T @ numpy.array(wanted) / len(x)) / scale).tolist()
    return found


def calibration(names: list[str], weights: dict[str, list[float]], found: Sequence[Sample]) -> list[Stage]:
    """How well these weights predict the final lead, by stage of the game."""
    model = LinearModel(names, weights)
    pairs: list[list[tuple[float, float]]] = [[] for _ in range(STAGES)]
    for sample in found:
        points = [value(model, x, sample.left) for x in sample.features]
        for seat in range(len(points)):
            pairs[sample.stage].append((lead(points, seat), lead(sample.final, seat)))
    return [stage(number, its) for number, its in enumerate(pairs) if its]


def value(model: LinearModel, x: list[float], left: float) -> float:
    return sum(a * (late + left * early) for a, late, early in zip(x, model.late, model.early, strict=True))


def lead(points: Sequence[float], seat: int) -> float:
    return points[seat] - max((other for at, other in enumerate(points) if at != seat), default=0.0)


def stage(number: int, pairs: list[tuple[float, float]]) -> Stage:
    n = len(pairs)
    mean_x = sum(x for x, _ in pairs) / n
    mean_y = sum(y for _, y in pairs) / n
    xx = sum((x - mean_x) ** 2 for x, _ in pairs)
    yy = sum((y - mean_y) ** 2 for _, y in pairs)
    xy = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    error = sqrt(sum((x - y) ** 2 for x, y in pairs) / n)
    known = xy / sqrt(xx * yy) if xx > FLAT and yy > FLAT else 0.0
    return Stage(number, n, round(known, 3), round(xy / xx, 3) if xx > FLAT else 0.0, round(error, 2))
