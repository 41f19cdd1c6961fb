"""Notes on moves for the person who chooses: price and loans, what it completes, where it leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trackside.core.arrays import bit, has
from trackside.core.moves import Move
from trackside.games.steam.advice.compounds import by_the_end
from trackside.games.steam.advice.lay_facts import borrowed, lay_facts
from trackside.games.steam.rules.actions import TakeTile, tile_price
from trackside.games.steam.rules.auctions import Bid
from trackside.games.steam.rules.box import COLOURS
from trackside.games.steam.rules.build import LayTile, UseKind
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.goods import ChooseIncome, Deliver, PutPoints, TakeLink
from trackside.games.steam.rules.growth import TakeSet
from trackside.games.steam.rules.money import TakeLoans, borrow
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.routes import links_of, missing, onward, with_link

Note = tuple[str, dict[str, Any]]


def note(p: SteamPosition, move: Move[SteamPosition]) -> Note | None:
    """The message (note-...) beside a legal move, and its facts."""
    tell = NOTES.get(type(move))
    return None if tell is None else tell(p, int(p.seat), move)


def lay_note(p: SteamPosition, seat: int, move: LayTile) -> Note:
    return "lay", lay_facts(p, seat, move)


def bid_note(p: SteamPosition, seat: int, move: Bid) -> Note | None:
    facts = borrowed(p, seat, int(move.amount))
    return ("bid", facts) if facts["loans"] else None


def deliver_note(p: SteamPosition, seat: int, move: Deliver) -> Note:
    ends = destinations(p, seat, move.place, move.colour)
    names = [p.box.place_names[city] for city in sorted(ends)]
    return "deliver", {"places": names, "points": max(ends.values())}


def link_note(p: SteamPosition, seat: int, move: TakeLink) -> Note:
    link = p.track.ports[move.place * EDGES + move.edge]
    to = p.box.place_names[p.track.other_end(link, move.place)]
    return "link", {"place": to, "owner_seat": int(p.track.owner[link])}


def set_note(p: SteamPosition, seat: int, move: TakeSet) -> Note:
    return "set", {"cubes": set_of(p, move.space)}


def income_note(p: SteamPosition, seat: int, move: ChooseIncome) -> Note | None:
    if not isinstance(p.asked, PutPoints):
        return None
    income = int(min(p.players[seat].income + p.asked.points, p.box.income_most))
    return "income", {"income": income, **by_the_end(p, seat, income)}


def tile_note(p: SteamPosition, seat: int, move: TakeTile) -> Note:
    player = p.players[seat]
    cost = int(tile_price(p, player, move.tile))
    facts: dict[str, Any] = {"price": cost, **borrowed(p, seat, cost)}
    if move.tile_name == "turn_order":
        facts = {"rules": "standard" if p.box.standard else "base"}
    elif move.tile_name == "engineer":
        facts = {"operations": int(p.box.engineer_operations)}
    elif move.tile_name == "locomotive":
        facts["level"] = int(min(player.locomotive + 1, p.box.locomotive_most))
    return f"take-{move.tile_name}", facts


def loans_note(p: SteamPosition, seat: int, move: TakeLoans) -> Note | None:
    if not move.loans:
        return None
    after = p.copy()
    borrow(after, seat, move.loans)
    then = after.players[seat]
    lost = int(p.players[seat].points - then.points)
    return "loans", {"cash": int(then.cash), "income": int(then.income), "lost": lost}


def kind_note(p: SteamPosition, seat: int, move: UseKind) -> Note:
    """The faces of a kind of tile, and how many are left."""
    faces = [name for face, name in enumerate(p.box.face_names) if has(p.box.shown_by[face], move.number)]
    return "tile", {"faces": faces, "left": int(p.track.stock[move.number])}


def set_of(p: SteamPosition, space: int) -> list[str]:
    cubes = p.supply[space * COLOURS : (space + 1) * COLOURS]
    return [name for name, n in zip(p.box.colour_names, cubes, strict=True) for _ in range(n)]


def destinations(p: SteamPosition, seat: int, city: int, colour: int) -> dict[int, int]:
    """The cities a cube may be delivered to, each with the most own links of a way there (STEAM-7.5 to 7.9)."""
    track = p.track
    found: dict[int, int] = {}

    def follow(at: int, visited: int, left: int, tally: int) -> None:
        for edge in range(EDGES):
            link = track.ports[at * EDGES + edge]
            to = int(onward(p, link, at, visited))
            if to < 0:
                continue
            now = int(with_link(tally, track.owner[link]))
            if p.colour[to] == colour:
                if missing(now, seat) <= 0:
                    found[to] = max(found.get(to, 0), int(links_of(now, seat)))
            elif left > 1:
                follow(to, visited | int(bit(to)), left - 1, now)

    follow(city, int(bit(city)), int(p.players[seat].locomotive), 0)
    return found


NOTES: Final[dict[type[Move[SteamPosition]], Callable[[SteamPosition, int, Any], Note | None]]] = {
    LayTile: lay_note,
    TakeTile: tile_note,
    Bid: bid_note,
    TakeLoans: loans_note,
    Deliver: deliver_note,
    TakeLink: link_note,
    TakeSet: set_note,
    UseKind: kind_note,
    ChooseIncome: income_note,
}
