"""What may be asked when: every open question fits its phase, its seat and the position (chapter 11)."""

from __future__ import annotations

from trackside.core.arrays import bit, has, i64
from trackside.core.question import Question
from trackside.games.steam.rules.actions import SelectTile
from trackside.games.steam.rules.auctions import BidForOrder, BidForPosition
from trackside.games.steam.rules.box import CITY_GROWTH, COLOURS, ENGINEER, URBANIZATION
from trackside.games.steam.rules.build import DIGIT, Build, ChooseKind
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.goods import FollowLink, MoveGoods, PutPoints
from trackside.games.steam.rules.growth import ChooseColour, ChooseSet, new_city_refusal
from trackside.games.steam.rules.laying import kinds_for, lay_refusal
from trackside.games.steam.rules.money import RaiseCapital, means
from trackside.games.steam.rules.position import (
    AUCTION,
    BUILD,
    CAPITAL,
    GOODS_ONE,
    GOODS_TWO,
    INCOME,
    NO_TILE,
    NOBODY,
    PHASES,
    SELECT,
    SteamPosition,
)
from trackside.games.steam.rules.routes import deliverable, onward, with_link
from trackside.games.steam.rules.turn import Round

MUCH = 1_000_000  # dollars: more than any tile costs


def stack_faults(p: SteamPosition) -> list[str]:
    """What does not fit, by the name of the question or of what belongs to it."""
    frames: list[Question[SteamPosition]] = p.frames()
    if not frames:
        return over_faults(p)
    bottom = frames[0]
    if not isinstance(bottom, Round) or any(isinstance(frame, Round) for frame in frames[1:]):
        return ["stack: a round lies at the bottom, and nowhere else"]
    bidding = isinstance(frames[-1], BidForPosition | BidForOrder)
    phase = int(AUCTION) if bidding else int(bottom.phase)
    found = auction_faults(p, phase, frames[-1])
    found = found if found else round_faults(p, bottom, frames[1:], bidding)
    return found if found else tile_faults(p, bottom, phase, frames[1:])


def standing(p: SteamPosition) -> list[int]:
    return [seat for seat, player in enumerate(p.players) if not player.fell]


def over_faults(p: SteamPosition) -> list[str]:
    """STEAM-9.8, 10.1."""
    enough = 1 if p.box.survivor_plays_on else 2
    if p.round < p.box.rounds and len(standing(p)) >= enough:
        return [f"stack: empty, although round {p.round} of {p.box.rounds} is not the last"]
    return []


def round_faults(p: SteamPosition, bottom: Round, above: list[Question[SteamPosition]], bidding: bool) -> list[str]:
    """The phase belongs to the rules in use, and the question above it to the phase and to the seat that acts."""
    phase, turn = int(bottom.phase), int(bottom.turn)
    if bottom.seat != 0:
        return ["stack: round: it belongs to seat 0"]
    if phase == CAPITAL and not p.box.standard:
        return ["stack: the base game has no phase capital"]
    if phase == AUCTION and not p.box.standard and (p.round > 1 or p.box.introductory):
        return ["stack: the base game has its auctions in the first round only"]
    if phase == AUCTION and turn >= len(p.players):
        return [f"stack: round: there is no seat {turn} to open the auction"]
    if phase != AUCTION and turn > len(p.order):
        return [f"stack: round: {turn} of {len(p.order)} have acted"]
    if not above:
        return []
    if bidding:
        return bid_faults(p, phase, turn, above)
    if phase in (AUCTION, INCOME) or turn == 0:
        return [f"stack: {above[-1].name} in phase {PHASES[phase]} with {turn} players having acted"]
    seat = int(p.acting(phase, turn - 1))
    if phase in (GOODS_ONE, GOODS_TWO) and isinstance(above[0], PutPoints):
        return points_faults(p, seat, above)
    if any(question.seat != seat for question in above):
        return [f"stack: {above[-1].name}: seat {seat} acts in phase {PHASES[phase]}"]
    return turn_faults(p, phase, seat, above)


def turn_faults(p: SteamPosition, phase: int, seat: int, above: list[Question[SteamPosition]]) -> list[str]:
    """The question of a phase, and what it asks in between."""
    first, top = above[0], above[-1]
    if phase == CAPITAL and isinstance(first, RaiseCapital) and len(above) == 1:
        return []
    if phase == SELECT and isinstance(first, SelectTile) and len(above) == 1:
        return []
    if phase == BUILD and isinstance(first, Build) and len(above) <= 2:
        return build_faults(p, seat, first, top)
    if phase in (GOODS_ONE, GOODS_TWO) and len(above) == 1:
        if isinstance(first, MoveGoods):
            return []
        if isinstance(first, FollowLink):
            return way_faults(p, seat, first)
    return [f"stack: {top.name} does not belong to phase {PHASES[phase]}"]


