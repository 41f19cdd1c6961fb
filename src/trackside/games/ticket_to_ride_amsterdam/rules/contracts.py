"""Chapter 6: draw contracts; also the choice at set-up (TTR-2.6)."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, bit, i64, lowest, size_of
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY, OFFER, Box
from trackside.games.ticket_to_ride_amsterdam.rules.offers import offer
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player
from trackside.games.ticket_to_ride_amsterdam.rules.refusals import (
    CHOOSE_CONTRACTS_FIRST,
    NO_CONTRACTS,
    NOT_OFFERED,
    SET_UP_FIRST,
)


class DrawContracts(Move[AmsterdamPosition]):
    """TTR-6.2, 6.4: look at the top two contracts."""

    def __init__(self) -> None:
        super().__init__("contracts")

    def where(self, p: AmsterdamPosition) -> list[Target]:
        return [("deck", "contracts")]

    def play(self, p: AmsterdamPosition, asked: Question[AmsterdamPosition]) -> None:
        p.passes = 0
        n: i64 = min(OFFER, len(p.contracts))
        offered: i64 = 0
        i: i64
        for i in range(n):
            offered |= bit(p.contracts[i])
        p.contracts = p.contracts[n:]
        p.players[asked.seat].offered = offered
        p.horizon += 1
        p.ask(ChooseContracts(asked.seat, asked.below))
        if p.journal is not None:
            p.tell(asked.seat, "look", {"count": n})

    def refusal(self, p: AmsterdamPosition) -> Rule | None:
        return NO_CONTRACTS if len(p.contracts) == 0 else None


class KeepContracts(Move[AmsterdamPosition]):
    """TTR-2.6, 6.2, 6.3: keep one contract or two."""

    def __init__(self, text: str, box: Box, kept: i64) -> None:
        super().__init__(text)
        self.box = box
        self.kept = kept

    def play(self, p: AmsterdamPosition, asked: Question[AmsterdamPosition]) -> None:
        me = p.players[asked.seat]
        me.contracts |= self.kept
        if isinstance(asked, SetUpContracts):
            me.offered &= ~self.kept  # it goes back when all have chosen: return_rejected
            if p.journal is not None:
                p.tell_secret(asked.seat, "choose", {"known": 0}, {"known": 1, **self.facts()})
        else:
            returned = close_offer(p, asked.seat, self.kept)
            if p.journal is not None:
                public = {"known": 0, "count": size_of(self.kept), "returned": returned}
                p.tell_secret(asked.seat, "keep", public, {"known": 1, **self.facts()})

    def facts(self) -> dict[str, Any]:
        """Both contracts by their ends and value, for the box may have been corrected."""
        one = lowest(self.kept)
        rest = self.kept & (self.kept - 1)
        facts = {"count": size_of(self.kept), **contract_facts(self.box, one)}
        if rest:
            for key, value in contract_facts(self.box, lowest(rest)).items():
                facts["other_" + key] = value
        return facts

    def where(self, p: AmsterdamPosition) -> list[Target]:
        targets: list[Target] = []
        kept = self.kept
        while kept:
            targets.append(("contract", self.box.contract_names[lowest(kept)]))
            kept &= kept - 1
        return targets

    def refusal(self, me: Player) -> Rule | None:
        return NOT_OFFERED if self.kept & ~me.offered else None


class ChooseContracts(Question[AmsterdamPosition]):
    """TTR-6.2: which of the offered contracts to keep: at least one."""

    def refusal(self, p: AmsterdamPosition, move: Move[AmsterdamPosition]) -> Rule | None:
        if isinstance(move, KeepContracts):
            return move.refusal(p.players[self.seat])
        return CHOOSE_CONTRACTS_FIRST

    def list_moves(self, p: AmsterdamPosition, menu: Menu) -> None:
        list_keeps(p, p.players[self.seat].offered, menu)


class SetUpContracts(Question[AmsterdamPosition]):
    """TTR-2.6: the same choice at set-up. It is secret: others learn how many a seat kept when all have chosen."""

    def refusal(self, p: AmsterdamPosition, move: Move[AmsterdamPosition]) -> Rule | None:
        if isinstance(move, KeepContracts):
            return move.refusal(p.players[self.seat])
        return SET_UP_FIRST

    def list_moves(self, p: AmsterdamPosition, menu: Menu) -> None:
        list_keeps(p, p.players[self.seat].offered, menu)


def list_keeps(p: AmsterdamPosition, offered: i64, menu: Menu) -> None:
    keeps = p.box.at.keep
    one = lowest(offered)
    menu.add(keeps + one)
    rest = offered & (offered - 1)
    if rest:
        other = lowest(rest)
        menu.add(keeps + other)
        menu.add(keeps + pair(one, other, p.box.contract_count))


def close_offer(p: AmsterdamPosition, seat: i64, kept: i64) -> i64:
    """TTR-6.3: the rejected card goes to the bottom of the contract deck; how many went back."""
    me = p.players[seat]
    all = me.offered | kept
    rest = all & ~kept
    one = lowest(all)
    other = lowest(all & (all - 1)) if all & (all - 1) else i64(EMPTY)
    returned = lowest(rest) if rest else i64(EMPTY)
    me.offered = 0
    p.offers = append(p.offers[:], offer(seat, one, other, returned))
    if returned == EMPTY:
        return 0
    p.contracts = append(p.contracts[:], returned)
    return 1


def return_rejected(p: AmsterdamPosition) -> None:
    """TTR-2.7: when all have chosen, the rejected contracts go to the bottom in seat order."""
    seat: i64
    for seat in range(len(p.players)):
        kept = p.players[seat].contracts
        returned = close_offer(p, seat, kept)
        if p.journal is not None:
            p.tell(seat, "chosen", {"count": size_of(kept), "returned": returned})


def contract_facts(box: Box, contract: i64) -> dict[str, Any]:
    return {
        "from": box.place_names[box.contract_from[contract]],
        "to": box.place_names[box.contract_to[contract]],
        "value": box.contract_value[contract],
    }


def pair(a: i64, b: i64, n: i64) -> i64:
    """Place of the pair a < b behind the n singles, pairs in alphabetical order."""
    return n + a * (2 * n - a - 1) // 2 + b - a - 1


def all_keeps(box: Box) -> list[KeepContracts]:
    """Single contracts in order, then pairs in order."""
    names = box.contract_names
    keeps: list[KeepContracts] = []
    a: i64
    b: i64
    for a in range(len(names)):
        keeps.append(KeepContracts(f"keep {names[a]}", box, bit(a)))
    for a in range(len(names)):
        for b in range(a + 1, len(names)):
            keeps.append(KeepContracts(f"keep {names[a]} {names[b]}", box, bit(a) | bit(b)))
    return keeps
