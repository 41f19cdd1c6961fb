"""Move ratings for bots: how good each legal move looks. Steam hides nothing, so the position itself is judged.

Everything is counted in points. An early dollar is worth about a quarter of a point, because five of them cost a step
of income; a dollar left over at the end is worth nothing.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, filled, i64
from trackside.core.moves import Move
from trackside.core.question import Question
from trackside.core.ratings import clamped
from trackside.games.steam.advice.plan import Plan, rated_plans
from trackside.games.steam.advice.prospects import OWN, Survey, best_deliveries, delivery_value, goods_actions, outlook
from trackside.games.steam.rules.actions import DeclineTile, SelectTile, TakeTile, tile_price
from trackside.games.steam.rules.auctions import Bid, BidForOrder, BidForPosition
from trackside.games.steam.rules.box import (
    CITY_GROWTH,
    COLOURS,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    TURN_ORDER,
    URBANIZATION,
)
from trackside.games.steam.rules.build import Build, LayTile, UseKind
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.goods import Deliver, FollowLink, MoveGoods, PutPoints, TakeLink
from trackside.games.steam.rules.growth import ChooseColour, ChooseSet, Grow, PlaceNewCity, TakeSet, Urbanize
from trackside.games.steam.rules.money import RaiseCapital, TakeLoans, means
from trackside.games.steam.rules.position import Player, SteamPosition
from trackside.games.steam.rules.routes import with_link

FIRST: Final = 1.0  # how much better City Growth and Urbanization are now than after the tiles


def rate(p: SteamPosition, moves: list[Move[SteamPosition]]) -> list[float]:
    return clamped(rate_answers(p, moves))


def rate_answers(p: SteamPosition, moves: list[Move[SteamPosition]]) -> list[float]:
    asked = p.asked
    if isinstance(asked, Build):
        return rate_build(p, asked, moves)
    if isinstance(asked, MoveGoods):
        return rate_goods(p, asked.seat, moves)
    if isinstance(asked, FollowLink):
        return [rate_link(p, asked, move) for move in moves]
    if isinstance(asked, PutPoints):
        return [rate_track(p, asked, move) for move in moves]
    if isinstance(asked, SelectTile):
        return [rate_tile(p, asked.seat, move) for move in moves]
    if isinstance(asked, RaiseCapital):
        return rate_loans(p, asked.seat, moves)
    if isinstance(asked, (BidForOrder, BidForPosition)):
        return [rate_bid(p, asked, move) for move in moves]
    return [rate_choice(p, asked, move) for move in moves]


# What things are worth


def rounds_after(p: SteamPosition) -> i64:
    """Rounds still to come after this one."""
    return p.box.rounds - p.round


def dollar(p: SteamPosition, player: Player) -> float:
    """What a dollar is worth in points: much while it saves loans, little near the end."""
    if p.box.standard:
        return 0.25 if rounds_after(p) else 0.02
    if player.cash < 5 and player.income <= 2:
        return 0.35
    return 0.2 if rounds_after(p) else 0.05


def income_step(p: SteamPosition, player: Player) -> float:
    """What a step of income is worth: at the end half a point, below zero two, and a dollar in every round before."""
    at_end = 2.0 if player.income < 0 else 0.5
    comfortable = player.income > 7 or (player.cash > 20 and player.income > 2)
    return at_end + float(rounds_after(p)) * (0.05 if comfortable else 0.22)


# Auctions and loans


def rate_bid(p: SteamPosition, asked: Question[SteamPosition], move: Move[SteamPosition]) -> float:
    """At most a dollar for the order; the free pass before a real one."""
    if isinstance(move, Bid):
        limit: i64 = 1
        if p.box.standard and p.players[asked.seat].cash < 4:
            limit = 0
        return 2.0 - float(move.amount) if move.amount <= limit else -float(move.amount)
    return 1.5 if move.id == p.box.at.free_pass else 0.5


def rate_loans(p: SteamPosition, seat: i64, moves: list[Move[SteamPosition]]) -> list[float]:
    """Just enough for the best plan of this round and for the locomotive's upkeep, which would cost points."""
    player = p.players[seat]
    best = 0.0
    price: i64 = 0
    for plan in rated_plans(p, seat, p.box.operations, 14, 0.25):
        if plan.value > best:
            best = plan.value
            price = plan.cost
    expected: i64 = 0
    for n in best_deliveries(p, seat, player.locomotive):
        expected = max(expected, n // OWN)
    needed = price + (1 if rounds_after(p) else 0)
    loans: i64 = 0
    while loans < 4 and player.income - loans > p.box.income_least + 4:
        owed = max(player.locomotive * p.box.upkeep - (player.income - loans) - expected, 0)
        if player.cash + p.box.loan_cash * loans >= needed + owed:
            break
        loans += 1
    out: list[float] = []
    for move in moves:
        taken = move.loans if isinstance(move, TakeLoans) else 0
        out.append(-float(max(taken - loans, loans - taken)))
    return out


# Action tiles


def rate_tile(p: SteamPosition, seat: i64, move: Move[SteamPosition]) -> float:
    if isinstance(move, DeclineTile):
        return 0.1
    if not isinstance(move, TakeTile):
        return -1.0
    player = p.players[seat]
    cost = dollar(p, player) * float(tile_price(p, player, move.tile))
    tile = move.tile
    if tile == LOCOMOTIVE:
        return locomotive_gain(p, seat) - cost
    if tile == CITY_GROWTH:
        return (1.2 if p.round > 1 else 0.4) - cost
    if tile == URBANIZATION:
        return (1.6 if p.round > 1 else 0.3) - cost
    if tile == ENGINEER:
        return 0.9 if rounds_after(p) > 1 else 0.4
    if tile == FIRST_MOVE:
        return 0.3 + 0.12 * float(p.round)
    if tile == FIRST_BUILD:
        return 0.8 if p.round <= 2 else 0.45
    return 0.35 if tile == TURN_ORDER and rounds_after(p) else 0.0


def locomotive_gain(p: SteamPosition, seat: i64) -> float:
    """What one more level adds to the outlook, less its upkeep."""
    player = p.players[seat]
    if player.locomotive >= p.box.locomotive_most:
        return 0.05
    actions = goods_actions(p)
    gain = outlook(p, seat, player.locomotive + 1, actions) - outlook(p, seat, player.locomotive, actions)
    if p.box.standard:
        gain -= 0.2 * float(rounds_after(p) + 1)
    if player.locomotive < 3 and rounds_after(p) > 2:
        gain += 1.5  # the network will grow
    return gain


# Building


def rate_build(p: SteamPosition, asked: Build, moves: list[Move[SteamPosition]]) -> list[float]:
    """The first tile of the best plan, while a plan is worth its price; City Growth and Urbanization first."""
    return rate_by_plans(p, build_plans(p, asked), moves)


def build_plans(p: SteamPosition, asked: Build) -> list[Plan]:
    """What can still be built in this turn."""
    if asked.left == 0:
        return []
    player = p.players[asked.seat]
    return rated_plans(p, asked.seat, asked.left, build_budget(p, player), dollar(p, player))


def rate_by_plans(p: SteamPosition, plans: list[Plan], moves: list[Move[SteamPosition]]) -> list[float]:
    first: dict[i64, float] = {}
    for plan in plans:
        key = plan.hexes[0] * 256 + plan.orientations[0]
        value = plan.value_of_tile()
        if value > first.get(key, -99.0):
            first[key] = value
    out: list[float] = []
    best = 0.0
    special = -99.0
    for move in moves:
        value = 0.0
        if isinstance(move, LayTile):
            value = first.get(move.hex * 256 + move.orientation, -99.0)
            best = max(best, value)
        elif isinstance(move, (Grow, Urbanize)):
            value = rate_special(p, move)
            special = max(special, value)
        out.append(value)
    i: i64
    for i in range(len(moves)):
        if isinstance(moves[i], (Grow, Urbanize)):
            out[i] += best + FIRST - special  # the best of them before any tile
    return out


def build_budget(p: SteamPosition, player: Player) -> i64:
    """What may be spent now: standard, what the upkeep leaves; base, loans while income bears them."""
    if p.box.standard:
        upkeep = max(player.locomotive * p.box.upkeep - player.income, 0)
        return max(player.cash - upkeep, 0) if player.points < upkeep else player.cash
    loans: i64 = 0 if rounds_after(p) == 0 and player.income <= 0 else max(min(player.income + 4, 3), 0)
    return min(player.cash + loans * p.box.loan_cash, means(p, player))


def rate_special(p: SteamPosition, move: Move[SteamPosition]) -> float:
    """The most promising city or town: simulated, with its best colour and an unknown set."""
    after = p.copy()
    asked = p.asked
    if asked is None:
        return 0.0
    seat = asked.seat
    after.carry_out(move)
    if isinstance(move, Grow):
        return own_ends(p, seat, move.place)
    best = -99.0
    for colour in after.moves():
        city = after.copy()
        city.carry_out(colour)
        best = max(best, judged(city, seat))
    return best - judged(p, seat)


def own_ends(p: SteamPosition, seat: i64, place: i64) -> float:
    """The seat's completed links at a place."""
    n = 0.0
    edge: i64
    for edge in range(EDGES):
        link = p.track.ports[place * EDGES + edge]
        if link >= 0 and p.track.owner[link] == seat and p.track.end_b[link] >= 0:
            n += 1.0
    return n


def judged(p: SteamPosition, seat: i64) -> float:
    """The value of the outlook and the links together."""
    level = min(p.players[seat].locomotive + 1, p.box.locomotive_most)
    return outlook(p, seat, level, goods_actions(p)) + float(p.track.completed_links(seat))


def rate_choice(p: SteamPosition, asked: Question[SteamPosition] | None, move: Move[SteamPosition]) -> float:
    """Kinds of tiles, colours of New Cities, sets."""
    if asked is None:
        return 0.0
    if isinstance(move, UseKind):
        return float(p.track.stock[move.number])
    after = p.copy()
    after.carry_out(move)
    if isinstance(asked, ChooseColour) and isinstance(move, PlaceNewCity):
        return judged(after, asked.seat)
    if isinstance(asked, ChooseSet) and isinstance(move, TakeSet):
        return judged(after, asked.seat)
    return 0.0


# Goods


def rate_goods(p: SteamPosition, seat: i64, moves: list[Move[SteamPosition]]) -> list[float]:
    """The best delivery, unless a stronger locomotive makes the remaining ones better."""
    player = p.players[seat]
    best = best_deliveries(p, seat, player.locomotive)
    out: list[float] = []
    for move in moves:
        if isinstance(move, Deliver):
            out.append(float(best[move.place * COLOURS + move.colour]) / float(OWN))
        elif move.id == p.box.at.raise_locomotive:
            out.append(raise_gain(p, seat, player))
        else:
            out.append(0.0)
    return out


def raise_gain(p: SteamPosition, seat: i64, player: Player) -> float:
    """A level more for all later deliveries, on the scale of one delivery made now."""
    actions = goods_actions(p)
    later = outlook(p, seat, player.locomotive + 1, actions - 1)
    now = outlook(p, seat, player.locomotive, actions - 1)
    gain = later - now
    if p.box.standard:
        gain -= 0.2 * float(rounds_after(p) + 1)
    if player.locomotive <= 2 and rounds_after(p) >= 3:
        gain += 2.0
    elif player.locomotive <= 4 and rounds_after(p) >= 3:
        gain += 0.6
    return gain


def rate_link(p: SteamPosition, asked: FollowLink, move: Move[SteamPosition]) -> float:
    """The best worth that can still be reached over this link."""
    if not isinstance(move, TakeLink):
        return -1.0
    track = p.track
    link = track.ports[move.place * EDGES + move.edge]
    to = track.other_end(link, move.place)
    tally = with_link(asked.tally, track.owner[link])
    if p.colour[to] == asked.colour:
        return float(delivery_value(tally, asked.seat))
    best = filled(-1, COLOURS)
    wanted = bit(asked.colour)
    routes = Survey(p, asked.seat, best)
    routes.look(to, asked.visited | bit(to), asked.left - 1, wanted, tally, delivery_value(tally, asked.seat), 0, True)
    return float(best[asked.colour])


def rate_track(p: SteamPosition, asked: PutPoints, move: Move[SteamPosition]) -> float:
    """Income early and below zero, points late."""
    player = p.players[asked.seat]
    if move.id == p.box.at.to_income:
        gained = min(asked.points, p.box.income_most - player.income)
        return float(gained) * income_step(p, player)
    return float(asked.points)
