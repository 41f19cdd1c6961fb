"""Chapter 6: the build turn. Placing, improving and redirecting tiles."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import filled, has, i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.steam.rules.actions import tile_price
from trackside.games.steam.rules.box import CITY, CITY_GROWTH, ENGINEER, URBANIZATION, Box
from trackside.games.steam.rules.completions import completed_now, tell_completed
from trackside.games.steam.rules.geometry import DIRECTIONS, EDGES, TOWN, Orientation
from trackside.games.steam.rules.growth import Grow, Urbanize, can_grow, can_urbanize, grow_refusal, urbanize_refusal
from trackside.games.steam.rules.laying import (
    OPERATIONS,
    REBUILD,
    REDIRECT,
    added_path,
    kinds_for,
    lay_refusal,
    operation,
    price,
    turn_of,
)
from trackside.games.steam.rules.legal_tiles import land_in_stock, legal_tiles, town_in_stock
from trackside.games.steam.rules.money import means, pay
from trackside.games.steam.rules.position import Player, SteamPosition
from trackside.games.steam.rules.refusals import (
    HEX_USED,
    KIND_SHOWS_OTHER,
    MUST_PERFORM,
    NO_OPERATION_LEFT,
    NOT_NOW,
    SPECIALS_FIRST,
)

DIGIT: Final = 128  # `used` lists hexes as digits, hex + 1 each


class LayTile(Move[SteamPosition, "Build"]):
    """STEAM-6.4 to 6.6: a face on a hex. The board tells whether it is placed, improves or redirects."""

    def __init__(self, box: Box, hex: i64, orientation: i64) -> None:
        self.hex = hex
        self.orientation = orientation
        self.hex_name: str = box.hex_names[hex]
        self.face_name: str = box.face_names[box.face[orientation]]
        self.rotation: i64 = box.rotation[orientation]
        self.paths: list[str] = path_names(box.orientations[orientation])
        super().__init__(f"lay {self.hex_name} {self.face_name} {self.rotation}")

    def facts(self) -> dict[str, Any]:
        return {"hex": self.hex_name, "face": self.face_name, "rotation": self.rotation, "paths": self.paths}

    def where(self, p: SteamPosition) -> list[Target]:
        return [("hex", self.hex_name)]

    def play(self, p: SteamPosition, asked: Build) -> None:
        seat = asked.seat
        cost = price(p.track, self.hex, self.orientation)
        if p.journal is not None:
            kind = OPERATIONS[operation(p.track, self.hex, self.orientation)]
            facts: dict[str, Any] = {"hex": self.hex_name, "face": self.face_name, "paths": self.paths, "price": cost}
            p.tell(seat, kind, facts)
        pay(p, seat, cost)
        p.ask(Build(seat, asked.below, asked.left - 1, asked.used * DIGIT + self.hex + 1))
        kinds = kinds_for(p.track, self.hex, self.orientation)
        if kinds & (kinds - 1) == 0 or not p.box.builder_chooses:
            put_down(p, seat, self.hex, self.orientation, fullest(p, kinds))
        else:
            p.ask(ChooseKind(seat, p.asked, self.hex, self.orientation))


def path_names(orientation: Orientation) -> list[str]:
    """The paths by the directions they leave in: "n-s", and of a town path "n"."""
    return [DIRECTIONS[a] if b == TOWN else f"{DIRECTIONS[a]}-{DIRECTIONS[b]}" for a, b in orientation.paths]


def fullest(p: SteamPosition, kinds: i64) -> i64:
    """R-19: of several kinds, the one with the most copies left; of equal ones, the first."""
    best: i64 = -1
    kind: i64
    for kind in range(len(p.track.stock)):
        if has(kinds, kind) and (best < 0 or p.track.stock[kind] > p.track.stock[best]):
            best = kind
    return best


def put_down(p: SteamPosition, seat: i64, hex: i64, orientation: i64, kind: i64) -> None:
    """The tile goes on the board and the links follow (STEAM-6.11, 6.12)."""
    track = p.track
    told = p.journal is not None
    known: list[i64] = completed_now(p) if told else []
    what = operation(track, hex, orientation)
    if what in (REDIRECT, REBUILD):
        edges = turn_of(track, hex, orientation)
        path: i64 = added_path(track, hex, orientation) if what == REBUILD else -1
        track.redirect(hex, orientation, kind, edges // EDGES, edges % EDGES, seat)
        if path >= 0:
            track.add_path(hex, p.box.pair_low[path], p.box.pair_high[path], seat)
    else:
        track.lay(hex, orientation, kind, seat)
    if told:
        tell_completed(p, known)


class UseKind(Move[SteamPosition, "ChooseKind"]):
    """STEAM-5.1: the kind of tile that shows the face."""

    def __init__(self, number: i64, kind_name: str) -> None:
        super().__init__(f"tile {kind_name}")
        self.number = number
        self.kind_name = kind_name

    def facts(self) -> dict[str, Any]:
        return {"tile": self.kind_name}

    def where(self, p: SteamPosition) -> list[Target]:
        return [("tile_kind", self.kind_name)]

    def play(self, p: SteamPosition, asked: ChooseKind) -> None:
        put_down(p, asked.seat, asked.hex, asked.orientation, self.number)


class ChooseKind(Question[SteamPosition]):
    def __init__(self, seat: i64, below: Question[SteamPosition] | None, hex: i64, orientation: i64) -> None:
        super().__init__(seat, below)
        self.hex = hex
        self.orientation = orientation

    def cells(self, p: SteamPosition) -> i64:
        return (self.hex + 1) | ((self.orientation + 1) << 8)

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        return {"hex": p.box.hex_names[self.hex], "face": p.box.face_names[p.box.face[self.orientation]]}

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if not isinstance(move, UseKind):
            return NOT_NOW
        return None if has(kinds_for(p.track, self.hex, self.orientation), move.number) else KIND_SHOWS_OTHER

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        kinds = kinds_for(p.track, self.hex, self.orientation)
        kind: i64
        for kind in range(len(p.track.stock)):
            if has(kinds, kind):
                menu.add(p.box.at.kind + kind)


class EndBuild(Move[SteamPosition]):
    """STEAM-6.2, 6.13: the build turn ends and abandoned links lapse."""

    def __init__(self) -> None:
        super().__init__("done")

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        end_build(p, asked.seat)


def end_build(p: SteamPosition, seat: i64) -> None:
    lapsed = p.track.lapse(seat)
    if lapsed and p.journal is not None:
        p.tell(seat, "lapse", {"links": lapsed})
    player = p.players[seat]
    if player.special and p.box.void_refunded and not has_target(p, player):
        refund(p, seat, tile_price(p, player, player.tile))
    player.special = 0


def refund(p: SteamPosition, seat: i64, price: i64) -> None:
    """R-5 as an option: what was paid for an action that has become impossible comes back."""
    p.players[seat].cash += price
    if price and p.journal is not None:
        p.tell(seat, "refund", {"price": price})


class Build(Question[SteamPosition]):
    """STEAM-6.1 to 6.3: operations one by one, City Growth and Urbanization at any moment, then `done`."""

    def __init__(self, seat: i64, below: Question[SteamPosition] | None, left: i64, used: i64) -> None:
        super().__init__(seat, below)
        self.left = left  # operations
        self.used = used  # the hexes of the operations done, as digits

    def cells(self, p: SteamPosition) -> i64:
        return self.left

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        return {"left": self.left, "cash": p.players[self.seat].cash}

    def settle(self, p: SteamPosition) -> bool:
        """With nothing left to do, the turn ends without a question."""
        if self.left > 0 or self.can_perform(p):
            return True
        p.asked = self.below
        end_build(p, self.seat)
        return False

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        player = p.players[self.seat]
        if isinstance(move, LayTile):
            if self.left == 0:
                return NO_OPERATION_LEFT
            if not p.box.same_hex_twice and self.has_used(move.hex):
                return HEX_USED
            return lay_refusal(p.track, self.seat, move.hex, move.orientation, means(p, player))
        if isinstance(move, Grow):
            return SPECIALS_FIRST if self.too_late(p) else grow_refusal(p, player, move.place)
        if isinstance(move, Urbanize):
            return SPECIALS_FIRST if self.too_late(p) else urbanize_refusal(p, player, move.place)
        if move.id == p.box.at.done:
            return MUST_PERFORM if must_perform(p, player) and not self.too_late(p) else None
        return NOT_NOW

    def has_used(self, hex: i64) -> bool:
        rest = self.used
        while rest:
            if rest % DIGIT == hex + 1:
                return True
            rest //= DIGIT
        return False

    def can_perform(self, p: SteamPosition) -> bool:
        """Whether City Growth or Urbanization is still to be used, and possible."""
        player = p.players[self.seat]
        return player.special != 0 and not self.too_late(p) and has_target(p, player)

    def too_late(self, p: SteamPosition) -> bool:
        """R-33 as an option: City Growth and Urbanization before all track."""
        return p.box.specials_first and self.used != 0

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        player = p.players[self.seat]
        if not must_perform(p, player) or self.too_late(p):
            menu.add(p.box.at.done)
        if player.special:
            self.offer(p, p.box.at.site, len(p.box.place_names), menu)
        if self.left == 0:
            return
        box = p.box
        track = p.track
        money = means(p, player)
        land_stock = land_in_stock(track)
        town_stock = town_in_stock(track)
        ends = filled(-1, EDGES)
        first = box.at.lay
        hex: i64
        for hex in range(len(box.sort)):
            if box.sort[hex] == CITY:
                continue
            legal = legal_tiles(track, self.seat, hex, money, land_stock, town_stock, ends)
            if legal and (box.same_hex_twice or not self.has_used(hex)):
                id = first
                while legal:
                    if legal & 1:
                        menu.add(id)
                    legal >>= 1
                    id += 1
            first += box.first_town if box.place[hex] < 0 else len(box.orientations) - box.first_town


def must_perform(p: SteamPosition, player: Player) -> bool:
    """STEAM-6.3: base, what was paid for must be done while it is possible."""
    return not p.box.standard and player.special != 0 and has_target(p, player)


def has_target(p: SteamPosition, player: Player) -> bool:
    """R-5: whether the City Growth or the Urbanization of a player is possible."""
    return can_grow(p) if player.tile == CITY_GROWTH else player.tile == URBANIZATION and can_urbanize(p)


def build_turn(p: SteamPosition, seat: i64, below: Question[SteamPosition] | None) -> Build:
    """STEAM-6.2: 3 operations, 4 for the Engineer."""
    engineer = p.players[seat].tile == ENGINEER
    return Build(seat, below, p.box.engineer_operations if engineer else p.box.operations, 0)


def all_tiles(box: Box) -> list[Move[SteamPosition]]:
    """Every face in every rotation on every hex that can have one, hex by hex."""
    out: list[Move[SteamPosition]] = []
    hex: i64
    orientation: i64
    for hex in range(len(box.hex_names)):
        if box.sort[hex] == CITY:
            continue
        town = box.place[hex] >= 0
        for orientation in range(len(box.orientations)):
            if (orientation >= box.first_town) == town:
                out.append(LayTile(box, hex, orientation))
    return out


def all_kinds(box: Box) -> list[UseKind]:
    return [UseKind(kind, box.kind_names[kind]) for kind in range(len(box.kind_names))]
