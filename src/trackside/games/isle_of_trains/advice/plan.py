"""What a train holds and could hold, and what its owner needs it for. For the hints of bots."""

from __future__ import annotations

from trackside.core.arrays import filled, i64, vec
from trackside.games.isle_of_trains.rules.box import ANY_CARGO, PASSENGER
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.contracts import loads_aboard
from trackside.games.isle_of_trains.rules.position import IslePosition


class Plan:
    """What a train holds and could hold, by cargo, and what its owner needs it for."""

    __slots__ = ("aboard", "aimed", "jokers", "lacking", "room", "room_lacking")

    def __init__(self, p: IslePosition, seat: i64) -> None:
        self.aboard: i64 = loads_aboard(p, seat)
        self.aimed: bool = False  # whether contracts are planned
        self.room: vec[i64] = filled(0, 4)  # capacity for coal, oil, boxes, passengers
        self.lacking: vec[i64] = filled(0, 3)  # loads missing for the next contract that is planned, by cargo
        self.room_lacking: vec[i64] = filled(0, 3)  # capacity missing for any of its contracts
        self.jokers: i64 = count_of(self.aboard, 3)
        for car in p.players[seat].train:
            kind = kind_of(car)
            holds = p.box.holds[kind]
            if holds == ANY_CARGO:
                self.jokers = 1
            elif holds == PASSENGER:
                self.room[3] += p.box.capacity[kind]
            elif holds != 0:
                self.room[holds // 2] += p.box.capacity[kind]

    def aim(self, need: i64, next: bool) -> None:
        """A contract that is planned: what is missing for it."""
        self.aimed = True
        cargo: i64
        for cargo in range(3):
            n = count_of(need, cargo)
            self.room_lacking[cargo] = max(self.room_lacking[cargo], n - self.room[cargo])
            if next:
                self.lacking[cargo] = max(self.lacking[cargo], n - count_of(self.aboard, cargo))

    def progress(self, need: i64) -> float:
        """How far a contract is from done: 1 if it can be done now."""
        total: i64 = 0
        there: i64 = 0
        room: i64 = self.jokers
        cargo: i64
        for cargo in range(3):
            n = count_of(need, cargo)
            total += n
            there += min(n, count_of(self.aboard, cargo))
            room += min(n, self.room[cargo])
        wild = count_of(need, 3)
        if wild > 0:
            total += wild
            room += min(wild, self.room[0] + self.room[1] + self.room[2])
            for cargo in range(3):
                there += count_of(self.aboard, cargo)
        there = min(total, there + count_of(self.aboard, 3))
        room = min(total, max(room, there))
        return (0.5 * float(there) + 0.35 * float(room)) / float(total) + (0.15 if there == total else 0.0)
