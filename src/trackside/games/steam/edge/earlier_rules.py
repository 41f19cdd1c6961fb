"""Effects of moves under earlier rules, for games that began under them: see core/edge/upgrade.py.

Rules 1 left a bankrupt player the income and points he had, and asked for `done` at the end of a build turn in which a
paid action had become impossible. Rules 2 take what he can give up, and end such a turn by themselves.
"""

from __future__ import annotations

from trackside.core.edge.errors import TracksideError
from trackside.core.moves import IllegalMove
from trackside.core.position import Position
from trackside.games.steam.rules.build import Build
from trackside.games.steam.rules.growth import Grow, Urbanize
from trackside.games.steam.rules.position import SteamPosition

DONE = "done"


class EarlierMoves:
    """Plays the moves of a game one after the other as rules 1 did."""

    def __init__(self, rules: int) -> None:
        self.rules = rules
        self.has_ended = False  # the build turn, for which rules 1 still expect `done`

    def play(self, p: Position, text: str) -> Position | None:
        """The position after a move, or None if the current rules give the same."""
        if self.rules > 1 or not isinstance(p, SteamPosition):
            return None
        if self.has_ended and text == DONE:
            self.has_ended = False
            p.ply += 1
            return p
        builder = p.seat if _is_building(p, int(p.seat)) else -1
        move = p.game.parse(text)
        kept = builder >= 0 and p.players[builder].special != 0 and not isinstance(move, Grow | Urbanize)
        _carry_out(p, text)
        self.has_ended = bool(kept and text != DONE and not _is_building(p, int(builder)))
        return p


def _is_building(p: SteamPosition, seat: int) -> bool:
    """Whether the build turn of a seat is among the open questions."""
    frame = p.asked
    while frame is not None:
        if isinstance(frame, Build) and frame.seat == seat:
            return True
        frame = frame.below
    return False


def _carry_out(p: SteamPosition, text: str) -> None:
    """Play a move, and give back to whoever goes bankrupt what rules 1 left them."""
    move, asked = p.game.parse(text), p.asked
    rule = p.refusal(move)
    if asked is None or rule is not None:
        raise TracksideError(f"{text}: the game is over") if rule is None else IllegalMove(move, rule)
    p.asked = asked.below
    p.ply += 1
    move.play(p, asked)
    top, settled = p.asked, False
    while top is not None and not settled:
        before = [(player.fell, player.income, player.points) for player in p.players]
        settled = top.settle(p)
        for player, (fell, income, points) in zip(p.players, before, strict=True):
            if player.fell and not fell:
                player.income, player.points = income, points
        top = p.asked
    if top is None or top.seat != asked.seat:
        p.horizon += 1
