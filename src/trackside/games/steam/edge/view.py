"""What a seat may know of a position: everything but the generator (STEAM-1.9, R-27)."""

from __future__ import annotations

import msgspec

from trackside.core.arrays import has
from trackside.core.edge.fields import Fields
from trackside.core.edge.view import View, heading
from trackside.games.steam.edge.fields import fields
from trackside.games.steam.rules.actions import tile_price
from trackside.games.steam.rules.auctions import BidForOrder, BidForPosition, share_of_bid
from trackside.games.steam.rules.box import ACTION_TILES, COLOURS, Box
from trackside.games.steam.rules.build import Build
from trackside.games.steam.rules.geometry import DIRECTIONS, EDGES
from trackside.games.steam.rules.income import income_due, settle_income
from trackside.games.steam.rules.position import AUCTION, NOBODY, PHASES, SELECT, SteamPosition
from trackside.games.steam.rules.tracing import apart_exits, chains
from trackside.games.steam.rules.track import EMPTY, OPEN, UNOWNED
from trackside.games.steam.rules.turn import Round

SHARES = {0: "free", 1: "half", 2: "full"}  # what a place costs of a bid of 2


class SeatView(msgspec.Struct, frozen=True):
    cash: int
    income: int
    points: int
    locomotive: int
    tile: str | None
    special: bool  # City Growth or Urbanization still to be used
    raised: bool
    bid: int | None
    bankrupt: int
    links: int  # completed
    score: int
    parts: dict[str, int]  # of the score, as if the game ended now
    due: SettlementView | None  # what the next income brings as things stand; None for a bankrupt


class SettlementView(msgspec.Struct, frozen=True):
    """STEAM-8: income and expenses of a seat, if they were settled now."""

    amount: int  # income less upkeep
    cash: int  # afterwards
    income: int
    points: int
    bankrupt: bool


class ActionTileView(msgspec.Struct, frozen=True):
    tile: str
    number: int  # its place in the order of the next round
    price: int  # for the viewer, or the seat that decides
    owner: int | None


class AuctionPlaceView(msgspec.Struct, frozen=True):
    share: str  # of one's last bid that it costs: full, half or free
    seat: int | None  # who has it already


class AuctionView(msgspec.Struct, frozen=True):
    high: int | None  # the high bid
    leader: int | None
    bidders: list[int]  # who have not passed, in the order in which they speak, the one who speaks now first
    places: list[AuctionPlaceView]  # in turn order


class TileView(msgspec.Struct, frozen=True):
    hex: str
    face: str
    rotation: int
    kind: str
    owners: list[int | None]  # of each path, in the order of the face


class LinkView(msgspec.Struct, frozen=True):
    id: str | None  # one of its ends, the lesser place first: "berlin ne"; None if it reaches no place
    ends: list[str | None]  # places; None is an open end
    owner: int | None
    exits: list[str]  # "K4 se", along the way
    open: str | None
    lapses: bool  # it will have no owner if its owner ends the build turn now


class PlaceView(msgspec.Struct, frozen=True):
    id: str
    hex: str
    colour: str | None  # None: a town
    cubes: dict[str, int]
    grown: bool
    new: bool  # a New City


class SteamView(View, frozen=True, kw_only=True):
    map: str
    rules: str
    round: int
    rounds: int
    order: list[int]
    free_pass: int | None
    seats: list[SeatView]
    places: list[PlaceView]
    tiles: list[TileView]
    links: list[LinkView]
    supply: list[dict[str, int]]
    bag: dict[str, int]
    new_cities: dict[str, int]
    markers: int
    stock: dict[str, int]
    action_tiles: list[str]  # still to be taken
    actions: list[ActionTileView]  # all of them
    phase: str | None
    phases: list[str]  # of a round, in order
    acting: list[int]  # who act in this phase, in order; empty in an auction
    acted: int  # how many of them have begun
    auction: AuctionView | None


def view(p: SteamPosition, viewer: int | None) -> SteamView:
    box = p.box
    options = p.game.options
    its = fields(box, len(p.players))
    cubes = list(p.cubes)
    return SteamView(
        **heading(p, viewer),
        **its.table.view(p, True),
        map=options["map"],
        rules=options["rules"],
        rounds=int(box.rounds),
        seats=seat_views(p, its.seat),
        places=[place_view(p, place, cubes) for place in range(len(box.place_names))],
        tiles=[tile_view(p, hex) for hex in range(len(box.hex_names)) if p.track.tile[hex] != EMPTY],
        links=link_views(p),
        stock={name: int(n) for name, n in zip(box.kind_names, p.track.stock, strict=True)},
        action_tiles=[box.tile_names[tile] for tile in range(ACTION_TILES) if p.holder(tile) == NOBODY],
        actions=[action_view(p, tile, viewer) for tile in range(ACTION_TILES)],
        phase=phase_now(p),
        phases=phases(p),
        acting=acting(p),
        acted=acted(p),
        auction=auction_view(p),
    )


def seat_views(p: SteamPosition, fields: Fields) -> list[SeatView]:
    return [
        SeatView(
            **fields.view(player, True),
            links=int(p.track.completed_links(seat)),
            score=int(score.total()),
            parts=score.parts(),
            due=None if player.fell else settlement(p, seat),
        )
        for seat, (player, score) in enumerate(zip(p.players, p.scores(), strict=True))
    ]


