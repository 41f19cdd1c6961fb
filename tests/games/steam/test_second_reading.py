"""A second, slow implementation of chapters 5 to 7, straight from the rules: random games must agree with it.

It keeps nothing but the paths on the board with their owners, and walks along them for every question. Nothing here is
shared with the engine but the box. Default options.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import trackside
from trackside.core.arrays import COMPILED
from trackside.core.edge.box import load
from trackside.core.rng import Rng
from trackside.games.steam.about import ABOUT
from trackside.referee.choosing import chooser

SEED = 0 if COMPILED else 1  # the two engines follow different games: that they agree is tested elsewhere
STEPS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
TOWN = "town"
OPEN = None
BUILDING = ("build", "choose-kind", "choose-colour", "choose-set")


class Board:
    """Paths are (hex, frozenset of two ends); an end is an edge, or the town."""

    def __init__(self, map: str) -> None:
        data = load(ABOUT.folder / "data.yaml")
        chart = data["maps"][map]
        self.hexes = {entry["hex"]: entry for entry in chart["hexes"]}
        where = {(entry["q"], entry["r"]): name for name, entry in self.hexes.items()}
        blocked = [set(entry["between"]) for entry in chart["blocked_edges"]]
        self.beside = {}  # (hex, edge) -> hex, over passable edges (1.4)
        for name, entry in self.hexes.items():
            for edge, (dq, dr) in enumerate(STEPS):
                other = where.get((entry["q"] + dq, entry["r"] + dr))
                if other is not None and {name, other} not in blocked:
                    self.beside[name, edge] = other
        self.faces = {face["id"]: face for face in data["track_faces"]["faces"]}
        self.kinds = {kind["id"]: kind["faces"] for kind in data["track_tiles"]["kinds"]}
        self.stock = {kind["id"]: kind["count"] for kind in data["track_tiles"]["kinds"]}
        self.kind_on = {}
        self.cities = {name for name, entry in self.hexes.items() if entry["kind"] == "city"}
        self.owner = {}
        self.fresh = set()
        self.apart = set()  # exits that face a city without reaching it

    # 1.5, 1.6

    def paths(self, hex):
        return {path for path in self.owner if path[0] == hex}

    def at_exit(self, hex, edge):
        return next((path for path in self.owner if path[0] == hex and edge in path[1]), None)

    def step(self, hex, end):
        """What lies beyond an end of a path: (place, None), (None, path that is joined), or (None, None)."""
        if end == TOWN:
            return hex, None
        beyond = self.beside[hex, end]
        if beyond in self.cities:
            return (None if (hex, end) in self.apart else beyond), None
        return None, self.at_exit(beyond, (end + 3) % 6)

    def link(self, path):
        """All paths of a link and its two ends: a place's hex, or OPEN with the exit."""
        found, ends = {path}, []
        for out in path[1]:
            at, end = path, out
            while True:
                place, joined = self.step(at[0], end)
                if joined is None:
                    ends.append((place, (at[0], end)))
                    break
                entered = (end + 3) % 6
                at, end = joined, next(iter(joined[1] - {entered}))
                found.add(at)
        return found, ends

    def fixed(self, path):
        return [place for place, _ in self.link(path)[1] if place is not OPEN]

    def open_exit(self, path):
        return next((exit for place, exit in self.link(path)[1] if place is OPEN), None)

    def owns_at(self, seat, hex):
        return any(self.owner[path] == seat for path in self.paths(hex) if TOWN in path[1])

    def claimable(self, path, seat):
        """5.8."""
        if self.owner[path] is not None or len(self.fixed(path)) == 2:
            return False
        start = self.fixed(path)[0]
        return start in self.cities or self.owns_at(seat, start)

    # Chapters 5 and 6

    def tile(self, hex, face, rotation):
        turned = [[end if end == TOWN else (end + rotation) % 6 for end in path] for path in self.faces[face]["paths"]]
        return {(hex, frozenset(path)) for path in turned}

    def kinds_for(self, hex, face):
        return [
            kind
            for kind, faces in self.kinds.items()
            if face in faces and (self.stock[kind] > 0 or self.kind_on.get(hex) == kind)
        ]

    def operation(self, hex, new):
        old = self.paths(hex)
        if not old:
            return "place"
        return "improve" if old < new else "redirect"

    def price(self, hex, new):
        """6.8 to 6.10."""
        exits = sum(len(path[1] - {TOWN}) for path in new)
        what = self.operation(hex, new)
        entry = self.hexes[hex]
        town = 1 if entry["kind"] == "town" and what != "redirect" else 0
        terrain = (1 if entry.get("river") else 0) + (2 if entry.get("terrain") == "hills" else 0)
        return exits + town + (terrain if what == "place" else 0)

    def may_lay(self, seat, hex, face, rotation, means):
        if hex in self.cities or (self.hexes[hex]["kind"] == TOWN) != (self.faces[face]["class"] == TOWN):
            return False
        new = self.tile(hex, face, rotation)
        if any((hex, end) not in self.beside for path in new for end in path[1] if end != TOWN):
            return False
        if not self.kinds_for(hex, face) or self.price(hex, new) > means:
            return False
        old = self.paths(hex)
        added = new - old
        if not added:
            return False
        if self.operation(hex, new) == "redirect":
            return self.may_redirect(seat, hex, old, new)
        if any(self.foreign(seat, path) for path in added):
            return False
        anchored = [self.anchored(seat, path) for path in added]
        town = self.hexes[hex]["kind"] == TOWN
        if not (any(anchored) or self.owns_at(seat, hex) if town else all(anchored)):
            return False
        return not self.loops(seat, new, added)

    def may_redirect(self, seat, hex, old, new):
        """6.6."""
        if self.hexes[hex]["kind"] == TOWN or len(old - new) != 1 or len(new - old) != 1:
            return False
        before, after = (old - new).pop(), (new - old).pop()
        if len(before[1] & after[1]) != 1:
            return False
        leaves = next(iter(before[1] - after[1]))
        if self.open_exit(before) != (hex, leaves):
            return False
        if self.owner[before] != seat and not self.claimable(before, seat):
            return False
        takes = next(iter(after[1] - before[1]))
        return not self.foreign(seat, after, takes) and not self.loops(seat, new, {after})

    def foreign(self, seat, path, only=None):
        """5.6."""
        ends = path[1] - {TOWN} if only is None else {only}
        joined = [self.step(path[0], end)[1] for end in ends]
        return any(met is not None and self.owner[met] not in (seat, None) for met in joined)

    def anchored(self, seat, path):
        """5.5."""
        for end in path[1] - {TOWN}:
            place, met = self.step(path[0], end)
            if place is not None or (met is not None and (self.owner[met] == seat or self.claimable(met, seat))):
                return True
        return False

    def loops(self, seat, new, added):
        """5.7, on the board as it would be."""
        hex = next(iter(new))[0]
        kept = {path: self.owner.pop(path) for path in self.paths(hex)}
        self.owner.update({path: kept.get(path, seat) for path in new})
        ends = [self.fixed(path) for path in added]
        for path in new:
            del self.owner[path]
        self.owner.update(kept)
        return any(len(found) == 2 and found[0] == found[1] for found in ends)

    def lay(self, seat, hex, new, kind):
        what = self.operation(hex, new)
        old = self.paths(hex)
        if hex in self.kind_on:
            self.stock[self.kind_on[hex]] += 1
        self.stock[kind] -= 1
        self.kind_on[hex] = kind
        renewed = set()
        for path in old - new:
            del self.owner[path]
            self.apart -= {(hex, end) for end in path[1]}
            if path in self.fresh:
                self.fresh.discard(path)
                renewed = new - old
        for path in new - old:
            self.owner[path] = seat
            for joined in self.link(path)[0]:
                self.owner[joined] = seat
        if what == "redirect":
            self.fresh |= renewed  # not by the redirect, but by what was added before
        else:
            self.fresh |= new - old

    def urbanize(self, seat, hex):
        """6.16."""
        around = [(self.beside[hex, edge], (edge + 3) % 6) for edge in range(6) if (hex, edge) in self.beside]
        facing = []
        for exit in around:
            path = self.at_exit(*exit) if exit[0] not in self.cities else None
            if path is not None and self.open_exit(path) == exit:
                facing.append((exit, path, self.fixed(path)[0] == hex))
        for path in self.paths(hex):
            rest = self.link(path)[0] - {path}
            if path in self.fresh and rest:
                self.fresh.add(next(iter(rest)))
            self.fresh.discard(path)
            del self.owner[path]
        if hex in self.kind_on:
            self.stock[self.kind_on.pop(hex)] += 1
        self.cities.add(hex)
        for exit, path, back in facing:
            if back:
                if path in self.owner:
                    self.apart.add(exit)
            elif self.owner[path] is None:
                for part in self.link(path)[0]:
                    self.owner[part] = seat

    def end_turn(self, seat):
        """6.13."""
        for path, owner in list(self.owner.items()):
            parts, ends = self.link(path)
            if owner == seat and any(place is OPEN for place, _ in ends) and not parts & self.fresh:
                self.owner[path] = None
        self.fresh.clear()

    # Chapter 7

    def routes(self, seat, start, colour, colours, most):
        """All legal ways of a cube, each as the exits at which it leaves its places."""
        out = []

        def onward(at, way, seen, owners):
            for edge in range(6):
                path = self.at_exit(at, edge)
                if at in self.cities:
                    beyond = self.beside.get((at, edge))
                    path = self.at_exit(beyond, (edge + 3) % 6) if beyond is not None else None
                    if path is not None and (beyond, (edge + 3) % 6) in self.apart:
                        continue
                if path is None or len(self.fixed(path)) < 2:
                    continue
                one, other = self.fixed(path)
                to = other if one == at else one
                if to in seen:
                    continue
                used = [*owners, self.owner[path]]
                if colours.get(to) == colour:
                    own = used.count(seat)
                    if own and all(own >= used.count(rival) for rival in set(used) - {None}):
                        out.append((*way, (at, edge)))
                elif len(used) < most:
                    onward(to, (*way, (at, edge)), seen | {to}, used)

        onward(start, (), {start}, [])
        return out