# Auctions


def bid_faults(p: SteamPosition, phase: int, turn: int, above: list[Question[SteamPosition]]) -> list[str]:
    """STEAM-3.3, 3.7: the seat to bid and the leader are still in the auction, and the leader can pay."""
    top = above[-1]
    if len(above) > 1 or phase != SELECT or turn != 0:
        return [f"stack: {top.name} lies on the phase select before its first turn"]
    assert isinstance(top, BidForPosition | BidForOrder)
    if isinstance(top, BidForOrder) != p.box.standard:
        return [f"stack: {top.name} belongs to the other rules"]
    if isinstance(top, BidForPosition) and (p.round > 1 or p.box.introductory):
        return ["stack: the base game has its auctions in the first round only"]
    out = list(p.coming) if isinstance(top, BidForOrder) else list(p.order)
    among = [seat for seat in standing(p) if seat not in out]
    bidders = [seat for seat in range(len(p.players)) if has(top.bidders, seat)]
    if isinstance(top, BidForOrder) and bidders != among:
        return [f"stack: {top.name}: bidders {bidders}, but {among} have not passed"]
    if len(bidders) < 2 or any(seat not in among for seat in bidders):
        return [f"stack: {top.name}: bidders {bidders} of {among}"]
    if top.seat not in bidders or top.seat == top.leader:
        return [f"stack: {top.name}: seat {top.seat} has passed, or leads"]
    if (top.leader == NOBODY) != (top.high < 0) or (top.leader != NOBODY and top.leader not in bidders):
        return [f"stack: {top.name}: leader {top.leader} with a bid of {top.high}"]
    if isinstance(top, BidForOrder) and top.free not in (NOBODY, p.free_pass):
        return [f"stack: {top.name}: seat {top.free} has no free pass"]
    if top.leader != NOBODY and p.players[top.leader].bid != top.high:
        return [f"bid: {p.players[top.leader].bid}, but seat {top.leader} leads with {top.high}"]
    for seat in standing(p):
        player = p.players[seat]
        if player.bid > top.high or player.bid > means(p, player):
            return [f"bid: {player.bid} of seat {seat} is above the high bid or what it can pay"]
    return []


def auction_faults(p: SteamPosition, phase: int, top: Question[SteamPosition]) -> list[str]:
    """What only an auction has: bids, positions taken, an order that is not complete, a free pass."""
    out: list[str] = []
    bidding = isinstance(top, BidForPosition | BidForOrder)
    if not bidding and any(player.bid >= 0 for player in p.players):
        out.append("bid: there is no auction")
    if len(p.coming) and not isinstance(top, BidForOrder):
        out.append("coming: there is no auction for the whole order")
    if any(int(seat) not in [int(other) for other in p.order] for seat in p.coming):
        out.append("coming: a seat without a place in the old order")
    if p.free_pass != NOBODY:
        if not p.box.standard or phase not in (CAPITAL, AUCTION):
            out.append("free_pass: it is for the next auction of the standard game")
        elif not 0 <= p.free_pass < len(p.players) or p.players[p.free_pass].fell:
            out.append(f"free_pass: seat {p.free_pass} is not in the game")
    order = [int(seat) for seat in p.order]
    choosing = not p.box.standard and phase == AUCTION
    if len(set(order)) != len(order) or (choosing and len(order) >= len(standing(p))):
        out.append(f"order: {order}")
    if not choosing and sorted(order) != standing(p):
        out.append(f"order: {order}, but the players in the game are {standing(p)}")
    if any(seat not in standing(p) for seat in order):
        out.append(f"order: {order}, but the players in the game are {standing(p)}")
    return out


# Action tiles


def tile_faults(p: SteamPosition, bottom: Round, phase: int, above: list[Question[SteamPosition]]) -> list[str]:
    """STEAM-4.1: who has chosen a tile holds it until the end of the round; 6.3: what is still to be performed."""
    out: list[str] = []
    acted = int(bottom.turn) - (1 if above and phase != AUCTION else 0)  # players who are done with the phase
    for seat, player in enumerate(p.players):
        if player.fell:
            continue
        chosen = phase > SELECT or (phase == SELECT and seat in [int(other) for other in p.order[:acted]])
        if chosen != (player.tile != NO_TILE):
            out.append(f"tile: seat {seat} has {'none' if chosen else 'one'} in phase {PHASES[phase]}")
        may_perform = player.tile in (CITY_GROWTH, URBANIZATION)
        if phase == BUILD:
            done = [int(p.acting(BUILD, turn)) for turn in range(acted)]
            may_perform = may_perform and seat not in done
        if player.special and not (may_perform and phase in (SELECT, BUILD)):
            out.append(f"special: seat {seat} has nothing to perform")
        if player.raised and phase not in (GOODS_ONE, GOODS_TWO, INCOME):
            out.append(f"raised: seat {seat} before the goods rounds")
    return out


