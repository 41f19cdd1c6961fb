"""Matches: players rotate through the seats, and every seating plays the same seeds, so that luck cancels out.

A *round* is one seed played in all seatings. Rounds are compared, because games of one seed are not independent. A
match can be stopped and resumed: every round is stored in a file, if one is named.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import trackside
from trackside import bots, engine
from trackside.arena.pool import in_processes
from trackside.arena.sequential import Sequential
from trackside.arena.simulation import bot_seed
from trackside.bots.program import tell_over
from trackside.bots.sight import Sight
from trackside.core.edge.box import nested
from trackside.core.edge.errors import BadOption, TracksideError
from trackside.core.edge.record import Line, new_record
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.games import about
from trackside.search.budget import CLOCK, now

LONGEST = 20_000  # decisions; a game that continues beyond this never ends
PATIENCE = 4_000  # games after which a match without a fixed number gives up


class Match(msgspec.Struct, frozen=True):
    """What is played: everything a worker needs to know.

    >>> from trackside.arena import Match
    >>> match = Match("isle_of_trains", ("greedy", "greedy", "random"))
    >>> match.seatings()
    [('greedy', 'greedy', 'random'), ('greedy', 'random', 'greedy'), ('random', 'greedy', 'greedy')]
    """

    game: str
    players: tuple[str, ...]  # as many as there are seats; a player may have several
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}  # corrections of the box, by dotted key
    budget: str | None = None  # for players that name none
    seed: int = 0  # of the first round

    def make_game(self) -> Game[Any]:
        """The game with its options and the corrections of the box."""
        return trackside.game(self.game, len(self.players), nested(self.overrides) or None, **self.options)

    def seatings(self) -> list[tuple[str, ...]]:
        """All distinct rotations of the players."""
        turns = [self.players[at:] + self.players[:at] for at in range(len(self.players))]
        return list(dict.fromkeys(turns))

    def check(self) -> None:
        """Raise here, not in a worker, if the game or a player is unknown or cannot play it."""
        game = self.make_game()
        for player in dict.fromkeys(self.players):
            bots.check(player, game, self.budget)


class Played(msgspec.Struct, frozen=True):
    """One game, by seat."""

    seed: int
    seating: int
    players: list[str]
    scores: list[int]
    places: list[int]
    parts: list[dict[str, int]]
    choices: list[int]  # decisions with more than one answer
    seconds: list[float]  # of the processor, thought about them
    playouts: list[int]  # of a search
    decisions: int  # all of the game


class Round(msgspec.Struct, frozen=True):
    """One seed in all seatings."""

    seed: int
    games: list[Played]


def play_match(
    match: Match,
    games: int | None,
    jobs: int | None = None,
    kept: str | None = None,
    records: str | None = None,
    progress: Callable[[int], object] = lambda done: None,
    spread: Callable[[Callable[[int], Round], Iterable[int], int], Iterator[Round]] = in_processes,
) -> tuple[list[Round], Sequential]:
    """Play a match and return its rounds in the order of their seeds: `games` of them, rounded up to whole rounds, or,
    without a number, until it is sure whether the first player is better than the others, worse or similar.

    `kept` is the file that keeps every round; those that it holds are not played again. `spread` spreads the rounds
    over processes, here or elsewhere.
    """
    match.check()
    seatings = len(match.seatings())
    if (games is not None and games < 1) or (jobs is not None and jobs < 1):
        raise BadOption("at least one game and one job are needed")
    if games is None and len(set(match.players)) < 2:
        raise BadOption("a match until it is sure needs two different players")
    wanted = -(-(PATIENCE if games is None else games) // seatings)
    store = Store(kept, match) if kept is not None else None
    every = range(match.seed, match.seed + wanted)
    done = {round.seed: round for round in (store.rounds if store is not None else []) if round.seed in every}
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)
        if spread is in_processes:  # elsewhere the records are on the machines that played
            require_records(records, match.game, done.values())
    seeds = [seed for seed in every if seed not in done]
    jobs = min(jobs or os.cpu_count() or 1, max(len(seeds), 1))
    test = Sequential(1 / len(match.players))
    rounds: list[Round] = []
    coming = spread(partial(play_round, match, records), seeds, jobs) if seeds else iter(())
    for seed in every:  # in order, so that a match stops at the same game with any number of processes
        while seed not in done:
            round = next(coming)
            done[round.seed] = round
            if store is not None:
                store.add(round)
        rounds.append(done[seed])
        progress(len(rounds) * seatings)
        test.add(won_by(match.players[0], done[seed]))
        if games is None and test.verdict is not None:
            break
    getattr(coming, "close", lambda: None)()
    return rounds, test


def won_by(player: str, round: Round) -> float:
    """The share of a round that a seat of this player won."""
    won = [
        1 / game.places.count(1) if game.places[seat] == 1 else 0.0
        for game in round.games
        for seat, name in enumerate(game.players)
        if name == player
    ]
    return sum(won) / len(won)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all rounds of a file have in common. Other code may play other moves from the same seeds."""

    trackside: str  # its version
    rules: int  # the version of the game's rules
    engine: str
    match: Match

    @property
    def code(self) -> str:
        return f"Trackside {self.trackside}, rules {self.rules}, {self.engine} engine"


