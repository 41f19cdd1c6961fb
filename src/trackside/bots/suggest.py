"""Hints: the best moves for a seat, the differences between them, and where their lines differ."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Any

import msgspec

from trackside.bots import Bot
from trackside.bots.search import SearchBot, settings
from trackside.bots.sight import Sight
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.search.halving import rounds_for
from trackside.search.playouts import Playouts
from trackside.search.settings import Settings

MOST = 3  # moves to suggest
WORLDS = 400  # worlds in which their lines are played, if there is time
ALIKE = 0.1  # points: lines closer than this count as equal
RIVAL = "rival"  # the part with the points of the best rival


class Suggestion(msgspec.Struct):
    """A move and what its line promises, as differences in points: of the best move to the next one, of the others to
    the best one."""

    move: str
    difference: float  # of the lead to the best move; 0 or less
    parts: dict[str, float]  # by part of the appraisal, own points; RIVAL are those of the best rival. None if alike


class Line:
    """The sum of the playouts after a move. The lead is that over the best rival, whose points count as much as the
    search counts them (`Settings.rivals`): alone, and where they count nothing, it is the own points."""

    def __init__(self, move: Move[Any], rivals: float = 1.0) -> None:
        self.move = move
        self.rivals = rivals
        self.lead = 0.0
        self.parts: defaultdict[str, float] = defaultdict(float)

    def add(self, p: Position, seat: int) -> None:
        points = p.game.appraise(p)
        others = [its for other, its in enumerate(points) if other != seat]
        self.lead += points[seat]
        if others and self.rivals > 0:
            self.lead -= self.rivals * max(others)
            self.parts[RIVAL] += self.rivals * max(others)
        names = p.game.adapter.parts()
        for part, its in p.game.appraise_parts(p, seat).items():
            self.parts[names.get(part, part)] += its


def suggest(sight: Sight, bot: Bot, seed: int, seconds: float) -> list[Suggestion]:
    """The bot's choice and the next best moves, best first. `seconds` is the time for playing out their lines."""
    moves = best_moves(sight, bot)
    if len(moves) == 1:
        return [Suggestion(moves[0].text, 0.0, {})]
    its = bot.searching(sight.game).settings if isinstance(bot, SearchBot) else settings(sight.game, "search", ())
    lines = [Line(move, float(its.rivals)) for move in moves]
    worlds = play_lines(sight, lines, its, seed, seconds)
    lines[1:] = sorted(lines[1:], key=lambda line: -line.lead)
    best, following = lines[0], lines[1]
    found: list[Suggestion] = []
    for line in lines:
        # In a few worlds a line may look better than the one the search preferred: then they count as equal.
        behind = max(best.lead - (following if line is best else line).lead, 0.0) / worlds
        parts = differences(line, following if line is best else best, worlds) if behind >= ALIKE else {}
        found.append(Suggestion(line.move.text, 0.0 if line is best else 0.0 - round(behind, 2), parts))
    return found


def best_moves(sight: Sight, bot: Bot) -> list[Move[Any]]:
    """At most MOST moves, the bot's choice first."""
    if len(sight.moves) == 1:
        return sight.moves
    if isinstance(bot, SearchBot):
        found: list[Move[Any]] = [candidate.move for candidate in bot.decide(sight).candidates]
    else:
        chosen = bot.choose(sight)
        rated = sight.game.rate(sight.world(sight.chance(0)), sight.moves)
        order = sorted(zip(rated, sight.moves, strict=True), key=lambda pair: -pair[0])
        found = [chosen, *(move for _, move in order if move is not chosen)]
    return found[:MOST]


def play_lines(sight: Sight, lines: list[Line], its: Settings, seed: int, seconds: float) -> int:
    """Play out the lines in the same sampled worlds; returns the number of worlds, at least one."""
    until = time.perf_counter() + seconds
    playouts = Playouts(sight.game, its)
    most = WORLDS
    if its.deepening:  # no chance is left: one world is enough, and the search has looked this far
        most, playouts.depth = 1, 1 << (rounds_for(min(len(sight.moves), int(its.top))) - 1)
    rng = sight.chance(seed)
    worlds = 0
    while worlds == 0 or (worlds < most and time.perf_counter() < until):
        worlds += 1
        stream = rng.branch()
        world = sight.world(stream)
        playouts.policy.look_at(world)
        for line in lines:
            p = world.copy()
            p.carry_out(line.move)
            playouts.play_on(p, stream.copy())
            line.add(p, sight.seat)
    return worlds


def differences(line: Line, other: Line, worlds: int) -> dict[str, float]:
    """How much more the line brings than the other one, by part; the greatest difference first."""
    parts = dict.fromkeys([*line.parts, *other.parts])
    found = {part: round((line.parts[part] - other.parts[part]) / worlds, 2) for part in parts}
    return dict(sorted(found.items(), key=lambda pair: -abs(pair[1])))
