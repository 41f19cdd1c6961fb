"""Measures whether the analysis of games can be trusted: the figures of docs/analysis.md.

    python benchmarks/analysis.py [--only WORD ...] [--minutes M] [--results FILE] [--jobs K] [--table]

- blunder: in a game between search bots one seat plays a known blunder. It is known because from there on greedy bots
  play many games to their end, in worlds that the seat held possible, once after the blunder and once after the move
  that the bot would have played, and the share of games won falls by at least FALL beyond the noise. The analysis,
  which never plays on that way, has to call the decision a mistake.
- itself: games of the search bot against itself; how many of its decisions are called mistakes.
- player: one seat is a weaker or stronger bot, the others are search bots; how its decisions are graded.
- time: how long a whole analysis takes with its own settings.

Each game is kept in a file as soon as it is analysed, so a run can be stopped and taken up again. `--table` only prints
what there is. The seeds begin at FRESH.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import trackside
from trackside import bots
from trackside.analysis import Analysis, analyze
from trackside.analysis.chances import winners
from trackside.analysis.estimate import Sum
from trackside.analysis.moves import sampled
from trackside.arena.simulation import bot_seed
from trackside.bots.sight import Sight
from trackside.core.arrays import COMPILED
from trackside.core.edge.record import Line, Record, new_record
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.search.budget import CLOCK
from trackside.search.playouts import Playouts
from trackside.search.policy import GreedyPolicy
from trackside.search.settings import Settings

FRESH = 2_000_000
FALL = 0.25  # of the share of games won, after a blunder
WORLDS = 64  # in which it is played on
EVERY = 4  # plies between the decisions that are tried
AGAIN = 1_000  # to the next seed, if a game offers no blunder


class Item(msgspec.Struct, frozen=True):
    """One game to be played and analysed."""

    kind: str
    game: str
    seats: int
    player: str
    seed: int
    begin: int = 0  # a blunder is looked for from this ply on

    @property
    def name(self) -> str:
        player = f" {self.player}" if self.kind == "player" else ""
        return f"{self.kind}{player} {self.game} {self.seats} {self.seed}"


class Outcome(msgspec.Struct, frozen=True):
    """What came of it."""

    name: str
    seed: int
    decisions: int
    inaccurate: int
    bad: int
    seconds: float
    jobs: int
    playouts: int
    ply: int | None = None  # of the blunder
    blunder: str = ""
    fall: float = 0.0
    grade: str = ""
    loss: float = 0.0
    turning_point: bool = False


PLAYERS = ("random", "calm", "greedy", "search:50ms")
RIVAL = "search:20ms"  # against whom they play

AMSTERDAM, ISLE = "ticket_to_ride_amsterdam", "isle_of_trains"
STEAM, WEST = "steam", "great_western_trail"


def items() -> list[Item]:
    blunders = (
        [(AMSTERDAM, 2, "search:20ms", 10)] * 4
        + [(ISLE, 2, "search:10ms", 40)] * 3
        + [(WEST, 2, "search:20ms", 60)] * 2
    )
    blunders += [(STEAM, 3, "search:20ms", 15)]
    selves = (
        [(AMSTERDAM, 2, "search:100ms", 0)] * 4 + [(ISLE, 2, "search:50ms", 0)] * 2 + [(WEST, 2, "search:50ms", 0)] * 2
    )
    selves += [(STEAM, 3, "search:60ms", 0)] * 2
    players = [(game, 2 + (game == STEAM), bot, 0) for game in (AMSTERDAM, ISLE, WEST, STEAM) for bot in PLAYERS]
    times = [(AMSTERDAM, 2, "search:20ms", 0), (WEST, 2, "search:20ms", 0)]
    found: list[Item] = []
    for kind, games in (("blunder", blunders), ("itself", selves), ("player", players), ("time", times)):
        for number, (game, seats, player, begin) in enumerate(games):
            found.append(Item(kind, game, seats, player, FRESH + number, begin + 3 * number if begin else 0))
    return found


def play(item: Item) -> tuple[Record, int | None, str, float]:
    """The game, and where a blunder was planted."""
    game = trackside.game(item.game, item.seats)
    names = [item.player, *[RIVAL if item.kind == "player" else item.player] * (item.seats - 1)]
    players = [bots.make(name, bot_seed(item.seed, seat)) for seat, name in enumerate(names)]
    record = new_record(game, item.seed, seats=names)
    p: Position = game.start(item.seed)
    planted: int | None = None
    text, fall = "", 0.0
    while not p.over:
        sight = Sight(p)
        move = players[sight.seat].choose(sight)
        due = p.ply >= item.begin and p.ply % EVERY == 0 and len(sight.moves) > 1
        if item.kind == "blunder" and planted is None and due:
            rated = game.rate(p, sight.moves)
            worst: Move[Any] = sight.moves[rated.index(min(rated))]
            if worst is not move:
                fall = fallen(p, move, worst, item.seed)
                if fall >= FALL:
                    planted, text, move = int(p.ply), worst.text, worst
        p.play(move)
        record.lines.append(Line(move.text))
    record.scores = [int(score.total()) for score in p.scores()]
    return record, planted, text, fall if planted is not None else 0.0


def fallen(p: Position, move: Move[Any], worse: Move[Any], seed: int) -> float:
    """By how much fewer games are won after the worse move, at least: the lower end of the 95 % interval."""
    settings = Settings()
    settings.decisions = 0
    settings.policy = GreedyPolicy(1.0)
    playouts = Playouts(p.game, settings)
    seat = int(p.seat)
    difference = Sum(0.25)
    rng = Rng(seed)
    for number in range(WORLDS):
        stream = rng.branch()
        world = sampled(p, seat, stream)
        won: list[float] = []
        for each in (move, worse):
            at = world.copy()
            at.carry_out(each)
            playouts.play_on(at, stream.copy())
            won.append(winners(p.game.places(at))[seat])
        difference.add(won[0] - won[1])
        if number in (7, 15) and difference.mean < FALL / 2:
            break  # hopeless
    return difference.mean - difference.reach


def measure(item: Item, jobs: int) -> Outcome:
    name = item.name
    record, planted, text, fall = play(item)
    while item.kind == "blunder" and planted is None:  # no decision of this game was grave enough
        item = msgspec.structs.replace(item, seed=item.seed + AGAIN)
        record, planted, text, fall = play(item)
    CLOCK.processor = False
    started = time.perf_counter()
    found = analyze(record, jobs=jobs)
    seconds = time.perf_counter() - started
    return outcome(name, item.seed, found, seconds, jobs, planted, text, fall)


def outcome(
    name: str, seed: int, found: Analysis, seconds: float, jobs: int, planted: int | None, text: str, fall: float
) -> Outcome:
    counted = range(1) if name.startswith("player") else range(len(found.players))
    graded = [each for each in found.decisions if each.graded and each.seat in counted]
    counts = {grade: sum(1 for each in graded if each.grade == grade) for grade in ("inaccurate", "bad")}
    grade, loss, turning = "", 0.0, False
    if planted is not None:
        at = next(n for n, each in enumerate(found.decisions) if each.ply <= planted < each.ply + len(each.moves))
        grade, loss = found.decisions[at].grade, found.decisions[at].loss
        turning = any(point.decision == at for point in found.turning_points)
    return Outcome(
        name=name,
        seed=seed,
        decisions=len(graded),
        inaccurate=counts["inaccurate"],
        bad=counts["bad"],
        seconds=round(seconds, 1),
        jobs=jobs,
        playouts=found.playouts,
        ply=planted,
        blunder=text,
        fall=round(fall, 3),
        grade=grade,
        loss=loss,
        turning_point=turning,
    )


def show(outcomes: Sequence[Outcome]) -> None:
    for each in outcomes:
        mistakes = f"{each.inaccurate} inaccurate, {each.bad} bad of {each.decisions}"
        planted = ""
        if each.name.startswith("blunder"):
            where = "none planted" if each.ply is None else f"ply {each.ply}, {each.blunder} (−{each.fall:.0%})"
            planted = f"; {where}: {each.grade} (−{each.loss:.0%}), turning point: {each.turning_point}"
        print(f"{each.name} (seed {each.seed}): {mistakes}, {each.seconds:.0f} s with {each.jobs} processes{planted}")
    known = [each for each in outcomes if each.ply is not None]
    found = [each for each in known if each.grade in ("inaccurate", "bad")]
    print(f"blunders found: {len(found)} of {len(known)}")
    own = [each for each in outcomes if each.name.startswith("itself")]
    total = sum(each.decisions for each in own)
    if total:
        bad, all = sum(each.bad for each in own), sum(each.bad + each.inaccurate for each in own)
        print(f"search against itself: {all} mistakes in {total} decisions ({all / total:.1%}), {bad} of them bad")


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD", help="items whose name holds one of these")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no further game after so many")
    parser.add_argument("--results", type=Path, default=Path("analysis-results.jsonl"))
    parser.add_argument("--jobs", type=int, help="processes (otherwise one for each core)")
    parser.add_argument("--table", action="store_true", help="only print what there is")
    arguments = parser.parse_args()
    done: list[Outcome] = []
    if arguments.results.exists():
        done = [msgspec.json.decode(line, type=Outcome) for line in arguments.results.read_bytes().splitlines()]
    names = {each.name for each in done}
    started = time.monotonic()
    CLOCK.processor = True
    if not COMPILED and not arguments.table:
        print("the pure engine runs: the figures will be poor")
    for item in [] if arguments.table else items():
        if item.name in names or (arguments.only and not any(word in item.name for word in arguments.only)):
            continue
        if time.monotonic() - started > 60 * arguments.minutes:
            break
        CLOCK.processor = True
        done.append(measure(item, arguments.jobs or 2))
        with arguments.results.open("ab") as file:
            file.write(msgspec.json.encode(done[-1]) + b"\n")
        show(done[-1:])
    print()
    show(done)


if __name__ == "__main__":
    main()
