"""Actions as the box prints them: steps, deeds (a cost and a gain) and slots (one deed, or several to choose from)."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import i64

# What a step does; the words are those of data.yaml.
PAY: Final = 0
DISCARD: Final = 1
BACK: Final = 2
GAIN: Final = 3
CERTIFICATES: Final = 4
CERTIFICATES_TO_LIMIT: Final = 5
HIRE: Final = 6
BUILD: Final = 7
TAKE_OBJECTIVE: Final = 8
FORWARD: Final = 9
TRADE: Final = 10
AUXILIARY: Final = 11
BUY: Final = 12
HAZARD: Final = 13
CATTLEMAN: Final = 14
DRAW: Final = 15
REMOVE: Final = 16
EXTRAORDINARY: Final = 17
COPY: Final = 18
UPGRADE: Final = 19

# What a quantity is multiplied by.
ONCE: Final = 0
PER_ENGINEER: Final = 1
PER_COWBOY: Final = 2
PER_WOODS_BUILDING: Final = 3
PER_TEEPEE_PAIR: Final = 4

# Which cards a discard wants: a breed (its number), or one of these.
ANY_CATTLE: Final = -1
PAIR: Final = -2
OBJECTIVE: Final = -3
ANY_CARD: Final = -4

COUNTERS: Final = {
    "engineers": PER_ENGINEER,
    "cowboys": PER_COWBOY,
    "own_buildings_in_woods": PER_WOODS_BUILDING,
    "teepee_pairs": PER_TEEPEE_PAIR,
}
SELECTORS: Final = {"any_cattle": ANY_CATTLE, "same_type_cattle": PAIR, "objective": OBJECTIVE}


class DeedStep:
    """One thing a deed does: a verb, a quantity and, for discards, which cards."""

    def __init__(self, verb: i64, amount: i64, per: i64, select: i64, flag: bool, text: str) -> None:
        self.verb = verb
        self.amount = amount
        self.per = per
        self.select = select
        self.flag = flag  # an objective card goes to the hand; a move of the cattleman is the free one of a card
        self.text = text


class Deed:
    """Pay the whole cost, then take the gain."""

    def __init__(self, id: i64, name: str, steps: list[DeedStep], costs: i64) -> None:
        self.id = id
        self.name = name
        self.steps = steps
        self.costs = costs  # how many of the steps are the cost


class Deeds:
    """Every distinct deed of the box once, and every distinct slot once."""

    def __init__(self, breeds: list[str]) -> None:
        self.breeds = breeds
        self.deeds: list[Deed] = []
        self.slots: list[list[int]] = []  # the deeds to choose from

    def slot(self, action: dict[str, Any]) -> int:
        """The slot of an action of data.yaml."""
        sides = action.get("one_of", [action])
        members = [self.deed(side) for side in sides]
        if members not in self.slots:
            self.slots.append(members)
        return self.slots.index(members)

    def deed(self, action: dict[str, Any]) -> int:
        costs = [self.step(step) for step in action.get("cost", [])]
        gains = [self.step(step) for step in action.get("gain", [])]
        name = "_".join(step.text for step in costs + gains)
        for deed in self.deeds:
            if deed.name == name:
                return int(deed.id)
        self.deeds.append(Deed(len(self.deeds), name, costs + gains, len(costs)))
        return len(self.deeds) - 1

    def step(self, step: dict[str, Any]) -> DeedStep:
        """A step of data.yaml with its verb as a number and a short name for the notation."""
        verb = str(step["do"])
        if verb == "pay_dollars":
            return DeedStep(PAY, step["amount"], ONCE, 0, False, f"pay_{step['amount']}")
        if verb == "discard_cards":
            select = str(step["select"])
            short = {"any_cattle": "cattle", "same_type_cattle": "pair"}.get(select, select)
            wanted = SELECTORS[select] if select in SELECTORS else self.breeds.index(select)
            return DeedStep(DISCARD, step["count"], ONCE, wanted, False, f"discard_{short}")
        if verb == "move_engine_backward":
            return DeedStep(BACK, step["exact"], ONCE, 0, False, f"back_{step['exact']}")
        if verb == "gain_dollars":
            return self.counted(GAIN, step["amount"], "gain")
        if verb == "advance_certificates":
            return self.counted(CERTIFICATES, step["spaces"], "certificates")
        if verb == "advance_certificates_to_limit":
            return DeedStep(CERTIFICATES_TO_LIMIT, 0, ONCE, 0, False, "certificates_to_limit")
        if verb == "hire_worker":
            more = int(step["cost_modifier"])
            word = "hire" if more == 0 else f"hire_{more}_dearer" if more > 0 else f"hire_{-more}_cheaper"
            return DeedStep(HIRE, more, ONCE, 0, False, word)
        if verb == "place_building":
            price = step["cost_per_craftsman"]
            return DeedStep(BUILD, price, ONCE, 0, False, f"build_{price}")
        if verb == "take_objective_card":
            hand = step["to"] == "hand"
            return DeedStep(TAKE_OBJECTIVE, 1, ONCE, 0, hand, "objective_to_hand" if hand else "objective")
        if verb == "move_engine_forward":
            return self.counted(FORWARD, step["max"], "engine")
        if verb == "trade_with_indians":
            return DeedStep(TRADE, 1, ONCE, 0, False, "trade")
        if verb == "auxiliary_action":
            return DeedStep(AUXILIARY, 1, ONCE, 0, False, "auxiliary")
        if verb == "buy_cattle":
            return DeedStep(BUY, 1, ONCE, 0, False, "buy_cattle")
        if verb == "remove_hazard":
            return DeedStep(HAZARD, step["price"], ONCE, 0, False, f"hazard_{step['price']}")
        if verb == "move_cattleman":
            free = step["then"] == "nothing"
            word = f"cattleman_{step['max']}" + ("_free" if free else "")
            return DeedStep(CATTLEMAN, step["max"], ONCE, 0, free, word)
        if verb == "draw_then_discard":
            return self.counted(DRAW, step["max"], "draw")
        if verb == "remove_cards_from_game":
            return DeedStep(REMOVE, step["max"], ONCE, 0, False, f"remove_{step['max']}")
        if verb == "extraordinary_delivery":
            return DeedStep(EXTRAORDINARY, 1, ONCE, 0, False, "extraordinary_delivery")
        if verb == "copy_adjacent_building":
            return DeedStep(COPY, 1, ONCE, 0, False, "copy")
        if verb == "upgrade_station_behind_engine":
            return DeedStep(UPGRADE, 1, ONCE, 0, False, "upgrade_behind")
        raise ValueError(f"data.yaml: {verb} is not a verb")

    def counted(self, verb: i64, quantity: Any, word: str) -> DeedStep:
        """A step whose quantity is a number, or a number per something."""
        if isinstance(quantity, dict):
            per = str(quantity["per"])
            times = int(quantity["times"])
            text = f"{word}_{times}_per_{per}" if times > 1 else f"{word}_per_{per}"
            return DeedStep(verb, times, COUNTERS[per], 0, False, text)
        return DeedStep(verb, quantity, ONCE, 0, False, f"{word}_{quantity}")
