"""What lies on the table, and the handling of cards and passengers (chapters 1 and 3)."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, i64, pop, vec
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.question import Question
from trackside.core.rng import Rng
from trackside.games.isle_of_trains.rules.box import COLOURS, NONE, SECOND_BUILDING, Box
from trackside.games.isle_of_trains.rules.cars import (
    KNOWN,
    LOCKED,
    NEW,
    OLD,
    ORIGIN,
    card,
    card_of,
    colour_of,
    count_of,
    heap_size,
    is_face_down,
    is_passenger,
    kind_of,
    load_at,
    load_count,
    loader_of,
    one_of,
    origin_of,
    with_changed_load,
)
from trackside.games.isle_of_trains.rules.player import Player


class IslePosition(Position):
    """A position of Isle of Trains: All Aboard."""

    def __init__(
        self,
        game: Game[IslePosition],
        box: Box,
        rng: Rng,
        turns: list[Question[IslePosition]],
        players: list[Player],
        deck: vec[i64],
        row: vec[i64],
        discard: vec[i64],
        tickets: vec[i64],
    ) -> None:
        super().__init__(game, rng)
        self.box = box
        self.turns = turns  # how the turn of each seat begins: see turn.py
        self.players = players
        self.current: i64 = 0  # whose turn it is
        self.deck = deck  # the top card is the last
        self.known_top: i64 = 0  # cards on top of the deck that everybody saw being put there
        self.row = row
        self.discard = discard  # the top card is the last
        self.aside = vec[i64]()  # loads taken out of the train for a contract or a special delivery that is under way
        self.bag: i64 = 0  # passengers by colour
        self.islands: i64 = 0  # still on the map (bits)
        self.tickets = tickets  # the tile at each destination; never changes after set-up
        self.seated: i64 = 0  # passengers on the tiles, by colour
        self.progress: i64 = 0
        self.progress_by: i64 = NONE  # who took the progress locomotive
        self.last_turns: i64 = -1  # turns left in the final round; -1 before it

    def copy(self) -> IslePosition:
        players = [player.copy() for player in self.players]
        twin = IslePosition(
            self.game,
            self.box,
            self.rng.copy(),
            self.turns,
            players,
            self.deck[:],
            self.row[:],
            self.discard[:],
            self.tickets,
        )
        twin.continue_as(self)
        twin.current = self.current
        twin.known_top = self.known_top
        twin.aside = self.aside[:]
        twin.bag = self.bag
        twin.islands = self.islands
        twin.seated = self.seated
        twin.progress = self.progress
        twin.progress_by = self.progress_by
        twin.last_turns = self.last_turns
        return twin

    def settle(self) -> None:
        """As everywhere; but a solo game may end between any two steps (IOT-16.1, IOT-16.3, IOT-16.4).

        Every step of a solo game comes through here, so this is the one place that asks for its end: first the goal,
        then the empty deck (OP-26).
        """
        top = self.asked
        if not self.box.solo:
            while top is not None and not top.settle(self):
                top = self.asked
            return
        while top is not None:
            if len(self.deck) == 0 or (self.box.has_goal and self.box.scenario_goal.is_met(self)):
                self.asked = None
                return
            if top.settle(self):
                return
            top = self.asked

    def can_draw(self) -> bool:
        """IOT-3.8, IOT-15.7: whether the deck has a card or, except in solo, can get one."""
        return len(self.deck) > 0 or (len(self.discard) > 0 and not self.box.solo)

    def drawable(self) -> i64:
        """How many cards can come from the deck until nothing is left of it and of what refills it."""
        return len(self.deck) if self.box.solo else len(self.deck) + len(self.discard)

    def draw(self) -> i64:
        """IOT-3.8: the top card of the deck, after a reshuffle if need be."""
        if len(self.deck) == 0:
            self.reshuffle()
        self.deck, kind = pop(self.deck)
        self.horizon += 1
        return kind

    def draw_to_hand(self, seat: i64) -> None:
        seen = self.known_top > 0
        kind = self.draw()
        if seen:
            self.known_top -= 1
            self.players[seat].gain(kind, KNOWN)
        else:
            self.players[seat].gain(kind)
        if self.journal is not None:
            self.tell_secret(seat, "draw", {"card": "card"}, {"card": self.box.kind_names[kind]})

    def draw_openly(self) -> i64:
        """A card of the deck that is turned up."""
        kind = self.draw()
        if self.known_top > 0:
            self.known_top -= 1
        return kind

    def reshuffle(self) -> None:
        """IOT-3.8: the discard pile becomes the deck. Now everybody can count the deck: see resample.py."""
        self.deck = self.discard
        self.discard = vec[i64]()
        self.known_top = 0
        self.rng.shuffle(self.deck)
        for player in self.players:
            player.learn(NEW, OLD)
        self.lock_face_down_loads()
        if self.journal is not None:
            self.tell(NONE, "reshuffle", {"cards": len(self.deck)})

    def lock_face_down_loads(self) -> None:
        place: i64
        slot: i64
        for player in self.players:
            for place in range(len(player.train)):
                car = player.train[place]
                for slot in range(load_count(car)):
                    load = load_at(car, slot)
                    if is_face_down(load):
                        car = with_changed_load(car, slot, locked(load))
                player.train[place] = car

    def take_passenger(self, seat: i64) -> None:
        """IOT-3.9: one passenger from the bag, or a VP marker if it is empty."""
        left = heap_size(self.bag)
        if left == 0:
            self.gain_vp(seat, self.box.missing_passenger_vp)
            return
        n = self.rng.below(left)
        colour: i64
        for colour in range(COLOURS):
            n -= count_of(self.bag, colour)
            if n < 0:
                break
        self.bag -= one_of(colour)
        self.players[seat].supply += one_of(colour)
        self.horizon += 1
        if self.journal is not None:
            self.tell(seat, "passenger", {"passenger": self.box.colour_names[colour]})

    def gain_vp(self, seat: i64, n: i64) -> None:
        """IOT-1.5."""
        self.players[seat].vp += n
        if self.journal is not None:
            self.tell(seat, "vp", {"vp": int(n)})

    def show_card(self, seat: i64, kind: i64) -> None:
        """A card leaves the hand and everybody sees it."""
        if self.players[seat].lose(kind) != KNOWN and not self.box.solo:
            self.reveal_to_others()

    def discard_card(self, kind: i64) -> None:
        self.discard = append(self.discard, kind)

    def put_away(self, load: i64) -> None:
        """A load leaves the game's trains: cargo to the discard pile, a passenger to the bag."""
        if is_passenger(load):
            self.bag += one_of(colour_of(load))
        else:
            self.discard = append(self.discard, card_of(self.revealed(load)))

    def revealed(self, load: i64) -> i64:
        """A load that leaves its car: a face-down card is turned up."""
        if not is_face_down(load):
            return load
        self.players[loader_of(load)].unbury()
        self.horizon += 1
        return card(card_of(load))

    def put_aside_away(self) -> None:
        """The loads set aside go to the discard pile and the bag, in the order in which they were named (OP-27)."""
        aside = self.aside
        self.aside = vec[i64]()
        for load in aside:
            self.put_away(load)

    def gaps(self) -> i64:
        """The first gap of the row, or -1."""
        slot: i64
        for slot in range(len(self.row)):
            if self.row[slot] == NONE:
                return slot
        return NONE

    def cards_in_row(self) -> i64:
        cards: i64 = 0
        for kind in self.row:
            if kind != NONE:
                cards += 1
        return cards

    def car_facts(self, seat: i64, place: i64) -> dict[str, Any]:
        """The card in a place of a train, and whether it has a twin there, so that only its number tells it."""
        train = self.players[seat].train
        if place >= len(train):
            return {"car": "car", "twin": False}
        kind = kind_of(train[place])
        alike = sum(kind_of(car) == kind for car in train)
        return {"car": self.box.kind_names[kind], "twin": alike > 1}

    def building_limit(self, player: Player) -> i64:
        """IOT-5.2, IOT-11.4, IOT-17.2, IOT-17.7."""
        if self.box.any_buildings:
            return self.box.kinds
        more = self.box.more_buildings if player.abilities & SECOND_BUILDING != 0 else 0
        return self.box.building_limit + more

    def advance(self, seat: i64) -> None:
        """IOT-7.9: progress +1."""
        if self.box.solo or self.progress_by != NONE or self.progress >= self.box.track:
            return
        self.progress += 1
        if self.journal is not None:
            self.tell(seat, "progress", {"space": int(self.progress)})


def locked(load: i64) -> i64:
    """IOT-3.8: after a reshuffle, a card that was new is old."""
    if origin_of(load) == NEW:
        load += ORIGIN * (OLD - NEW)
    return load | LOCKED
