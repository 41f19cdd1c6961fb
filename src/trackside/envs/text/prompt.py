"""What a language model reads before a decision: the game in one minute, the table, what happened, the question.

Everything comes from a Sight, so a prompt cannot tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from trackside.bots.sight import Sight
from trackside.core.edge.errors import BadOption
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.envs.text.renaming import Renaming
from trackside.games.player_aid import minute
from trackside.locales import words
from trackside.panels import Panel

NUMBER = "Answer with the number of one move in brackets, for example [1]."
NOTATION = "Answer with one move in brackets, in the notation of the game. Moves look like this: {examples}."


class Reader:
    """Writes the prompts of one seat of a game.

    `moves` lists the legal moves; without them a model must know the notation, which the examples show. `renamed` gives
    the things of the box other names, from a seed, so that nothing can be remembered from the printed game.
    """

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seats: Sequence[str] = (),
        *,
        moves: bool = True,
        renamed: int | None = None,
    ) -> None:
        if renamed is not None and not moves:
            raise BadOption("notations name the things of the box: without a list of moves they cannot be renamed")
        self.game = game
        self.seat = seat
        self.moves = moves
        self.say = words("en", game.id).seated(
            list(seats) or [f"Player {at + 1}" for at in range(int(game.seats))], seat
        )
        self.renaming = Renaming(game.id, renamed) if renamed is not None else None

    def prompt(self, sight: Sight, news: Iterable[str] = ()) -> str:
        """The whole prompt; `news` are the sentences of the journal since the seat's last decision."""
        happened = list(news)
        parts = [
            self.rules,
            f"# The table\n{self.table(sight)}",
            "# Since your last decision\n" + "\n".join(happened) if happened else "",
            f"# Your decision\n{self.say.ask(sight.view.ask)}\n{self.choices(sight)}",
        ]
        text = "\n\n".join(part for part in parts if part)
        return self.renaming.told(text) if self.renaming is not None else text

    @cached_property
    def rules(self) -> str:
        who = f"You are {self.say.seats[self.seat]}, seat {self.seat} of {len(self.say.seats)}."
        name = "this board game" if self.renaming is not None else self.say.say("title")
        lines = [f"{line.term}: {line.text}" if line.term else line.text for line in minute(self.game.id, "en")]
        return "\n".join([f"You play {name}. {who}", *lines])

    def table(self, sight: Sight) -> str:
        return "\n\n".join(map(told, self.game.panels(sight.view, self.say)))

    def choices(self, sight: Sight) -> str:
        if not self.moves:
            return NOTATION.format(examples=self.examples)
        return "\n".join([*(f"{at}. {text}" for at, text in enumerate(self.sentences(sight), 1)), NUMBER])

    @cached_property
    def examples(self) -> str:
        """A move of each kind."""
        kinds = {move.kind: move.text for move in reversed(self.game.moves)}
        return ", ".join(f"[{text}]" for text in sorted(kinds.values()))

    def sentences(self, sight: Sight) -> list[str]:
        """The legal moves as sentences."""
        world = self.world(sight)
        return [self.say.move(move, world) for move in sight.moves]

    def world(self, sight: Sight) -> Position:
        """A position for sentences and refusals, which depend only on what the seat knows."""
        return sight.world(sight.chance(0))


def told(panel: Panel) -> str:
    """A panel in lines of text; its drawing only if nothing else says the same."""
    rows = [" | ".join(cell for cell in row if cell) for row in panel.rows]
    columns = [" | ".join(panel.columns)] if any(panel.columns) and rows else []
    drawn = [*panel.picture, panel.legend] if panel.picture and not rows and not panel.note else []
    return "\n".join(line for line in [f"## {panel.title}", *columns, *rows, *drawn, panel.note] if line)
