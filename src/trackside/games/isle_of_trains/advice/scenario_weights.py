"""What counts how much on the way to the goal of a scenario (chapter 17). For the hints.

The deck limits the time of a scenario, so remaining work is measured in cards of the deck.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from trackside.core.arrays import i64
from trackside.games.isle_of_trains.rules.box import (
    BUILDING_SCORE,
    BUILDINGS_BUILT,
    CARS_ATTACHED,
    CONTRACTS_DONE,
    TILES_FILLED,
    TRAIN_CONTAINS,
    Box,
)
from trackside.search.policy_weights import PolicyWeights

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.game import IsleOfTrains


PLAYOUTS: Final = "playouts"  # the folder of fitted weights, a file for each scenario that has some

# Which weights matter for which goal.
ALWAYS: Final = ["bonus", "slack", "room_now"]
AIMS: Final = ["card", "late_card", "time", "side_points", "marker"]
CONTRACTS: Final = ["loading", "night", "delivery", "room", "power", "next", "cheap", "second_load"]
CARDS: Final = ["unit", "passengers", "held", "payable", "at_once", "spare", "a_load"]
PASSENGERS: Final = ["unit", "passengers", "aboard", "waiting", "seat", "together"]
MARKERS: Final = ["card", "time", "rich", "aside", "spent", "unseen", "building_to_come"]


class ScenarioWeights(PolicyWeights):
    """The weights of one scenario: those of the hints, which look at whole days."""

    def __init__(self, box: Box) -> None:
        self.goal: i64 = box.goal_kind if box.aims else -1
        self.markers_cost: bool = box.marker_vp < 1
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

        if self.goal == CONTRACTS_DONE:
            self.card = 0.47
            self.late_card = 0.28
            self.time = 0.92
        elif self.goal == TILES_FILLED:
            self.card = 0.0
            self.late_card = 0.0
            self.time = 0.6
            self.unit = 30.0
        elif self.goal == BUILDINGS_BUILT:
            self.unit = 60.0
        elif self.goal == TRAIN_CONTAINS:
            self.unit = 50.0
        elif self.goal == BUILDING_SCORE:
            self.unit = 14.0
        elif self.markers_cost:
            self.card = 0.24
            self.time = 0.5

    def names(self) -> list[str]:
        found = [*ALWAYS]
        if self.goal >= 0:
            found += AIMS
        if self.goal == CONTRACTS_DONE:
            found += CONTRACTS
        elif self.goal == TILES_FILLED:
            found += PASSENGERS
        elif self.goal >= 0:
            found += CARDS
        if self.goal == CARS_ATTACHED:
            found += ["pull"]
        elif self.goal == TRAIN_CONTAINS:
            found += ["pull", "slot", "paid"]
        elif self.goal == BUILDING_SCORE:
            found += ["too_poor", "hope"]
        if self.markers_cost:
            found += MARKERS + CONTRACTS
        return found


def playout_weights(game: IsleOfTrains) -> ScenarioWeights:
    """The weights of playouts, fresh, so that they may be changed.

    Playouts play what looks best at once and plan no days. With the weights of the hints they seldom reach the goal of
    some scenarios: these have weights that `trackside fit --hints` fitted to games that the playout policy plays alone.
    """
    weights = ScenarioWeights(game.box)
    if has_fitted_weights(game):
        weights.read(fitted_weights(game))
    return weights


def has_fitted_weights(game: IsleOfTrains) -> bool:
    """Whether the scenario has weights of its own for playouts."""
    return fitted_weights(game).is_file()


def fitted_weights(game: IsleOfTrains) -> Path:
    return game.setting.about.folder / PLAYOUTS / f"{game.box.scenario}.yaml"
