"""What one seat, or a spectator, may know of a position. See resample.py for the facts behind it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from trackside.core.arrays import lowest
from trackside.core.edge.fields import Fields
from trackside.core.edge.view import View, heading
from trackside.games.isle_of_trains.edge.fields import fields
from trackside.games.isle_of_trains.edge.trains import load_name
from trackside.games.isle_of_trains.rules.box import ACTIONS, CARGO_NAMES, ISLANDS, SPACES, Box
from trackside.games.isle_of_trains.rules.cars import (
    KNOWN,
    card_of,
    count_of,
    is_face_down,
    is_passenger,
    kind_of,
    load_at,
    load_count,
    loader_of,
)
from trackside.games.isle_of_trains.rules.delivery import cargo_name, counts_as
from trackside.games.isle_of_trains.rules.player import CARD_BITS, KNOWLEDGE, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.solo import (
    cards_missing,
    contracts_missing,
    goal_is_met,
    rating,
    reached,
)
from trackside.games.isle_of_trains.rules.take import Acting, ActionMove


class LoadView(msgspec.Struct, frozen=True):
    """A load: what it counts as, and the card, unless it is face down and the viewer did not load it."""

    counts_as: str  # coal, oil, box, wild, or the colour of a passenger
    card: str | None = None
    face_down: bool = False


class CarView(msgspec.Struct, frozen=True):
    card: str
    place: int
    capacity: int
    loads: list[LoadView]


class SeatView(msgspec.Struct, frozen=True):
    hand_size: int
    hand: dict[str, int] | None  # by card; absent where the viewer may not see it
    known: dict[str, int]  # cards of the hand that everybody saw being taken
    train: list[CarView]  # the locomotive first
    power: int
    weight: int
    buildings: list[str]
    building_limit: int | None  # none: any number
    supply: dict[str, int]
    open_islands: list[str]
    completed: list[str]  # additional contracts
    vp_markers: int
    progress_locomotive: bool
    score: dict[str, int]  # as if the game ended now
    total: int


class Contract(msgspec.Struct, frozen=True):
    id: str
    cargo: dict[str, int]
    vp: int  # for the island once this contract is done
    adds: int  # of these, what this contract brings


class StepView(msgspec.Struct, frozen=True):
    """A step of a reward or benefit, as the box writes it."""

    op: str  # take_cards, discard_cards, gain_vp, take_from_discard, bonus_action
    n: int = 0
    choices: list[str] = []  # of a bonus action


class IslandView(msgspec.Struct, frozen=True):
    id: str
    on_map: bool
    owner: int | None  # whose open or completed island it is
    starting: Contract
    additional: list[Contract]
    passenger: str | None  # the colour that travels there
    tile: str | None
    rewards: list[list[StepView]]  # of the tile's spaces
    seated: int  # passengers on the tile


class SoloView(msgspec.Struct, frozen=True):
    """The state of the solo game. A challenge has no goal and no scenario."""

    scenario: str | None
    goal: str | None  # the kind of goal
    wanted: int
    reached: int
    left: list[str]  # contracts or cards still missing
    buy_back_vp: int
    hand_limit: int
    rating: str | None  # of the challenge
    won: bool | None  # once it is over


class IsleView(View, frozen=True, kw_only=True):
    row: list[str | None]
    cargo: dict[str, str]  # what the cards of the row and of one's own hand are when loaded: coal, oil, box or wild
    deck: int
    deck_top: list[str]  # cards bought back, the top one first
    discard: list[str]  # the top card first
    bag: dict[str, int]
    set_aside: list[str]
    islands: list[IslandView]
    progress: int
    target: int | None
    last_turns: int | None  # turns left in the final round
    turn: int
    actions: dict[str, str]  # which of the four actions the moves of a kind begin, for the seat that decides
    seats: list[SeatView]
    solo: SoloView | None


def view(p: IslePosition, viewer: int | None) -> IsleView:
    """Built for the viewer from what the viewer may know; nothing is filtered out afterwards."""
    box = p.box
    known = list(p.deck)[len(p.deck) - p.known_top :]
    its = fields(box, len(p.players))
    return IsleView(
        **heading(p, viewer),
        **its.table.view(p, True),
        cargo=cargo_in_sight(p, viewer),
        deck=len(p.deck),
        deck_top=[box.kind_names[kind] for kind in reversed(known)],
        set_aside=[load_name(box, int(load)) for load in p.aside],
        islands=[island_view(p, n) for n in range(ISLANDS) if n != box.research_station or box.research],
        target=None if box.solo else int(box.target),
        turn=int(p.current),
        actions=actions(p) if viewer == p.seat else {},
        seats=[seat_view(p, its.seat, seat, viewer) for seat in range(len(p.players))],
        solo=solo_view(p) if box.solo else None,
    )


def cargo_in_sight(p: IslePosition, viewer: int | None) -> dict[str, str]:
    """IOT-1.8: as which cargo the cards that one may take or load count."""
    own = [] if viewer is None else [card >> CARD_BITS for card in p.players[viewer].hand]
    kinds = {*own, *(kind for kind in p.row if kind >= 0)}
    return {p.box.kind_names[kind]: cargo_name(int(p.box.cargo[kind])) for kind in sorted(kinds)}


def seat_view(p: IslePosition, fields: Fields, seat: int, viewer: int | None) -> SeatView:
    box, player = p.box, p.players[seat]
    score = p.scores()[seat]
    return SeatView(
        **fields.view(player, viewer == seat),
        hand_size=int(player.size),
        hand=hand_of(box, player) if viewer == seat else None,
        known=hand_of(box, player, KNOWN),
        train=[car_view(box, place, int(car), viewer) for place, car in enumerate(player.train)],
        building_limit=None if box.any_buildings else int(p.building_limit(player)),
        open_islands=names(box.island_names, int(player.open)),
        vp_markers=int(player.vp),
        progress_locomotive=bool(p.progress_by == seat),
        score=score.parts(),
        total=int(score.total()),
    )


def car_view(box: Box, place: int, car: int, viewer: int | None) -> CarView:
    kind = kind_of(car)
    loads = [load_view(box, int(kind), int(load_at(car, slot)), viewer) for slot in range(load_count(car))]
    return CarView(box.kind_names[kind], place, int(box.capacity[kind]), loads)


def load_view(box: Box, car: int, load: int, viewer: int | None) -> LoadView:
    """IOT-1.10: a face-down card is open only as to its type; who loaded it knows it."""
    held = counts_as(box, car, load)
    if is_passenger(load):
        return LoadView(held)
    card = box.kind_names[card_of(load)]
    if is_face_down(load):
        return LoadView(held, card if viewer == loader_of(load) else None, True)
    return LoadView(held, card)


def island_view(p: IslePosition, island: int) -> IslandView:
    box = p.box
    owner = None
    contracts = [n for n in range(box.contracts) if box.contract_island[n] == island]
    for seat, player in enumerate(p.players):
        if player.open >> island & 1 or any(player.completed >> n & 1 for n in contracts):
            owner = seat
    colour = int(box.island_colour[island])
    first = int(box.start_vp[island])
    start = Contract(box.island_names[island], symbols(int(box.start_need[island])), first, first)
    totals = [int(box.contract_vp[n]) for n in contracts]
    return IslandView(
        id=box.island_names[island],
        on_map=bool(p.islands >> island & 1),
        owner=owner,
        starting=start,
        additional=[
            Contract(box.contract_names[n], symbols(int(box.contract_need[n])), total, total - first)
            for n, total in zip(contracts, totals, strict=True)
        ],
        passenger=box.colour_names[colour] if colour >= 0 else None,
        tile=box.tile_names[p.tickets[colour]] if colour >= 0 else None,
        rewards=rewards(p, colour) if colour >= 0 else [],
        seated=int(count_of(p.seated, colour)) if colour >= 0 else 0,
    )


def rewards(p: IslePosition, colour: int) -> list[list[StepView]]:
    """The spaces of the tile at a destination, left to right."""
    data: dict[str, Any] = p.game.setting.data
    spaces = data["ticket_tiles"][p.tickets[colour]]["spaces"][:SPACES]
    return [[StepView(step["op"], step.get("n", 0), step.get("choices", [])) for step in space] for space in spaces]


def actions(p: IslePosition) -> dict[str, str]:
    if not isinstance(p.asked, Acting):
        return {}
    return {move.kind: ACTIONS[int(lowest(move.action))] for move in p.moves() if isinstance(move, ActionMove)}


def solo_view(p: IslePosition) -> SoloView:
    box = p.box
    goal: str | None = box.goal.get("kind")
    left: list[str] = []
    if goal == "contracts":
        left = contracts_missing(p)
    elif goal == "train_contains":
        left = cards_missing(p)
    return SoloView(
        scenario=box.scenario or None,
        goal=goal,
        wanted=int(box.goal_n),
        reached=int(reached(p)) if goal else 0,
        left=left,
        buy_back_vp=int(box.buy_back_vp),
        hand_limit=int(box.hand_limit),
        rating=None if goal else rating(box, int(p.scores()[0].total())),
        won=goal_is_met(p) if p.over and goal else None,
    )


def hand_of(box: Box, player: Player, known: int | None = None) -> dict[str, int]:
    """The cards of a hand by kind: all of them, or those of which the others know one thing (see cars.py)."""
    held = [box.kind_names[card >> CARD_BITS] for card in player.hand if known in (None, card & KNOWLEDGE)]
    return dict(Counter(held))


def symbols(need: int) -> dict[str, int]:
    return {name: int(count_of(need, n)) for n, name in enumerate([*CARGO_NAMES, "any"]) if count_of(need, n)}


def names(of: list[str], s: int) -> list[str]:
    return [name for n, name in enumerate(of) if s >> n & 1]
