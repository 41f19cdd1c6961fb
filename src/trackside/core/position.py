"""Positions: everything true at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from trackside.core.arrays import bit, i64, mypyc_attr
from trackside.core.journal import Event, Journal
from trackside.core.moves import NOT_ASKED, IllegalMove, Menu, Move, Rule
from trackside.core.question import Question
from trackside.core.rng import Rng
from trackside.core.score import Score

if TYPE_CHECKING:
    from trackside.core.game import Game


GAME_OVER: Final = Rule("CORE-1", "game-over", NOT_ASKED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What all games share: the game, chance, the stack of questions, the horizon and the journal."""

    __slots__ = ("asked", "game", "horizon", "journal", "ply", "rng", "shown")

    def __init__(self, game: Game[Any], rng: Rng, asked: Question[Any] | None, ply: i64, horizon: i64) -> None:
        self.game = game
        self.rng = rng
        self.asked = asked
        self.ply = ply  # moves played
        self.horizon = horizon  # moments at which somebody learned something or another seat acted
        self.shown: i64 = 0  # those of them, since this position was made, at which only the others learned something
        self.journal: Journal | None = None

    @property
    def over(self) -> bool:
        return self.asked is None

    @property
    def seat(self) -> i64:
        """Who decides now; -1 when nobody."""
        asked = self.asked
        return -1 if asked is None else asked.seat

    def list_moves(self, menu: Menu) -> None:
        """Fill the menu with the legal moves, without allocating anything."""
        menu.count = 0
        asked = self.asked
        if asked is not None:
            asked.list_moves(self, menu)

    def moves(self) -> list[Move[Any]]:
        """The legal moves; never empty while the game is not over."""
        menu = Menu()
        self.list_moves(menu)
        catalogue = self.game.moves
        out: list[Move[Any]] = []
        i: i64
        for i in range(menu.count):
            out.append(catalogue[menu.ids[i]])
        return out

    def refusal(self, move: Move[Any]) -> Rule | None:
        """None if the move is legal now, else the rule in its way."""
        asked = self.asked
        return GAME_OVER if asked is None else asked.refusal(self, move)

    def play(self, move: Move[Any]) -> None:
        """Play a legal move; an illegal one raises and changes nothing."""
        rule = self.refusal(move)
        if rule is not None:
            raise IllegalMove(move, rule)
        self.carry_out(move)

    def carry_out(self, move: Move[Any]) -> None:
        """Play a move known to be legal, taken from this position's own menu."""
        asked = self.asked
        if asked is None:
            return
        self.asked = asked.below
        self.ply += 1
        move.play(self, asked)
        self.settle()
        top = self.asked
        if top is None or top.seat != asked.seat:
            self.horizon += 1  # another seat is to act; what a move reveals, the move itself counts

    def settle(self) -> None:
        """Let the frames that ask nothing do their work, until a decision is on top or nothing is left."""
        top = self.asked
        while top is not None and not top.settle(self):
            top = self.asked

    def ask(self, question: Question[Any]) -> None:
        """Put a question on top; it names the one that waits beneath it."""
        self.asked = question

    def show(self) -> None:
        """The mover lets the others know something, and learns nothing."""
        self.horizon += 1
        self.shown += 1

    def tell(self, seat: i64, kind: str, public: dict[str, Any]) -> None:
        """Write into the journal what everybody sees. Callers first ask whether there is a journal."""
        journal = self.journal
        if journal is not None:
            journal.events.append(Event(self.ply, seat, kind, public, {}, 0))

    def tell_secret(self, seat: i64, kind: str, public: dict[str, Any], secret: dict[str, Any]) -> None:
        """The same, with details that only the acting seat learns."""
        journal = self.journal
        if journal is not None:
            journal.events.append(Event(self.ply, seat, kind, public, secret, bit(seat)))

    def copy(self) -> Position:
        """An independent position; the journal stays behind."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """Per seat, as if the game ended now."""
        return self.game.scores(self)

    def view(self, seat: int | None) -> Any:
        """What a seat may know; None is a spectator."""
        return self.game.view(self, seat)

    def resample(self, seat: i64, rng: Rng) -> None:
        """Deal again, in place, everything this seat cannot know; the seat -1 is a spectator."""
        self.game.resample(self, seat, rng)

    def situation(self) -> dict[str, Any]:
        """The whole truth as a readable mapping; `game.arrange` makes the position again from it."""
        return self.game.situation(self)
