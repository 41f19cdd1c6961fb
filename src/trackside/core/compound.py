"""Compound decisions: several moves that a person thinks of as one decision.

A game finds them in `advice/compounds.py` by playing legal moves on copies, so no rule is written twice. Their moves
are sent as one batch. Therefore only the last may reveal anything to the mover; this is the server's rule for batches,
and `Walk` follows it.
"""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64, mypyc_attr
from trackside.core.journal import Event, Journal
from trackside.core.moves import Menu, Move, Target
from trackside.core.position import Position


class Ending:
    """One way to end a batch: the moves that follow those of the compound, and what they choose."""

    def __init__(self, moves: list[str], facts: dict[str, Any]) -> None:
        self.moves = moves
        self.facts = facts


class Compound:
    """A sequence of legal moves under one name.

    >>> import trackside
    >>> game = trackside.game("isle_of_trains", players=2)
    >>> p = game.start(seed=3)
    >>> for text in ("take row 1", "take row 2"):
    ...     p.play(text)
    >>> game.compounds(p)[0]
    <discard: discard loco_l3, discard hopper_l1>
    """

    def __init__(
        self,
        kind: str,
        moves: list[str],
        where: list[Target],
        facts: dict[str, Any],
        endings: list[Ending],
        also: list[Target] | None = None,
        money: int | None = None,
    ) -> None:
        self.kind = kind  # names the sentence in the locale files: compound-<kind>
        self.moves = moves  # notations, to be played one after the other
        self.where = where  # what to light for it: see Move.where
        self.also = also or []  # what it touches besides, which is not pointed at for it
        self.facts = facts  # component ids, lists of them, and numbers: what it costs and brings
        self.endings = endings  # a choice that may be sent with it, as the end of the batch; often none
        self.money = money  # what it changes in the seat's own money, where the game has money

    def __repr__(self) -> str:
        return f"<{self.kind}: {', '.join(self.moves)}>"


def texts(moves: list[Move[Any]]) -> list[str]:
    return [move.text for move in moves]


def goes_on(before: Position, after: Position) -> bool:
    """Whether the mover decides again and has learned nothing; `after` is a copy of `before`, one move later."""
    return (
        after.asked is not None
        and after.seat == before.seat
        and after.horizon - after.revealed_to_others == before.horizon
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk:
    """Plays legal moves on copies, depth first, in catalogue order, up to a number of moves.

    >>> import trackside
    >>> from trackside.core import Walk
    >>> class Pairs(Walk):
    ...     "Counts the moves that end the turn at once, and those after which the mover decides again."
    ...     ends = longer = 0
    ...     def enters(self, p):
    ...         self.longer += 1
    ...         return False
    ...     def arrives(self, p):
    ...         self.ends += 0 if self.open else 1
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> pairs = Pairs(100)
    >>> pairs.follow(p)
    >>> pairs.ends, pairs.longer
    (3, 0)
    """

    def __init__(self, most: i64, listens: bool = False) -> None:
        self.left = most  # moves that may still be tried
        self.listens = listens  # whether it keeps the journal of the moves
        self.told: list[Event] = []
        self.counts: list[int] = []  # of events before each of the moves
        self.moves: list[Move[Any]] = []  # that led to where the walk is
        self.open = False  # whether the batch could continue after them

    def takes(self, p: Position, move: Move[Any]) -> bool:
        """Whether the walk tries a legal move."""
        return True

    def enters(self, p: Position) -> bool:
        """Whether the walk continues after the last of `moves`, which showed the mover nothing and led to p."""
        raise NotImplementedError

    def arrives(self, p: Position) -> None:
        """The walk stops here: `moves` led to p, whose question may be another seat's."""
        raise NotImplementedError

    def follow(self, p: Position) -> None:
        """Continue the walk from a position."""
        menu = Menu()
        p.list_moves(menu)
        catalogue = p.game.moves
        i: i64
        for i in range(menu.count):
            move = catalogue[menu.ids[i]]
            if self.left == 0:
                return
            if not self.takes(p, move):
                continue
            self.left -= 1
            after = self.step(p, move)
            self.moves.append(move)
            self.open = goes_on(p, after)
            if self.open and self.enters(after):
                self.follow(after)
            else:
                self.arrives(after)
            self.moves.pop()
            self.step_back()

    def step(self, p: Position, move: Move[Any]) -> Position:
        """The position after a move; p is not changed."""
        after = p.copy()
        if self.listens:
            journal = Journal()
            after.journal = journal
            after.carry_out(move)
            after.journal = None
            self.counts.append(len(self.told))
            self.told += journal.events
        else:
            after.carry_out(move)
        return after

    def step_back(self) -> None:
        """Forget the events of the last step."""
        if self.listens:
            del self.told[self.counts.pop() :]
