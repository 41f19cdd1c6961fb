"""Moves: interned decisions, each with an id, a notation and its own effect; and the menu they are listed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from typing_extensions import TypeVar

from trackside.core.arrays import extend, filled, i64, mypyc_attr, vec
from trackside.core.edge.errors import TracksideError

if TYPE_CHECKING:
    from trackside.core.position import Position
    from trackside.core.question import Question

P = TypeVar("P", bound="Position")
Q = TypeVar("Q", bound="Question[Any]", default=Any)  # the questions that a move answers, if they are of one kind

Target = tuple[str, str]  # something on the table: its kind, and its id in the box or in the view


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[P, Q]):
    """One decision. A game makes each of its moves once; `id` is its place in the catalogue.

    The notation is words: first the kind of move, then ids of the box and numbers. `Move[P]` answers several kinds of
    questions, `Move[P, Q]` one kind, whose arguments it reads.

    >>> import trackside
    >>> move = trackside.game("ticket_to_ride_amsterdam", players=2).parse("take 2 red")
    >>> move.kind, move.text, move.facts()
    ('take', 'take 2 red', {'card': 'red', 'place': 3})
    """

    def __init__(self, text: str) -> None:
        self.id: i64 = -1
        self.text = text

    def play(self, p: P, asked: Q) -> None:
        """Carry out the decision; `asked` is the question it answers, already closed."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        """The first word of the notation."""
        return self.text.split(" ", 1)[0]

    def facts(self) -> dict[str, Any]:
        """The arguments by name, as component ids and numbers, from which the sentence about this move is made."""
        return {}

    def facts_in(self, p: P) -> dict[str, Any]:
        """The same with what the deciding seat sees in a position: which card is there, what it costs."""
        return self.facts()

    def where(self, p: P) -> list[Target]:
        """What the move touches, so that a screen can light it: see docs/targets.md. Empty for a plain button. It is
        for the deciding seat. An illegal move may name things that do not exist."""
        return []

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"


class ForbiddenMove(Move[P]):
    """A move that one rule forbids in every position, so that the catalogue does not list it: a payment in two colours.

    It is made from its notation to be explained, and never played.
    """

    def __init__(self, text: str, rule: Rule) -> None:
        super().__init__(text)
        self.rule = rule

    @property
    def kind(self) -> str:
        """Not the first word: a sentence about moves of that kind would need facts that this move does not have."""
        return "forbidden"


NO_IDS: Final[vec[i64]] = filled(0, 64)


class Menu:
    """Ids of moves, in a buffer that is made once and filled again for every position; it grows when it must.

    >>> import trackside
    >>> from trackside.core import Menu
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> menu = Menu()
    >>> p.list_moves(menu)
    >>> [p.game.moves[menu.ids[i]].text for i in range(menu.count)] == [move.text for move in p.moves()]
    True
    """

    def __init__(self) -> None:
        self.ids: vec[i64] = NO_IDS[:]
        self.count: i64 = 0

    def add(self, id: i64) -> None:
        """Append an id."""
        if self.count == len(self.ids):
            self.grow()
        self.ids[self.count] = id
        self.count += 1

    def grow(self) -> None:
        """Double the buffer. Rarely needed, and apart from `add` so that `add` stays short when compiled."""
        self.ids = extend(self.ids, self.ids)

    def reserve(self, n: i64) -> None:
        """Make room for n more ids, so that a loop can write them directly and set the count."""
        while len(self.ids) < self.count + n:
            self.grow()


# How near a refused move was to being legal: of several refusals about one place the nearest is shown.
NOT_ASKED: Final = 0  # the question is about something else
NO_SUCH: Final = 1  # the move needs a thing that is not there: a card not held, a worker not in the market
FORBIDDEN: Final = 2
TOO_LITTLE: Final = 3  # money, cards or workers are missing, nothing else


class Rule:
    """A rule that can forbid a move.

    >>> import trackside
    >>> game = trackside.game("ticket_to_ride_amsterdam", players=2)
    >>> game.explain(game.start(seed=7), "pass")
    TTR-2.6 (set-up-first)
    """

    def __init__(self, id: str, key: str, nearness: i64 = FORBIDDEN) -> None:
        self.id = id  # "TTR-4.2"
        self.key = key  # names the sentence in the locale files: rule-<key>
        self.nearness = nearness

    def __repr__(self) -> str:
        return f"{self.id} ({self.key})"


class IllegalMove(TracksideError):
    """A move that a rule forbids now. Nothing has changed.

    >>> import trackside
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> try:
    ...     p.play("pass")
    ... except trackside.IllegalMove as problem:
    ...     print(problem.move, problem.rule.id)
    pass TTR-2.6
    """

    def __init__(self, move: Move[Any], rule: Rule) -> None:
        super().__init__(f"{move}: {rule}")
        self.move = move
        self.rule = rule
