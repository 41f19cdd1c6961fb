"""Actions as the box prints them: steps, deeds (a cost and a gain) and slots (one deed, or several to choose from)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from trackside.core.arrays import i64
from trackside.core.moves import Rule

if TYPE_CHECKING:
    from trackside.games.great_western_trail.rules.position import WesternPosition

# What a step does: a class of verbs.py for each of these.
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
SELECTORS: Final = {"any_cattle": ANY_CATTLE, "same_type_cattle": PAIR, "objective": OBJECTIVE}


class DeedStep:
    """One thing a deed does: a verb and a quantity."""

    def __init__(self, verb: i64, amount: i64, per: i64, text: str) -> None:
        self.verb = verb
        self.amount = amount
        self.per = per
        self.text = text  # a short name for the notation
        self.select: i64 = 0  # which cards a discard wants
        self.flag = False  # an objective card goes to the hand; a move of the cattleman is the free one of a card

    def quantity(self, p: WesternPosition, seat: i64) -> i64:
        """A number, or a number per something; counted when the action is carried out (GWT-5.10)."""
        if self.per == ONCE:
            return self.amount
        me = p.players[seat]
        if self.per == PER_ENGINEER:
            return self.amount * me.engineers
        if self.per == PER_COWBOY:
            return self.amount * me.cowboys
        if self.per == PER_WOODS_BUILDING:
            return self.amount * p.woods_buildings(seat)
        if self.per == PER_TEEPEE_PAIR:
            return self.amount * me.teepee_pairs()
        return 0

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        """Carry it out, or ask what it needs to know; `p.asked` is what waits for it."""
        raise NotImplementedError

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        """Why a cost cannot be paid or a gain would do nothing, or None."""
        raise NotImplementedError


class Deed:
    """Pay the whole cost, then take the gain."""

    def __init__(self, id: i64, name: str, steps: list[DeedStep], costs: i64) -> None:
        self.id = id
        self.name = name
        self.steps = steps
        self.costs = costs  # how many of the steps are the cost

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        """GWT-1.9: the whole cost must be there; an action without cost must have something to do."""
        at: i64
        for at in range(self.costs):
            rule = self.steps[at].refusal(p, seat)
            if rule is not None:
                return rule
        return None if self.costs > 0 else self.gains_refusal(p, seat)

    def gains_refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        """GWT-1.9: one step that does something is enough (9.7a pays at the certificate limit, too)."""
        against: Rule | None = None
        for step in self.steps:
            rule = step.refusal(p, seat)
            if rule is None:
                return None
            if against is None:
                against = rule
        return against


Printed = dict[str, Any]  # a step in data.yaml
Verbs = Mapping[str, Callable[[Printed, list[str]], DeedStep]]  # by the word in data.yaml; the list is of the breeds


class Deeds:
    """Every distinct deed of the box once, and every distinct slot once."""

    def __init__(self, verbs: Verbs, breeds: list[str]) -> None:
        self.verbs = verbs
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

    def step(self, step: Printed) -> DeedStep:
        verb = str(step["do"])
        if verb not in self.verbs:
            raise ValueError(f"data.yaml: {verb} is not a verb")
        return self.verbs[verb](step, self.breeds)
