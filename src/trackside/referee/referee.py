"""The referee: plays a random game and checks after every move what must hold in every game.

Cheap checks (components, legality, horizon, notation) are made at every ply. Expensive ones (views, situations, sampled
worlds, sentences) are made at a share `thorough` of the plies, chosen by a seeded generator, and always at the start
and at the end, so that each game is looked at in other places. A fault names the game, the seed and the ply, and comes
again however many plies are looked at:

    play(trackside.game("steam", players=3), seed=41, thorough=1.0)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import yaml

from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Line, new_record, read, replay
from trackside.core.game import Game
from trackside.core.journal import Event, Journal
from trackside.core.moves import IllegalMove, Menu, Move
from trackside.core.position import Position
from trackside.core.question import Question
from trackside.core.rng import COUNTER, Rng, key_of
from trackside.referee import hidden
from trackside.referee.choosing import STYLES, chooser
from trackside.referee.sentences import Sentences

LONGEST = 20_000  # moves; a random game that continues beyond this never ends
COPIES_KEPT = 12
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
AHEAD = 8  # plies that an arranged position is played beside the true one


class Fault(AssertionError):
    """Something that must hold in every game does not hold."""


def need(holds: bool, fault: str) -> None:
    if not holds:
        raise Fault(fault)


@dataclass
class Kept:
    """An earlier copy, with what it looked like then."""

    copy: Position
    looks: bytes


@dataclass
class Twin:
    """A position arranged from the situation of the true one, played beside it for a while."""

    position: Position
    until: int


class Referee:
    def __init__(
        self,
        game: Game[Any],
        seed: int,
        thorough: float,
        language: str | None = None,
        generator: str = COUNTER,
        start: Position | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.generator = generator
        self.thorough = thorough
        self.picks = Rng(key_of(seed) ^ 0x5EED)  # picks the moves: the same ones however much is looked at
        self.choose = chooser(STYLES[seed % len(STYLES)], self.picks)
        self.plies = Rng(key_of(seed) ^ 0xCA11)  # picks the plies that are looked at in every way
        self.chance = Rng(0)  # for what the checks pick, begun anew at every ply
        self.sentences = Sentences(game, language) if language is not None else None
        self.menu = Menu()
        self.p: Position = game.start(seed, generator) if start is None else start
        self.first = int(self.p.ply)
        self.p.journal = Journal()
        self.played: list[Move[Any]] = []
        self.events = 0  # that were looked at
        self.kept: list[Kept] = []
        self.twin: Twin | None = None

    def play(self, watch: Callable[[Position, Move[Any], list[Event]], None] | None = None) -> Position:
        """A whole random game from set-up. `watch` is called after every move."""
        try:
            self.look(everything=True)
            while not self.p.over:
                move = self.step()
                if watch is not None:
                    watch(self.p, move, self.new_events())
                self.look(everything=self.p.over or int(self.plies.below(10_000)) < self.thorough * 10_000)
            self.finish()
        except Exception as problem:
            raise Fault(self.describe(problem)) from problem
        return self.p

    def play_on(self, plies: int) -> Position:
        """Play random moves, that many or to the end, from a position that need not come from a game."""
        try:
            self.look(everything=True)
            while not self.p.over and len(self.played) < plies:
                self.step()
                self.look(everything=self.p.over or int(self.plies.below(10_000)) < self.thorough * 10_000)
        except Exception as problem:
            raise Fault(self.describe(problem)) from problem
        return self.p

    def step(self) -> Move[Any]:
        """One random move of the true position, and of its twin if there is one."""
        p = self.p
        legal = p.moves()
        need(bool(legal), f"{_describe_question(p)}: the game is not over, but there is no legal move")
        need(len(self.played) < LONGEST, "the game does not end")
        move = self.choose(p, legal)
        horizon, drawn, seat = p.horizon, p.rng.count, p.seat
        p.play(move)
        self.played.append(move)
        need(p.ply == self.first + len(self.played), f"ply is {p.ply} after {len(self.played)} moves")
        need(p.horizon >= horizon, f"{move}: the horizon fell from {horizon} to {p.horizon}")
        need(p.horizon > horizon or p.seat == seat, f"{move}: another seat acts, but the horizon did not move")
        need(p.horizon > horizon or p.rng.count == drawn, f"{move}: chance was used, but the horizon did not move")
        if self.twin is not None:
            self.follow(self.twin, move)
        return move

    def look(self, everything: bool) -> None:
        p = self.p
        faults = self.game.faults(p)
        need(not faults, "; ".join(faults))
        legal = p.moves()
        need(
            legal == self.filtered(),
            f"{_describe_question(p)}: the moves listed are not those without a refusal, in order",
        )
        if everything:
            self.chance = Rng(self.picks.key, 1_000_000 + 10_000 * len(self.played))
            self.copies(legal)
            self.notation(legal)
            self.refusals(legal)
            self.scores()
            self.situation()
            self.views(legal)
            hidden.check(p, self.chance)
            self.rating(legal)
            if len(self.kept) < COPIES_KEPT:
                self.kept.append(Kept(p.copy(), looks(p)))
        if self.sentences is not None:
            self.sentences.events(self.new_events(), everything)
            if everything:
                self.sentences.position(p)
        self.events = len(self.journal.events)

    def filtered(self) -> list[Move[Any]]:
        """The catalogue filtered by `refusal`: what the game's own listing must equal."""
        if self.p.asked is None:
            return []
        self.menu.count = 0
        Question.list_moves(self.p.asked, self.p, self.menu)
        return [self.game.moves[self.menu.ids[k]] for k in range(self.menu.count)]

    def notation(self, legal: list[Move[Any]]) -> None:
        for move in legal:
            need(self.game.parse(str(move)) is move, f"{move}: its notation is read as another move")
            need(self.game.moves[move.id] is move, f"{move}: its id {move.id} is that of another move")

    def refusals(self, legal: list[Move[Any]]) -> None:
        """Every move of the catalogue is legal or refused; an illegal one raises with its rule and changes nothing."""
        p = self.p
        for move in self.game.moves:
            rule = p.refusal(move)
            if rule is not None and self.sentences is not None:
                self.sentences.rule(rule)
        move = self.game.moves[self.chance.below(len(self.game.moves))]
        rule = p.refusal(move)
        need((rule is None) == (move in legal), f"{move}: refusal says {rule}, the list says otherwise")
        if rule is not None:
            before = looks(p)
            try:
                p.play(move)
            except IllegalMove as refused:
                need(refused.rule is rule, f"{move}: explained by {rule}, refused by {refused.rule}")
            else:
                raise Fault(f"{move}: played although {rule} forbids it")
            need(looks(p) == before, f"{move}: refused, but something changed")

    def scores(self) -> None:
        p = self.p
        scores = p.scores()
        need(len(scores) == self.game.seats, f"{len(scores)} scores for {self.game.seats} seats")
        for seat, score in enumerate(scores):
            parts = score.parts()
            need(list(parts) == list(self.game.categories), f"seat {seat}: categories {list(parts)}")
            need(sum(parts.values()) == score.total(), f"seat {seat}: {parts} do not add up to {score.total()}")
            found = dict.fromkeys(parts, 0)
            for reason in self.game.reasons(p, seat):
                need(reason.category in found, f"seat {seat}: reason {reason.key} for unknown {reason.category!r}")
                found[reason.category] += reason.points
            need(found == parts, f"seat {seat}: reasons add up to {found}, the score has {parts}")
        places = self.game.places(p)
        alone = self.game.seats == 1  # and then second to the game itself, or not
        need(1 in places or alone, f"places {places}")
        need(all(1 <= place <= (2 if alone else len(places)) for place in places), f"places {places}")

    def situation(self) -> None:
        """A situation gives the same position again, which continues in the same way."""
        told = self.p.situation()
        twin: Position = self.game.arrange(told)
        need(twin.situation() == told, f"arranged, the situation differs: {_difference(told, twin.situation())}")
        need(twin.moves() == self.p.moves(), "the arranged position allows other moves")
        need(
            (twin.ply, twin.horizon) == (self.p.ply, self.p.horizon), "the arranged position has another ply or horizon"
        )
        mine, its = self.p.rng, twin.rng
        same = (mine.key_text(), mine.count) == (its.key_text(), its.count)
        need(same, "the arranged position has other chances")
        hidden.alike(self.p, twin, self.chance)
        if self.twin is None:
            self.twin = Twin(twin, len(self.played) + AHEAD)

    def copies(self, legal: list[Move[Any]]) -> None:
        """What happens to a copy does not happen to the position: a move of each kind, and a new deal."""
        p = self.p
        told = p.situation()
        tried = {move.kind: move for move in legal}
        for move in (*tried.values(), None):
            copy = p.copy()
            copy.journal = None
            if move is None:
                copy.resample(hidden.SPECTATOR, self.chance.branch())
            else:
                copy.play(move)
            now = p.situation()
            what = "a new deal" if move is None else str(move)
            need(
                now == told,
                f"copy() shares something with the position: {what} in a copy changed its {_difference(told, now)}",
            )

    def follow(self, twin: Twin, move: Move[Any]) -> None:
        twin.position.play(move)
        if len(self.played) == twin.until or self.p.over:
            told, also = self.p.situation(), twin.position.situation()
            need(told == also, f"the arranged position went another way: {_difference(told, also)}")
            self.twin = None

    def views(self, legal: list[Move[Any]]) -> None:
        p = self.p
        for viewer in (None, *range(self.game.seats)):
            view = p.view(viewer)
            own = viewer is not None and viewer == p.seat
            need(view.moves == ([str(move) for move in legal] if own else []), f"view of {viewer}: moves {view.moves}")
            need(view.ask is None or own or not view.ask.facts, f"view of {viewer}: facts of another seat's question")
            need((view.viewer, view.over) == (viewer, p.over), f"view of {viewer}: wrong heading")
            if self.sentences is not None:
                self.sentences.ask(view)
        if self.sentences is not None:
            viewer = int(self.chance.below(self.game.seats + 1)) - 1
            self.sentences.panels(p.view(None if viewer < 0 else viewer))

    def rating(self, legal: list[Move[Any]]) -> None:
        """The hints judge every legal move, always in the same way, and change nothing."""
        if legal:
            before = looks(self.p)
            rated = self.game.rate(self.p, legal)
            need(len(rated) == len(legal), f"{len(rated)} hints for {len(legal)} moves")
            need(all(value == value for value in rated), "a hint is not a number")
            need(rated == self.game.rate(self.p, legal), "the hints change from one call to the next")
            need(looks(self.p) == before, "the hints changed the position")

    def finish(self) -> None:
        """Checks made once per game: earlier copies, the record, undo."""
        p = self.p
        for kept in self.kept:
            need(looks(kept.copy) == kept.looks, f"the copy made at ply {kept.copy.ply} has changed since")
        told = p.situation()
        need(yaml.load(yaml.dump(told, Dumper=DUMPER), LOADER) == told, "the situation is not plain data")
        record = new_record(self.game, self.seed, self.generator, seats=[f"p{seat}" for seat in range(self.game.seats)])
        record.lines = [Line(str(move)) for move in self.played]
        record.scores = [int(score.total()) for score in p.scores()]
        again = read(record.text())
        need(again.text() == record.text() and again.moves == record.moves, "the record is read as another one")
        need(replay(again).situation() == told, "the record replays to another end")
        back = self.kept[self.chance.below(len(self.kept))]
        need(looks(replay(again, until=int(back.copy.ply))) == back.looks, f"ply {back.copy.ply} replays differently")
        playing = Playthrough(again)
        playing.undo(int(back.copy.ply))
        need(looks(playing.position) == back.looks, f"undone to ply {back.copy.ply}, the position differs")

    @property
    def journal(self) -> Journal:
        journal = self.p.journal
        assert journal is not None
        return journal

    def new_events(self) -> list[Event]:
        return self.journal.events[self.events :]

    def describe(self, problem: Exception) -> str:
        setting = self.game.setting
        changed = [
            f"{option.name}={setting.options[option.name]!r}"
            for option in setting.about.options
            if setting.options[option.name] != option.default
        ]
        call = ", ".join([repr(self.game.id), f"players={setting.players}", *changed])
        what = str(problem) if isinstance(problem, Fault) else f"{type(problem).__name__}: {problem}"
        last = ", ".join(str(move) for move in self.played[-5:])
        more = "" if self.generator == COUNTER else f", generator={self.generator!r}"
        return f"{what}\n  game({call}), seed={self.seed}{more}, ply {len(self.played)}; last moves: {last}"


def play(
    game: Game[Any], seed: int, thorough: float = 1.0, language: str | None = "en", generator: str = COUNTER
) -> Position:
    """A random game under the referee; its last position."""
    return Referee(game, seed, thorough, language, generator).play()


def looks(p: Position) -> bytes:
    """Everything observable about a position."""
    return msgspec.json.encode([p.situation(), [move.id for move in p.moves()]])


def _describe_question(p: Position) -> str:
    return "over" if p.asked is None else f"{p.asked.name} of seat {p.asked.seat}"


def _difference(one: Any, other: Any, at: str = "") -> str:
    """Where two plain structures first differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            if key not in one or key not in other or one[key] != other[key]:
                return _difference(one.get(key), other.get(key), f"{at}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for k, (mine, its) in enumerate(zip(one, other, strict=True)):
            if mine != its:
                return _difference(mine, its, f"{at}[{k}]")
    return f"{at.lstrip('.')}: {one!r} / {other!r}"
