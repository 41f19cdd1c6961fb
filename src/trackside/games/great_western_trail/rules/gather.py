"""Chapter 7: take an objective card, trade with the Indians, remove a hazard."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import EMPTY, FIRST_HAZARD, GREEN, LOOSE, Box
from trackside.games.great_western_trail.rules.named_moves import SpaceMove
from trackside.games.great_western_trail.rules.perform import decline_refusal
from trackside.games.great_western_trail.rules.position import OBJECTIVE_STACK, WesternPosition, one, sum_of, with_one
from trackside.games.great_western_trail.rules.principles import Decline, Offer, PricedOffer, gain, pay
from trackside.games.great_western_trail.rules.refusals import (
    CANNOT_PAY,
    NO_HAZARD_THERE,
    NO_OBJECTIVE_LEFT,
    NO_TEEPEE_THERE,
    NOT_NOW,
    NOT_ON_DISPLAY,
)

# Objective cards.


class Take(Move[WesternPosition, "TakeObjective"]):
    """GWT-7.11: a card of the display, or (card -1) the top card of the stack."""

    def __init__(self, card: i64, name: str) -> None:
        super().__init__(f"take {name}")
        self.card = card
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.name}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("display", self.name)] if self.card >= 0 else [("stack", "objectives")]

    def refusal(self, p: WesternPosition) -> Rule | None:
        if self.card < 0:
            return None if sum_of(p.objective_stack) > 0 else NO_OBJECTIVE_LEFT
        return None if p.display[self.card] > 0 else NOT_ON_DISPLAY

    def play(self, p: WesternPosition, asked: TakeObjective) -> None:
        seat = asked.seat
        me = p.players[seat]
        card = self.card
        if card < 0:
            card = p.draw_from(OBJECTIVE_STACK, p.objective_stack, sum_of(p.objective_stack))
            p.horizon += 1
        else:
            p.display[card] -= 1
        kind = p.box.cattle + card
        name = p.box.cards[kind]
        if not asked.to_hand:
            me.discard[kind] += 1
            if p.journal is not None:
                p.tell(seat, "take", {"card": name})
        elif self.card < 0:
            me.hand[kind] += 1
            me.secret = with_one(me.secret, kind)
            if p.journal is not None:
                p.tell_secret(seat, "take-unseen", {"known": 0, "card": ""}, {"known": 1, "card": name})
        else:
            me.hand[kind] += 1
            me.shown = with_one(me.shown, kind)
            if p.journal is not None:
                p.tell(seat, "take-to-hand", {"card": name})
        if self.card >= 0:
            refill_display(p)


def refill_display(p: WesternPosition) -> None:
    """GWT-7.11, 7.12: at once, as far as the stack lasts."""
    left = sum_of(p.objective_stack)
    if left > 0:
        card = p.draw_from(OBJECTIVE_STACK, p.objective_stack, left)
        p.display[card] += 1
        p.horizon += 1
        if p.journal is not None:
            p.tell(-1, "display", {"card": p.box.objectives[card]})


def objective_left(p: WesternPosition) -> bool:
    return sum_of(p.display) > 0 or sum_of(p.objective_stack) > 0


class TakeObjective(Offer):
    def __init__(self, seat: i64, below: Question[WesternPosition] | None, to_hand: bool, optional: bool) -> None:
        super().__init__(seat, below)
        self.to_hand = to_hand
        self.optional = optional

    def settle(self, p: WesternPosition) -> bool:
        """GWT-7.12: with no card left there is none to gain."""
        if objective_left(p):
            return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Take):
            return move.refusal(p)
        return decline_refusal(self.optional) if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        card: i64
        for card in range(p.box.deck_objectives):
            if p.display[card]:
                menu.add(p.box.at.take + card)
        if sum_of(p.objective_stack) > 0:
            menu.add(p.box.at.take + p.box.deck_objectives)


def all_takes(box: Box) -> list[Move[WesternPosition]]:
    moves: list[Move[WesternPosition]] = []
    card: i64
    for card in range(box.deck_objectives):
        moves.append(Take(card, box.objectives[card]))
    moves.append(Take(-1, "stack"))
    return moves


# Teepees and hazards.


class Trade(Move[WesternPosition]):
    """GWT-7.13: take a teepee; a negative space costs its value in full."""

    def __init__(self, node: i64, space: str, dollars: i64) -> None:
        super().__init__(f"trade {space}")
        self.node = node
        self.space = space
        self.dollars = dollars

    def facts(self) -> dict[str, Any]:
        return {"space": self.space, "dollars": self.dollars, "cost": max(-self.dollars, 0)}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("space", self.space)]

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        if p.tiles[self.node] == EMPTY:
            return NO_TEEPEE_THERE
        return CANNOT_PAY if p.players[seat].dollars + self.dollars < 0 else None

    def play(self, p: WesternPosition, asked: Question[WesternPosition]) -> None:
        colour = p.tiles[self.node] - LOOSE - GREEN
        p.tiles[self.node] = EMPTY
        p.players[asked.seat].teepees += one(colour)
        if p.journal is not None:
            p.tell(asked.seat, "trade", {"tile": p.box.tiles[GREEN + colour], "space": self.space})
        gain(p, asked.seat, self.dollars)
        pay(p, asked.seat, -self.dollars)


class TradeWithIndians(Offer):
    """GWT-7.13."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, optional: bool) -> None:
        super().__init__(seat, below)
        self.optional = optional

    def settle(self, p: WesternPosition) -> bool:
        if can_trade(p, self.seat):
            return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Trade):
            return move.refusal(p, self.seat)
        return decline_refusal(self.optional) if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        self.offer(p, p.box.at.trade, len(p.box.teepee_nodes), menu)