def means_of(p, seat):
    player = p.players[seat]
    if p.box.standard:
        return player.cash
    return player.cash + 5 * (player.income + 10 + player.points // 2)


def compare_tiles(p, board):
    """Every face in every rotation on every hex: legal in the engine as in the book."""
    seat = int(p.seat)
    legal = {(move.hex_name, move.face_name, int(move.rotation)) for move in p.moves() if move.kind == "lay"}
    for hex, face in product(board.hexes, board.faces):
        known = []
        for rotation in range(6):
            tile = board.tile(hex, face, rotation)
            if tile in known:
                continue
            known.append(tile)
            by_the_book = p.asked.left > 0 and board.may_lay(seat, hex, face, rotation, means_of(p, seat))
            assert by_the_book == ((hex, face, rotation) in legal), f"{hex} {face} {rotation} for seat {seat}"
    return len(legal)


def compare_goods(p, board):
    seat = int(p.seat)
    colours = {place.hex: place.colour for place in p.view(None).places if place.colour is not None}
    names = dict(zip(p.box.place_names, (p.box.hex_names[hex] for hex in p.box.place_hex), strict=True))
    legal = {str(move): move for move in p.moves() if move.kind == "deliver"}
    for place in p.view(None).places:
        for colour in place.cubes:
            routes = board.routes(seat, place.hex, colour, colours, int(p.players[seat].locomotive))
            text = f"deliver {place.id} {colour}"
            assert bool(routes) == (text in legal), text
            if routes:
                after = p.copy()
                after.play(legal[text])
                assert sorted(engine_routes(after, names)) == sorted(routes)
    return len(legal)


def engine_routes(p, names):
    out = []
    for move in p.moves():
        step = (names[move.place_name], int(move.edge))
        after = p.copy()
        asked = p.asked
        after.play(move)
        goes_on = after.asked is not None and after.asked.name == "follow-link" and after.asked.left < asked.left
        out += [(step, *rest) for rest in engine_routes(after, names)] if goes_on else [(step,)]
    return out


def compare_owners(p, board):
    found = {}
    for hex, name in enumerate(p.box.hex_names):
        if p.track.tile[hex] >= 0:
            for a, b in p.box.orientations[p.track.tile[hex]].paths:
                owner = int(p.track.owner[p.track.at[hex * 6 + a]])
                found[name, frozenset((a, TOWN if b == 6 else b))] = None if owner < 0 else owner
    assert found == board.owner
    assert {name: int(n) for name, n in zip(p.box.kind_names, p.track.stock, strict=True)} == board.stock


WILD = [("usa", 3, "base", "any"), ("usa", 4, "base", "rare"), ("europe", 4, "base", "any")]
ADVISED = [("usa", 3, "standard", "hints"), ("europe", 5, "base", "hints"), ("europe", 3, "standard", "hints")]


# With hints a game takes the pure engine long; test_agreement.py compares the two.
@pytest.mark.parametrize(("map", "players", "rules", "style"), [*WILD, *(ADVISED if COMPILED else ())])
def test_random_games_agree_with_a_second_reading(map, players, rules, style):
    tiles, goods = follow_a_game(trackside.game("steam", players=players, map=map, rules=rules), map, SEED, style)
    assert tiles > 500 and goods > 5


def follow_a_game(game, map, seed, style):
    """Everybody begins with money and a strong locomotive, so that wild players fill the board too."""
    rich = [{"cash": 120, "locomotive": 4} for _ in range(game.seats)]
    p = game.arrange({"seats": rich, "phase": "select", "chance": {"key": str(seed + 1)}})
    board = Board(map)
    chance = Rng(seed)
    choose = chooser(style, chance)
    tiles = goods = 0
    fallen = set()
    laid: Any = None
    while not p.over:
        asked, seat = p.asked, int(p.seat)
        if asked.name == "build" and chance.below(8) == 0:
            tiles += compare_tiles(p, board)
        if asked.name == "move-goods" and chance.below(2) == 0:
            goods += compare_goods(p, board)
        move: Any = choose(p, p.moves())
        p.play(move)
        if move.kind == "lay":
            laid = move.hex_name, board.tile(move.hex_name, move.face_name, int(move.rotation)), move.face_name
            kinds = board.kinds_for(laid[0], laid[2])
            if len(kinds) == 1:
                board.lay(seat, laid[0], laid[1], kinds[0])
        elif move.kind == "tile":
            board.lay(seat, laid[0], laid[1], move.kind_name)
        elif move.kind == "new_city":
            board.urbanize(seat, p.box.hex_names[p.box.place_hex[asked.place]])
        if asked.name in BUILDING:
            if p.asked is None or p.asked.name not in BUILDING or int(p.seat) != seat:
                board.end_turn(seat)
            if p.asked is None or p.asked.name != "choose-kind":
                compare_owners(p, board)
        for other, player in enumerate(p.players):
            if player.fell and other not in fallen:
                fallen.add(other)
                board.owner = {path: None if owner == other else owner for path, owner in board.owner.items()}
    return tiles, goods
