"""The box: data.yaml as typed tables, made once per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from trackside.core.arrays import append, bit, has, i64, packed, vec
from trackside.core.edge.errors import BadOverride
from trackside.games.great_western_trail.rules.deeds import COPY, Deed, Deeds, Verbs
from trackside.games.great_western_trail.rules.options import Rulings

if TYPE_CHECKING:
    from trackside.games.great_western_trail.rules.catalogue import Catalogue

# Kinds of workers, in the order of the player board.
COWBOY: Final = 0
CRAFTSMAN: Final = 1
ENGINEER: Final = 2
WORKERS: Final = ["cowboy", "craftsman", "engineer"]
WORKER_SPACES: Final = 6

# Kinds of tiles from the Kansas City supply: workers, then teepees, then hazards.
GREEN: Final = 3
BLUE: Final = 4
FIRST_HAZARD: Final = 5

# What lies on a trail space: nothing, a private building (10 * owner + number - 1), a neutral one, a loose tile.
EMPTY: Final = -1
NEUTRAL: Final = 40
LOOSE: Final = 47

# Kinds of trail spaces, by their place in SPACE_KINDS.
NEUTRAL_SPACE: Final = 1
BUILDING_SPACE: Final = 2
HAZARD_SPACE: Final = 3
TEEPEE_SPACE: Final = 4
SPACE_KINDS: Final = ["start", "neutral", "building", "hazard", "teepee", "kansas_city"]

ROWS: Final = 12  # of the job market
MOST_FIRST_TILES: Final = 10  # stack 1 always has tiles for that many spaces
SUBPHASES: Final = 3  # of Kansas City that bring a tile
BUILDINGS: Final = 10  # private ones of a player
NEUTRALS: Final = 7
STATIONS: Final = 10
MASTERS: Final = 5
CITIES: Final = 10
DISCS: Final = 14
SIDE_B: Final = 10  # added to the number of an a-side to get its b-side

TASK_BITS: Final = 6  # of each task of objective cards in a packed count
CATEGORIES: Final = [
    "dollars",
    "private_buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station_masters",
    "workers",
    "step_disc",
    "job_market_token",
]


class Box:
    """The components and figures for one number of players."""

    def __init__(
        self,
        data: dict[str, Any],
        seats: int,
        options: dict[str, Any],
        verbs: Verbs,
        catalogue: Callable[[Box], Catalogue],
    ) -> None:
        self.seats: i64 = seats
        self.rulings = Rulings(options)
        self._count_players(data["players"][seats], data)
        self._name_cards(data)
        self._name_tiles(data["kansas_city"])
        deeds = Deeds(verbs, self.breeds)
        self._draw_trail(data["trail"], deeds)
        self._print_buildings(data, deeds)
        self._print_player_board(data["player_board"], deeds)
        self._print_objectives(data, deeds)
        self._lay_railroad(data["railroad"])
        self._place_cities(data["cities"], data["city_arrows"])
        self._print_masters(data["station_masters"], deeds)
        self._print_auxiliary(data["auxiliary_actions"], deeds)
        self._price_market(data)
        self.deeds: list[Deed] = deeds.deeds
        self.slots: list[list[int]] = deeds.slots
        self.slot_deeds = vec[i64]()  # the same as bits; only those of buildings are asked for
        for members in deeds.slots:
            found: i64 = 0
            for deed in members:
                found |= bit(deed) if deed < 62 else 0
            self.slot_deeds = append(self.slot_deeds, found)
        self.copy_slot: i64 = self._slot_of(COPY)
        self.at: Catalogue = catalogue(self)  # the ids of moves

    def _slot_of(self, verb: i64) -> int:
        for slot, members in enumerate(self.slots):
            if len(members) == 1 and self.deeds[members[0]].steps[0].verb == verb:
                return slot
        return -1

    def _count_players(self, own: dict[str, Any], data: dict[str, Any]) -> None:
        """The table of section 2."""
        self.market_size: i64 = own["cattle_market_size"]
        self.initial_workers: i64 = own["initial_workers"]
        self.columns: i64 = own["job_market_columns"]
        self.step_base: i64 = own["step_limit"]["base"]
        self.step_left: i64 = own["step_limit"]["step_left"]
        self.step_right: i64 = own["step_limit"]["step_right"]
        self.green_fee: i64 = own["fees"]["green"]
        self.black_fee: i64 = own["fees"]["black"]
        self.starting_dollars: vec[i64] = packed(data["starting_dollars_by_seat"])
        self.starting_hand: i64 = data["starting_hand_size"]
        self.first_tiles: i64 = data["initial_stack_1_tiles_on_board"]
        if self.first_tiles > MOST_FIRST_TILES:
            raise BadOverride(f"initial_stack_1_tiles_on_board: at most {MOST_FIRST_TILES} have room")
        self.display_size: i64 = data["objective_display_size"]
        self.dollars_per_vp: i64 = data["scoring"]["dollars_per_vp"]
        self.token_vp: i64 = data["scoring"]["job_market_token_vp"]

    def _name_cards(self, data: dict[str, Any]) -> None:
        """Kinds of cards: cattle by breed and VP, then objective cards. Equal cards are one kind."""
        self.breeds: list[str] = list(data["cattle"])
        self.cards: list[str] = []
        breed_of: list[int] = []
        vp: list[int] = []
        count: list[int] = []
        start: list[int] = []
        for number, (breed, card) in enumerate(data["cattle"].items()):
            prints = card.get("market", [{"vp": 0, "count": 0}])
            for print_ in prints:
                self.cards.append(breed if len(prints) == 1 else f"{breed}_{print_['vp']}")
                breed_of.append(number)
                vp.append(print_["vp"])
                count.append(print_["count"])
                start.append(card.get("starting_per_player", 0))
        self.breed_value: vec[i64] = packed([card["value"] for card in data["cattle"].values()])
        self.breed_of: vec[i64] = packed(breed_of)
        self.card_vp: vec[i64] = packed(vp)
        self.market_count: vec[i64] = packed(count)
        self.start_count: vec[i64] = packed(start)
        self.cattle: i64 = len(self.cards)  # kinds of cattle cards; objective cards follow
        self.cards.extend(data["objective_cards"])
        self.kinds: i64 = len(self.cards)
        self.first_of_breed: vec[i64] = packed([breed_of.index(n) for n in range(len(self.breeds))])

    def _name_tiles(self, supply: dict[str, Any]) -> None:
        """Kinds of tiles of the Kansas City supply, and how many of each lie in the three stacks."""
        self.tiles: list[str] = [*WORKERS, "teepee_green", "teepee_blue"]
        self.hazard_names: list[str] = []  # flood, drought, rockfall
        section: list[int] = []
        vp: list[int] = []
        fee: list[int] = [0, 0, 0]
        for colour in ("green", "blue"):
            fee.append(self._fee(supply["teepee_hands"][colour]))
        counts: list[list[int]] = [[], [], []]
        for number, tiles in supply["stacks"].items():
            stack = [0] * 60
            for tile in tiles:
                stack[self._tile_kind(tile, section, vp, fee)] += tile["count"]
            counts[int(number) - 1] = stack
        self.tile_kinds: i64 = len(self.tiles)
        self.stack_count: list[vec[i64]] = [packed(stack[: len(self.tiles)]) for stack in counts]
        self.hazard_section: vec[i64] = packed(section)
        self.hazard_vp: vec[i64] = packed(vp)
        self.loose_fee: vec[i64] = packed(fee)

    def _tile_kind(self, tile: dict[str, Any], section: list[int], vp: list[int], fee: list[int]) -> int:
        if tile["tile"] == "worker":
            return WORKERS.index(tile["worker"])
        if tile["tile"] == "teepee":
            return int(GREEN if tile["colour"] == "green" else BLUE)
        name = supply_name(tile)
        if name not in self.tiles:
            if tile["hazard"] not in self.hazard_names:
                self.hazard_names.append(tile["hazard"])
            self.tiles.append(name)
            section.append(self.hazard_names.index(tile["hazard"]))
            vp.append(tile["vp"])
            fee.append(self._fee(tile["hands"]))
        return self.tiles.index(name)

    def _fee(self, hands: list[str]) -> int:
        """GWT-4.3: a tile with both hands costs both."""
        return sum(int(self.green_fee if hand == "green" else self.black_fee) for hand in hands)

    def _draw_trail(self, trail: dict[str, Any], deeds: Deeds) -> None:
        self.nodes: list[str] = list(trail["nodes"])
        spaces = list(trail["nodes"].values())
        index = {name: number for number, name in enumerate(self.nodes)}
        self.start: i64 = index[trail["start"]]
        self.goal: i64 = index[trail["goal"]]
        self.space_kind: vec[i64] = packed([SPACE_KINDS.index(space["kind"]) for space in spaces])
        self.woods: i64 = 0
        self.ahead = vec[i64]()  # the spaces one edge ahead (bits)
        self.beside = vec[i64]()  # the spaces joined by an edge in either direction (bits)
        self.risk_slot = vec[i64]()  # the risk action of a building here, or -1
        self.teepee_dollars = vec[i64]()
        self.building_nodes = vec[i64]()
        self.neutral_nodes = vec[i64]()  # by letter
        beside = [0] * len(spaces)
        for number, space in enumerate(spaces):
            ahead = 0
            for name in space["next"]:
                if index[name] <= number:
                    raise ValueError(f"trail: {name} must be listed after {self.nodes[number]}")
                ahead |= bit(index[name])
                beside[number] |= bit(index[name])
                beside[index[name]] |= bit(number)
            self.ahead = append(self.ahead, ahead)
            if space.get("woods"):
                self.woods |= bit(number)
            risk = space.get("risk")
            self.risk_slot = append(self.risk_slot, deeds.slot(trail["risk_actions"][risk]) if risk else -1)
            self.teepee_dollars = append(self.teepee_dollars, space.get("dollars", 0))
            if space["kind"] == "building":
                self.building_nodes = append(self.building_nodes, number)
            elif space["kind"] == "neutral":
                self.neutral_nodes = append(self.neutral_nodes, number)
        self.beside = packed(beside)
        teepees = [n for n, space in enumerate(spaces) if space["kind"] == "teepee"]
        self.teepee_nodes: vec[i64] = packed(sorted(teepees, key=lambda n: int(spaces[n]["dollars"])))
        self.hazard_nodes: list[vec[i64]] = []  # by section, in the order of their numbers
        for section in self.hazard_names:
            places = [n for n, space in enumerate(spaces) if space.get("hazard") == section]
            self.hazard_nodes.append(packed(sorted(places, key=lambda n: int(spaces[n]["number"]))))
        self.hazard_spaces = packed([n for n, space in enumerate(spaces) if space["kind"] == "hazard"])
        self.walks = packed([n for n in range(len(spaces)) if any(has(ahead, n) for ahead in self.ahead)])
        self.walk_of: vec[i64] = packed([-1] * len(spaces))
        for walk in range(len(self.walks)):
            self.walk_of[self.walks[walk]] = walk
        self.copied = packed([n for n, space in enumerate(spaces) if space["kind"] in ("neutral", "building")])

    def _print_buildings(self, data: dict[str, Any], deeds: Deeds) -> None:
        """Building tiles by kind: a-sides 0 .. 9, b-sides 10 .. 19, then the neutral ones."""
        private = data["private_buildings"]
        sides = [f"private_{n}{side}" for side in "ab" for n in range(1, BUILDINGS + 1)]
        self.neutral_names: list[str] = list(data["neutral_buildings"])
        self.building_names: list[str] = sides + self.neutral_names
        self.craftsmen: vec[i64] = packed([private[name]["craftsmen"] for name in sides])
        self.building_vp: vec[i64] = packed([private[name]["vp"] for name in sides])
        self.building_fee: vec[i64] = packed([self._fee(private[name]["hands"]) for name in sides])
        self.building_slots = vec[i64]()
        for name in self.building_names:
            tile = private[name] if name in private else data["neutral_buildings"][name]
            slots: i64 = 0
            for action in tile["local_actions"]:
                slots |= bit(deeds.slot(action))
            self.building_slots = append(self.building_slots, slots)

    def _print_player_board(self, board: dict[str, Any], deeds: Deeds) -> None:
        spaces = board["disc_spaces"]
        self.discs: list[str] = list(spaces)
        self.all_discs: i64 = 0
        self.white_discs: i64 = 0
        self.disc_cost = vec[i64]()
        self.disc_gain = vec[i64]()
        self.disc_vp = vec[i64]()
        self.circles: dict[str, int] = {}  # auxiliary actions and the discs on their circles (bits)
        for number, space in enumerate(spaces.values()):
            self.all_discs |= bit(number)
            auxiliary = space["unlocks"].get("auxiliary")
            if auxiliary is not None:
                self.circles[auxiliary] = self.circles.get(auxiliary, 0) | bit(number)
            if space["corner"] == "white":
                self.white_discs |= bit(number)
            effect = space.get("on_clear", {})
            self.disc_cost = append(self.disc_cost, sum(step["amount"] for step in effect.get("cost", [])))
            self.disc_gain = append(self.disc_gain, sum(step["amount"] for step in effect.get("gain", [])))
            self.disc_vp = append(self.disc_vp, space.get("end_game_vp", 0))
        self.certificate_4: i64 = self.discs.index("certificate_4")
        self.certificate_6: i64 = self.discs.index("certificate_6")
        self.left_step: i64 = self.discs.index("step_left")
        self.right_step: i64 = self.discs.index("step_right")
        self.left_hand: i64 = self.discs.index("hand_left")
        self.right_hand: i64 = self.discs.index("hand_right")
        self.hand_limit: i64 = board["hand_limit"]["base"]
        self.certificate_track: vec[i64] = packed(board["certificate_track"])
        self.certificate_base: i64 = board["certificate_limit_base"]
        self.worker_slot = vec[i64]()  # by worker * 6 + space - 1: the immediate action, or -1
        self.worker_vp = vec[i64]()  # by number of workers in a row
        for worker in WORKERS:
            for space_number in range(1, WORKER_SPACES + 1):
                action = board["worker_rows"][worker].get(space_number)
                self.worker_slot = append(self.worker_slot, -1 if action is None else deeds.slot(action))
        total = 0
        self.worker_vp = append(self.worker_vp, 0)
        for space_number in range(1, WORKER_SPACES + 1):
            total += board["worker_space_vp"].get(space_number, 0)
            self.worker_vp = append(self.worker_vp, total)

    def _print_objectives(self, data: dict[str, Any], deeds: Deeds) -> None:
        """Objective cards by number: those of the deck, then the starting ones."""
        deck = data["objective_cards"]
        tasks: list[str] = data["vocabulary"]["objective_tasks"]
        self.objectives: list[str] = [*deck, *data["starting_objective_cards"]]
        self.deck_objectives: i64 = len(deck)
        self.objective_count: vec[i64] = packed([card["count"] for card in deck.values()])
        self.objective_slot: vec[i64] = packed([deeds.slot(card["immediate"]) for card in deck.values()])
        self.objective_vp = vec[i64]()
        self.objective_penalty = vec[i64]()
        self.objective_needs = vec[i64]()  # tasks as a packed count
        for card in [*deck.values(), *data["starting_objective_cards"].values()]:
            self.objective_vp = append(self.objective_vp, card["vp"])
            self.objective_penalty = append(self.objective_penalty, card["penalty"])
            needs: i64 = 0
            for task in card["tasks"]:
                needs += bit(TASK_BITS * tasks.index(task))
            self.objective_needs = append(self.objective_needs, needs)

    def _lay_railroad(self, railroad: dict[str, Any]) -> None:
        """Places of engines in line: numbered spaces and turnouts, each with its number in `places`."""
        last = railroad["last_space"]
        positions: list[float] = sorted([*range(last + 1), *railroad["turnouts"]])
        self.places: list[str] = [f"{position:g}" for position in positions]
        self.last_place: i64 = len(positions) - 1
        self.turnout_places: i64 = 0
        next_number: list[int] = []
        for place, position in enumerate(positions):
            turnout = position != int(position)
            if turnout:
                self.turnout_places |= bit(place)
            up = turnout and self.rulings.turnout_counts_next
            next_number.append(int(position) + (1 if up else 0))
        self.place_number: vec[i64] = packed(next_number)  # for transport costs: GWT-8.7
        stations = railroad["stations"]
        self.stations: list[str] = list(stations)
        self.station_place: vec[i64] = packed([positions.index(s["position"]) for s in stations.values()])
        self.station_cost: vec[i64] = packed([s["cost"] for s in stations.values()])
        self.station_vp: vec[i64] = packed([s["vp"] for s in stations.values()])
        self.white_stations: i64 = 0
        for number, station in enumerate(stations.values()):
            if station["corner"] == "white":
                self.white_stations |= bit(number)
        at = [-1] * len(positions)
        for number in range(len(stations)):
            at[int(self.station_place[number])] = number
        self.station_at: vec[i64] = packed(at)
        self.crossings: i64 = 0
        for k in railroad["crossings"]:
            self.crossings |= bit(k)
        self.end_reward: i64 = railroad["end_space_reward"]["amount"]

    def _place_cities(self, cities: dict[str, Any], arrows: list[dict[str, Any]]) -> None:
        self.cities: list[str] = list(cities)
        self.city_value: vec[i64] = packed([city["value"] for city in cities.values()])
        self.city_vp: vec[i64] = packed([city["vp_per_disc"] for city in cities.values()])
        dollars = [sum(step["amount"] for step in city["on_disc"]) for city in cities.values()]
        self.city_dollars: vec[i64] = packed(dollars)
        self.white_cities: i64 = 0
        self.repeat_cities: i64 = 0
        for number, city in enumerate(cities.values()):
            if city["corner"] == "white":
                self.white_cities |= bit(number)
            if city["repeat"]:
                self.repeat_cities |= bit(number)
        self.arrow_from: vec[i64] = packed([self.cities.index(a["between"][0]) for a in arrows])
        self.arrow_to: vec[i64] = packed([self.cities.index(a["between"][1]) for a in arrows])
        self.arrow_vp: vec[i64] = packed([a["vp"] for a in arrows])
        self.arrow_cards: vec[i64] = packed([len(a["action"]) for a in arrows])
        self.san_francisco: i64 = self.cities.index("san_francisco")

    def _print_masters(self, masters: dict[str, Any], deeds: Deeds) -> None:
        self.masters: list[str] = list(masters)
        self.master_permanent: vec[i64] = packed([m["permanent_certificates"] for m in masters.values()])
        slots = [deeds.slot(m["immediate"]) if "immediate" in m else -1 for m in masters.values()]
        self.master_slot: vec[i64] = packed(slots)
        self.master_per: vec[i64] = packed([m["end_game"]["per"] for m in masters.values()])
        self.master_vp: vec[i64] = packed([m["end_game"]["vp"] for m in masters.values()])
        self.master_counts: list[str] = [m["end_game"]["counts"] for m in masters.values()]

    def _print_auxiliary(self, auxiliary: dict[str, Any], deeds: Deeds) -> None:
        """Each of the five actions single and double, and the discs that cover its circles."""
        self.auxiliary: list[str] = list(auxiliary)
        self.auxiliary_deed = vec[i64]()  # 2 * action + (1 if double)
        self.auxiliary_discs = vec[i64]()  # the discs on its circles (bits)
        for name, action in auxiliary.items():
            self.auxiliary_deed = append(self.auxiliary_deed, deeds.deed(action["single"]))
            self.auxiliary_deed = append(self.auxiliary_deed, deeds.deed(action["double"]))
            self.auxiliary_discs = append(self.auxiliary_discs, self.circles.get(name, 0))

    def _price_market(self, data: dict[str, Any]) -> None:
        market = data["job_market"]
        self.row_cost: vec[i64] = packed([row["cost"] for row in market["rows"]])
        self.token_start: i64 = market["token_start_row"] - 1
        self.yellow_rows: i64 = 0
        for row in market["yellow_arrow_into_rows"]:
            self.yellow_rows |= bit(row - 1)
        self.buy_cowboys = vec[i64]()  # every way to buy: cowboys, dollars and the kinds of the cards
        self.buy_dollars = vec[i64]()
        self.buy_first = vec[i64]()
        self.buy_second = vec[i64]()  # -1 where one card is bought
        for way in data["cattle_purchase_options"]:
            for first in range(self.cattle):
                if self.market_count[first] and self.breed_value[self.breed_of[first]] == way["value"]:
                    for second in range(first, self.cattle) if way["cards"] == 2 else [-1]:
                        if second < 0 or self.breed_value[self.breed_of[second]] == way["value"]:
                            self.buy_cowboys = append(self.buy_cowboys, way["cowboys"])
                            self.buy_dollars = append(self.buy_dollars, way["dollars"])
                            self.buy_first = append(self.buy_first, first)
                            self.buy_second = append(self.buy_second, second)
        self.revealed_per_cowboy: i64 = data["cattle_market_add_option"]["draw_to_market"]


def supply_name(tile: dict[str, Any]) -> str:
    """The name of a tile of the Kansas City supply."""
    if tile["tile"] == "worker":
        return str(tile["worker"])
    if tile["tile"] == "teepee":
        return f"teepee_{tile['colour']}"
    return f"{tile['hazard']}_{'_'.join(tile['hands'])}_{tile['vp']}"
