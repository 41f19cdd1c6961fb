"""The box: data.yaml as typed tables, made once per game, so that two games may use two versions of the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from trackside.core.arrays import i64, packed, vec
from trackside.core.edge.errors import BadOverride

if TYPE_CHECKING:
    from trackside.games.ticket_to_ride_amsterdam.rules.catalogue import Catalogue

WILD: Final = 6
COLOURS: Final = 6
KINDS: Final = 7  # six colours and the wild card
GREY: Final = 7  # a route that takes any one colour
EMPTY: Final = -1
SLOTS: Final = 5
OFFER: Final = 2  # contracts looked at together


class Box:
    """Facts of the printed game. Places, routes, contracts and colours are numbered in the order of data.yaml."""

    def __init__(self, data: dict[str, Any], options: dict[str, Any], catalogue: Callable[[Box], Catalogue]) -> None:
        constants = data["constants"]
        components = data["components"]
        colours: list[str] = [c["id"] for c in data["colours"]]
        places: list[str] = [x["id"] for x in data["locations"]]
        routes: list[dict[str, Any]] = data["routes"]
        contracts: list[dict[str, Any]] = data["contracts"]
        lengths: list[int] = [r["length"] for r in routes]
        points: dict[int, int] = {k: v["value"] for k, v in constants["route_points"].items()}
        check_fixed(constants)
        check_corrections(data, places, [*colours, "grey"])

        self.dense: bool = options["bonus_tie_ranking"] == "dense"  # TTR-8.4
        self.card_names: list[str] = [*colours, "wild"]
        self.place_names: list[str] = places
        self.place_count: i64 = len(places)
        self.route_names: list[str] = [r["id"] for r in routes]
        self.route_count: i64 = len(routes)
        self.length: vec[i64] = packed(lengths)
        self.colour: vec[i64] = packed([GREY if r["colour"] == "grey" else colours.index(r["colour"]) for r in routes])
        self.longest: i64 = max(lengths)
        self.up_to: vec[i64] = packed(routes_up_to(routes, [*colours, "grey"]))  # see there
        self.points: vec[i64] = packed([points[n] for n in lengths])
        self.bonus: vec[i64] = packed([int(r["bonus"]) for r in routes])
        self.twin: vec[i64] = packed([twin(routes, k) for k in range(len(routes))])
        self.route_from: vec[i64] = packed([places.index(r["ends"][0]) for r in routes])
        self.route_to: vec[i64] = packed([places.index(r["ends"][1]) for r in routes])
        self.routes_at: list[vec[i64]] = [
            packed([k for k, route in enumerate(routes) if place in route["ends"]]) for place in places
        ]

        self.contract_names: list[str] = [c["id"] for c in contracts]
        self.contract_count: i64 = len(contracts)
        self.contract_value: vec[i64] = packed([c["value"] for c in contracts])
        self.contract_from: vec[i64] = packed([places.index(c["ends"][0]) for c in contracts])
        self.contract_to: vec[i64] = packed([places.index(c["ends"][1]) for c in contracts])

        per_colour: int = components["transport_cards_per_colour"]["value"]
        wilds: int = components["transport_cards_wild"]["value"]
        self.card_count: vec[i64] = packed([per_colour] * COLOURS + [wilds])
        self.carts: i64 = components["carts_per_player"]["value"]
        self.bonus_cards: i64 = components["bonus_cards_total"]["value"]
        self.start_hand: i64 = constants["start_hand"]["value"]
        self.reset_threshold: i64 = constants["wild_reset_threshold"]["value"]
        self.reset_cap: i64 = constants["wild_reset_cap"]["value"]
        self.end_trigger: i64 = constants["end_trigger_carts"]["value"]
        self.lanes_closed_up_to: i64 = constants["double_closed_up_to_players"]["value"]
        self.bonus_points: dict[int, list[int]] = {k: v["value"] for k, v in constants["bonus_points"].items()}
        self.at: Catalogue = catalogue(self)  # the ids of moves


def check_fixed(constants: dict[str, Any]) -> None:
    """Figures that the shape of the moves depends on cannot be corrected."""
    fixed = {
        "face_up_slots": SLOTS,
        "start_contracts_dealt": OFFER,
        "start_contracts_keep_min": 1,
        "transport_draws_per_action": 2,
        "contract_draws_per_action": OFFER,
        "contract_keep_min": 1,
    }
    for name, value in fixed.items():
        if constants[name]["value"] != value:
            raise BadOverride(f"constants.{name}: it is always {value}")


def check_corrections(data: dict[str, Any], places: list[str], colours: list[str]) -> None:
    """What an owner has corrected must fit the rest of the box."""
    if not 1 <= data["constants"]["wild_reset_threshold"]["value"] <= SLOTS:
        raise BadOverride(f"constants.wild_reset_threshold: it is between 1 and {SLOTS}")
    lengths: list[int] = list(data["constants"]["route_points"])
    for route in data["routes"]:
        check_ends(f"routes.{route['id']}", route["ends"], places)
        if route["length"] not in lengths:
            raise BadOverride(f"routes.{route['id']}.length: {route['length']} is not one of {lengths}")
        if route["colour"] not in colours:
            raise BadOverride(f"routes.{route['id']}.colour: {route['colour']!r} is not one of {', '.join(colours)}")
    for contract in data["contracts"]:
        check_ends(f"contracts.{contract['id']}", contract["ends"], places)
    for players, points in data["constants"]["bonus_points"].items():
        if len(points["value"]) != players or not all(isinstance(n, int) for n in points["value"]):
            raise BadOverride(f"constants.bonus_points.{players}: {players} numbers are needed")


def check_ends(key: str, ends: list[str], places: list[str]) -> None:
    if len(ends) != 2 or ends[0] == ends[1] or ends[0] not in places or ends[1] not in places:
        raise BadOverride(f"{key}.ends: {ends} are not two places of the board")


def routes_up_to(routes: list[dict[str, Any]], colours: list[str]) -> list[int]:
    """For each colour and grey, and each length from 0: the routes of that colour up to that length (bits)."""
    found: list[int] = []
    for colour in colours:
        for length in range(max(route["length"] for route in routes) + 1):
            members = [k for k, route in enumerate(routes) if route["colour"] == colour and route["length"] <= length]
            found.append(sum(1 << k for k in members))
    return found


def twin(routes: list[dict[str, Any]], k: int) -> int:
    """The other lane of a double route, or EMPTY."""
    group = routes[k]["group"]
    for other, route in enumerate(routes):
        if group is not None and other != k and route["group"] == group:
            return other
    return EMPTY
