"""Questions: what a position asks. The open questions of a position form a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from trackside.core.arrays import i64, mypyc_attr
from trackside.core.moves import Menu, Move, Rule

if TYPE_CHECKING:
    from trackside.core.position import Position

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[P]):
    """An open question: who answers, and the question beneath it. Questions are immutable, so copies of a position
    share the whole stack: copying it is copying one pointer.

    >>> import trackside
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> asked = p.asked
    >>> asked.name, asked.seat, asked.refusal(p, p.game.parse("pass"))
    ('set-up-contracts', 0, TTR-2.6 (set-up-first))
    """

    def __init__(self, seat: i64, below: Question[P] | None) -> None:
        self.seat = seat
        self.below = below

    def refusal(self, p: P, move: Move[P]) -> Rule | None:
        """The rule that forbids this answer, or None. This alone decides legality."""
        raise NotImplementedError

    def list_moves(self, p: P, menu: Menu) -> None:
        """All moves without a refusal, in the order of the catalogue.

        Games override this, with `offer` or with a loop of their own where speed matters; the referee compares the two
        in every position of every random game.
        """
        self.offer(p, 0, len(p.game.moves), menu)

    def offer(self, p: P, first: i64, count: i64, menu: Menu) -> None:
        """List those of `count` moves from id `first` that have no refusal."""
        moves = p.game.moves
        id: i64
        for id in range(first, first + count):
            if self.refusal(p, moves[id]) is None:
                menu.add(id)

    def settle(self, p: P) -> bool:
        """Called when this question reaches the top: True if it asks for a decision, False if it only did its work."""
        return True

    def cells(self, p: P) -> i64:
        """The numbers that it says to the deciding seat, as up to eight cells of an encoding (`core/encoding.py`)."""
        return 0

    def facts(self, p: P) -> dict[str, Any]:
        """The facts for the sentence that asks this, as component ids and numbers; for the deciding seat only."""
        return {}

    @property
    def name(self) -> str:
        """The class in lower case with hyphens: names the sentence in the locale files (ask-<name>)."""
        letters: list[str] = []
        for letter in type(self).__name__:
            if letter.isupper() and letters:
                letters.append("-")
            letters.append(letter.lower())
        return "".join(letters)
