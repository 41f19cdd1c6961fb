"""Positions: the complete state of a game at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from trackside.core.arrays import bit, i64, mypyc_attr
from trackside.core.edge.errors import BadNotation
from trackside.core.edge.nearest import unknown_move
from trackside.core.journal import Event, Journal
from trackside.core.moves import NOT_ASKED, ForbiddenMove, IllegalMove, Menu, Move, Rule
from trackside.core.question import Question
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.locales import words

if TYPE_CHECKING:
    from trackside.core.game import Game
    from trackside.panels.panel import Panel


GAME_OVER: Final = Rule("CORE-1", "game-over", NOT_ASKED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The complete state at one moment. All games share the game, chance, the stack of questions, horizon and journal.

    >>> import trackside
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> [str(move) for move in p.moves()]
    ['keep contract_10', 'keep contract_21', 'keep contract_10 contract_21']
    >>> p.play("keep contract_10")
    >>> p.seat, p.ply, p.over
    (1, 1, False)
    """

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.asked: Question[Any] | None = None
        self.ply: i64 = 0  # moves played
        self.horizon: i64 = 0  # moments at which somebody learned something or the decision changed seats
        self.revealed_to_others: i64 = 0  # those since the position was made at which only others learned something
        self.journal: Journal | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended: no question is open."""
        return self.asked is None

    @property
    def seat(self) -> i64:
        """The deciding seat; -1 if there is none."""
        asked = self.asked
        if asked is None:
            return -1
        return asked.seat

    def list_moves(self, menu: Menu) -> None:
        """Fill the menu with the legal moves, without allocating."""
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
        """None if the move is legal now, else the rule that refuses it."""
        asked = self.asked
        if asked is None:
            return GAME_OVER
        return move.rule if isinstance(move, ForbiddenMove) else asked.refusal(self, move)

    def move(self, move: Move[Any] | str) -> Move[Any]:
        """The move itself, or the move of that notation; BadNotation, which names the nearest moves, if none is."""
        if not isinstance(move, str):
            return move
        found = self.game.find(move)
        if found is None:
            raise BadNotation(unknown_move(self, move))
        return found

    def is_legal(self, move: Move[Any] | str) -> bool:
        """Whether a move, or a text, can be played now. A text that is no move of the game is not legal."""
        if isinstance(move, str):
            found = self.game.find(move)
            return found is not None and self.refusal(found) is None
        return self.refusal(move) is None

    def explain(self, move: Move[Any] | str, language: str = "en") -> str:
        """Why a move is not allowed, as a sentence with the id of the rule; empty if it is legal."""
        rule = self.refusal(self.move(move))
        return "" if rule is None else f"{words(language, self.game.id).rule(rule)} ({rule.id})"

    def play(self, move: Move[Any] | str) -> None:
        """Play a legal move, given as an object or in its notation. An illegal one raises and changes nothing."""
        played = self.move(move)
        rule = self.refusal(played)
        if rule is not None:
            raise IllegalMove(played, rule)
        self.carry_out(played)

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
        """Let the frames that ask nothing do their work until a question is on top or the stack is empty."""
        top = self.asked
        while top is not None and not top.settle(self):
            top = self.asked

    def ask(self, question: Question[Any]) -> None:
        """Push a question; it refers to the one beneath it."""
        self.asked = question

    def frames(self) -> list[Question[Any]]:
        """The open questions, bottom first."""
        found: list[Question[Any]] = []
        asked = self.asked
        while asked is not None:
            found.append(asked)
            asked = asked.below
        found.reverse()
        return found

    def reveal_to_others(self) -> None:
        """Count that the others learned something and the mover did not."""
        self.horizon += 1
        self.revealed_to_others += 1

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

    def continue_as(self, other: Position) -> None:
        """Take over what all games share, except chance and the journal."""
        self.asked = other.asked
        self.ply = other.ply
        self.horizon = other.horizon

    def copy(self) -> Position:
        """An independent position, without the journal."""
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
        """The complete state as a readable mapping; `game.arrange` makes a position from it."""
        return self.game.situation(self)

    def panels(self, seat: int | None = None, language: str = "en") -> list[Panel]:
        """The view of a seat as tables and drawings; None is a spectator."""
        found: list[Panel] = self.game.panels(self.view(seat), words(language, self.game.id))
        return found

    def __repr__(self) -> str:
        asked = self.asked
        if asked is None:
            totals = ":".join(str(score.total()) for score in self.scores())
            return f"<{self.game.id}, ply {self.ply}, over {totals}>"
        return f"<{self.game.id}, ply {self.ply}, seat {asked.seat}: {asked.name}, {len(self.moves())} moves>"

    def __str__(self) -> str:
        """The panels of the terminal, as the deciding seat sees them, or a spectator when the game is over."""
        from trackside.panels.text import as_text

        return as_text(self.panels(None if self.over else int(self.seat)))

    def _repr_html_(self) -> str:
        """The same in a notebook."""
        from trackside.panels.html import as_html

        return as_html(self.panels(None if self.over else int(self.seat)), "en")
