"""Chapter 10: delivering to a city."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, has, i64, vec
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import CITIES, Box
from trackside.games.great_western_trail.rules.discs import NeedsDisc, move_disc
from trackside.games.great_western_trail.rules.gather import TakeObjective
from trackside.games.great_western_trail.rules.position import Player, WesternPosition, count_in, one
from trackside.games.great_western_trail.rules.principles import Decline, gain
from trackside.games.great_western_trail.rules.refusals import DELIVERED_BEFORE, MANDATORY, NOT_NOW, TOO_FAR


class Deliver(Move[WesternPosition, "ChooseCity"]):
    """GWT-10.10, 10.17: choose the city; the disc, its effects and the transport costs follow."""

    def __init__(self, city: i64, name: str, value: i64) -> None:
        super().__init__(f"deliver {name}")
        self.city = city
        self.name = name
        self.value = value

    def facts(self) -> dict[str, Any]:
        return {"city": self.name, "value": self.value}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("city", self.name)]

    def refusal(self, p: WesternPosition, seat: i64, value: i64) -> Rule | None:
        if self.value > value:
            return TOO_FAR
        if has(p.box.repeat_cities, self.city) or count_in(p.players[seat].cities, self.city) == 0:
            return None
        return DELIVERED_BEFORE

    def play(self, p: WesternPosition, asked: ChooseCity) -> None:
        seat = asked.seat
        costs = transport(p.box, p.players[seat].engine, self.city) if asked.by_rail else i64(0)
        if costs > 0:
            p.ask(PayTransport(seat, p.asked, costs))
        p.ask(PlaceDisc(seat, p.asked, self.city, costs))


class ChooseCity(Question[WesternPosition]):
    """GWT-10.10, 10.19: a city of at most this value; `by_rail`: transport costs are paid."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, value: i64, by_rail: bool) -> None:
        super().__init__(seat, below)
        self.value = value
        self.by_rail = by_rail

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.value) | (wide(1 if self.by_rail else 0) << 16)

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        return move.refusal(p, self.seat, self.value) if isinstance(move, Deliver) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        self.offer(p, p.box.at.deliver, CITIES, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"value": self.value}


class PlaceDisc(NeedsDisc):
    """GWT-10.11, 10.17: the disc for the city; what a hand space costs must leave the transport costs."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, city: i64, costs: i64) -> None:
        super().__init__(seat, below)
        self.city = city
        self.costs = costs

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.city)

    def white(self, p: WesternPosition) -> bool:
        return has(p.box.white_cities, self.city)

    def beside(self, p: WesternPosition) -> i64:
        return 0 if p.box.rulings.lenient_transport else self.costs

    def settle(self, p: WesternPosition) -> bool:
        """GWT-11.8: without any disc nothing is placed."""
        if self.disc_at_hand(p):
            return True
        p.asked = self.below
        if p.journal is not None:
            p.tell(self.seat, "deliver", {"city": p.box.cities[self.city], "discs": 0})
        return False

    def receive(self, p: WesternPosition, disc: i64, station: i64) -> None:
        """GWT-10.12 to 10.15: the disc on the city, its dollars, and an objective card for each arrow completed."""
        box = p.box
        if p.journal is not None:
            p.tell(self.seat, "deliver", {"city": box.cities[self.city], "discs": 1})
        move_disc(p, self.seat, disc, station)
        me = p.players[self.seat]
        arrows = arrows_completed(box, me, self.city)
        me.cities += one(self.city)
        gain(p, self.seat, box.city_dollars[self.city])
        for arrow in arrows:
            for _ in range(box.arrow_cards[arrow]):
                p.ask(TakeObjective(self.seat, p.asked, False, False))

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        return MANDATORY if isinstance(move, Decline) else self.disc_refusal(p, move)

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        self.list_discs(p, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"city": p.box.cities[self.city]}


class PayTransport(Question[WesternPosition]):
    """GWT-10.16, 10.17: not a decision; the costs after everything else about the delivery."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, costs: i64) -> None:
        super().__init__(seat, below)
        self.costs = costs

    def settle(self, p: WesternPosition) -> bool:
        me = p.players[self.seat]
        paid = min(self.costs, me.dollars)
        me.dollars -= paid
        if p.journal is not None:
            p.tell(self.seat, "transport", {"dollars": paid})
        p.asked = self.below
        return False


def arrows_completed(box: Box, player: Player, city: i64) -> vec[i64]:
    """GWT-10.14, 10.15: the arrows whose second end a disc on this city would cover."""
    found = vec[i64]()
    if count_in(player.cities, city) > 0:
        return found
    arrow: i64
    for arrow in range(len(box.arrow_vp)):
        if count_in(player.cities, other_end(box, arrow, city)) > 0:
            found = append(found, arrow)
    return found


def other_end(box: Box, arrow: i64, city: i64) -> i64:
    """The city at the other end of an arrow; a city that the arrow does not touch stays the same."""
    if box.arrow_from[arrow] == city:
        return box.arrow_to[arrow]
    return box.arrow_from[arrow] if box.arrow_to[arrow] == city else city


def transport(box: Box, place: i64, city: i64) -> i64:
    """GWT-8.7, 10.16: one dollar for each crossing between the engine and the city."""
    n: i64 = 0
    k: i64
    for k in range(box.place_number[place], box.city_value[city]):
        if has(box.crossings, k):
            n += 1
    return n
