"""Chapter 7: moving goods. Choose the cube, then each link of its route; then every owner chooses income or points."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.steam.rules.box import COLOURS, Box
from trackside.games.steam.rules.geometry import DIRECTIONS, EDGES
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.refusals import (
    DEAD_END,
    HIGHEST_LEVEL,
    INCOME_FULL,
    NO_CUBE,
    NO_LINK,
    NO_ROUTE,
    NOT_NOW,
    PLACE_TWICE,
    RAISED_ALREADY,
    UNOWNED_CLOSED,
)
from trackside.games.steam.rules.routes import deliverable, links_of, missing, usable, with_link


class RaiseLocomotive(Move[SteamPosition]):
    """STEAM-7.3: one level, free, once a round."""

    def __init__(self) -> None:
        super().__init__("raise")

    def where(self, p: SteamPosition) -> list[Target]:
        return [("track", "locomotive")]

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        player = p.players[asked.seat]
        player.locomotive += 1
        player.raised = 1
        if p.journal is not None:
            p.tell(asked.seat, "locomotive", {"level": player.locomotive})


class Deliver(Move[SteamPosition]):
    """STEAM-7.4: choose a cube; its route is asked link by link."""

    def __init__(self, box: Box, place: i64, colour: i64) -> None:
        self.place = place
        self.colour = colour
        self.place_name: str = box.place_names[place]
        self.colour_name: str = box.colour_names[colour]
        super().__init__(f"deliver {self.place_name} {self.colour_name}")

    def facts(self) -> dict[str, Any]:
        return {"city": self.place_name, "colour": self.colour_name}

    def where(self, p: SteamPosition) -> list[Target]:
        return [("cube", f"{self.place_name} {self.colour_name}"), ("place", self.place_name)]

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        if p.journal is not None:
            p.tell(asked.seat, "deliver", {"city": self.place_name, "colour": self.colour_name})
        left = p.players[asked.seat].locomotive
        p.ask(FollowLink(asked.seat, asked.below, self.colour, self.place, self.place, bit(self.place), left, 0))


class MoveGoods(Question[SteamPosition]):
    """STEAM-7.2."""

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        return {"locomotive": p.players[self.seat].locomotive}

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        player = p.players[self.seat]
        if isinstance(move, Deliver):
            if p.cubes[move.place * COLOURS + move.colour] == 0:
                return NO_CUBE
            found = deliverable(p, self.seat, move.place, bit(move.place), player.locomotive, bit(move.colour), 0)
            return None if found else NO_ROUTE
        if isinstance(move, RaiseLocomotive):
            if player.locomotive >= p.box.locomotive_most:
                return HIGHEST_LEVEL
            return RAISED_ALREADY if player.raised else None
        return None if move.id == p.box.at.pass_ else NOT_NOW

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        player = p.players[self.seat]
        menu.add(p.box.at.pass_)
        if player.locomotive < p.box.locomotive_most and not player.raised:
            menu.add(p.box.at.raise_locomotive)
        cities = p.track.cities
        first = p.box.at.deliver
        place: i64 = 0
        colour: i64
        while cities:
            if cities & 1:
                wanted = cubes_on(p, place)
                if wanted:
                    found = deliverable(p, self.seat, place, bit(place), player.locomotive, wanted, 0)
                    for colour in range(COLOURS):
                        if has(found, colour):
                            menu.add(first + place * COLOURS + colour)
            cities >>= 1
            place += 1


def cubes_on(p: SteamPosition, place: i64) -> i64:
    """The colours of the cubes on a city, as bits."""
    wanted: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if p.cubes[place * COLOURS + colour]:
            wanted |= bit(colour)
    return wanted


class TakeLink(Move[SteamPosition, "FollowLink"]):
    """STEAM-7.5 to 7.7: the next link of the route, by the place it leaves and the direction."""

    def __init__(self, box: Box, place: i64, edge: i64) -> None:
        self.place = place
        self.edge = edge
        self.place_name: str = box.place_names[place]
        super().__init__(f"link {self.place_name} {DIRECTIONS[edge]}")

    def facts(self) -> dict[str, Any]:
        return {"place": self.place_name, "direction": DIRECTIONS[self.edge]}

    def where(self, p: SteamPosition) -> list[Target]:
        track = p.track
        link = track.ports[self.place * EDGES + self.edge]
        if link < 0 or not track.completed(link):
            return []
        to = track.other_end(link, self.place)
        return [("link", link_id(p, self.place, self.edge)), ("place", p.box.place_names[to])]

    def play(self, p: SteamPosition, asked: FollowLink) -> None:
        track = p.track
        link = track.ports[self.place * EDGES + self.edge]
        to = track.other_end(link, self.place)
        tally = with_link(asked.tally, track.owner[link])
        if p.journal is not None:
            facts: dict[str, Any] = {"place": p.box.place_names[to], "owner_seat": track.owner[link]}
            p.tell(asked.seat, "link", facts)
        if p.colour[to] == asked.colour:
            arrive(p, asked, to, tally)
        else:
            visited = asked.visited | bit(to)
            left = asked.left - 1
            p.ask(FollowLink(asked.seat, asked.below, asked.colour, asked.origin, to, visited, left, tally))


def link_id(p: SteamPosition, place: i64, edge: i64) -> str:
    """A link by one of its ends, the lesser place first: "berlin ne"."""
    track = p.track
    link = track.ports[place * EDGES + edge]
    other = track.other_end(link, place)
    if other >= 0:
        at: i64
        for at in range(EDGES):
            if track.ports[other * EDGES + at] == link and (other < place or (other == place and at < edge)):
                return f"{p.box.place_names[other]} {DIRECTIONS[at]}"
    return f"{p.box.place_names[place]} {DIRECTIONS[edge]}"


class FollowLink(Question[SteamPosition]):
    """The route of a cube so far. Only links from which a legal end can be reached are allowed."""

    def __init__(
        self,
        seat: i64,
        below: Question[SteamPosition] | None,
        colour: i64,
        origin: i64,
        at: i64,
        visited: i64,
        left: i64,
        tally: i64,
    ) -> None:
        super().__init__(seat, below)
        self.colour = colour
        self.origin = origin  # the city the cube lies on until it arrives
        self.at = at
        self.visited = visited  # places (bits)
        self.left = left  # links the locomotive can still go
        self.tally = tally  # links used, by owner

    def cells(self, p: SteamPosition) -> i64:
        return self.left | ((self.colour + 1) << 8) | ((self.origin + 1) << 16) | ((self.at + 1) << 24)

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        names = p.box.place_names
        colour = p.box.colour_names[self.colour]
        return {"colour": colour, "city": names[self.origin], "place": names[self.at], "left": self.left}

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if not isinstance(move, TakeLink):
            return NOT_NOW
        return NO_LINK if move.place != self.at else self.link_refusal(p, move.edge)

    def link_refusal(self, p: SteamPosition, edge: i64) -> Rule | None:
        track = p.track
        link = track.ports[self.at * EDGES + edge]
        if link < 0 or not track.completed(link):
            return NO_LINK
        if not usable(p, link):
            return UNOWNED_CLOSED
        to = track.other_end(link, self.at)
        if has(self.visited, to):
            return PLACE_TWICE
        tally = with_link(self.tally, track.owner[link])
        if p.colour[to] == self.colour:
            return NO_ROUTE if missing(tally, self.seat) > 0 else None
        if self.left < 2:
            return DEAD_END
        visited = self.visited | bit(to)
        onward = deliverable(p, self.seat, to, visited, self.left - 1, bit(self.colour), tally)
        return None if onward else DEAD_END

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        first = p.box.at.link + self.at * EDGES
        edge: i64
        for edge in range(EDGES):
            if self.link_refusal(p, edge) is None:
                menu.add(first + edge)


def arrive(p: SteamPosition, asked: FollowLink, city: i64, tally: i64) -> None:
    """STEAM-7.10, 7.11: the cube returns to the bag; the mover decides first, then the others in turn order."""
    p.cubes[asked.origin * COLOURS + asked.colour] -= 1
    p.bag[asked.colour] += 1
    if p.journal is not None:
        colour = p.box.colour_names[asked.colour]
        p.tell(asked.seat, "arrive", {"city": p.box.place_names[city], "colour": colour})
    below = asked.below
    i: i64 = len(p.order) - 1
    while i >= 0:
        seat = p.order[i]
        points = links_of(tally, seat)
        if points and seat != asked.seat:
            below = PutPoints(seat, below, points)
        i -= 1
    p.ask(PutPoints(asked.seat, below, links_of(tally, asked.seat)))


class PutPoints(Question[SteamPosition]):
    """STEAM-7.11: all points of a delivery on income or all as victory points."""

    def __init__(self, seat: i64, below: Question[SteamPosition] | None, points: i64) -> None:
        super().__init__(seat, below)
        self.points = points

    def cells(self, p: SteamPosition) -> i64:
        return self.points

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        return {"points": self.points, "income": p.players[self.seat].income}

    def income_full(self, p: SteamPosition) -> bool:
        """STEAM-7.11, R-1: at the top of the income track; or, as an option, if there is not room for all points."""
        fits: i64 = self.points if p.box.income_must_fit else 1
        return p.players[self.seat].income + fits > p.box.income_most

    def settle(self, p: SteamPosition) -> bool:
        """Where income cannot be chosen there is nothing to ask."""
        if not self.income_full(p):
            return True
        p.asked = self.below
        score_points(p, self.seat, self.points)
        return False

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if move.id == p.box.at.to_income:
            return INCOME_FULL if self.income_full(p) else None
        return None if move.id == p.box.at.to_points else NOT_NOW

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        self.offer(p, p.box.at.to_income, 2, menu)


def score_points(p: SteamPosition, seat: i64, points: i64) -> None:
    p.players[seat].points += points
    if p.journal is not None:
        p.tell(seat, "points", {"points": points})


class ChooseIncome(Move[SteamPosition, PutPoints]):
    """STEAM-7.11: what goes beyond the end of the income track is lost."""

    def __init__(self) -> None:
        super().__init__("income")

    def where(self, p: SteamPosition) -> list[Target]:
        return [("track", "income")]

    def play(self, p: SteamPosition, asked: PutPoints) -> None:
        player = p.players[asked.seat]
        player.income = min(player.income + asked.points, p.box.income_most)
        if p.journal is not None:
            p.tell(asked.seat, "income", {"points": asked.points, "income": player.income})


class ChoosePoints(Move[SteamPosition, PutPoints]):
    def __init__(self) -> None:
        super().__init__("points")

    def where(self, p: SteamPosition) -> list[Target]:
        return [("track", "points")]

    def play(self, p: SteamPosition, asked: PutPoints) -> None:
        score_points(p, asked.seat, asked.points)


def all_deliveries(box: Box) -> list[Deliver]:
    deliveries: list[Deliver] = []
    place: i64
    colour: i64
    for place in range(len(box.place_names)):
        for colour in range(COLOURS):
            deliveries.append(Deliver(box, place, colour))
    return deliveries


def all_links(box: Box) -> list[TakeLink]:
    links: list[TakeLink] = []
    place: i64
    edge: i64
    for place in range(len(box.place_names)):
        for edge in range(EDGES):
            links.append(TakeLink(box, place, edge))
    return links
