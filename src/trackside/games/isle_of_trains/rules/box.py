"""The box: data.yaml as typed tables, made once per game, so that two games may use two versions of the box.

Train cards that look alike are one kind. Kinds, islands, contracts and tiles are numbered in the order of data.yaml,
colours in the order of the destinations they travel to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from trackside.core.arrays import append, filled, i64, packed, vec
from trackside.games.isle_of_trains.rules.cars import SLOTS, last_slot

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.rules.catalogue import Catalogue
    from trackside.games.isle_of_trains.rules.effects import EffectStep
    from trackside.games.isle_of_trains.rules.solo import ScenarioGoal

# What a card holds, and what it is as cargo: sets of these as bits (IOT-1.7, IOT-1.8).
COAL: Final = 1
OIL: Final = 2
BOX: Final = 4
CARGO: Final = 7  # all three: a wild card
PASSENGER: Final = 8
ANY_CARGO: Final = 16  # the slot of Caboose 3
CARGO_NAMES: Final = ["coal", "oil", "box"]

# Categories of train cards (IOT-1.1).
LOCOMOTIVE: Final = 0
BUILDING: Final = 6
CATEGORIES: Final = ["locomotive", "hopper", "tanker", "boxcar", "coach", "caboose", "building"]

# The four actions, as bits (IOT-3.1).
TAKE: Final = 1
BUILD: Final = 2
LOAD: Final = 4
DELIVER: Final = 8
ACTIONS: Final = ["take", "build", "load", "deliver"]

# What a step of a benefit or reward does: a class of verbs.py for each of these.
TAKE_CARDS: Final = 0
DISCARD_CARDS: Final = 1
GAIN_VP: Final = 2
BONUS_ACTION: Final = 3
TAKE_FROM_DISCARD: Final = 4

# Permanent abilities, as bits of a player; that of Caboose 6 is its power.
AFTER_DELIVER: Final = 1
AFTER_COAL: Final = 2
SECOND_BUILDING: Final = 4
CHEAPER: Final = 8
PASSENGER_AS_CARGO: Final = 16
AFTER_PASSENGER: Final = 32
SECOND_DESTINATION: Final = 64
MISMATCHED: Final = 128

COLOURS: Final = 6
SPACES: Final = 3  # of a ticket tile
ISLANDS: Final = 7
NONE: Final = -1

# What a building pays for, beside its flat points (chapter 12).
PER_SYMBOL: Final = 1
PER_LOAD: Final = 2
PER_ICON: Final = 3
PER_CAR: Final = 4
PER_PASSENGER: Final = 5
PAYS_FOR: Final = [
    None,
    "contract_symbol",
    "loaded_item",
    "train_card_with_passenger_icon",
    "car",
    "passenger_on_ticket_tile",
]

# What a scenario asks for (chapter 17).
CONTRACTS_DONE: Final = 0
BUILDINGS_BUILT: Final = 1
SCORE: Final = 2
CARS_ATTACHED: Final = 3
TILES_FILLED: Final = 4
BUILDING_SCORE: Final = 5
TRAIN_CONTAINS: Final = 6
GOALS: Final = [
    "contracts",
    "buildings_built",
    "score",
    "cars_attached",
    "ticket_tiles_filled",
    "building_score",
    "train_contains",
]

ABILITIES: Final = {
    "after_deliver_action": AFTER_DELIVER,
    "building_limit_bonus": SECOND_BUILDING,
    "extend_discount": CHEAPER,
    "passenger_as_cargo": PASSENGER_AS_CARGO,
    "second_destination_passenger": SECOND_DESTINATION,
    "mismatched_passenger": MISMATCHED,
}

NO_NUMBERS: Final[vec[i64]] = vec[i64]()

Verbs = Mapping[str, Callable[[dict[str, Any]], "EffectStep"]]  # by the word in data.yaml


class Box:
    """Facts of the printed game and of the options that change them."""

    # Every figure has a value from the start: compiled code then need not ask at each use whether it is there.
    row_size: i64 = 0
    hand_limit: i64 = 0
    starting_hand: i64 = 0
    starting_passengers: i64 = 0
    actions: i64 = 0
    special_cards: i64 = 0
    load_vp: i64 = 0
    progress_vp: i64 = 0
    building_limit: i64 = 0
    missing_passenger_vp: i64 = 0
    seats: i64 = 0
    solo: bool = False
    effect_start: vec[i64] = NO_NUMBERS
    effect_end: vec[i64] = NO_NUMBERS
    target: i64 = 0
    track: i64 = 0
    research: bool = False
    kinds: i64 = 0
    copies: vec[i64] = NO_NUMBERS
    category: vec[i64] = NO_NUMBERS
    level: vec[i64] = NO_NUMBERS
    below_level: vec[i64] = NO_NUMBERS
    cost: vec[i64] = NO_NUMBERS
    power: vec[i64] = NO_NUMBERS
    weight: vec[i64] = NO_NUMBERS
    capacity: vec[i64] = NO_NUMBERS
    last_slot: vec[i64] = NO_NUMBERS
    vp: vec[i64] = NO_NUMBERS
    icons: vec[i64] = NO_NUMBERS
    holds: vec[i64] = NO_NUMBERS
    cargo: vec[i64] = NO_NUMBERS
    benefit: vec[i64] = NO_NUMBERS
    on_build: vec[i64] = NO_NUMBERS
    first_locomotive: i64 = 0
    undealt: vec[i64] = NO_NUMBERS
    ability: vec[i64] = NO_NUMBERS
    coal_cards: i64 = 0
    passenger_cards: i64 = 0
    deliver_cards: i64 = 0
    discount: i64 = 0
    more_buildings: i64 = 0
    building_flat: vec[i64] = NO_NUMBERS
    building_each: vec[i64] = NO_NUMBERS
    building_per: vec[i64] = NO_NUMBERS
    building_symbol: vec[i64] = NO_NUMBERS
    places: i64 = 0
    research_station: i64 = 0
    start_need: vec[i64] = NO_NUMBERS
    start_vp: vec[i64] = NO_NUMBERS
    contracts: i64 = 0
    contract_island: vec[i64] = NO_NUMBERS
    contract_need: vec[i64] = NO_NUMBERS
    least_need: i64 = 0
    contract_vp: vec[i64] = NO_NUMBERS
    contract_symbols: vec[i64] = NO_NUMBERS
    colour_island: vec[i64] = NO_NUMBERS
    island_colour: vec[i64] = NO_NUMBERS
    passengers: vec[i64] = NO_NUMBERS
    reward: vec[i64] = NO_NUMBERS
    station_colours: vec[i64] = NO_NUMBERS
    all_buildings: i64 = 0
    has_goal: bool = False
    goal_kind: i64 = NONE
    goal_n: i64 = 0
    goal_islands: i64 = 0
    goal_cards: i64 = 0
    goal_adds: bool = False
    aims: bool = False
    buy_back_vp: i64 = 0
    marker_vp: i64 = 0
    adds_research: bool = False
    any_buildings: bool = False
    any_islands: bool = False
    no_additional: bool = False
    effects_use_row: bool = False
    both_contracts: bool = False
    mismatched_limit: i64 = 0
    wild_symbols: bool = False
    stations_count_all: bool = False

    def __init__(
        self,
        data: dict[str, Any],
        seats: int,
        options: dict[str, Any],
        verbs: Verbs,
        scenario_goal: ScenarioGoal,
        catalogue: Callable[[Box], Catalogue],
    ) -> None:
        constants = data["constants"]
        self.row_size = constants["row_size"]
        self.hand_limit = constants["hand_limit_end_of_turn"]
        self.starting_hand = constants["starting_hand"]
        self.starting_passengers = constants["starting_passengers"]
        self.actions = constants["actions_per_turn"]
        self.special_cards = constants["special_delivery_cards_per_item"]
        self.load_vp = constants["vp_per_loaded_item"]
        self.progress_vp = constants["vp_progress_locomotive"]
        self.building_limit = constants["building_limit"]
        self.missing_passenger_vp = constants["vp_per_passenger_missing_from_bag"]
        self.seats = seats
        self.solo = seats == 1
        self.verbs = verbs
        self.scenario_goal = scenario_goal
        self.steps: list[EffectStep] = []  # of all effects, one after the other
        self.effect_start = packed([0])  # where effect e begins among them; effect 0 is none
        self.effect_end = packed([0])
        self.read_cards(train_cards(data, options["deck_profile"]))
        self.read_islands(data)
        self.read_tiles(data)
        self.read_solo(data, str(options["scenario"]))
        self.read_options(options)
        setup = next(each for each in data["setup"] if each["players"] == seats)
        target: int | None = setup["progress_target"]
        self.target = target if target is not None else NONE
        self.track = data["progress_track"]["spaces"]
        self.research = setup["research_station"] or self.adds_research
        self.at: Catalogue = catalogue(self)  # the ids of moves

    def read_cards(self, cards: list[dict[str, Any]]) -> None:
        """Chapters 10 to 12."""
        self.kinds = len(cards)
        self.kind_names: list[str] = [card["id"] for card in cards]
        self.copies = packed([card["copies"] for card in cards])
        self.category = packed([CATEGORIES.index(card["category"]) for card in cards])
        self.level = packed([card["level"] or 0 for card in cards])
        self.below_level = packed([_below_level(card, cards) for card in cards])  # cards it upgrades (bits)
        self.cost = packed([card["cost"] for card in cards])
        self.power = packed([card["power"] for card in cards])
        self.weight = packed([card["weight"] for card in cards])
        self.capacity = packed([min(SLOTS, card["capacity"]) for card in cards])
        self.last_slot = packed([int(last_slot(capacity)) for capacity in self.capacity])
        self.vp = packed([card["vp"] for card in cards])
        self.icons = packed([card["passengers_on_build"] for card in cards])
        self.holds = packed([_holds(card["holds"]) for card in cards])
        self.cargo = packed([_cargo(card["cargo"]) for card in cards])
        self.benefit = packed([self.effect(card["benefit"]) for card in cards])
        self.on_build = packed([self.effect(card.get("on_build", [])) for card in cards])
        self.first_locomotive = self.kind_names.index("loco_l1")
        cards_left: list[int] = [kind for kind, card in enumerate(cards) for _ in range(card["copies"])]
        for _ in range(self.seats):
            cards_left.remove(self.first_locomotive)  # each player begins with one (IOT-2.4)
        self.undealt = packed(cards_left)
        self.ability = packed([_ability(card.get("ability")) for card in cards])
        self.coal_cards = 0
        self.passenger_cards = 0
        self.deliver_cards = 0
        self.discount = 0
        self.more_buildings = 0
        for card in cards:
            self.read_ability(card.get("ability"))
        colours = 0
        scoring = [card.get("scoring") or {} for card in cards]
        self.building_flat = packed([rule.get("flat", 0) for rule in scoring])
        self.building_each = packed([rule.get("vp_each", 0) for rule in scoring])
        self.building_per = packed([PAYS_FOR.index(rule.get("per")) for rule in scoring])
        self.building_symbol = packed(
            [CARGO_NAMES.index(rule["symbol"]) if "symbol" in rule else colours for rule in scoring]
        )
        buildings = [kind for kind, card in enumerate(cards) if card["category"] == "building"]
        self.all_buildings = sum(2**kind for kind in buildings)  # kinds (bits)
        self.building_places: list[list[str]] = [rule.get("at", []) for rule in scoring]
        self.places = _longest(cards)

    def read_ability(self, ability: dict[str, Any] | None) -> None:
        """The figures of chapter 11."""
        if ability is None:
            return
        kind: str = ability["kind"]
        if kind == "after_deliver_action":
            self.deliver_cards = ability["effect"][0]["n"]
        elif kind == "after_load" and ability["loaded"] == "coal":
            self.coal_cards = ability["effect"][0]["n"]
        elif kind == "after_load":
            self.passenger_cards = ability["effect"][0]["n"]
        elif kind == "extend_discount":
            self.discount = ability["n"]
        elif kind == "building_limit_bonus":
            self.more_buildings = ability["n"]

    def read_islands(self, data: dict[str, Any]) -> None:
        """Chapter 14. A need is a number of four bits for each cargo, and one for any cargo."""
        islands: list[dict[str, Any]] = data["islands"]
        contracts: list[dict[str, Any]] = [each for island in islands for each in island["additional"]]
        self.island_names: list[str] = [island["id"] for island in islands]
        self.research_station = self.island_names.index("research_station")
        self.start_need = packed([_need(island["starting"]["cargo"]) for island in islands])
        self.start_vp = packed([island["starting"]["vp"] for island in islands])
        self.contract_names: list[str] = [contract["id"] for contract in contracts]
        self.contracts = len(contracts)
        self.contract_island = packed([n for n, island in enumerate(islands) for _ in range(len(island["additional"]))])
        self.contract_need = packed([_need(contract["cargo"]) for contract in contracts])
        self.least_need = min(sum(island["starting"]["cargo"].values()) for island in islands)  # of all contracts
        self.contract_vp = packed([contract["vp_total"] for contract in contracts])
        self.contract_symbols = packed([_need(contract["symbols_total"]) for contract in contracts])

    def read_tiles(self, data: dict[str, Any]) -> None:
        """Chapter 13, and the passengers of IOT-1.4."""
        destinations: list[dict[str, Any]] = data["destinations"]
        self.colour_names: list[str] = [each["colour"] for each in destinations]
        self.colour_island = packed([self.island_names.index(each["id"]) for each in destinations])
        self.island_colour = filled(NONE, ISLANDS)
        colour: i64
        for colour in range(COLOURS):
            self.island_colour[self.colour_island[colour]] = colour
        per_colour: dict[str, int] = data["passengers"]["per_colour"]
        self.passengers = packed([per_colour[name] for name in self.colour_names])
        tiles: list[dict[str, Any]] = data["ticket_tiles"]
        self.tile_names: list[str] = [tile["id"] for tile in tiles]
        self.reward = packed([self.effect(space) for tile in tiles for space in tile["spaces"]])
        self.station_colours = filled(0, self.kinds)  # colours whose tiles a station counts, as bits
        for kind, names in enumerate(self.building_places):
            colours = [self.colour_names[n] for n, each in enumerate(destinations) if each["id"] in names]
            self.station_colours[kind] = sum(2 ** self.colour_names.index(name) for name in colours)

    def tile_at(self, island: i64) -> i64:
        """The colour of the ticket tile at an island; none at Research Station, and nowhere."""
        if island == NONE:
            return NONE
        return self.island_colour[island]

    def read_solo(self, data: dict[str, Any], scenario: str) -> None:
        """Chapters 15 to 17: the figures of the scenario, or of a game without one."""
        solo = data["solo"]
        chosen = [each for each in solo["scenarios"] if str(each["number"]) == scenario]
        special: dict[str, Any] = chosen[0]["special"] if chosen else {}
        self.goal: dict[str, Any] = chosen[0]["goal"] if chosen else {}
        self.scenario: str = chosen[0]["id"] if chosen else ""
        self.has_goal = len(chosen) > 0
        if self.has_goal:
            self.read_goal(self.goal)
        self.aims = self.has_goal and self.goal_kind != SCORE  # at something else than points
        self.buy_back_vp = special.get("buyback_vp", solo["buyback_vp"])
        self.marker_vp = special.get("vp_token_value", 1)
        self.adds_research = special.get("add_research_station", False)
        self.any_buildings = "building_limit" in special and special["building_limit"] is None
        self.any_islands = "open_island_limit" in special and special["open_island_limit"] is None
        self.no_additional = special.get("additional_contracts_forbidden", False)
        self.ratings: list[dict[str, Any]] = solo["ratings"]

    def read_goal(self, goal: dict[str, Any]) -> None:
        """A scenario is won with `goal_n` of the things that it asks for."""
        islands: list[str] = goal.get("islands", [])
        cards: list[str] = goal.get("all_of", [])
        self.goal_kind = GOALS.index(goal["kind"])
        self.goal_islands = sum(2 ** self.island_names.index(name) for name in islands)  # bits
        self.goal_cards = sum(2 ** self.kind_names.index(name) for name in cards)  # kinds (bits)
        self.goal_adds = goal.get("additional", False)  # whether additional contracts are wanted, too
        if self.goal_kind == CONTRACTS_DONE:
            self.goal_n = len(islands) * (2 if self.goal_adds else 1)
        else:
            self.goal_n = len(cards) if self.goal_kind == TRAIN_CONTAINS else goal["n"]

    def read_options(self, options: dict[str, Any]) -> None:
        """The disputed rulings (Appendix D)."""
        self.effects_use_row = options["take_effects_may_use_row"]
        self.both_contracts = options["start_and_additional_same_action"]
        self.mismatched_limit = options["caboose_10_limit"]
        self.wild_symbols = options["wild_symbols_score"]
        self.stations_count_all = options["stations_count_all_players"]

    def effect(self, steps: list[dict[str, Any]]) -> int:
        """A number for a list of steps; 0 for none."""
        if not steps:
            return 0
        self.effect_start = append(self.effect_start, len(self.steps))
        for step in steps:
            self.steps.append(self.verbs[step["op"]](step))
        self.effect_end = append(self.effect_end, len(self.steps))
        return len(self.effect_start) - 1


def train_cards(data: dict[str, Any], profile: str) -> list[dict[str, Any]]:
    """IOT-1.1: the train cards of a deck profile (OP-1)."""
    chosen = data["deck_profiles"][profile]
    changed = [{**card, **chosen["overrides"].get(card["id"], {})} for card in data["train_cards"]]
    return changed + [card for card in data["promos"]["train_cards"] if card["id"] in chosen["add"]]


def _below_level(card: dict[str, Any], cards: list[dict[str, Any]]) -> int:
    """IOT-5.4: the cards of the same category and a lower level (bits); cabooses and buildings have no levels."""
    if card["level"] is None:
        return 0
    lower = [n for n, other in enumerate(cards) if other["category"] == card["category"]]
    return sum(2**n for n in lower if cards[n]["level"] < card["level"])


def _holds(name: str | None) -> int:
    if name is None:
        return 0
    if name in CARGO_NAMES:
        return int(2 ** CARGO_NAMES.index(name))
    return PASSENGER if name == "passenger" else ANY_CARGO


def _cargo(names: list[str]) -> int:
    return sum(2 ** CARGO_NAMES.index(name) for name in names)


def _need(cargo: dict[str, int]) -> int:
    return sum(n * 16 ** [*CARGO_NAMES, "any"].index(name) for name, n in cargo.items())


def _ability(ability: dict[str, Any] | None) -> int:
    if ability is None:
        return 0
    if ability["kind"] == "after_load":
        return AFTER_COAL if ability["loaded"] == "coal" else AFTER_PASSENGER
    return ABILITIES.get(ability["kind"], 0)


def _longest(cards: list[dict[str, Any]]) -> int:
    """The places of the longest train there can be, its locomotive included: the lightest cars up to all power."""
    power = max(card["power"] for card in cards if card["category"] == "locomotive")
    power += sum(card["power"] * card["copies"] for card in cards if card["category"] == "caboose")
    cars = [card for card in cards if card["category"] not in ("locomotive", "building")]
    weights = sorted(card["weight"] for card in cars for _ in range(card["copies"]))
    places = 1
    for weight in weights:
        power -= weight
        if power < 0:
            break
        places += 1
    return places
