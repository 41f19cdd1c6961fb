"""A game: its box, options and catalogue of moves, and the interface that the rest of the program uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from trackside.core.arrays import append, i64, mypyc_attr, vec
from trackside.core.edge.errors import BadNotation, quoted
from trackside.core.linear_model import LinearModel
from trackside.core.moves import ForbiddenMove, Move, Rule, Target
from trackside.core.rng import COUNTER, Rng, stream
from trackside.core.score import Score, places

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trackside.core.compound import Compound
    from trackside.core.edge.about import Setting
    from trackside.core.edge.adapter import Figure, GameAdapter, Note
    from trackside.core.edge.explain import Explanation
    from trackside.core.edge.reason import Reason
    from trackside.core.edge.view import View
    from trackside.core.encoding import Encoding
    from trackside.core.position import Position
    from trackside.locales import Words
    from trackside.panels.panel import Panel

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
        self._adapter: GameAdapter[P] | None = None  # made on first use, like the encoding
        self._encoding: Encoding[P] | None = None
        self.by_text: dict[str, Move[P]] = {}
        self._by_lower: dict[str, Move[P]] = {}  # made when it is first needed
        for move in moves:
            move.id = len(self.by_text)
            if move.text in self.by_text:
                raise ValueError(f"two moves are written {move.text!r}")
            self.by_text[move.text] = move

    def find(self, text: str) -> Move[P] | None:
        """The move with that notation, or None. Some moves are never legal and are found only to be explained. Capital
        letters and a full stop at the end do not matter."""
        written = " ".join(text.split())
        move = self.by_text.get(written)
        if move is None:
            written = written.removesuffix(".")
            if len(self._by_lower) == 0:
                for each in self.moves:
                    self._by_lower[each.text.lower()] = each
            move = self._by_lower.get(written.lower())
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

    # What the game's adapter answers: see core/edge/adapter.py.

    @property
    def adapter(self) -> GameAdapter[P]:
        """What the rest of the program asks of the game besides its rules."""
        found = self._adapter
        if found is None:
            found = self._adapter = self.make_adapter()
        return found

    def make_adapter(self) -> GameAdapter[P]:
        """The adapter of this game; each game imports its own here, so that its rules load without texts and views."""
        from trackside.core.edge.adapter import GameAdapter

        return GameAdapter(self)

    def view(self, p: P, seat: int | None) -> View:
        """What a seat may know of a position; None is a spectator."""
        return self.adapter.view(p, seat)

    def situation(self, p: P) -> dict[str, Any]:
        """A position as a readable mapping of box ids; `arrange` makes it again."""
        return self.adapter.situation(p)

    def arrange(self, situation: Mapping[str, Any]) -> P:
        """The position that a situation describes; `Impossible` names what does not add up."""
        return self.adapter.arrange(situation)

    def faults(self, p: P) -> list[str]:
        """What is wrong in a position: components lost or duplicated, negative money. Empty in every valid one."""
        return self.adapter.faults(p)

    def panels(self, view: View, say: Words) -> list[Panel]:
        """A view as tables and drawings for a terminal or a general page; `say` is the game's `Words`."""
        return self.adapter.panels(view, say)

    def figures(self, view: View, say: Words) -> list[list[Figure]]:
        """For each seat the few public numbers that matter most, for the strip of seats: key, label, value."""
        return self.adapter.figures(view, say)

    def compounds(self, p: P) -> list[Compound]:
        """Sequences of moves that a person thinks of as one decision, for the deciding seat, each to be sent as one
        batch. A game need not have any. All single moves stay available."""
        return [] if p.asked is None else self.adapter.compounds(p)

    def encoding(self) -> Encoding[P]:
        """What a seat knows as numbers, for training; NoEncoding if the game has none."""
        found = self._encoding
        if found is None:
            found = self._encoding = self.adapter.encoding()
        return found

    def note(self, p: P, move: Move[P]) -> Note | None:
        """What a person should know about a legal move besides its sentence, such as its price: note-<key>, facts. It
        is for the deciding seat and contains only what that seat may know."""
        return self.adapter.note(p, move)

    def forbidden(self, text: str) -> Rule | None:
        """The rule that forbids a well-formed text that is never legal; None if the text is not a move at all."""
        return self.adapter.forbidden(text.split())

    def reasons(self, p: P, seat: int) -> list[Reason]:
        """Where the points of a seat come from; they add up to its score."""
        return self.adapter.reasons(p, seat)

    def search_settings(self, level: str) -> Any:
        """The `Settings` with which a level searches this game; None if it has none of its own."""
        return self.adapter.settings(level)
