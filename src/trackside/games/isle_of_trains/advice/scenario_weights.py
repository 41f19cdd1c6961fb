"""What counts how much on the way to the goal of a scenario (chapter 17). For the hints.

The deck limits the time of a scenario, so remaining work is measured in cards of the deck.
"""

from __future__ import annotations

from trackside.games.isle_of_trains.rules.box import (
    BUILDING_SCORE,
    BUILDINGS_BUILT,
    CONTRACTS_DONE,
    TILES_FILLED,
    TRAIN_CONTAINS,
    Box,
)


class ScenarioWeights:
    """The weights of one scenario: those of the hints, which look at whole days."""

    __slots__ = (
        "a_load",
        "aboard",
        "aside",
        "at_once",
        "bonus",
        "building_to_come",
        "card",
        "cheap",
        "delivery",
        "held",
        "hope",
        "late_card",
        "loading",
        "marker",
        "next",
        "night",
        "paid",
        "passengers",
        "payable",
        "power",
        "pull",
        "rich",
        "room",
        "room_now",
        "seat",
        "second_load",
        "side_points",
        "slack",
        "slot",
        "spare",
        "spent",
        "time",
        "together",
        "too_poor",
        "unit",
        "unseen",
        "waiting",
    )

    def __init__(self, box: Box) -> None:
        kind = box.goal_kind if box.aims else -1
        self.card = 0.4  # a card in hand
        self.late_card = 0.25  # one above the hand limit
        self.time = 0.8  # a card of the deck
        self.unit = 16.0  # one of the things that the goal counts
        self.bonus = 1.2  # a bonus action that waits
        self.side_points = 0.1  # a point where points are not the goal
        self.marker = 0.9  # how much of the cards that they buy back markers are worth
        self.passengers = 0.3  # how much of the rewards of passengers counts
        self.slack = 0.2  # a unit of power that pulls nothing yet
        self.room_now = 0.15  # a slot for cargo

        # Contracts (scenarios 1, 6, 8; the best of them in 10), in cards of the deck:
        self.loading = 1.5  # a card that loading will draw
        self.night = 1.0  # the part of a night that a load takes
        self.delivery = 1.6  # a delivery still to make
        self.room = 8.0  # a slot that the train lacks for one of them
        self.power = 4.6  # a unit of power that it lacks for such cars
        self.next = 3.3  # the next contract, when its cargo is aboard
        self.cheap = 1.4  # a car or locomotive that is needed and costs nothing
        self.second_load = 0.65  # a card whose benefit is another load

        # Cards to build (scenarios 2, 4, 7, 9):
        self.held = 0.15  # how much of a card's use one has by holding it
        self.payable = 0.3  # and how much more by being able to pay for it
        self.at_once = 0.2  # and more if there is an action left to do so
        self.spare = 0.05  # and of a second such card
        self.a_load = 0.9  # a load in the train: two cards at any time
        self.slot = 6.0  # a place for a load, for a goal that takes many cards at once
        self.pull = 4.0  # a unit of power, for a long or heavy train
        self.paid = 2.0  # a card paid for a car that the right one will replace

        # Buildings (scenario 7; the one of scenario 10):
        self.too_poor = 5.5  # points that a building must pay more than
        self.hope = 0.13  # how much the points count of those that may still come
        self.unseen = 0.4  # and where there is room for one, if it is not in the hand

        # Passengers (scenario 5):
        self.aboard = 0.6  # of one on its tile, one in the train
        self.waiting = 0.35  # and one in the supply
        self.seat = 4.0  # a place for a passenger, up to four of them
        self.together = 3.0  # passengers who travel to the same place

        # Where markers count against their owner (scenario 10):
        self.rich = 1.0  # a card of the deck that the best islands will take
        self.aside = 0.3  # how much of other contracts and of passengers counts
        self.building_to_come = 0.1  # a point of the best building
        self.spent = 0.09  # a marker, to be spent

        if kind == CONTRACTS_DONE:
            self.card = 0.47
            self.late_card = 0.28
            self.time = 0.92
        elif kind == TILES_FILLED:
            self.card = 0.0
            self.late_card = 0.0
            self.time = 0.6
            self.unit = 30.0
        elif kind == BUILDINGS_BUILT:
            self.unit = 60.0
        elif kind == TRAIN_CONTAINS:
            self.unit = 50.0
        elif kind == BUILDING_SCORE:
            self.unit = 14.0
        elif box.marker_vp < 1:
            self.card = 0.24
            self.time = 0.5


def playout_weights(box: Box) -> ScenarioWeights:
    """The weights of playouts, which play what looks best at once and plan no days.

    With those of the hints, the playout policy seldom reached the goal of scenario 10. These were fitted to games that
    it plays alone.
    """
    w = ScenarioWeights(box)
    if box.marker_vp < 1:
        w.card, w.time = 0.12, 0.15
        w.bonus, w.slack, w.room_now = 1.74, 0.5, -0.35
        w.rich, w.aside, w.spent = 0.69, 0.02, -0.08
        w.unseen, w.building_to_come = 0.34, 0.11
        w.loading, w.night, w.delivery, w.next = 0.33, 2.2, 0.69, 3.7
        w.room, w.power, w.cheap, w.second_load = 31.0, 8.4, 1.5, 0.05
    return w
