"""Past events as a padded sequence of numbers, for recurrent models and models with attention.

It is made from the seat's journal lines, so it tells the seat no more than they do.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from trackside.core.game import Game
from trackside.core.journal import Event, Journal
from trackside.core.position import Position
from trackside.locales import message_ids

FACTS = 4  # of each event
COLUMNS = 3 + 2 * FACTS  # kind, seat, age, then each fact as a thing of the box and as a number

Rows = npt.NDArray[np.int16]


class History:
    """The last `length` events as a seat reads them, the latest last, zeros in front.

    A row holds the kind of event from 1, the seat from the viewer from 1 (0: nobody), how many moves ago it was, and up
    to four facts by the alphabet of their names: the number in `words` of a thing of the box, then a plain number.

    >>> import trackside
    >>> from trackside.envs import History
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> history = History(p.game, length=3)
    >>> history.begin(p)
    >>> p.play("keep contract_10")
    >>> history.rows(p, seat=1)[:, 1].tolist()
    [0, 0, 2]
    """

    def __init__(self, game: Game[Any], length: int) -> None:
        self.game = game
        self.length = length
        self.kinds = {kind: number for number, kind in enumerate(event_kinds(game.id), start=1)}
        found: set[str] = set()
        collect(game.setting.data, found)
        self.words = {word: number for number, word in enumerate(sorted(found), start=1)}

    @property
    def shape(self) -> tuple[int, int]:
        """Of what `rows` gives."""
        return self.length, COLUMNS

    def begin(self, p: Position) -> None:
        """Let the position keep a journal."""
        p.journal = Journal()

    def rows(self, p: Position, seat: int) -> Rows:
        """What happened, for a seat."""
        out: Rows = np.zeros(self.shape, np.int16)
        journal = p.journal
        events = [] if journal is None else journal.events[-self.length :]
        for at, event in enumerate(events, start=self.length - len(events)):
            self.write(out[at], event, p, seat)
        return out

    def write(self, row: Rows, event: Event, p: Position, seat: int) -> None:
        """Fill the row of one event."""
        seats = int(self.game.seats)
        row[0] = self.kinds.get(event.kind, 0)
        row[1] = (int(event.seat) - seat) % seats + 1 if event.seat >= 0 else 0
        row[2] = int(p.ply) - int(event.ply)
        facts: dict[str, Any] = event.seen_by(seat)["facts"]
        for number, name in enumerate(sorted(facts)[:FACTS]):
            value = facts[name]
            if isinstance(value, str):
                row[3 + 2 * number] = self.words.get(value, 0)
            elif isinstance(value, int):
                shown = (value - seat) % seats + 1 if name.endswith("seat") and value >= 0 else value
                row[4 + 2 * number] = max(-32768, min(32767, shown))


def collect(data: Any, found: set[str]) -> None:
    """Every text of the box: its ids are among them."""
    if isinstance(data, str):
        found.add(data)
    elif isinstance(data, dict):
        for key, value in data.items():
            collect(key, found)
            collect(value, found)
    elif isinstance(data, list):
        for value in data:
            collect(value, found)


def event_kinds(game: str) -> list[str]:
    """The kinds of events, from their sentences in the locale files."""
    return sorted(id.removeprefix("event-") for id in message_ids("en", game) if id.startswith("event-"))
