"""Chapter 11: discs and disc spaces."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.games.great_western_trail.rules.box import DISCS, STATIONS
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.principles import Offer, gain, pay
from trackside.games.great_western_trail.rules.refusals import (
    BLACK_CORNER,
    DISC_GONE,
    DISCS_ON_BOARD,
    HAND_SPACE_COST,
    NO_DISC_THERE,
    NOT_NOW,
)


class NeedsDisc(Offer):
    """A city or a station waits for a disc."""

    def white(self, p: WesternPosition) -> bool:
        """Whether the space to fill has white corners."""
        raise NotImplementedError

    def beside(self, p: WesternPosition) -> i64:
        """Dollars that must be left for other costs than the disc space."""
        raise NotImplementedError

    def receive(self, p: WesternPosition, disc: i64, station: i64) -> None:
        """The disc of a board space, or of a station, arrives; the other of the two is -1."""
        raise NotImplementedError

    def disc_refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, ClearDisc):
            return clear_refusal(p, self.seat, move.disc, self.white(p), self.beside(p))
        if isinstance(move, Reclaim):
            return reclaim_refusal(p, self.seat, move.station, self)
        return NOT_NOW

    def list_discs(self, p: WesternPosition, menu: Menu) -> None:
        found = clearable(p, self.seat, self.white(p), self.beside(p))
        disc: i64
        for disc in range(DISCS):
            if has(found, disc):
                menu.add(p.box.at.disc + disc)
        if not found:
            self.offer(p, p.box.at.reclaim, STATIONS, menu)

    def disc_at_hand(self, p: WesternPosition) -> bool:
        """GWT-11.7, 11.8: whether there is any disc to take."""
        if clearable(p, self.seat, self.white(p), self.beside(p)):
            return True
        return p.box.rulings.reclaim_discs and p.players[self.seat].stations != 0


def clear_refusal(p: WesternPosition, seat: i64, disc: i64, white: bool, beside: i64) -> Rule | None:
    """GWT-11.1, 11.5, 11.6."""
    me = p.players[seat]
    if not has(me.discs, disc):
        return DISC_GONE
    if white and not has(p.box.white_discs, disc) and me.discs & p.box.white_discs:
        return BLACK_CORNER
    cost = p.box.disc_cost[disc]
    return HAND_SPACE_COST if cost > 0 and me.dollars < cost + beside else None


def clearable(p: WesternPosition, seat: i64, white: bool, beside: i64) -> i64:
    """The disc spaces that could be cleared (bits)."""
    found: i64 = 0
    disc: i64
    for disc in range(DISCS):
        if clear_refusal(p, seat, disc, white, beside) is None:
            found |= bit(disc)
    return found


def reclaim_refusal(p: WesternPosition, seat: i64, station: i64, asked: NeedsDisc) -> Rule | None:
    """GWT-11.7: only when no disc of the board can be cleared."""
    if not has(p.players[seat].stations, station):
        return NO_DISC_THERE
    if not p.box.rulings.reclaim_discs or clearable(p, seat, asked.white(p), asked.beside(p)):
        return DISCS_ON_BOARD
    return None


def clear_disc(p: WesternPosition, seat: i64, disc: i64) -> None:
    """GWT-11.3 to 11.5: the space works from now on; its cost or reward at once."""
    p.players[seat].discs &= ~bit(disc)
    if p.journal is not None:
        p.tell(seat, "clear", {"disc": p.box.discs[disc]})
    pay(p, seat, p.box.disc_cost[disc])
    gain(p, seat, p.box.disc_gain[disc])


class ClearDisc(Move[WesternPosition, NeedsDisc]):
    """GWT-11.1: take the disc from a space of one's own board."""

    def __init__(self, disc: i64, name: str) -> None:
        super().__init__(f"disc {name}")
        self.disc = disc
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"disc": self.name}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("disc", self.name)]

    def play(self, p: WesternPosition, asked: NeedsDisc) -> None:
        asked.receive(p, self.disc, -1)


class Reclaim(Move[WesternPosition, NeedsDisc]):
    """GWT-11.7: take the disc back from a station."""

    def __init__(self, station: i64, name: str) -> None:
        super().__init__(f"disc {name}")
        self.station = station
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"disc": self.name}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("station", self.name)]

    def play(self, p: WesternPosition, asked: NeedsDisc) -> None:
        asked.receive(p, -1, self.station)


def move_disc(p: WesternPosition, seat: i64, disc: i64, station: i64) -> None:
    """Take the disc from where it is."""
    if disc >= 0:
        clear_disc(p, seat, disc)
        return
    p.players[seat].stations &= ~bit(station)
    if p.journal is not None:
        p.tell(seat, "clear", {"disc": p.box.stations[station]})