def can_trade(p: WesternPosition, seat: i64) -> bool:
    dollars = p.players[seat].dollars
    return any(p.tiles[node] != EMPTY and dollars + p.box.teepee_dollars[node] >= 0 for node in p.box.teepee_nodes)


def why_no_trade(p: WesternPosition) -> Rule:
    """GWT-7.13: there is no teepee, or not one that the player can pay for."""
    return CANNOT_PAY if any(p.tiles[node] != EMPTY for node in p.box.teepee_nodes) else NO_TEEPEE_THERE


def all_trades(box: Box) -> list[Move[WesternPosition]]:
    return [Trade(node, box.nodes[node], box.teepee_dollars[node]) for node in box.teepee_nodes]


class ClearHazard(SpaceMove["RemoveHazard"]):
    """GWT-7.14: take a hazard tile for the price of the icon."""

    def __init__(self, node: i64, space: str) -> None:
        super().__init__("hazard", node, space)

    def play(self, p: WesternPosition, asked: RemoveHazard) -> None:
        hazard = p.tiles[self.node] - LOOSE - FIRST_HAZARD
        p.tiles[self.node] = EMPTY
        p.players[asked.seat].hazards += one(hazard)
        if p.journal is not None:
            p.tell(asked.seat, "hazard", {"tile": p.box.tiles[FIRST_HAZARD + hazard], "dollars": asked.price})
        p.players[asked.seat].dollars -= asked.price


class RemoveHazard(PricedOffer):
    """GWT-7.14."""

    def settle(self, p: WesternPosition) -> bool:
        if can_remove_hazard(p, self.seat, self.price):
            return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, ClearHazard):
            if p.tiles[move.node] == EMPTY:
                return NO_HAZARD_THERE
            return CANNOT_PAY if p.players[self.seat].dollars < self.price else None
        return decline_refusal(self.optional) if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        self.offer(p, p.box.at.hazard, len(p.box.hazard_spaces), menu)


def can_remove_hazard(p: WesternPosition, seat: i64, price: i64) -> bool:
    if p.players[seat].dollars < price:
        return False
    return any(p.tiles[node] != EMPTY for node in p.box.hazard_spaces)


def why_no_hazard(p: WesternPosition) -> Rule:
    """GWT-7.14: there is no hazard, or the player cannot pay for it."""
    return CANNOT_PAY if any(p.tiles[node] != EMPTY for node in p.box.hazard_spaces) else NO_HAZARD_THERE


def all_hazards(box: Box) -> list[Move[WesternPosition]]:
    return [ClearHazard(node, box.nodes[node]) for node in box.hazard_spaces]
