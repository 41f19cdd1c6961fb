"""A game: its box, options and catalogue of moves, and the interface that the rest of the program uses."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from trackside.core.arrays import append, i64, mypyc_attr, vec
from trackside.core.edge.errors import BadNotation, NoEncoding, quoted
from trackside.core.linear_model import LinearModel
from trackside.core.moves import ForbiddenMove, Move, Rule, Target
from trackside.core.rng import COUNTER, Rng, stream
from trackside.core.score import Score, places

if TYPE_CHECKING:
    from trackside.core.compound import Compound
    from trackside.core.edge.about import Setting
    from trackside.core.edge.explain import Explanation
    from trackside.core.encoding import Encoding
    from trackside.core.position import Position

P = TypeVar("P", bound="Position")

SCORED: Final = ["points.scored"]
PLAIN: Final[dict[str, list[float]]] = {"points.scored": [1.0, 0.0]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """The rules and components of one game with its options. Immutable, shared by all its positions.

    >>> import trackside
    >>> game = trackside.game("ticket_to_ride_amsterdam", players=2)
    >>> game.id, game.seats, game.categories
    ('ticket_to_ride_amsterdam', 2, ['routes', 'contracts', 'bonus'])
    >>> game.start(seed=7)
    <ticket_to_ride_amsterdam, ply 0, seat 0: set-up-contracts, 3 moves>
    """

    def __init__(
        self, setting: Setting, categories: list[str], moves: list[Move[P]], features: list[str] | None = None
    ) -> None:
        self.setting = setting  # which game, how many players, options, corrections of the box
        self.id: str = setting.about.id
        self.seats: i64 = setting.players
        self.options: dict[str, Any] = setting.options
        self.categories = categories  # of its scores, in order
        self.moves = moves
        # The points a seat can expect; without features of its own, a game counts the points scored so far.
        self.model: LinearModel = LinearModel(SCORED, PLAIN) if features is None else setting.model(features)
        self._modules: dict[str, Any] = {}  # of the game's package, by name
        self._notes: Any = None  # the module edge.notes; False if the game has none
        self._forbidden: Any = None  # the module edge.forbidden; False if the game has none
        self._compounds: Any = None  # the module advice.compounds; False if the game has none
        self._encoding: Encoding[P] | None = None  # made on first use
        self.by_text: dict[str, Move[P]] = {}
        for move in moves:
            move.id = len(self.by_text)
            if move.text in self.by_text:
                raise ValueError(f"two moves are written {move.text!r}")
            self.by_text[move.text] = move

    def find(self, text: str) -> Move[P] | None:
        """The move with that notation, or None. Some moves are never legal and are found only to be explained."""
        written = " ".join(text.split())
        move = self.by_text.get(written)
        if move is None:
            rule = self.forbidden(written)
            return None if rule is None else ForbiddenMove(written, rule)
        return move

    def parse(self, text: str) -> Move[P]:
        """The move with that notation; BadNotation if the game has no such move."""
        move = self.find(text)
        if move is None:
            raise BadNotation(f"{quoted(text)} is not a move of {self.id}")
        return move

    def explain(self, p: P, move: Move[P] | str) -> Rule | None:
        """None if the move is legal, else the rule that refuses it. `p.explain` says it as a sentence."""
        return p.refusal(self.parse(move) if isinstance(move, str) else move)

    def __repr__(self) -> str:
        return f"<game {self.id}, {self.seats} players, {len(self.moves)} moves>"

    def explain_place(self, p: P, kind: str, id: str) -> Explanation:
        """What the deciding seat can do with a thing on the table, or the rule that refuses the nearest move."""
        from trackside.core.edge.explain import explain_target

        return explain_target(p, (kind, id))

    def start(self, seed: int, generator: str = COUNTER) -> P:
        """The position after set-up. The same seed and generator give the same position everywhere."""
        p = self.set_up(stream(generator, seed))
        p.settle()
        return p

    def places(self, p: P) -> list[int]:
        """The place of each seat, from 1. A seat has won if its place is 1."""
        return places(self.scores(p))

    # What each game implements in its compiled modules.

    def set_up(self, rng: Rng) -> P:
        """The position at the start; `start` calls it."""
        raise NotImplementedError

    def scores(self, p: P) -> list[Score]:
        """Per seat, as if the game ended now."""
        raise NotImplementedError

    def resample(self, p: P, seat: i64, rng: Rng) -> None:
        """Deal again, in place, everything the seat cannot know; the seat -1 is a spectator."""
        raise NotImplementedError

    def rate(self, p: P, moves: list[Move[P]]) -> list[float]:
        """How good each legal move looks to the deciding seat in this world; the greedy bot plays the best. In points,
        of which only differences count: see `core/ratings.py`. The position is a sampled world, so it may be read
        freely; see `advice/hints.py` of each game."""
        raise NotImplementedError

    def features(self, p: P, seat: i64) -> vec[float]:
        """The features that predict the final points of a seat, in the order of the model (`core/linear_model.py`)."""
        return append(vec[float](), float(self.scores(p)[seat].total()))

    def near(self, p: P) -> list[Target]:
        """The things next to what the deciding seat has: where many can be chosen, a board marks these more."""
        return []

    def fraction_left(self, p: P) -> float:
        """The fraction of the game that remains, from 1 at the start to 0 at the end."""
        return 0.0

    # What is computed from these.

    def appraise(self, p: P) -> list[float]:
        """The final points that each seat can expect in this world; at the end of the game the points it has."""
        return self.appraise_by(self.model, p)

    def appraise_by(self, model: LinearModel, p: P) -> list[float]:
        """The same by any model with the game's features, to try other weights."""
        found: list[float] = []
        if p.asked is None:
            for score in self.scores(p):
                found.append(float(score.total()))
            return found
        left = self.fraction_left(p)
        seat: i64
        for seat in range(self.seats):
            found.append(model.value(self.features(p, seat), left))
        return found

    def appraise_parts(self, p: P, seat: i64) -> dict[str, float]:
        """The same for one seat by part of the score, for the reasons of a hint."""
        found: dict[str, float] = {}
        if p.asked is None:
            for name, points in self.scores(p)[seat].parts().items():
                found[name] = float(points)
            return found
        values = self.model.by_part(self.features(p, seat), self.fraction_left(p))
        i: i64
        for i in range(len(values)):
            found[self.model.parts[i]] = values[i]
        return found

    def search_settings(self, level: str) -> Any:
        """The `Settings` with which a level searches this game."""
        return self.module("advice.levels").settings(self, level)

    # What is found by name in the game's package, imported on first use. A game need not have notes, figures or
    # moves that are never legal.

    def module(self, name: str) -> Any:
        """A module of the game's own package, such as "edge.view"."""
        found = self._modules.get(name)
        if found is None:
            found = self._modules[name] = import_module(f"trackside.games.{self.id}.{name}")
        return found

    def view(self, p: P, seat: int | None) -> Any:
        """What a seat may know of a position; None is a spectator."""
        return self.module("edge.view").view(p, seat)

    def situation(self, p: P) -> dict[str, Any]:
        """A position as a readable mapping of box ids; `arrange` makes it again."""
        found: dict[str, Any] = self.module("edge.situation").situation(p)
        return found

    def arrange(self, situation: dict[str, Any]) -> P:
        """The position that a situation describes; `Impossible` names what does not add up."""
        p: P = self.module("edge.situation").arrange(self, situation)
        return p

    def faults(self, p: P) -> list[str]:
        """What is wrong in a position: components lost or duplicated, negative money. Empty in every valid one."""
        found: list[str] = self.module("rules.audit").faults(p)
        return found

    def panels(self, view: Any, say: Any) -> list[Any]:
        """A view as tables and drawings for a terminal or a general page; `say` is the game's `Words`."""
        found: list[Any] = self.module("edge.panels").panels(self, view, say)
        return found

    def figures(self, view: Any, say: Any) -> list[list[tuple[str, str, int]]]:
        """For each seat the few public numbers that matter most, for the strip of seats: key, label, value."""
        figures = getattr(self.module("edge.panels"), "figures", None)
        found: list[list[tuple[str, str, int]]] = [] if figures is None else figures(view, say)
        return found

    def compounds(self, p: P) -> list[Compound]:
        """Sequences of moves that a person thinks of as one decision, for the deciding seat, each to be sent as one
        batch. A game need not have any. All single moves stay available."""
        if self._compounds is None:
            try:
                self._compounds = self.module("advice.compounds")
            except ModuleNotFoundError:
                self._compounds = False
        found: list[Compound] = self._compounds.compounds(p) if self._compounds and p.asked is not None else []
        return found

    def encoding(self) -> Encoding[P]:
        """What a seat knows as numbers, for training: `advice/encoding.py`. NoEncoding if the game has none."""
        if self._encoding is None:
            try:
                found: Encoding[P] = self.module("advice.encoding").encoding(self)
            except ModuleNotFoundError:
                raise NoEncoding(f"{self.id} has no advice/encoding.py") from None
            self._encoding = found
        return self._encoding

    def note(self, p: P, move: Move[P]) -> tuple[str, dict[str, Any]] | None:
        """What a person should know about a legal move besides its sentence, such as its price: note-<key>, facts. It
        is for the deciding seat and contains only what that seat may know."""
        if self._notes is None:
            try:
                self._notes = self.module("edge.notes")
            except ModuleNotFoundError:
                self._notes = False
        found: tuple[str, dict[str, Any]] | None = self._notes.note(p, move) if self._notes else None
        return found

    def forbidden(self, text: str) -> Rule | None:
        """The rule that forbids a well-formed text that is never legal; None if the text is not a move at all."""
        if self._forbidden is None:
            try:
                self._forbidden = self.module("edge.forbidden")
            except ModuleNotFoundError:
                self._forbidden = False
        found: Rule | None = self._forbidden.forbidden(self, text.split()) if self._forbidden else None
        return found

    def reasons(self, p: P, seat: int) -> list[Any]:
        """Where the points of a seat come from: a list of `Reason`s that add up to its score."""
        found: list[Any] = self.module("edge.reasons").reasons(p, seat)
        return found
