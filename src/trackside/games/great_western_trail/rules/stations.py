"""Chapter 8: upgrading stations, station masters."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import MASTERS, STATIONS, WORKERS
from trackside.games.great_western_trail.rules.discs import NeedsDisc, move_disc
from trackside.games.great_western_trail.rules.perform import decline_refusal, offer_immediate
from trackside.games.great_western_trail.rules.position import WesternPosition, one
from trackside.games.great_western_trail.rules.principles import Decline, Offer
from trackside.games.great_western_trail.rules.refusals import (
    CANNOT_PAY,
    DISC_GONE,
    NO_HIRED_WORKER,
    NOT_BEHIND,
    NOT_NOW,
    UPGRADED_ALREADY,
)


class UpgradeStation(NeedsDisc):
    """GWT-8.6, 8.9, 8.10: upgrade this station now, or leave it."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, station: i64, optional: bool) -> None:
        super().__init__(seat, below)
        self.station = station
        self.optional = optional

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.station)

    def white(self, p: WesternPosition) -> bool:
        return has(p.box.white_stations, self.station)

    def beside(self, p: WesternPosition) -> i64:
        return p.box.station_cost[self.station]

    def hindrance(self, p: WesternPosition) -> Rule | None:
        """GWT-8.9: why the station cannot be upgraded at all."""
        me = p.players[self.seat]
        if has(me.stations, self.station):
            return UPGRADED_ALREADY
        if me.dollars < p.box.station_cost[self.station]:
            return CANNOT_PAY
        return None if self.disc_at_hand(p) else DISC_GONE

    def settle(self, p: WesternPosition) -> bool:
        if self.hindrance(p) is None:
            return True
        p.asked = self.below
        return False

    def receive(self, p: WesternPosition, disc: i64, station: i64) -> None:
        """GWT-8.10: pay, take the disc, put it on the station; then the station master."""
        cost = p.box.station_cost[self.station]
        p.players[self.seat].dollars -= cost
        if p.journal is not None:
            facts = {"station": p.box.stations[self.station], "dollars": cost}
            p.tell(self.seat, "upgrade", facts)
        move_disc(p, self.seat, disc, station)
        p.players[self.seat].stations |= bit(self.station)
        if self.station < MASTERS:
            p.ask(TakeMaster(self.seat, self.below, self.station))

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Decline):
            return decline_refusal(self.optional)
        rule = self.hindrance(p)
        return rule if rule is not None else self.disc_refusal(p, move)

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        if self.hindrance(p) is None:
            self.list_discs(p, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"station": p.box.stations[self.station], "dollars": p.box.station_cost[self.station]}


class GiveWorker(Move[WesternPosition, "TakeMaster"]):
    """GWT-8.11, 8.12: the last hired worker of a row stays at the station, its master comes to the player."""

    def __init__(self, worker: i64) -> None:
        super().__init__(f"master {WORKERS[worker]}")
        self.worker = worker

    def facts(self) -> dict[str, Any]:
        return {"worker": WORKERS[self.worker]}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("worker", WORKERS[self.worker])]

    def play(self, p: WesternPosition, asked: TakeMaster) -> None:
        me = p.players[asked.seat]
        tile = p.masters[asked.station]
        me.workers -= one(self.worker)
        me.masters |= bit(tile)
        p.masters = p.masters[:]
        p.masters[asked.station] = MASTERS + self.worker
        if p.journal is not None:
            p.tell(asked.seat, "master", {"master": p.box.masters[tile], "worker": WORKERS[self.worker]})
        offer_immediate(p, asked.seat, p.box.master_slot[tile])


class TakeMaster(Offer):
    """GWT-8.11: now or never."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, station: i64) -> None:
        super().__init__(seat, below)
        self.station = station

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.station)

    def settle(self, p: WesternPosition) -> bool:
        worker: i64
        if p.masters[self.station] < MASTERS:
            for worker in range(3):
                if p.players[self.seat].worker(worker) > 1:
                    return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, GiveWorker):
            return None if p.players[self.seat].worker(move.worker) > 1 else NO_HIRED_WORKER
        return None if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        menu.add(p.box.at.decline)
        self.offer(p, p.box.at.master, 3, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"master": p.box.masters[p.masters[self.station]]}


class ChooseStation(Move[WesternPosition]):
    """GWT-8.14: a station behind the player's engine (9b)."""

    def __init__(self, station: i64, name: str) -> None:
        super().__init__(f"station {name}")
        self.station = station
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"station": self.name}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("station", self.name)]

    def play(self, p: WesternPosition, asked: Question[WesternPosition]) -> None:
        p.ask(UpgradeStation(asked.seat, asked.below, self.station, False))


class StationBehind(Offer):
    """GWT-8.14: which one."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, optional: bool) -> None:
        super().__init__(seat, below)
        self.optional = optional

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, ChooseStation):
            return behind_refusal(p, self.seat, move.station)
        return decline_refusal(self.optional) if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        self.offer(p, p.box.at.station, STATIONS, menu)


def behind_refusal(p: WesternPosition, seat: i64, station: i64) -> Rule | None:
    if p.box.station_place[station] >= p.players[seat].engine:
        return NOT_BEHIND
    return UpgradeStation(seat, None, station, False).hindrance(p)


def can_upgrade_behind(p: WesternPosition, seat: i64) -> bool:
    return any(behind_refusal(p, seat, station) is None for station in range(STATIONS))


def why_no_upgrade(p: WesternPosition, seat: i64) -> Rule:
    """GWT-8.9, 8.14: why no station behind the engine can be upgraded; money, if that is all that one of them lacks."""
    against = NOT_BEHIND
    station: i64
    for station in range(STATIONS):
        rule = behind_refusal(p, seat, station)
        if rule is not None and rule is not NOT_BEHIND and against is not CANNOT_PAY:
            against = rule
    return against
