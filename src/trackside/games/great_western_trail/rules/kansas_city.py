"""Chapter 10: Kansas City, its five subphases."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64, vec
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import EMPTY, FIRST_HAZARD, GREEN, LOOSE, ROWS, SUBPHASES
from trackside.games.great_western_trail.rules.cattle_market import reveal_cattle
from trackside.games.great_western_trail.rules.delivery import ChooseCity
from trackside.games.great_western_trail.rules.herd import (
    certificates_after,
    leave_hand,
    permanent_certificates,
)
from trackside.games.great_western_trail.rules.position import Player, WesternPosition, sum_of
from trackside.games.great_western_trail.rules.principles import gain
from trackside.games.great_western_trail.rules.refusals import (
    CERTIFICATE_GAP,
    NO_MORE_WORKERS,
    NOT_IN_FORESIGHT,
    NOT_NOW,
)


class KansasCity(Question[WesternPosition]):
    """GWT-10.1: not a decision; opens one subphase after the other and then leaves the city (GWT-10.18)."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, subphase: i64) -> None:
        super().__init__(seat, below)
        self.subphase = subphase

    def settle(self, p: WesternPosition) -> bool:
        if self.subphase > SUBPHASES + 2:
            p.asked = self.below
            leave_city(p, self.seat)
            return False
        p.ask(KansasCity(self.seat, self.below, self.subphase + 1))
        if self.subphase <= SUBPHASES:
            begin_foresight(p, self.seat, self.subphase)
        elif self.subphase == SUBPHASES + 1:
            begin_income(p, self.seat)
        return False


# Subphases 1 to 3: foresight.


def choosable(p: WesternPosition, number: i64) -> i64:
    """GWT-10.2, 13.2, 13.3: kinds of tiles (bits) to choose from; no workers once the token has left."""
    found: i64 = 0
    space: i64
    for space in range(2 * (number - 1), 2 * number):
        kind = p.foresight[space]
        if kind != EMPTY and (kind >= GREEN or p.trigger < 0):
            found |= bit(kind)
    return found


def begin_foresight(p: WesternPosition, seat: i64, number: i64) -> None:
    """GWT-10.2: a choice between different tiles is asked; otherwise the tile is taken, or there is none."""
    found = choosable(p, number)
    if found & (found - 1):
        p.ask(Foresight(seat, p.asked, number))
    elif found:
        kind: i64 = 0
        while not has(found, kind):
            kind += 1
        move_tile(p, seat, number, kind)


class TakeTile(Move[WesternPosition, "Foresight"]):
    """GWT-10.2: a tile of the foresight spaces goes to the board."""

    def __init__(self, kind: i64, name: str) -> None:
        super().__init__(f"foresight {name}")
        self.kind_ = kind
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"tile": self.name}

    def where(self, p: WesternPosition) -> list[Target]:
        asked = p.asked
        first: i64 = 0
        end: i64 = len(p.foresight)
        if isinstance(asked, Foresight):
            first = 2 * (asked.number - 1)
            end = first + 2
        targets: list[Target] = []
        space: i64
        for space in range(first, end):
            if p.foresight[space] == self.kind_:
                targets.append(("foresight", f"{space // 2 + 1} {space % 2}"))
        return targets

    def play(self, p: WesternPosition, asked: Foresight) -> None:
        move_tile(p, asked.seat, asked.number, self.kind_)


class Foresight(Question[WesternPosition]):
    def __init__(self, seat: i64, below: Question[WesternPosition] | None, number: i64) -> None:
        super().__init__(seat, below)
        self.number = number

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.number)

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if not isinstance(move, TakeTile):
            return NOT_NOW
        if has(choosable(p, self.number), move.kind_):
            return None
        return NO_MORE_WORKERS if move.kind_ < GREEN and p.trigger >= 0 else NOT_IN_FORESIGHT

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        found = choosable(p, self.number)
        id = p.box.at.foresight
        while found:
            if found & 1:
                menu.add(id)
            found >>= 1
            id += 1

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"number": self.number}


def move_tile(p: WesternPosition, seat: i64, number: i64, kind: i64) -> None:
    """GWT-10.3 to 10.7: from a foresight space to its place on the board."""
    space = 2 * (number - 1)
    if p.foresight[space] != kind:
        space += 1
    p.foresight[space] = EMPTY
    if p.journal is not None:
        p.tell(seat, "foresight", {"tile": p.box.tiles[kind]})
    if kind >= GREEN:
        place_tile(p, kind)
    else:
        add_worker(p, seat, kind)


def place_tile(p: WesternPosition, kind: i64) -> None:
    """GWT-10.3, 10.4: the lowest empty space of its row or section; without one the tile leaves the game."""
    node = free_space(p, kind)
    if node >= 0:
        p.tiles[node] = LOOSE + kind
    else:
        p.lost = p.lost[:]
        p.lost[kind] += 1
        if p.journal is not None:
            p.tell(-1, "tile-lost", {"tile": p.box.tiles[kind]})