def settlement(p: SteamPosition, seat: int) -> SettlementView:
    after = p.copy()
    settle_income(after, seat)
    player, then = p.players[seat], after.players[seat]
    return SettlementView(
        amount=int(income_due(p, player)),
        cash=int(then.cash),
        income=int(then.income),
        points=int(then.points),
        bankrupt=bool(then.fell),
    )


def action_view(p: SteamPosition, tile: int, viewer: int | None) -> ActionTileView:
    seat = viewer if viewer is not None else max(int(p.seat), 0)
    owner = int(p.holder(tile))
    return ActionTileView(
        tile=p.box.tile_names[tile],
        number=int(p.box.tile_number[tile]),
        price=int(tile_price(p, p.players[seat], tile)),
        owner=None if owner == NOBODY else owner,
    )


def round_frame(p: SteamPosition) -> Round | None:
    """The round's frame at the bottom of the stack; None in an auction, beneath which the next phase waits already."""
    asked = p.asked
    if isinstance(asked, BidForOrder | BidForPosition):
        return None
    while asked is not None and not isinstance(asked, Round):
        asked = asked.below
    return asked


def phase_now(p: SteamPosition) -> str | None:
    if isinstance(p.asked, BidForOrder | BidForPosition):
        return PHASES[AUCTION]
    frame = round_frame(p)
    return None if frame is None else PHASES[frame.phase]


def acting(p: SteamPosition) -> list[int]:
    """STEAM-6.1, 7.1."""
    frame = round_frame(p)
    return [] if frame is None else [int(p.acting(frame.phase, turn)) for turn in range(len(p.order))]


def acted(p: SteamPosition) -> int:
    frame = round_frame(p)
    return 0 if frame is None else int(frame.turn)


def auction_view(p: SteamPosition) -> AuctionView | None:
    """STEAM-3.3, 3.7, 3.9."""
    asked = p.asked
    if not isinstance(asked, BidForOrder | BidForPosition):
        return None
    if isinstance(asked, BidForOrder):
        seats = [int(seat) for seat in p.order]
        placed = [None] * (len(seats) - len(p.coming)) + [int(seat) for seat in p.coming][::-1]
        shares = [SHARES[int(share_of_bid(p, place, len(seats), 2))] for place in range(len(seats))]
    else:
        seats = list(range(len(p.players)))
        placed = [int(seat) for seat in p.order] + [None] * (len(seats) - len(p.order))
        shares = [SHARES[2]] * (len(seats) - 1) + [SHARES[0]]
    first = seats.index(asked.seat)
    speaking = seats[first:] + seats[:first]
    return AuctionView(
        high=None if asked.high < 0 else int(asked.high),
        leader=None if asked.leader == NOBODY else int(asked.leader),
        bidders=[seat for seat in speaking if has(asked.bidders, seat)],
        places=[AuctionPlaceView(share=share, seat=seat) for share, seat in zip(shares, placed, strict=True)],
    )


def phases(p: SteamPosition) -> list[str]:
    """STEAM-11.1, 11.2: of this round; base, only the first has an auction, and none raises capital."""
    if p.box.standard:
        return PHASES[:]
    return PHASES[AUCTION:] if p.round == 1 else PHASES[SELECT:]


def place_view(p: SteamPosition, place: int, cubes: list[int]) -> PlaceView:
    box = p.box
    colour = p.colour[place]
    return PlaceView(
        id=box.place_names[place],
        hex=box.hex_names[box.place_hex[place]],
        colour=None if colour < 0 else box.colour_names[colour],
        cubes=counted(box, cubes, place),
        grown=has(p.grown, place),
        new=place >= box.cities and colour >= 0,
    )


def tile_view(p: SteamPosition, hex: int) -> TileView:
    box, track = p.box, p.track
    orientation = box.orientations[track.tile[hex]]
    owners = [int(track.owner[track.at[hex * EDGES + a]]) for a, _ in orientation.paths]
    return TileView(
        hex=box.hex_names[hex],
        face=box.face_names[orientation.face],
        rotation=orientation.rotation,
        kind=box.kind_names[track.kind[hex]],
        owners=[None if owner == UNOWNED else owner for owner in owners],
    )


def link_views(p: SteamPosition) -> list[LinkView]:
    box, track = p.box, p.track
    ids: dict[int, str] = {}
    for port, link in enumerate(track.ports):
        ids.setdefault(int(link), f"{box.place_names[port // EDGES]} {DIRECTIONS[port % EDGES]}")
    building = int(p.seat) if isinstance(p.asked, Build) else NOBODY
    out: list[LinkView] = []
    for chain in chains(track, apart_exits(track)):
        link = int(track.at[chain.exits[0]])
        owner = int(track.owner[link])
        out.append(
            LinkView(
                id=ids.get(link),
                ends=[None if end < 0 else box.place_names[end] for end in (chain.one, chain.other)],
                owner=None if owner == UNOWNED else owner,
                exits=[exit_text(box, exit) for exit in chain.exits],
                open=None if chain.open_at < 0 else exit_text(box, chain.open_at),
                lapses=owner >= 0 and building == owner and track.end_b[link] == OPEN and not track.fresh[link],
            )
        )
    return out


def exit_text(box: Box, exit: int) -> str:
    return f"{box.hex_names[exit // EDGES]} {DIRECTIONS[exit % EDGES]}"


def counted(box: Box, cubes: list[int], at: int) -> dict[str, int]:
    found = zip(box.colour_names, cubes[at * COLOURS : at * COLOURS + COLOURS], strict=True)
    return {colour: int(n) for colour, n in found if n}
