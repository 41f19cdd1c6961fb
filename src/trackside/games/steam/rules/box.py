"""The box as typed tables, made once per game from data.yaml and the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from trackside.core.arrays import bit, filled, i64, packed, vec
from trackside.core.edge.errors import BadOverride
from trackside.games.steam.rules.geometry import EDGES, STEPS, TOWN, Orientation, across, orientations, pair, pair_edges

if TYPE_CHECKING:
    from trackside.games.steam.rules.catalogue import Catalogue

COLOURS: Final = 5
SPACES: Final = 12  # of the goods supply
LAND: Final = 0
TOWN_HEX: Final = 1
CITY: Final = 2

# The action tiles, by their place in the box.
TURN_ORDER: Final = 0
FIRST_MOVE: Final = 1
ENGINEER: Final = 2
FIRST_BUILD: Final = 3
CITY_GROWTH: Final = 4
LOCOMOTIVE: Final = 5
URBANIZATION: Final = 6
ACTION_TILES: Final = 7


class Box:
    """Facts that never change during a game."""

    def __init__(
        self, data: dict[str, Any], seats: int, options: dict[str, Any], catalogue: Callable[[Box], Catalogue]
    ) -> None:
        self.read_money(data, options)
        self.read_goods(data, seats)
        self.read_faces(data)
        self.read_map(data, options["map"], seats)
        rounds: int = data["game"]["rounds_by_players"][seats]
        if seats == 4 and options["rounds_with_four"] == 9:
            rounds = 9
        self.rounds: i64 = rounds
        self.standard: bool = options["rules"] == "standard"
        self.introductory: bool = options["introductory"]
        bonus: list[int] = data["player_start"]["introductory_order_bonus"]
        self.order_bonus: vec[i64] = packed(bonus)
        self.at: Catalogue = catalogue(self)  # the ids of moves

    def read_money(self, data: dict[str, Any], options: dict[str, Any]) -> None:
        """Prices, tracks, loans; and the rulings that concern them."""
        start: dict[str, Any] = data["player_start"]
        self.start_cash: i64 = int(start["cash"])
        self.start_income: i64 = int(start["income"])
        self.start_points: i64 = int(start["victory_points"])
        self.start_locomotive: i64 = int(start["locomotive"])
        tracks: dict[str, Any] = data["tracks"]
        self.income_least: i64 = int(tracks["income"]["min"])
        self.income_most: i64 = int(tracks["income"]["max"])
        self.locomotive_most: i64 = int(tracks["locomotive"]["max"])
        loan: dict[str, Any] = data["finance"]["loan"]
        self.loan_cash: i64 = int(loan["cash"])
        self.loan_points: i64 = int(loan["vp_per_loan_at_floor"])
        standard: dict[str, Any] = data["finance"]["standard"]
        self.upkeep: i64 = int(standard["maintenance_per_locomotive_level"])
        self.point_covers: i64 = int(standard["shortfall"]["vp_step_covers"])
        self.income_covers: i64 = int(standard["shortfall"]["then_income_step_covers"])
        floor: int = standard["bankrupt_income_floor"] if options["income_floor"] == "minus_ten" else 0
        self.shortfall_floor: i64 = floor
        build: dict[str, Any] = data["build"]
        self.operations: i64 = int(build["allowance"]["normal"])
        self.engineer_operations: i64 = int(build["allowance"]["engineer"])
        self.price_exit: i64 = int(build["price_per_exit"])
        self.price_town: i64 = int(build["price_town"])
        self.price_river: i64 = int(build["price_river"])
        self.price_hills: i64 = int(build["price_hills"])
        tiles: list[dict[str, Any]] = data["action_tiles"]["tiles"]
        self.tile_names: list[str] = [str(tile["id"]) for tile in tiles]
        self.tile_number: vec[i64] = packed([int(tile["number"]) for tile in tiles])
        self.tile_cost: vec[i64] = packed([t["base_cost"] if isinstance(t["base_cost"], int) else 0 for t in tiles])
        self.locomotive_base: i64 = int(str(tiles[LOCOMOTIVE]["base_cost"]).split("+")[0])  # "4 + new_level"
        scoring: dict[str, Any] = data["scoring"]
        self.income_per_point: i64 = int(scoring["positive_income_per_vp"])
        self.negative_income: i64 = int(scoring["negative_income_vp_each"])
        self.link_points: i64 = int(scoring["completed_link_vp"])
        self.income_must_fit: bool = options["income_overflow"] == "refused"
        self.half_up: bool = options["half_bids"] == "up"
        self.two_left_pay: bool = options["two_left_pay"]
        self.top_locomotive_free: bool = options["locomotive_at_six"]
        self.improve_terrain: bool = options["improve_terrain"]
        self.redirect_towns: bool = options["redirect_towns"]
        self.improve_and_redirect: bool = options["improve_and_redirect"]
        self.redirect_counts: bool = options["redirect_counts"]
        self.same_hex_twice: bool = options["same_hex_twice"]
        self.specials_first: bool = options["specials"] == "before_track"
        self.needs_goods: bool = options["urbanization_needs_goods"]
        self.void_refunded: bool = options["void_specials"] == "refunded"
        self.urbanizer_claims: bool = options["new_city_claims"] == "urbanizer"
        self.loops_forbidden: bool = options["new_city_loops"] == "forbidden"
        self.shortened_lapse: bool = options["shortened_links"] == "lapse"
        self.unowned_usable: bool = options["unowned_links"] == "usable"
        self.builder_chooses: bool = options["tile_choice"] == "builder"
        self.survivor_plays_on: bool = options["last_survivor"] == "plays_on"
        self.fallen_rank_together: bool = options["bankrupts_rank"] == "together"
        self.ties_by_tile: bool = options["standard_ties"] == "tile_number"

    def read_goods(self, data: dict[str, Any], seats: int) -> None:
        cubes: dict[str, int] = data["goods"]["cubes"]
        self.colour_names: list[str] = list(cubes)
        self.cubes: vec[i64] = packed(list(cubes.values()))
        supply: dict[str, Any] = data["goods_supply"]
        self.set_size: i64 = int(supply["cubes_per_space"][seats])
        tiles: dict[str, int] = data["new_cities"]["tiles"]
        self.new_cities: vec[i64] = packed([tiles.get(name, 0) for name in self.colour_names])
        self.markers: i64 = int(data["components"]["city_growth_markers"])

    def read_faces(self, data: dict[str, Any]) -> None:
        """Faces, their orientations and the kinds of tiles that show them.

        Orientations of land faces are numbered first, then those of town faces. A set of orientations of one sort is
        the bits of one number: there are 51 of land and 56 of towns.
        """
        faces: list[dict[str, Any]] = data["track_faces"]["faces"]
        self.face_names: list[str] = [str(face["id"]) for face in faces]
        self.orientations: list[Orientation] = []
        for town in (False, True):
            if town:
                self.first_town: i64 = len(self.orientations)
            for number, face in enumerate(faces):
                if (face["class"] == "town") == town:
                    self.orientations.extend(orientations(number, face["paths"]))
        count = len(self.orientations)
        self.face = packed([o.face for o in self.orientations])
        self.rotation = packed([o.rotation for o in self.orientations])
        self.exits = packed([o.exits for o in self.orientations])
        self.mask = packed([o.mask for o in self.orientations])
        self.pairs = packed([o.pairs for o in self.orientations])
        self.mate: vec[i64] = filled(-1, count * EDGES)  # the other end of the path that leaves by an edge
        self.single: vec[i64] = filled(-1, len(pair_edges()))  # the orientation with that path alone
        self.double: vec[i64] = filled(-1, len(pair_edges()) * len(pair_edges()))  # the orientation with two paths
        self.town_of: vec[i64] = filled(-1, 64)  # the town orientation with these exits
        for number, o in enumerate(self.orientations):
            for a, b in o.paths:
                self.mate[number * EDGES + a] = b
                if b != TOWN:
                    self.mate[number * EDGES + b] = a
            if number >= self.first_town:
                self.town_of[o.mask] = number
            elif len(o.paths) == 1:
                self.single[pair(o.paths[0][0], o.paths[0][1])] = number
            else:
                first = pair(o.paths[0][0], o.paths[0][1])
                second = pair(o.paths[1][0], o.paths[1][1])
                self.double[first * len(self.single) + second] = number
                self.double[second * len(self.single) + first] = number
        self.pair_low = packed([a for a, _ in pair_edges()])
        self.pair_high = packed([b for _, b in pair_edges()])
        self.land_up_to: vec[i64] = filled(0, EDGES + 1)  # the land orientations with at most that many exits
        self.town_up_to: vec[i64] = filled(0, EDGES + 1)
        self.face_set: vec[i64] = filled(0, len(faces))  # the orientations of a face, as bits of its sort
        self.town_face: vec[i64] = packed([1 if face["class"] == "town" else 0 for face in faces])
        for number, o in enumerate(self.orientations):
            low: i64 = o.exits
            if number >= self.first_town:
                self.face_set[o.face] |= bit(number - self.first_town)
                for n in range(low, EDGES + 1):
                    self.town_up_to[n] |= bit(number - self.first_town)
            else:
                self.face_set[o.face] |= bit(number)
                for n in range(low, EDGES + 1):
                    self.land_up_to[n] |= bit(number)
        self.with_pair: vec[i64] = filled(0, len(pair_edges()))  # the land orientations that have a path, as bits
        for number, o in enumerate(self.orientations):
            for a, b in o.paths:
                if b != TOWN:
                    self.with_pair[pair(a, b)] |= bit(number)
        self.sort_by_edges()
        self.read_kinds(data["track_tiles"]["kinds"])

    def sort_by_edges(self) -> None:
        """For every set of edges the orientations that agree with it, as bits, so that a hex is judged in one step."""
        sets = 1 << EDGES
        self.land_within: vec[i64] = filled(0, sets)  # all exits lie in the set
        self.land_anchored: vec[i64] = filled(0, sets)  # every path has an exit in the set
        self.town_within: vec[i64] = filled(0, sets)
        self.town_with: vec[i64] = filled(0, sets)  # the whole set has exits
        self.town_touching: vec[i64] = filled(0, sets)  # an exit at least lies in the set
        for edges in range(sets):
            for number, o in enumerate(self.orientations):
                if number < self.first_town:
                    if o.mask & ~edges == 0:
                        self.land_within[edges] |= bit(number)
                    if all(edges >> a & 1 or edges >> b & 1 for a, b in o.paths):
                        self.land_anchored[edges] |= bit(number)
                    continue
                if o.mask & ~edges == 0:
                    self.town_within[edges] |= bit(number - self.first_town)
                if edges & ~o.mask == 0:
                    self.town_with[edges] |= bit(number - self.first_town)
                if edges & o.mask:
                    self.town_touching[edges] |= bit(number - self.first_town)

    def read_kinds(self, kinds: list[dict[str, Any]]) -> None:
        self.kind_names: list[str] = [str(kind["id"]) for kind in kinds]
        self.kind_count: vec[i64] = packed([int(kind["count"]) for kind in kinds])
        self.shown_by: vec[i64] = filled(0, len(self.face_names))  # the kinds that show a face, as bits
        self.land_shown: vec[i64] = filled(0, len(kinds))  # the land orientations a kind can show, as bits
        self.town_shown: vec[i64] = filled(0, len(kinds))
        for number, kind in enumerate(kinds):
            for name in kind["faces"]:
                if name not in self.face_names:
                    raise BadOverride(f"track_tiles.kinds.{kind['id']}.faces: there is no face {name!r}")
                face = self.face_names.index(name)
                self.shown_by[face] |= bit(number)
                if self.town_face[face]:
                    self.town_shown[number] |= self.face_set[face]
                else:
                    self.land_shown[number] |= self.face_set[face]

    def read_map(self, data: dict[str, Any], name: str, seats: int) -> None:
        """Hexes in the order of the box; places (cities, then towns) with the hexes they lie on."""
        chart: dict[str, Any] = data["maps"][name]
        hexes: list[dict[str, Any]] = chart["hexes"]
        self.hex_names: list[str] = [str(entry["hex"]) for entry in hexes]
        for entry in hexes:
            if entry.get("terrain", "plain") not in ("plain", "hills"):
                raise BadOverride(
                    f"maps.{name}.hexes.{entry['id']}.terrain: {entry['terrain']!r} is not plain or hills"
                )
        sorts = {"land": LAND, "town": TOWN_HEX, "city": CITY}
        self.sort = packed([sorts[entry["kind"]] for entry in hexes])
        self.hills = packed([1 if entry.get("terrain") == "hills" else 0 for entry in hexes])
        self.river = packed([1 if entry.get("river") else 0 for entry in hexes])
        places = [entry for entry in hexes if entry["kind"] == "city"]
        self.cities: i64 = len(places)
        places = places + [entry for entry in hexes if entry["kind"] == "town"]
        self.place_names: list[str] = [str(entry["id"]) for entry in places]
        self.place_titles: list[str] = [str(entry["name"]) for entry in places]
        self.place_hex = packed([self.hex_names.index(entry["hex"]) for entry in places])
        self.place_colour = packed([self.colour_of(entry) for entry in places])
        less: int = chart["setup"]["city_goods_delta"][seats]
        self.place_goods = packed([max(0, entry["goods"] + less) if "goods" in entry else 0 for entry in places])
        self.place: vec[i64] = filled(-1, len(hexes))  # the place on a hex
        for number, hex in enumerate(self.place_hex):
            self.place[hex] = number
        blocked = [set(entry["between"]) for entry in chart["blocked_edges"]]
        self.blocked: list[list[str]] = [sorted(names) for names in blocked]
        where = {(int(entry["q"]), int(entry["r"])): number for number, entry in enumerate(hexes)}
        self.beside: vec[i64] = filled(-1, len(hexes) * EDGES)  # the hex across a passable edge
        self.facing: vec[i64] = filled(-1, len(hexes) * EDGES)  # the exit (hex x 6 + edge) that would be met there
        self.beside_place: vec[i64] = filled(-1, len(hexes) * EDGES)  # the place on that hex
        self.passable: vec[i64] = filled(0, len(hexes))  # the passable edges, as bits
        for number, entry in enumerate(hexes):
            for edge in range(EDGES):
                step = STEPS[edge]
                other = where.get((int(entry["q"]) + step[0], int(entry["r"]) + step[1]), -1)
                if other >= 0 and {entry["hex"], self.hex_names[other]} not in blocked:
                    self.beside[number * EDGES + edge] = other
                    self.facing[number * EDGES + edge] = other * EDGES + across(edge)
                    self.beside_place[number * EDGES + edge] = self.place[other]
                    self.passable[number] |= bit(edge)
        self.terrain: vec[i64] = filled(0, len(hexes))  # what river and hills add to the price
        for number in range(len(hexes)):
            self.terrain[number] = self.river[number] * self.price_river + self.hills[number] * self.price_hills

    def colour_of(self, entry: dict[str, Any]) -> int:
        """The colour of a printed city; -1 of a town."""
        return self.colour_names.index(entry["color"]) if "color" in entry else -1
