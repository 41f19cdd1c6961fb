"""Chapter 8: engines on the railroad; and the extraordinary delivery, which begins with one (GWT-10.19)."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import bit, has, i64
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.delivery import ChooseCity
from trackside.games.great_western_trail.rules.perform import Perform, decline_refusal
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.principles import Decline, Offer, gain
from trackside.games.great_western_trail.rules.refusals import (
    ENGINE_BACK,
    ENGINE_REACH,
    MANDATORY,
    NOT_NOW,
    PLACE_TAKEN,
)
from trackside.games.great_western_trail.rules.stations import UpgradeStation

# Why an engine moves back.
AS_A_COST: Final = 0
FROM_THE_END: Final = 1
TO_DELIVER: Final = 2


def occupied(p: WesternPosition, seat: i64, place: i64) -> bool:
    """GWT-8.2: whether another engine stands there; space 0 holds any number."""
    if place == 0:
        return False
    return any(other != seat and p.players[other].engine == place for other in range(len(p.players)))


def places_ahead(p: WesternPosition, seat: i64, most: i64) -> i64:
    """GWT-8.1 to 8.3: the places (bits) within reach; the shortest way goes past the turnouts."""
    found: i64 = 0
    steps: i64 = 0
    place = p.players[seat].engine
    while steps < most and place < p.box.last_place:
        place += 1
        if not occupied(p, seat, place):
            found |= bit(place)
            if not has(p.box.turnout_places, place):
                steps += 1
    return found


def places_behind(p: WesternPosition, seat: i64, exact: i64) -> i64:
    """GWT-8.5: the places (bits) exactly so many spaces back; each free turnout on the way may count or not.

    `exact` 0: any number of spaces.
    """
    found: i64 = 0
    numbered: i64 = 0
    turnouts: i64 = 0
    place = p.players[seat].engine
    while place > 0 and (exact == 0 or numbered <= exact):
        place -= 1
        if not occupied(p, seat, place):
            if has(p.box.turnout_places, place):
                if exact == 0 or numbered + 1 <= exact <= numbered + 1 + turnouts:
                    found |= bit(place)
                turnouts += 1
            else:
                numbered += 1
                if exact == 0 or numbered <= exact <= numbered + turnouts:
                    found |= bit(place)
    return found


class EngineTo(Move[WesternPosition, "MovesEngine"]):
    """GWT-8.3, 8.5: where the engine stops."""

    def __init__(self, place: i64, name: str) -> None:
        super().__init__(f"engine {name}")
        self.place = place
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"place": self.name}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("rail", self.name)]

    def play(self, p: WesternPosition, asked: MovesEngine) -> None:
        before = p.players[asked.seat].engine
        p.players[asked.seat].engine = self.place
        if p.journal is not None:
            p.tell(asked.seat, "engine", {"place": self.name})
        asked.stopped(p, before, self.place)


class MovesEngine(Offer):
    """A question that is answered by moving the seat's engine."""

    def reach(self, p: WesternPosition) -> i64:
        raise NotImplementedError

    def stopped(self, p: WesternPosition, before: i64, place: i64) -> None:
        raise NotImplementedError

    def list_places(self, p: WesternPosition, menu: Menu) -> None:
        found = self.reach(p)
        id = p.box.at.engine
        while found:
            if found & 1:
                menu.add(id)
            found >>= 1
            id += 1


class MoveEngine(MovesEngine):
    """GWT-8.3: forward, one space up to `most`."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, most: i64, optional: bool) -> None:
        super().__init__(seat, below)
        self.most = most
        self.optional = optional

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.most)

    def settle(self, p: WesternPosition) -> bool:
        """GWT-8.4: a maximum of 0 moves nothing."""
        if self.most > 0:
            return True
        p.asked = self.below
        return False

    def reach(self, p: WesternPosition) -> i64:
        return places_ahead(p, self.seat, self.most)

    def stopped(self, p: WesternPosition, before: i64, place: i64) -> None:
        """GWT-8.6, 8.8: on a turnout decide about its station; from the last space the engine goes back."""
        if place == p.box.last_place:
            p.ask(BackUp(self.seat, p.asked, 0, FROM_THE_END))
        ask_upgrade(p, self.seat, place)

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, EngineTo):
            if has(self.reach(p), move.place):
                return None
            return PLACE_TAKEN if occupied(p, self.seat, move.place) else ENGINE_REACH
        return decline_refusal(self.optional) if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        self.list_places(p, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"most": self.most}


class BackUp(MovesEngine):
    """GWT-8.5, 8.8, 10.19: backward; `exact` 0 means any number of spaces."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, exact: i64, why: i64) -> None:
        super().__init__(seat, below)
        self.exact = exact
        self.why = why

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.exact)

    def reach(self, p: WesternPosition) -> i64:
        return places_behind(p, self.seat, self.exact)

    def stopped(self, p: WesternPosition, before: i64, place: i64) -> None:
        if self.why == TO_DELIVER:
            ask_upgrade(p, self.seat, place)  # GWT-10.19 (3): after the delivery
            p.ask(ChooseCity(self.seat, p.asked, spaces_between(p, self.seat, place, before), False))
        elif self.why == FROM_THE_END:
            gain(p, self.seat, p.box.end_reward)
            ask_upgrade(p, self.seat, place)
        else:
            reward = p.asked
            if isinstance(reward, Perform) and not p.box.rulings.upgrade_first:
                p.asked = reward.below
                ask_upgrade(p, self.seat, place)
                p.ask(Perform(self.seat, p.asked, reward.deed, reward.at, reward.optional))
            else:
                ask_upgrade(p, self.seat, place)

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, EngineTo):
            if has(self.reach(p), move.place):
                return None
            return PLACE_TAKEN if occupied(p, self.seat, move.place) else ENGINE_BACK
        return MANDATORY if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        self.list_places(p, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"exact": self.exact}


def ask_upgrade(p: WesternPosition, seat: i64, place: i64) -> None:
    """GWT-8.6: the station of the place where the engine stopped, if there is one."""
    station = p.box.station_at[place]
    if station >= 0:
        p.ask(UpgradeStation(seat, p.asked, station, True))


def spaces_between(p: WesternPosition, seat: i64, place: i64, before: i64) -> i64:
    """GWT-10.19: numbered spaces from `place` up to, not including, `before` that hold no other engine."""
    n: i64 = 0
    at: i64
    for at in range(place, before):
        if not has(p.box.turnout_places, at) and not occupied(p, seat, at):
            n += 1
    return n


def spaces_to(p: WesternPosition, seat: i64, place: i64) -> i64:
    """GWT-8.1, 8.2, 8.5: how many spaces of a move it takes to a free place in either direction.

    Forward and with any number of spaces it is the shortest way, which goes past turnouts and occupied spaces. A move
    back by an exact number uses them all: free turnouts on the way fill up what the shortest way leaves.
    """
    asked = p.asked
    if isinstance(asked, BackUp) and asked.exact > 0:
        return asked.exact
    here = p.players[seat].engine
    n: i64 = 1
    at: i64
    for at in range(min(here, place) + 1, max(here, place)):
        if not has(p.box.turnout_places, at) and not occupied(p, seat, at):
            n += 1
    return n
