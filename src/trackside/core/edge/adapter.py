"""The adapter of a game: what the rest of the program asks of it besides its rules.

Every game has a subclass in its `edge/adapter.py`, which its class of `game.py` makes:

    class Steam(Game[SteamPosition]):
        def make_adapter(self) -> GameAdapter[SteamPosition]:
            from trackside.games.steam.edge.adapter import SteamAdapter

            return SteamAdapter(self)

What a game lacks it does not override. So nothing is looked up by name: a module that fails to import fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from trackside.core.edge.errors import NoEncoding
from trackside.core.moves import Move, Rule
from trackside.core.position import Position

if TYPE_CHECKING:
    from msgspec import Struct

    from trackside.core.compound import Compound
    from trackside.core.edge.fields import Fields
    from trackside.core.edge.frames import Frames
    from trackside.core.edge.reason import Reason
    from trackside.core.edge.score_pad import ScorePad
    from trackside.core.edge.view import View
    from trackside.core.encoding import Encoding
    from trackside.core.game import Game
    from trackside.locales import Words
    from trackside.panels.panel import Panel

P = TypeVar("P", bound=Position)
Figure = tuple[str, str, int]  # key, label, value
Note = tuple[str, dict[str, Any]]  # note-<key>, facts


class EarlierMoves(Protocol):
    """Plays the moves of a game one after the other as earlier rules did."""

    def play(self, p: Position, text: str) -> Position | None:
        """The position after a move, or None if the current rules give the same."""


class GameAdapter(Generic[P]):
    """Of one game with its options."""

    def __init__(self, game: Game[P]) -> None:
        self.game = game

    # What every game has.

    def view(self, p: P, seat: int | None) -> View:
        """What a seat may know of a position; None is a spectator."""
        raise NotImplementedError

    def situation(self, p: P) -> dict[str, Any]:
        """A position as a readable mapping of box ids; `arrange` makes it again."""
        raise NotImplementedError

    def arrange(self, situation: Mapping[str, Any]) -> P:
        """The position that a situation describes; `Impossible` names what does not add up."""
        raise NotImplementedError

    def faults(self, p: P) -> list[str]:
        """What is wrong in a position: components lost or duplicated, negative money. Empty in every valid one."""
        raise NotImplementedError

    def frames(self) -> Frames:
        """The arguments of each question."""
        raise NotImplementedError

    def panels(self, view: Any, say: Words) -> list[Panel]:
        """A view as tables and drawings for a terminal or a general page."""
        raise NotImplementedError

    def reasons(self, p: P, seat: int) -> list[Reason]:
        """Where the points of a seat come from; they add up to its score."""
        raise NotImplementedError

    # What a game may have.

    def fields(self) -> tuple[Fields, Fields] | None:
        """The fields of the table and of a seat, if they are declared: see fields.py."""
        return None

    def figures(self, view: Any, say: Words) -> list[list[Figure]]:
        """For each seat the few public numbers that matter most, for the strip of seats."""
        return []

    def compounds(self, p: P) -> list[Compound]:
        """Sequences of moves that a person thinks of as one decision, for the deciding seat, each to be sent as one
        batch. All single moves stay available."""
        return []

    def note(self, p: P, move: Move[P]) -> Note | None:
        """What a person should know about a legal move besides its sentence, such as its price. It is for the deciding
        seat and contains only what that seat may know."""
        return None

    def forbidden(self, words: list[str]) -> Rule | None:
        """The rule that forbids a well-formed text that is never legal; None if the text is not a move at all."""
        return None

    def settings(self, level: str) -> Any:
        """The `Settings` with which a level searches this game; None for those of any game."""
        return None

    def encoding(self) -> Encoding[P]:
        """What a seat knows as numbers, for training; NoEncoding if the game has none."""
        raise NoEncoding(f"{self.game.id} has no encoding")

    def inputs(self) -> Encoding[P]:
        """The inputs of the game's network."""
        return self.game.encoding()

    def parts(self) -> Mapping[str, str]:
        """The parts of the appraisal that categories of the score belong to, where they have another name."""
        return {}

    def box_facts(self) -> Struct | None:
        """What boards draw of the box besides data.yaml."""
        return None

    def score_pad(self) -> ScorePad | None:
        """The score pad for games on a real table: see `games/score_pad.py`."""
        return None

    def entries(self, p: P, seat: int) -> dict[str, int]:
        """What the player of a seat would enter in the score pad."""
        return {}

    def table_entries(self, p: P) -> dict[str, int]:
        """What would be entered once for all players."""
        return {}

    def earlier_moves(self, rules: int) -> EarlierMoves | None:
        """What plays moves as earlier rules did, where the position that they led to is not stored."""
        return None

    def earlier_situation(self, stored: Mapping[str, Any], rules: int) -> Mapping[str, Any]:
        """A situation written under earlier rules in the format of today."""
        return stored

    def wanted(self) -> set[str]:
        """The things of the box that random games must use."""
        return set()

    def seen(self, p: P, move: Move[P]) -> set[str]:
        """Those that a move uses."""
        return set()