# Building


def build_faults(p: SteamPosition, seat: int, build: Build, top: Question[SteamPosition]) -> list[str]:
    """STEAM-6.2: the operations done and left; and the tile, the colour or the set that is being chosen."""
    player = p.players[seat]
    done: list[int] = []
    rest = int(build.used)
    while rest:
        done.insert(0, rest % DIGIT - 1)
        rest //= DIGIT
    allowance = p.box.engineer_operations if player.tile == ENGINEER else p.box.operations
    if build.left + len(done) != allowance:
        return [f"stack: build: {build.left} left and {len(done)} done are not {allowance} operations"]
    if isinstance(top, Build):
        return []
    if isinstance(top, ChooseKind):
        kinds = kinds_for(p.track, top.hex, top.orientation)
        name = p.box.hex_names[top.hex]
        if not done or done[-1] != top.hex:
            return [f"stack: choose-kind: {name} is not the hex of the last operation"]
        if (p.box.place[top.hex] >= 0) != (top.orientation >= p.box.first_town):
            return [f"stack: choose-kind: the face does not belong on {name}"]
        rule = lay_refusal(p.track, seat, top.hex, top.orientation, MUCH)
        if rule is not None or kinds & (kinds - 1) == 0 or not p.box.builder_chooses:
            return [f"stack: choose-kind: {name}: the tile cannot be laid, or there is nothing to choose"]
        return []
    if player.special:
        return [f"special: seat {seat} is performing it"]
    if isinstance(top, ChooseColour):
        fits = player.tile == URBANIZATION and new_city_refusal(p, top.place) is None
        return [] if fits else [f"stack: choose-colour: {p.box.place_names[top.place]} cannot become a New City"]
    if isinstance(top, ChooseSet):
        new = top.place >= p.box.cities
        fits = p.is_city(top.place) and has(p.grown, top.place) and not p.supply_empty()
        if not fits or player.tile != (URBANIZATION if new else CITY_GROWTH):
            return [f"stack: choose-set: no set for {p.box.place_names[top.place]}"]
        return []
    return [f"stack: {top.name} does not lie on build"]


# Goods


def points_faults(p: SteamPosition, mover: int, above: list[Question[SteamPosition]]) -> list[str]:
    """STEAM-7.11: the mover chooses first, then the others in turn order."""
    seats = [int(question.seat) for question in above]
    turns = [int(seat) for seat in p.order if seat in seats and seat != mover]
    expected = [*reversed(turns), *([mover] if mover in seats else [])]
    if seats != expected or any(not isinstance(question, PutPoints) for question in above):
        return [f"stack: put-points of {seats}: the mover, seat {mover}, chooses first, then the others in turn order"]
    return []


def way_faults(p: SteamPosition, seat: int, way: FollowLink) -> list[str]:
    """STEAM-7.4 to 7.9: a cube, the way it has gone, and a way on."""
    name = p.box.place_names[way.origin]
    if not p.is_city(way.origin) or p.cubes[way.origin * COLOURS + way.colour] == 0:
        return [f"stack: follow-link: no such cube on {name}"]
    gone = int(way.visited).bit_count() - 1
    if way.left + gone != p.players[seat].locomotive:
        return [f"stack: follow-link: {way.left} links left after {gone} are not the locomotive"]
    if not went(p, way, way.origin, bit(way.origin), 0):
        return [f"stack: follow-link: no way from {name} through these places, or not by these links"]
    if not deliverable(p, seat, way.at, way.visited, way.left, bit(way.colour), way.tally):
        return [f"stack: follow-link: no way on from {p.box.place_names[way.at]}"]
    return []


def went(p: SteamPosition, way: FollowLink, at: i64, visited: i64, tally: i64) -> bool:
    """Whether the cube can have come from here to where it is, through the places it has visited."""
    if visited == way.visited:
        return at == way.at and tally == way.tally
    edge: i64
    for edge in range(EDGES):
        link = p.track.ports[at * EDGES + edge]
        to = onward(p, link, at, visited)
        new = to >= 0 and has(way.visited, to) and p.colour[to] != way.colour
        if new and went(p, way, to, visited | bit(to), with_link(tally, p.track.owner[link])):
            return True
    return False
