"""What counts how much in the ratings of moves, in points."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.game import Game
from trackside.search.policy_weights import PolicyWeights

PLAYOUTS: Final = "playouts.yaml"


class HintWeights(PolicyWeights):
    """As made, the weights of release 0.1: greedy plays by them and must not change. The playouts of a search have
    weights fitted by `trackside fit --hints`: `playouts.yaml`.

    What a worker, a building or the engine counts is added to what the player's strategy says (`Lean`).
    """

    def __init__(self) -> None:
        # The value of a position. "early" is added at the start of the game and shrinks with the time left.
        self.row = 0.0  # how far the row of the job market that is being filled counts as time passed
        self.dollar = 0.2
        self.dollar_early = 0.3
        self.enough_dollars = 20.0
        self.dollar_too_many = 0.15
        self.open_objective = 1.6
        self.certificates_late = 3.0  # certificates count less once a smaller part than 1 / this is left
        self.certificate = 0.55
        self.permanent_certificate = 1.5
        self.cowboy = 0.0
        self.craftsman = 0.0
        self.engineer = 0.0
        self.crowd = 0.25  # each further worker of a kind counts less
        self.building = 0.0
        self.engine = 0.08
        self.engine_early = 0.0
        self.breed = 1.3  # breeding value above 2, of each kind of card owned
        self.good_card = 0.5
        self.fair_card = 0.0  # of breeding value 2
        self.jersey = 0.45
        self.step_left = 3.0
        self.step_right = 1.0
        self.hand_disc = 5.0
        self.certificate_4 = 2.2
        self.certificate_6 = 1.4
        self.auxiliary_disc = 1.0
        self.teepee = 0.6
        self.half_arrow = 0.35
        self.hand_near = 1.0  # what a delivery would bring, the nearer the more
        self.hand_far = 0.0  # the same wherever the cattleman is
        self.near = 0.0  # being near
        self.no_city = -6.0
        self.transport = 0.4

        # Journeys.
        self.step = 1.4  # each location passed: its offer is missed
        self.fee = 0.45  # a dollar paid on the way
        self.haste = 8.0  # a delivery ends the round and brings the end of the game nearer
        self.haste_early = 0.0
        self.idle_objective = 2.0  # an objective card that brings nothing yet
        self.least_location = 0.6

        # What the steps of an action promise.
        self.gain_certificate = 0.5
        self.gain_certificates = 1.5  # up to the limit
        self.hire = 3.6
        self.hire_cost = 0.12
        self.build = 1.0
        self.build_craftsman = 0.8
        self.build_style = 0.3
        self.take_objective = 1.3
        self.forward = 0.12
        self.forward_early = 0.3
        self.trade = 1.0
        self.trade_early = 2.0
        self.auxiliary = 0.8
        self.buy = 0.28  # for each dollar, up to 14
        self.buy_cowboy = 0.25
        self.hazard = 3.2
        self.move_on = 0.8
        self.copy = 2.5
        self.draw = 0.3
        self.extraordinary = 1.5
        self.upgrade = 3.0


RELEASED: Final = HintWeights()


def playout_weights(game: Game[Any]) -> HintWeights:
    """Those of playouts, fresh, so that they may be changed."""
    weights = HintWeights()
    weights.read(game.setting.about.folder / PLAYOUTS)
    return weights
