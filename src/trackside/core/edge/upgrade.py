"""Upgrades a game from earlier rules: it continues from its stored position.

Every move of the record is played under the rules of today. Where that leads to the position it led to then, the line
stays as it is; where not, the line gets the difference it made. What it led to then is known from the differences that
are stored with a game since format 2 of the records; for older games the game itself tells it, in
two methods of its adapter:

    earlier_moves(rules)                   an object that plays a game as those rules did, move by move:
                                           play(p, text) is what the next move led to; None: the same as today
    earlier_situation(mapping, rules)      a situation written under those rules in the form of today

Both are optional. A move that neither the rules of today nor the game can explain ends the record: the game then goes
back to the last position that is known.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import msgspec

from trackside.core.difference import Difference, Situation, apply_difference, difference
from trackside.core.edge.errors import TracksideError
from trackside.core.edge.playthrough import seam_at
from trackside.core.edge.record import Line, Record, game_of_today, opening_position
from trackside.core.game import Game
from trackside.core.position import Position


class Upgraded(msgspec.Struct):
    """A record under the current rules, and all of its positions."""

    record: Record
    opening: Situation
    differences: list[Difference]  # by each move
    has_new_seam: bool  # whether the current rules would have led to another position
    lost: int  # moves at the end that could not be upgraded
    position: Position


def upgrade(
    record: Record, opening: Situation | None, differences: Sequence[Difference | None]
) -> Generator[None, None, Upgraded]:
    """Upgrade a record. Yields after every move, so that a server can do other things in between. `opening` and
    `differences` are what is stored of its positions, None where nothing is."""
    game = game_of_today(record)
    rules = game.setting.about.version
    earlier = EarlierRules(game, record.newest_rules)
    p = opening_position(game, msgspec.structs.replace(record, opening=None))
    now = p.situation()
    known = opening  # the position as it is stored
    deals_otherwise = known is not None and earlier.situation(known) != now
    if known is not None and deals_otherwise:
        p = game.arrange(earlier.situation(known))
        now = p.situation()
    first, lines, found = now, list[Line](), list[Difference]()
    for line, stored in zip(record.lines, differences, strict=True):
        try:
            known = None if known is None or stored is None else apply_difference(known, stored)
            played = _played(p, line.text)
            then = earlier.play(p, line.text, played) if known is None else earlier.arrange(known, played)
        except TracksideError:
            break
        after = then.situation()
        known = after if known is None else known
        found.append(difference(now, after))
        same = then is played or (played is not None and played.situation() == after)
        lines.append(msgspec.structs.replace(line, difference=None if same else found[-1]))
        p, now = then, after
        yield
    lost = len(record.lines) - len(lines)
    upgraded = msgspec.structs.replace(record, lines=lines, opening=first if deals_otherwise else None)
    otherwise = [ply for ply, line in enumerate(lines, start=1) if line.difference is not None]
    newest = max([*otherwise, *([0] if deals_otherwise else [])], default=-1)
    has_new_seam = lost > 0 or newest > (record.seams[-1].ply if record.seams else -1)
    if has_new_seam:
        upgraded.seams = [*(seam for seam in record.seams if seam.ply < p.ply), seam_at(p, record)]
    elif record.seams:
        upgraded.seams = [*record.seams[:-1], msgspec.structs.replace(record.seams[-1], rules=rules)]
    else:
        upgraded.rules = rules
    return Upgraded(upgraded, first, found, has_new_seam, lost, p)


def _played(p: Position, text: str) -> Position | None:
    """A copy of the position in which a move was played, or None if it is not legal."""
    after = p.copy()
    try:
        after.play(text)
    except TracksideError:
        return None
    return after


class EarlierRules:
    """What a game knows about its earlier rules."""

    def __init__(self, game: Game[Any], rules: int) -> None:
        self.game = game
        self.rules = rules
        self.moves = game.adapter.earlier_moves(rules) if rules != game.setting.about.version else None

    def situation(self, stored: Situation) -> Situation:
        """A stored situation in the current format."""
        if self.rules == self.game.setting.about.version:
            return stored
        return dict(self.game.adapter.earlier_situation(stored, self.rules))

    def arrange(self, stored: Situation, played: Position | None) -> Position:
        """The position of a stored situation; the played position, if it is the same."""
        wanted = self.situation(stored)
        if played is not None and played.situation() == wanted:
            return played
        p: Position = self.game.arrange(wanted)
        return p

    def play(self, p: Position, text: str, played: Position | None) -> Position:
        """The position to which a move led."""
        found: Position | None = None if self.moves is None else self.moves.play(p.copy(), text)
        if found is None:
            found = played
        if found is None:
            raise TracksideError(f"{text}: no move of the rules of today")
        return found
