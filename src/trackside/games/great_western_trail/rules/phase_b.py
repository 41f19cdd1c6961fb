"""Chapters 5 and 9: phase B, local actions, risk actions, and building 8b, which copies others."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.auxiliary import Auxiliary
from trackside.games.great_western_trail.rules.box import Box
from trackside.games.great_western_trail.rules.deeds import CATTLEMAN, COPY
from trackside.games.great_western_trail.rules.kansas_city import KansasCity
from trackside.games.great_western_trail.rules.named_moves import SpaceMove
from trackside.games.great_western_trail.rules.objectives import PlayObjective, list_plays, may_hold_objectives
from trackside.games.great_western_trail.rules.perform import Perform, Use
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.refusals import (
    AUXILIARY_ONLY,
    COPIED_BEFORE,
    COPY_WHICH,
    LOCAL_OR_AUXILIARY,
    MUST_ACT,
    NO_BUILDING_THERE,
    NO_CHAIN,
    NOT_ADJACENT,
    NOT_HERE,
    NOT_NOW,
    ONCE_EACH,
)
from trackside.games.great_western_trail.rules.trail import Phase, pay_fee


class Arrive(Question[WesternPosition]):
    """Not a decision: phase B begins at the location reached; what may be done there is settled now (GWT-5.10)."""

    def settle(self, p: WesternPosition) -> bool:
        node = p.players[self.seat].cattleman
        tile = p.tiles[node]
        if node == p.box.goal:
            p.ask(KansasCity(self.seat, self.below, 1))
            if p.box.rulings.kansas_city_cards:
                p.ask(PhaseB(self.seat, p.asked, tile, 0, 0, False, bit(node), node))
            return False
        slots = arrival_slots(p, self.seat, node, tile)
        p.ask(PhaseB(self.seat, self.below, tile, slots, 0, True, bit(node), node))
        return False


def arrival_slots(p: WesternPosition, seat: i64, node: i64, tile: i64) -> i64:
    """GWT-5.1, 5.4, 5.5: the local actions (bits) that a tile on a space offers to a seat, the risk action included."""
    kind = p.building_kind(tile)
    if kind < 0 or (p.owner(tile) >= 0 and p.owner(tile) != seat):
        return 0
    risk = p.box.risk_slot[node]
    slots = p.box.building_slots[kind]
    if risk >= 0:
        slots |= bit(risk)
    return slots


def local_slots(p: WesternPosition, node: i64) -> i64:
    """The local actions printed on the building at a space (bits)."""
    return p.box.building_slots[p.building_kind(p.tiles[node])]


def slots_with(box: Box, deed: i64) -> i64:
    """The local actions that a deed belongs to (bits)."""
    slots: i64 = 0
    slot: i64
    for slot in range(len(box.slots)):
        if deed in box.slots[slot]:
            slots |= bit(slot)
    return slots


class Done(Move[WesternPosition]):
    """GWT-5.2, 5.7: end phase B."""

    def __init__(self) -> None:
        super().__init__("done")

    def play(self, p: WesternPosition, asked: Question[WesternPosition]) -> None:
        pass


class Copy(SpaceMove["PhaseB"]):
    """GWT-9.8b: use the local actions of an adjacent building as if they were this one's."""

    def __init__(self, node: i64, space: str) -> None:
        super().__init__("copy", node, space)

    def play(self, p: WesternPosition, asked: PhaseB) -> None:
        box = p.box
        if p.journal is not None:
            name = box.building_names[p.building_kind(p.tiles[self.node])]
            p.tell(asked.seat, "copy", {"building": name, "space": self.space})
        if box.rulings.copy_pays_fee:
            pay_fee(p, asked.seat, p.tiles[self.node])
        slots = local_slots(p, self.node)
        if box.rulings.copy_risk and box.risk_slot[self.node] >= 0:
            slots |= bit(box.risk_slot[self.node])
        left = asked.unused & ~bit(box.copy_slot)
        at = self.node if has(slots, box.copy_slot) else asked.at
        p.ask(
            PhaseB(
                asked.seat,
                asked.below,
                asked.tile,
                left | slots,
                asked.again | (left & slots),
                False,
                asked.chain | bit(self.node),
                at,
            )
        )


