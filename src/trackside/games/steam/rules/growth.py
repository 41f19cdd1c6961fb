"""STEAM-6.14 to 6.16: City Growth and Urbanization, done during the build turn."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.steam.rules.box import CITY_GROWTH, COLOURS, SPACES, URBANIZATION, Box
from trackside.games.steam.rules.completions import completed_now, tell_completed
from trackside.games.steam.rules.position import Player, SteamPosition
from trackside.games.steam.rules.refusals import (
    EMPTY_SET,
    GROWN_ALREADY,
    NEW_CITY_LOOP,
    NO_GOODS_FOR_CITY,
    NO_GOODS_TO_GROW,
    NO_GROWTH,
    NO_MARKER,
    NO_NEW_CITY,
    NO_URBANIZATION,
    NOT_A_TOWN,
    NOT_NOW,
)


class PlaceMove(Move[SteamPosition]):
    """Something done in a city or town."""

    def __init__(self, kind: str, place: i64, place_name: str) -> None:
        super().__init__(f"{kind} {place_name}")
        self.place = place
        self.place_name = place_name

    def where(self, p: SteamPosition) -> list[Target]:
        return [("place", self.place_name)]


class PlaceQuestion(Question[SteamPosition]):
    """Something asked about a city or town."""

    def __init__(self, seat: i64, below: Question[SteamPosition] | None, place: i64) -> None:
        super().__init__(seat, below)
        self.place = place

    def cells(self, p: SteamPosition) -> i64:
        return self.place + 1


class Grow(PlaceMove):
    """STEAM-6.14: a city gets a marker and, next, a set."""

    def __init__(self, place: i64, place_name: str) -> None:
        super().__init__("grow", place, place_name)

    def facts(self) -> dict[str, Any]:
        return {"city": self.place_name}

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        p.players[asked.seat].special = 0
        p.grown |= bit(self.place)
        p.markers -= 1
        if p.journal is not None:
            p.tell(asked.seat, "grow", {"city": self.place_name})
        p.ask(ChooseSet(asked.seat, asked, self.place))


def grow_refusal(p: SteamPosition, player: Player, place: i64) -> Rule | None:
    if player.tile != CITY_GROWTH or not player.special:
        return NO_GROWTH
    if p.markers == 0:
        return NO_MARKER
    if p.supply_empty():
        return NO_GOODS_TO_GROW
    return GROWN_ALREADY if has(p.grown, place) else None


def can_grow(p: SteamPosition) -> bool:
    """STEAM-6.14: a marker, a set, and a city without marker."""
    if p.markers == 0 or p.supply_empty():
        return False
    return p.track.cities & ~p.grown != 0


class Urbanize(PlaceMove):
    """STEAM-6.15: a town becomes a city; next its colour, then its set."""

    def __init__(self, place: i64, place_name: str) -> None:
        super().__init__("urbanize", place, place_name)

    def facts(self) -> dict[str, Any]:
        return {"town": self.place_name}

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        p.players[asked.seat].special = 0
        p.ask(ChooseColour(asked.seat, asked, self.place))


def urbanize_refusal(p: SteamPosition, player: Player, place: i64) -> Rule | None:
    if player.tile != URBANIZATION or not player.special:
        return NO_URBANIZATION
    return new_city_refusal(p, place)


def new_city_refusal(p: SteamPosition, place: i64) -> Rule | None:
    """STEAM-6.15: a town and a New City; as options a set too (R-5), and no link back to where it starts (R-17)."""
    if p.is_city(place):
        return NOT_A_TOWN
    if not any(n > 0 for n in p.new_cities):
        return NO_NEW_CITY
    if p.box.needs_goods and p.supply_empty():
        return NO_GOODS_FOR_CITY
    return NEW_CITY_LOOP if p.box.loops_forbidden and p.track.faces_itself(place) else None


def can_urbanize(p: SteamPosition) -> bool:
    """Whether Urbanization has a target."""
    return any(new_city_refusal(p, place) is None for place in range(p.box.cities, len(p.box.place_names)))


class PlaceNewCity(Move[SteamPosition, "ChooseColour"]):
    """STEAM-6.15, 6.16: the New City of a colour, and what it does to the track."""

    def __init__(self, colour: i64, colour_name: str) -> None:
        super().__init__(f"new_city {colour_name}")
        self.colour = colour
        self.colour_name = colour_name

    def facts(self) -> dict[str, Any]:
        return {"colour": self.colour_name}

    def where(self, p: SteamPosition) -> list[Target]:
        return [("new_city", self.colour_name)]

    def play(self, p: SteamPosition, asked: ChooseColour) -> None:
        place = asked.place
        p.new_cities[self.colour] -= 1
        p.colour[place] = self.colour
        p.grown |= bit(place)
        told = p.journal is not None
        known: list[i64] = completed_now(p) if told else []
        p.track.urbanize(place, asked.seat)
        if told:
            p.tell(asked.seat, "urbanize", {"town": p.box.place_names[place], "colour": self.colour_name})
            tell_completed(p, known)
        if not p.supply_empty():
            p.ask(ChooseSet(asked.seat, asked.below, place))


class ChooseColour(PlaceQuestion):
    """STEAM-6.15: the colour of the New City."""

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        return {"town": p.box.place_names[self.place]}

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if not isinstance(move, PlaceNewCity):
            return NOT_NOW
        return None if p.new_cities[move.colour] > 0 else NO_NEW_CITY

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        self.offer(p, p.box.at.new_city, COLOURS, menu)


class TakeSet(Move[SteamPosition, "ChooseSet"]):
    """STEAM-6.14, 6.15: one whole set of the supply goes to the city."""

    def __init__(self, space: i64) -> None:
        super().__init__(f"set {space + 1}")
        self.space = space

    def facts(self) -> dict[str, Any]:
        return {"space": self.space + 1}

    def where(self, p: SteamPosition) -> list[Target]:
        return [("supply", str(self.space))]

    def play(self, p: SteamPosition, asked: ChooseSet) -> None:
        if p.journal is not None:
            cubes: list[str] = []
            colour: i64
            for colour in range(COLOURS):
                for _ in range(p.supply[self.space * COLOURS + colour]):
                    cubes.append(p.box.colour_names[colour])
            p.tell(asked.seat, "set", {"city": p.box.place_names[asked.place], "cubes": cubes})
        p.take_set(self.space, asked.place)


class ChooseSet(PlaceQuestion):
    """STEAM-6.14, 6.15: the set that goes to the city."""

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        return {"city": p.box.place_names[self.place]}

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if not isinstance(move, TakeSet):
            return NOT_NOW
        return EMPTY_SET if p.set_empty(move.space) else None

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        self.offer(p, p.box.at.set, SPACES, menu)


def all_sets() -> list[TakeSet]:
    return [TakeSet(number) for number in range(SPACES)]


def all_new_cities(box: Box) -> list[PlaceNewCity]:
    return [PlaceNewCity(colour, box.colour_names[colour]) for colour in range(COLOURS)]


def all_sites(box: Box) -> list[Move[SteamPosition]]:
    sites: list[Move[SteamPosition]] = []
    place: i64
    for place in range(len(box.place_names)):
        name = box.place_names[place]
        sites.append(Grow(place, name) if place < box.cities else Urbanize(place, name))
    return sites
