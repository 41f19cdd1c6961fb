"""Compound decisions: a whole journey, a purchase, a delivery, an upgraded station, a set of cards, an action with its
target."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import filled, i64, vec
from trackside.core.compound import Compound, Ending, Walk, goes_on, texts
from trackside.core.moves import Move, Target
from trackside.core.position import Position
from trackside.games.great_western_trail.rules.box import Box
from trackside.games.great_western_trail.rules.cattle_market import Buy, BuyCattle
from trackside.games.great_western_trail.rules.delivery import (
    ChooseCity,
    Deliver,
    PlaceDisc,
    arrows_completed,
    other_end,
)
from trackside.games.great_western_trail.rules.discs import ClearDisc
from trackside.games.great_western_trail.rules.herd import Discard, DiscardCards, Remove, RemoveCards
from trackside.games.great_western_trail.rules.kansas_city import Income, Spend
from trackside.games.great_western_trail.rules.perform import OfferDeeds, Use
from trackside.games.great_western_trail.rules.phase_b import PhaseB
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.principles import Decline
from trackside.games.great_western_trail.rules.stations import TakeMaster, UpgradeStation
from trackside.games.great_western_trail.rules.trail import Step, Stop, Travel

TRIED: Final = 600  # moves tried for one listing
WAYS: Final = 3  # ways to one space
PURCHASES: Final = 120
SETS: Final = 120  # of cards
TARGETS: Final = 40  # of one action; one with more of them is chosen first, and its target then


def compounds(p: WesternPosition) -> list[Compound]:
    asked = p.asked
    if isinstance(asked, Travel):
        return journeys(p)
    if isinstance(asked, PhaseB):
        return actions(p)
    if isinstance(asked, BuyCattle):
        return purchases(p, asked)
    if isinstance(asked, Income | ChooseCity):
        return deliveries(p)
    if isinstance(asked, UpgradeStation):
        return upgrades(p, asked)
    if isinstance(asked, DiscardCards | RemoveCards) and asked.left > 1:
        return sets_of_cards(p)
    return []


# Travel.


class Journey:
    """A route to a space: the spaces entered, and what was paid to whom."""

    def __init__(
        self, node: i64, moves: list[str], path: list[str], fees: list[dict[str, Any]], paid: vec[i64]
    ) -> None:
        self.node = node
        self.moves = moves
        self.path = path
        self.fees = fees
        self.paid = paid  # by seat, and last the bank

    def cost(self) -> i64:
        total: i64 = 0
        for dollars in self.paid:
            total += dollars
        return total

    def spares(self, other: Journey) -> bool:
        """Whether nobody gets more on this route than on the other."""
        return all(self.paid[k] <= other.paid[k] for k in range(len(self.paid)))


class Journeys(Walk):
    """GWT-3.5: step by step, to every space within reach; the fees as the journal tells them."""

    def __init__(self, p: WesternPosition) -> None:
        super().__init__(TRIED, True)
        self.seats: i64 = len(p.players)
        self.found: list[Journey] = []

    def takes(self, p: Position, move: Move[Any]) -> bool:
        return isinstance(move, Step | Stop)

    def enters(self, p: Position) -> bool:
        return isinstance(p.asked, Travel)

    def arrives(self, p: Position) -> None:
        fees: list[dict[str, Any]] = []
        paid = filled(0, self.seats + 1)
        for event in self.told:
            if event.kind in ("fee", "fee-to"):
                seat: i64 = event.public.get("owner_seat", -1)
                dollars: i64 = event.public["dollars"]
                fees.append({"seat": seat, "dollars": dollars})
                paid[seat if seat >= 0 else self.seats] += dollars
        path: list[str] = []
        node: i64 = -1
        for move in self.moves:
            if isinstance(move, Step):
                path.append(move.space)
                node = move.node
        self.found.append(Journey(node, texts(self.moves), path, fees, paid))


def journeys(p: WesternPosition) -> list[Compound]:
    """The cheapest route to each space first; others only if somebody gets less, at most WAYS to a space."""
    walk = Journeys(p)
    walk.follow(p)
    order = sorted(walk.found, key=journey_order)
    kept: list[Journey] = []
    for journey in order:
        ways = [other for other in kept if other.node == journey.node]
        if len(ways) < WAYS and not any(other.spares(journey) for other in ways):
            kept.append(journey)
    here = p.players[p.seat].cattleman
    dollars = p.players[p.seat].dollars
    out: list[Compound] = []
    for journey in kept:
        node = journey.node if journey.path else here
        space = p.box.nodes[node]
        owner = p.owner(p.tiles[node])
        cost = journey.cost()
        facts: dict[str, Any] = {
            "space": space,
            "steps": len(journey.path),
            "path": journey.path,
            "cost": cost,
            "dollars": dollars - cost,
            "fees": journey.fees,
            "here": "own" if owner == -1 or owner == p.seat else "foreign",  # whose actions there can be used
        }
        out.append(Compound("travel", journey.moves, [("space", space)], facts, [], money=-int(cost)))
    return out


def journey_order(journey: Journey) -> tuple[int, int]:
    return journey.cost(), len(journey.path)


# Phase B.


def actions(p: WesternPosition) -> list[Compound]:
    """GWT-5.1: a local action with the target that it asks for next, where there are no more than TARGETS."""
    out: list[Compound] = []
    tried: i64 = 0
    for use in p.moves():
        if not isinstance(use, Use):
            continue
        after = p.copy()
        after.carry_out(use)
        if not goes_on(p, after) or isinstance(after.asked, OfferDeeds):
            continue
        targets = after.moves()
        if len(targets) > TARGETS:
            continue
        for target in targets:
            if isinstance(target, Decline) or tried == TRIED:
                continue
            tried += 1
            end = after.copy()
            end.carry_out(target)
            where: list[Target] = target.where(after)
            if not where:
                continue
            dollars = end.players[p.seat].dollars - p.players[p.seat].dollars
            facts: dict[str, Any] = {"action": use.name, "target": target.text, "gain": dollars}
            # A worker is hired in the market: the row on the own board is only touched.
            also = [it for it in where if it[0] == "worker" and where[0][0] == "job"] + use.where(p)
            pointed = [it for it in where if it not in also]
            out.append(Compound("act", [use.text, target.text], pointed, facts, [], also, int(dollars)))
    return out


# Cattle.


class Purchase:
    def __init__(self, p: WesternPosition, moves: list[Buy], cards: list[str], cowboys: i64, dollars: i64) -> None:
        self.p = p
        self.moves = moves
        self.cards = cards
        self.cowboys = cowboys
        self.dollars = dollars

    def dearer(self, other: Purchase) -> bool:
        return other.cards == self.cards and other.cowboys <= self.cowboys and other.dollars <= self.dollars


def purchases(p: WesternPosition, asked: BuyCattle) -> list[Compound]:
    """GWT-7.15 to 7.18: cards with the cowboys that buy them, fewer buys first.

    The order of buys does not matter, so they are in that of the catalogue. For the same cards a way is left out that
    takes no fewer cowboys and no fewer dollars than another.
    """
    found: list[Purchase] = []
    ring: list[Purchase] = [Purchase(p, [], [], 0, 0)]
    left: i64 = TRIED
    while ring and left > 0 and len(found) < PURCHASES:
        wider: list[Purchase] = []
        for so_far in ring:
            last: i64 = so_far.moves[-1].id if so_far.moves else -1
            for move in so_far.p.moves():
                if left > 0 and isinstance(move, Buy) and move.id >= last:
                    left -= 1
                    after = so_far.p.copy()
                    after.carry_out(move)
                    cards = sorted([*so_far.cards, *move.names])
                    cowboys = so_far.cowboys + move.cowboys
                    purchase = Purchase(after, [*so_far.moves, move], cards, cowboys, so_far.dollars + move.dollars)
                    found.append(purchase)
                    if goes_on(so_far.p, after) and isinstance(after.asked, BuyCattle):
                        wider.append(purchase)
        ring = wider
    best: list[Purchase] = []
    for purchase in sorted(found, key=purchase_order):
        if not any(purchase.dearer(other) for other in best):
            best.append(purchase)
    out: list[Compound] = []
    for purchase in best[:PURCHASES]:
        facts: dict[str, Any] = {
            "cards": purchase.cards,
            "cowboys": purchase.cowboys,
            "cost": purchase.dollars,
            "left": asked.cowboys - purchase.cowboys,
            "dollars": p.players[p.seat].dollars - purchase.dollars,
        }
        where: list[Target] = [("market", name) for name in dict.fromkeys(purchase.cards)]
        moves = [move.text for move in purchase.moves]
        out.append(Compound("buy", moves, where, facts, [], money=-int(purchase.dollars)))
    return out


def purchase_order(purchase: Purchase) -> tuple[int, int, int]:
    return len(purchase.cards), purchase.dollars, purchase.cowboys


# Kansas City.


class Deliveries(Walk):
    """GWT-10.8 to 10.11: the certificates to spend, then the city; the disc is the ending."""

    def __init__(self, p: WesternPosition) -> None:
        super().__init__(TRIED)
        self.start = p
        self.found: list[Compound] = []

    def enters(self, p: Position) -> bool:
        return isinstance(p.asked, ChooseCity)

    def arrives(self, p: Position) -> None:
        assert isinstance(p, WesternPosition)
        box = p.box
        me = p.players[self.start.seat]
        spent: i64 = 0
        for move in self.moves:
            if isinstance(move, Spend):
                spent = move.number
        city = self.moves[-1]
        assert isinstance(city, Deliver)
        asked = p.asked
        endings: list[Ending] = []
        facts: dict[str, Any] = {"city": city.name, "value": city.value, "spent": spent, "transport": 0}
        if isinstance(asked, PlaceDisc) and self.open:
            endings = [disc_ending(p, move) for move in p.moves()]
            facts["arrows"] = [arrow_facts(box, arrow, city.city) for arrow in arrows_completed(box, me, city.city)]
            facts["transport"] = asked.costs
            facts["reward"] = box.city_dollars[city.city]
            facts["income"] = me.dollars - self.start.players[asked.seat].dollars
            facts["dollars"] = me.dollars
        where: list[Target] = city.where(p)
        self.found.append(Compound("deliver", texts(self.moves), where, facts, endings))


def disc_ending(p: WesternPosition, move: Move[Any]) -> Ending:
    facts: dict[str, Any] = move.facts()
    if isinstance(move, ClearDisc):
        facts["cost"] = p.box.disc_cost[move.disc]
        facts["gain"] = p.box.disc_gain[move.disc]
    return Ending([move.text], facts)


def arrow_facts(box: Box, arrow: i64, city: i64) -> dict[str, Any]:
    """GWT-10.14, 10.15: an arrow that the delivery completes: the city it leads to, its points and objective cards."""
    other = box.cities[other_end(box, arrow, city)]
    return {"city": other, "points": box.arrow_vp[arrow], "cards": box.arrow_cards[arrow]}


def deliveries(p: WesternPosition) -> list[Compound]:
    walk = Deliveries(p)
    walk.follow(p)
    return walk.found


# Stations.


def upgrades(p: WesternPosition, asked: UpgradeStation) -> list[Compound]:
    """GWT-8.10, 8.11: the disc for the station; the ending says who stays there for its master, or that nobody does.

    Where nothing is asked about a master, the disc alone is the decision.
    """
    out: list[Compound] = []
    before = p.players[p.seat].dollars
    for disc in p.moves():
        if isinstance(disc, Decline):
            continue
        after = p.copy()
        after.carry_out(disc)
        master = after.asked
        if not goes_on(p, after) or not isinstance(master, TakeMaster):
            continue
        endings = [Ending([move.text], move.facts()) for move in after.moves()]
        facts: dict[str, Any] = {**asked.facts(p), **disc.facts(), **master.facts(after)}
        facts["gain"] = after.players[p.seat].dollars - before
        out.append(Compound("upgrade", [disc.text], disc.where(p), facts, endings, money=int(facts["gain"])))
    return out


# Sets of cards.


class CardSets(Walk):
    """GWT-6.1, 6.2: cards to discard or to remove; a set that may be smaller ends by declining the rest."""

    def __init__(self, most: i64) -> None:
        super().__init__(TRIED)
        self.left_to_choose = most
        self.found: list[Compound] = []

    def takes(self, p: Position, move: Move[Any]) -> bool:
        return isinstance(move, Discard | Remove) or (isinstance(move, Decline) and len(self.moves) > 0)

    def enters(self, p: Position) -> bool:
        return len(self.moves) < self.left_to_choose and isinstance(p.asked, DiscardCards | RemoveCards)

    def arrives(self, p: Position) -> None:
        cards: list[str] = []
        kind = "discard"
        for move in self.moves:
            if isinstance(move, Discard):
                cards.append(move.name)
            elif isinstance(move, Remove):
                cards.append(move.name)
                kind = "remove"
        where: list[Target] = [("hand", name) for name in dict.fromkeys(cards)]
        self.found.append(Compound(kind, texts(self.moves), where, {"cards": cards}, []))


def sets_of_cards(p: WesternPosition) -> list[Compound]:
    asked = p.asked
    assert isinstance(asked, DiscardCards | RemoveCards)
    walk = CardSets(asked.left)
    walk.follow(p)
    return walk.found[:SETS]
