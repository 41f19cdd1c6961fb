"""Compound decisions: a delivery from the cube to the city, and what a bid leads to."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import bit, i64
from trackside.core.compound import Compound, Ending
from trackside.core.journal import Journal
from trackside.core.moves import Move, Target
from trackside.games.steam.advice.hints import rounds_after
from trackside.games.steam.rules.auctions import Bid, BidForOrder, BidForPosition
from trackside.games.steam.rules.box import COLOURS
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.goods import FollowLink, MoveGoods, PutPoints, cubes_on, link_id
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.routes import Route, Routes, links_of
from trackside.games.steam.rules.scoring import income_score

TRIED: Final = 2000  # links tried for the cubes of one city
WAYS: Final = 3  # of one cube to one city
MOST: Final = 250  # deliveries listed: those that bring most


def compounds(p: SteamPosition) -> list[Compound]:
    asked = p.asked
    if isinstance(asked, MoveGoods):
        return deliveries(p)
    if isinstance(asked, FollowLink):
        return ways_on(p, asked)
    if isinstance(asked, BidForOrder | BidForPosition):
        return words_in_auction(p)
    return []


# Goods.


class Delivery:
    """A cube on its way, with what orders it among the others."""

    def __init__(self, p: SteamPosition, origin: i64, route: Route) -> None:
        self.origin = origin
        self.route = route
        self.own: i64 = links_of(route.tally, p.seat)
        self.others: i64 = -self.own
        seat: i64
        for seat in range(len(p.players)):
            self.others += links_of(route.tally, seat)


def delivery_order(delivery: Delivery) -> tuple[int, int, int]:
    return -delivery.own, delivery.others, len(delivery.route.ports)


def deliveries(p: SteamPosition) -> list[Compound]:
    """STEAM-7.4 to 7.11: every cube to every city that takes it, most own links first, then least for the others.

    A way is left out if on another one to the same city the seat earns no less and nobody else more, and if there are
    WAYS better ones to it.
    """
    found: list[Delivery] = []
    place: i64
    for place in range(len(p.box.place_names)):
        wanted = cubes_on(p, place)
        if p.colour[place] >= 0 and wanted:
            routes = Routes(p, p.seat, TRIED)
            routes.follow(place, bit(place), p.players[p.seat].locomotive, wanted, 0)
            for route in best_ways(p, place, routes.found):
                found.append(route)
    found.sort(key=delivery_order)
    return delivery_compounds(p, found[:MOST], True)


def ways_on(p: SteamPosition, asked: FollowLink) -> list[Compound]:
    """The same from the cube's current place."""
    routes = Routes(p, p.seat, TRIED)
    routes.follow(asked.at, asked.visited, asked.left, bit(asked.colour), asked.tally)
    return delivery_compounds(p, best_ways(p, asked.origin, routes.found), False)


def best_ways(p: SteamPosition, origin: i64, routes: list[Route]) -> list[Delivery]:
    ordered = sorted([Delivery(p, origin, route) for route in routes], key=delivery_order)
    kept: list[Delivery] = []
    ways: dict[int, int] = {}
    for delivery in ordered:
        key: int = delivery.route.to * COLOURS + delivery.route.colour
        n = ways.get(key, 0)
        if n < WAYS:
            ways[key] = n + 1
            kept.append(delivery)
    return kept


def delivery_compounds(p: SteamPosition, found: list[Delivery], from_the_cube: bool) -> list[Compound]:
    names = p.box.place_names
    catalogue = p.game.moves
    endings: dict[int, list[Ending]] = {}  # by the points to put
    out: list[Compound] = []
    for delivery in found:
        route = delivery.route
        moves: list[Move[Any]] = []
        if from_the_cube:
            moves.append(catalogue[p.box.at.deliver + delivery.origin * COLOURS + route.colour])
        ids: list[str] = []
        path: list[str] = []
        for port in route.ports:
            moves.append(catalogue[p.box.at.link + port])
            ids.append(link_id(p, port // EDGES, port % EDGES))
            path.append(names[port // EDGES])
        path.append(names[route.to])
        if delivery.own not in endings:
            endings[delivery.own] = points_after(p, moves)
        colour = p.box.colour_names[route.colour]
        facts: dict[str, Any] = {
            "city": names[delivery.origin],
            "colour": colour,
            "to": names[route.to],
            "links": ids,
            "path": path,
            "count": len(ids),
            "points": delivery.own,
            "others": delivery.others,
            "earned": [int(links_of(route.tally, seat)) for seat in range(len(p.players))],
        }
        where: list[Target] = [("cube", f"{names[delivery.origin]} {colour}"), ("place", names[route.to])]
        out.append(Compound("deliver", [move.text for move in moves], where, facts, endings[delivery.own]))
    return out


def points_after(p: SteamPosition, moves: list[Move[Any]]) -> list[Ending]:
    """STEAM-7.11: where the mover may put the points."""
    after = p.copy()
    for move in moves:
        after.carry_out(move)
    asked = after.asked
    if not isinstance(asked, PutPoints) or asked.seat != p.seat:
        return []
    return [Ending([move.text], put_on(after, move)) for move in after.moves()]


def put_on(p: SteamPosition, move: Move[Any]) -> dict[str, Any]:
    """The track that points are put on, and what the seat then has."""
    after = p.copy()
    after.carry_out(move)
    player = after.players[p.seat]
    return {
        "track": move.where(p)[0][1],
        "income": int(player.income),
        "points": int(player.points),
        "score": int(after.scores()[p.seat].total()),
        **by_the_end(p, p.seat, player.income),
    }


def by_the_end(p: SteamPosition, seat: i64, income: i64) -> dict[str, Any]:
    """STEAM-8.1, 10.2: what another income brings if it stays until the end: the settlements to come, this round's
    among them, the dollars of all of them, and points in the final score."""
    settlements = rounds_after(p) + 1
    now = p.players[seat].income
    return {
        "settlements": settlements,
        "dollars": settlements * (income - now),
        "later": income_score(p, income) - income_score(p, now),
    }


# Auctions.


def words_in_auction(p: SteamPosition) -> list[Compound]:
    """STEAM-3.3, 3.7: to pass, and the lowest bid, each with the position and price if nobody bids after it."""
    out: list[Compound] = []
    bid = False
    for move in p.moves():
        if isinstance(move, Bid) and bid:
            break
        bid = isinstance(move, Bid)
        facts = outcome(p, move)
        facts["amount"] = move.amount if isinstance(move, Bid) else -1
        kind = "bid" if isinstance(move, Bid) else move.kind.replace("_", "-")
        out.append(Compound(kind, [move.text], [], facts, []))
    return out


def outcome(p: SteamPosition, move: Move[Any]) -> dict[str, Any]:
    after = p.copy()
    journal = Journal()
    after.journal = journal
    after.carry_out(move)
    passing = p.game.moves[p.box.at.pass_]
    while isinstance(after.asked, BidForOrder | BidForPosition) and not places(journal, p.seat):
        after.carry_out(passing)
    told = places(journal, p.seat)
    return {"position": told[0], "price": told[1]} if told else {"position": -1, "price": 0}


def places(journal: Journal, seat: i64) -> list[int]:
    """The position that the journal tells of a seat, and its price; nothing as long as it has none."""
    for event in journal.events:
        if event.kind == "position" and event.seat == seat:
            return [event.public["position"], event.public["price"]]
    return []