def free_space(p: WesternPosition, kind: i64) -> i64:
    spaces = p.box.teepee_nodes
    if kind >= FIRST_HAZARD:
        spaces = p.box.hazard_nodes[p.box.hazard_section[kind - FIRST_HAZARD]]
    for node in spaces:
        if p.tiles[node] == EMPTY:
            return node
    return -1


def add_worker(p: WesternPosition, seat: i64, worker: i64) -> None:
    """GWT-10.5 to 10.7: the next space of the token's row; on its last one the token moves on."""
    row = p.token
    p.jobs[3 * row + worker] += 1
    if p.jobs[3 * row] + p.jobs[3 * row + 1] + p.jobs[3 * row + 2] < p.box.columns:
        return
    p.token = row + 1
    if p.token == ROWS:
        p.trigger = seat
        if p.journal is not None:
            p.tell(seat, "token-leaves", {"points": p.box.token_vp})
        return
    if p.journal is not None:
        p.tell(seat, "token", {"row": p.token + 1})
    if has(p.box.yellow_rows, p.token):
        reveal_cattle(p, -1, p.box.market_size - sum_of(p.market))


# Subphase 4: income.


def breeding_value(p: WesternPosition, player: Player) -> i64:
    """GWT-10.8: each breed of the hand once, and permanent certificates."""
    box = p.box
    total = permanent_certificates(box, player)
    seen: i64 = 0
    kind: i64
    for kind in range(box.cattle):
        if player.hand[kind] and not has(seen, box.breed_of[kind]):
            seen |= bit(box.breed_of[kind])
            total += box.breed_value[box.breed_of[kind]]
    return total


def begin_income(p: WesternPosition, seat: i64) -> None:
    if p.players[seat].certificates > 0:
        p.ask(Income(seat, p.asked))
    else:
        take_income(p, seat, 0)


class Spend(Move[WesternPosition]):
    """GWT-6.5, 10.8: the number of temporary certificates spent on this delivery."""

    def __init__(self, number: i64) -> None:
        super().__init__(f"spend {number}")
        self.number = number

    def facts(self) -> dict[str, Any]:
        return {"number": self.number}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("certificates", str(self.number))]

    def play(self, p: WesternPosition, asked: Question[WesternPosition]) -> None:
        take_income(p, asked.seat, self.number)


class Income(Question[WesternPosition]):
    """GWT-10.8: how many temporary certificates to spend."""

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if not isinstance(move, Spend):
            return NOT_NOW
        after = certificates_after(p.box, p.players[self.seat].certificates, move.number)
        return None if after >= 0 else CERTIFICATE_GAP

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        self.offer(p, p.box.at.spend, p.players[self.seat].certificates + 1, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"value": breeding_value(p, p.players[self.seat])}


def take_income(p: WesternPosition, seat: i64, spent: i64) -> None:
    """GWT-10.8, 10.9: dollars for the breeding value, the whole hand to the discard pile; then the delivery."""
    me = p.players[seat]
    value = breeding_value(p, me) + spent
    me.certificates = certificates_after(p.box, me.certificates, spent)
    if p.journal is not None:
        cards: dict[str, int] = {}
        for number in range(p.box.kinds):
            if me.hand[number]:
                cards[p.box.cards[number]] = me.hand[number]
        p.tell(seat, "income", {"cards": cards, "spent": spent, "value": value})
    gain(p, seat, value)
    kind: i64
    for kind in range(p.box.kinds):
        while me.hand[kind] > 0:
            leave_hand(p, seat, kind)
            me.discard[kind] += 1
    me.secret = vec[i64]()
    me.shown = vec[i64]()
    p.ask(ChooseCity(seat, p.asked, value, True))


# After the delivery.


def leave_city(p: WesternPosition, seat: i64) -> None:
    """GWT-10.18: the cattleman to the start space, the foresight spaces filled again."""
    p.players[seat].cattleman = p.box.start
    refill_foresight(p)


def refill_foresight(p: WesternPosition) -> None:
    space: i64
    for space in range(2 * SUBPHASES):
        if p.foresight[space] == EMPTY:
            kind = draw_tile(p, space // 2)
            p.foresight[space] = kind
            if p.journal is not None and kind != EMPTY:
                p.tell(-1, "new-tile", {"tile": p.box.tiles[kind], "number": space // 2 + 1})


def draw_tile(p: WesternPosition, stack: i64) -> i64:
    """A tile of a face-down stack (0, 1, 2), or EMPTY; those put under stack 1 at set-up come last, in their order."""
    kinds = p.box.tile_kinds
    left: i64 = 0
    kind: i64
    for kind in range(kinds):
        left += p.stacks[kinds * stack + kind]
    if left > 0:
        p.horizon += 1
        if p.tops:
            kind = p.take_top(stack)
            if kind >= 0:
                p.stacks[kinds * stack + kind] -= 1
                return kind
        left = p.rng.below(left)
        for kind in range(kinds):
            left -= p.stacks[kinds * stack + kind]
            if left < 0:
                p.stacks[kinds * stack + kind] -= 1
                return kind
    if stack == 0 and len(p.bottom):
        kind = p.bottom[len(p.bottom) - 1]
        p.bottom = p.bottom[: len(p.bottom) - 1]
        return kind
    return EMPTY