class PhaseB(Phase):
    """GWT-5.1 to 5.11: the local actions not yet used, or one single auxiliary action."""

    def __init__(
        self,
        seat: i64,
        below: Question[WesternPosition] | None,
        tile: i64,
        unused: i64,
        again: i64,
        auxiliary: bool,
        chain: i64,
        at: i64,
    ) -> None:
        super().__init__(seat, below)
        self.tile = tile  # what lay there on arrival
        self.unused = unused  # local actions, as slots (bits)
        self.again = again  # those that may be used once more, because a copied tile has them too (bits)
        self.auxiliary = auxiliary  # whether a single auxiliary action may be chosen instead
        self.chain = chain  # spaces used by copying (bits), this one included
        self.at = at  # the 8b whose neighbours can be copied

    def without(self, slot: i64) -> PhaseB:
        """The same with one local action used."""
        unused, again = self.unused, self.again
        if has(again, slot):
            again &= ~bit(slot)
        else:
            unused &= ~bit(slot)
        return PhaseB(self.seat, self.below, self.tile, unused, again, False, self.chain, self.at)

    def spent(self) -> PhaseB:
        """The same with nothing left but objective cards."""
        return PhaseB(self.seat, self.below, self.tile, 0, 0, False, self.chain, self.at)

    def settle(self, p: WesternPosition) -> bool:
        """Ends without a question when, as far as the others know, nothing is left to do."""
        if not p.box.rulings.fixed_rights and self.unused and p.tiles[p.players[self.seat].cattleman] != self.tile:
            p.ask(self.spent())
            return False
        if self.unused or self.auxiliary or may_hold_objectives(p.box, p.players[self.seat]):
            return True
        p.asked = self.below
        return False

    def slot_of(self, box: Box, deed: i64) -> i64:
        """The unused local action that a deed belongs to, or -1."""
        slot: i64
        for slot in range(len(box.slots)):
            if has(self.unused, slot) and slot != box.copy_slot and deed in box.slots[slot]:
                return slot
        return -1

    def printed_slots(self, p: WesternPosition) -> i64:
        """All local actions of this phase, used or not (bits): of the location and of the buildings it copied."""
        box = p.box
        if not self.is_usable(p):
            return 0
        slots = box.building_slots[p.building_kind(self.tile)]
        node: i64
        for node in box.copied:
            if has(self.chain, node):
                if p.building_kind(p.tiles[node]) >= 0:
                    slots |= local_slots(p, node)
                if box.risk_slot[node] >= 0:
                    slots |= bit(box.risk_slot[node])
        return slots

    def is_usable(self, p: WesternPosition) -> bool:
        """GWT-5.1, 5.5: whether the location, as it was on arrival, is a neutral building or the player's own."""
        return p.building_kind(self.tile) >= 0 and p.owner(self.tile) in (self.seat, -1)

    def why_no_local(self, p: WesternPosition, slots: i64) -> Rule:
        """GWT-5.1, 5.5: none of these local actions (bits) is left, because they are used or were never here."""
        if self.printed_slots(p) & slots:
            return ONCE_EACH
        return NOT_HERE if self.is_usable(p) else AUXILIARY_ONLY

    def use(self, p: WesternPosition, deed: i64) -> None:
        """GWT-5.1; a move of the cattleman leaves the rest behind (GWT-7.19, 7.20)."""
        rest = self.without(self.slot_of(p.box, deed))
        if p.box.deeds[deed].steps[0].verb == CATTLEMAN:
            left = rest if p.box.rulings.keep_actions_after_move else self.below
            p.ask(Perform(self.seat, Arrive(self.seat, left), deed, 0, False))
        else:
            p.ask(Perform(self.seat, rest, deed, 0, False))

    def after_free_move(self, p: WesternPosition) -> Question[WesternPosition] | None:
        return self.below if p.box.rulings.objective_move_ends_phase else self

    def after_auxiliary(self, p: WesternPosition) -> Question[WesternPosition] | None:
        return self.spent()

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Use):
            if p.box.deeds[move.deed].steps[0].verb == COPY and has(self.unused, p.box.copy_slot):
                return COPY_WHICH
            if self.slot_of(p.box, move.deed) < 0:
                return self.why_no_local(p, slots_with(p.box, move.deed))
            return p.box.deeds[move.deed].refusal(p, self.seat)
        if isinstance(move, Auxiliary):
            return move.refusal(p, self.seat, False) if self.auxiliary else LOCAL_OR_AUXILIARY
        if isinstance(move, PlayObjective):
            return move.refusal(p, self.seat)
        if isinstance(move, Copy):
            return self.copy_refusal(p, move.node)
        if isinstance(move, Done):
            return MUST_ACT if p.box.rulings.must_act and self.auxiliary else None
        return NOT_NOW

    def copy_refusal(self, p: WesternPosition, node: i64) -> Rule | None:
        """GWT-9.8b."""
        box = p.box
        if not has(self.unused, box.copy_slot):
            return self.why_no_local(p, bit(box.copy_slot))
        if not has(box.beside[self.at], node):
            return NOT_ADJACENT
        if p.building_kind(p.tiles[node]) < 0:
            return NO_BUILDING_THERE
        if has(self.chain, node):
            return COPIED_BEFORE
        return NO_CHAIN if has(local_slots(p, node), box.copy_slot) and not box.rulings.copy_chain else None

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        box = p.box
        if not (box.rulings.must_act and self.auxiliary):
            menu.add(box.at.done)
        if self.unused:
            self.list_deeds(p, menu)
        if self.auxiliary:
            self.offer(p, box.at.auxiliary, 2 * len(box.auxiliary), menu)
        if has(self.unused, box.copy_slot):
            self.offer(p, box.at.copy, len(box.copied), menu)
        list_plays(p, self.seat, menu)

    def list_deeds(self, p: WesternPosition, menu: Menu) -> None:
        """The deeds of the unused slots, in the order of their numbers."""
        box = p.box
        found: i64 = 0
        slot: i64
        for slot in range(len(box.slots)):
            if has(self.unused, slot) and slot != box.copy_slot:
                found |= box.slot_deeds[slot]
        deed: i64 = 0
        while found:
            if found & 1 and box.deeds[deed].refusal(p, self.seat) is None:
                menu.add(box.at.use + deed)
            found >>= 1
            deed += 1

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"space": p.box.nodes[p.players[self.seat].cattleman]}


def all_copies(box: Box) -> list[Move[WesternPosition]]:
    return [Copy(node, box.nodes[node]) for node in box.copied]
