"""What a train holds and could hold, and what its owner needs. For the hints."""

from __future__ import annotations

from trackside.core.arrays import filled, i64, shared_floats, vec
from trackside.games.isle_of_trains.advice.scenario_weights import ScenarioWeights
from trackside.games.isle_of_trains.rules.box import ANY_CARGO, PASSENGER
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.contracts import loads_aboard
from trackside.games.isle_of_trains.rules.position import IslePosition


class Plan:
    """What a train holds and could hold, by cargo, and what its owner needs. One plan object is reused for many
    positions: thousands are valued for a decision."""

    def __init__(self, weights: ScenarioWeights) -> None:
        self.weights = weights
        self.aboard: i64 = 0
        self.aimed: bool = False  # whether contracts are planned
        self.room: vec[i64] = filled(0, 4)  # capacity for coal, oil, boxes, passengers
        self.lacking: vec[i64] = filled(0, 3)  # loads missing for the next contract that is planned, by cargo
        self.room_lacking: vec[i64] = filled(0, 3)  # capacity missing for any of its contracts
        self.jokers: i64 = 0
        self.draws: vec[float] = shared_floats(3)  # cards that loading each cargo draws: see `loads_cost`

    def read(self, p: IslePosition, seat: i64) -> None:
        """Start again with the train of a seat, without a planned contract."""
        box = p.box
        room = self.room
        self.aboard = loads_aboard(p, seat)
        self.jokers = count_of(self.aboard, 3)
        self.forget()
        cargo: i64
        for cargo in range(4):
            room[cargo] = 0
        for car in p.players[seat].train:
            kind = kind_of(car)
            holds = box.holds[kind]
            if holds == ANY_CARGO:
                self.jokers = 1
            elif holds == PASSENGER:
                room[3] += box.capacity[kind]
            elif holds != 0:
                room[holds >> 1] += box.capacity[kind]

    def forget(self) -> None:
        """Forget the plan."""
        self.aimed = False
        lacking = self.lacking
        room_lacking = self.room_lacking
        cargo: i64
        for cargo in range(3):
            lacking[cargo] = 0
            room_lacking[cargo] = 0

    def aim(self, need: i64, next: bool) -> None:
        """Plan a contract: what is missing for it."""
        self.aimed = True
        lacking = self.lacking
        room_lacking = self.room_lacking
        cargo: i64
        for cargo in range(3):
            n = count_of(need, cargo)
            room_lacking[cargo] = max(room_lacking[cargo], n - self.room[cargo])
            if next:
                lacking[cargo] = max(lacking[cargo], n - count_of(self.aboard, cargo))

    def progress(self, need: i64) -> float:
        """How near a contract is to completion: 1 if it can be completed now."""
        aboard = self.aboard
        rooms = self.room
        total: i64 = 0
        there: i64 = 0
        room: i64 = self.jokers
        cargo: i64
        for cargo in range(3):
            n = count_of(need, cargo)
            if n > 0:
                total += n
                there += min(n, count_of(aboard, cargo))
                room += min(n, rooms[cargo])
        wild = count_of(need, 3)
        if wild > 0:
            total += wild
            room += min(wild, rooms[0] + rooms[1] + rooms[2])
            for cargo in range(3):
                there += count_of(aboard, cargo)
        there = min(total, there + count_of(aboard, 3))
        room = min(total, max(room, there))
        return (0.5 * float(there) + 0.35 * float(room)) / float(total) + (0.15 if there == total else 0.0)