def header_of(match: Match) -> Header:
    runs = "compiled" if engine.plays_compiled(match.game) else "pure"
    return Header(trackside.__version__, about(match.game).version, runs, match)


class Store:
    """A file that keeps the rounds of a match: its header in the first line, then a line for each round."""

    def __init__(self, path: str, match: Match) -> None:
        self.path = Path(path)
        self.rounds: list[Round] = []
        mine = header_of(match)
        text = self.path.read_bytes() if self.path.exists() else b""
        if not text:
            self.path.write_bytes(msgspec.json.encode(mine) + b"\n")
            return
        lines = text.splitlines()
        require_header(path, lines[0], mine)
        if not text.endswith(b"\n"):  # broken off: what is added begins a new line
            with self.path.open("ab") as file:
                file.write(b"\n")
        for line in lines[1:]:
            try:
                self.rounds.append(msgspec.json.decode(line, type=Round))
            except msgspec.DecodeError:
                continue  # written only in part: the round is played again

    def add(self, round: Round) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(round) + b"\n")


def require_header(path: str, line: bytes, mine: Header) -> None:
    """BadOption if the first line of a file does not say that it keeps rounds of this match, played by this code."""
    try:
        found = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadOption(f"{path} does not keep rounds of a match, or those of an earlier Trackside") from None
    if found.match != mine.match:
        raise BadOption(f"{path} keeps another match")
    if found != mine:
        raise BadOption(f"{path} keeps rounds of {found.code}; this is {mine.code}: name a new file")


def require_records(folder: str, game: str, rounds: Iterable[Round]) -> None:
    """BadOption if the records of rounds that will not be played again are not in the folder."""
    missing = [
        round.seed
        for round in rounds
        if not all(record_file(folder, game, each.seed, each.seating).exists() for each in round.games)
    ]
    if missing:
        told = f"{folder} lacks the records of {len(missing)} stored rounds, which are not played again"
        raise BadOption(f"{told}: name the folder of the first run, or a new file for the rounds")


def record_file(folder: str, game: str, seed: int, seating: int) -> Path:
    return Path(folder, f"{game}-{seed}-{seating}.txt")


def play_round(match: Match, records: str | None, seed: int) -> Round:
    """One seed in all seatings, in this process."""
    game = match.make_game()
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)  # this may be another machine
    with processor_time():
        return Round(seed, [play(match, game, seed, at, records) for at in range(len(match.seatings()))])


@contextmanager
def processor_time() -> Iterator[None]:
    """Budgets in milliseconds count processor time here, so that other work does not weaken a player."""
    CLOCK.processor = True
    try:
        yield
    finally:
        CLOCK.processor = False


def play(match: Match, game: Game[Any], seed: int, seating: int, records: str | None) -> Played:
    names = match.seatings()[seating]
    players = [bots.make(name, bot_seed(seed, seat), match.budget) for seat, name in enumerate(names)]
    record = new_record(game, seed, seats=names)
    choices = [0] * len(names)
    seconds = [0.0] * len(names)
    p: Position = game.start(seed)
    while not p.over:
        if p.ply == LONGEST:
            raise TracksideError(f"{game.id}, seed {seed}: the game does not end")
        sight = Sight(p)
        started = now()
        move = players[sight.seat].choose(sight)
        if len(sight.moves) > 1:
            seconds[sight.seat] += now() - started
            choices[sight.seat] += 1
        p.play(move)
        record.lines.append(Line(move.text))
    scores = p.scores()
    record.scores = [int(score.total()) for score in scores]
    places = [int(place) for place in game.places(p)]
    tell_over(players, record.scores, places)
    if records is not None:
        record_file(records, game.id, seed, seating).write_text(record.text(), encoding="utf-8")
    return Played(
        seed=seed,
        seating=seating,
        players=list(names),
        scores=record.scores,
        places=places,
        parts=[{name: int(points) for name, points in score.parts().items()} for score in scores],
        choices=choices,
        seconds=seconds,
        playouts=[int(getattr(player, "playouts", 0)) for player in players],
        decisions=int(p.ply),
    )
