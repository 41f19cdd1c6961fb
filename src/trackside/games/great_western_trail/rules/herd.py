"""Chapter 6: cards and certificates."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, has, i64, packed, vec
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import Box
from trackside.games.great_western_trail.rules.deeds import ANY_CARD, ANY_CATTLE, OBJECTIVE, PAIR
from trackside.games.great_western_trail.rules.named_moves import HandMove
from trackside.games.great_western_trail.rules.position import DRAW_STACK, Player, WesternPosition, sum_of, without_one
from trackside.games.great_western_trail.rules.principles import Decline, Offer
from trackside.games.great_western_trail.rules.refusals import (
    DRAW_ALL,
    IN_ORDER,
    NO_CARDS_LEFT,
    NO_SUCH_CARD,
    NOT_NOW,
    REMOVE_ALL,
)

# Drawing.


def hand_limit(box: Box, player: Player) -> i64:
    """GWT-11.3: four, and one more for each hand space cleared."""
    limit = box.hand_limit
    if not has(player.discs, box.left_hand):
        limit += 1
    if not has(player.discs, box.right_hand):
        limit += 1
    return limit


def draw_card(p: WesternPosition, seat: i64) -> i64:
    """GWT-1.6: a card into the hand, its kind, or -1; the discard pile is shuffled only when it must be."""
    me = p.players[seat]
    total = sum_of(me.draw)
    if total == 0:
        total = sum_of(me.discard)
        if total == 0:
            return -1
        pile = me.draw
        me.draw = me.discard
        me.discard = pile
        if p.journal is not None:
            p.tell(seat, "shuffle", {"cards": total})
    kind = p.draw_from(DRAW_STACK + seat, me.draw, total)
    me.hand[kind] += 1
    p.horizon += 1
    return kind


def draw_up(p: WesternPosition, seat: i64, limit: i64) -> None:
    """GWT-5.9: draw until the hand has `limit` cards or none are left; a larger hand stays."""
    me = p.players[seat]
    n = limit - me.hand_size()
    if n <= 0:
        return
    drawn = vec[i64]()
    while n > 0:
        kind = draw_card(p, seat)
        if kind < 0:
            break
        drawn = append(drawn, kind)
        n -= 1
    if p.journal is not None:
        tell_draw(p, seat, drawn)


def tell_draw(p: WesternPosition, seat: i64, drawn: vec[i64]) -> None:
    """Only the owner learns what was drawn."""
    names = [p.box.cards[kind] for kind in drawn]
    p.tell_secret(seat, "draw", {"count": len(drawn), "known": 0, "cards": []}, {"known": 1, "cards": names})


# Cards that leave the hand.


def leave_hand(p: WesternPosition, seat: i64, kind: i64) -> None:
    """GWT-1.13: a card leaves the hand face up, so the others learn where an objective card is that they looked for.

    A card taken unseen from the objective stack counts as still in the hand while the one that left may be another
    copy, which all know to be in hand or draw stack.
    """
    me = p.players[seat]
    if kind >= p.box.cattle:
        if len(me.shown):
            me.shown = without_one(me.shown, kind)
        if len(me.secret):
            unseen: i64 = 0
            for card in me.secret:
                if card == kind:
                    unseen += 1
            if me.hand[kind] + me.draw[kind] <= unseen:
                me.secret = without_one(me.secret, kind)
    me.hand[kind] -= 1
    p.reveal_to_others()
    if len(me.secret):
        forget_impossible(me)


def forget_impossible(me: Player) -> None:
    """More unseen cards than the hand holds: one of them has left it after all."""
    size = me.hand_size() - len(me.shown)
    while len(me.secret) > size and len(me.secret):
        wrong = me.secret[0]
        for card in me.secret:
            if me.hand[card] == 0:
                wrong = card
        me.secret = without_one(me.secret, wrong)


def discard_card(p: WesternPosition, seat: i64, kind: i64) -> None:
    """GWT-1.10: from the hand to one's own discard pile."""
    leave_hand(p, seat, kind)
    p.players[seat].discard[kind] += 1
    if p.journal is not None:
        p.tell(seat, "discard", {"card": p.box.cards[kind]})


def matches(box: Box, select: i64, kind: i64) -> bool:
    """Whether a kind of card is of the sort a discard wants."""
    if select == ANY_CARD:
        return True
    if kind >= box.cattle:
        return select == OBJECTIVE
    return select in (ANY_CATTLE, PAIR) or select == box.breed_of[kind]


def matching(p: WesternPosition, seat: i64, select: i64, least: i64) -> i64:
    """How many cards of the hand a discard could take, from kind `least` on."""
    hand = p.players[seat].hand
    n: i64 = 0
    kind: i64
    for kind in range(least, len(hand)):
        if hand[kind] and matches(p.box, select, kind):
            n += hand[kind]
    return n


def has_pair(p: WesternPosition, seat: i64) -> bool:
    return any(matching(p, seat, breed, 0) >= 2 for breed in range(len(p.box.breeds)))


class Discard(HandMove["DiscardCards"]):
    """GWT-1.10, 6.1: one card from the hand to the discard pile."""

    def __init__(self, card: i64, name: str) -> None:
        super().__init__("discard", card, name)

    def play(self, p: WesternPosition, asked: DiscardCards) -> None:
        discard_card(p, asked.seat, self.card)
        if asked.left > 1:
            select = p.box.breed_of[self.card] if asked.select == PAIR else asked.select
            p.ask(DiscardCards(asked.seat, asked.below, asked.left - 1, select, self.card))


class DiscardCards(Question[WesternPosition]):
    """Choose cards to discard one by one, in the order of the catalogue: each set can be chosen in one way only."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, left: i64, select: i64, least: i64) -> None:
        super().__init__(seat, below)
        self.left = left
        self.select = select
        self.least = least  # the first kind of card to choose from

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.left)

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if not isinstance(move, Discard):
            return NOT_NOW
        kind = move.card
        if p.players[self.seat].hand[kind] == 0 or not matches(p.box, self.select, kind):
            return NO_SUCH_CARD
        if kind < self.least:
            return IN_ORDER
        select = p.box.breed_of[kind] if self.select == PAIR else self.select
        return None if matching(p, self.seat, select, kind) >= self.left else IN_ORDER

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        hand = p.players[self.seat].hand
        kind: i64
        for kind in range(self.least, p.box.kinds):
            if hand[kind]:
                self.offer(p, p.box.at.discard + kind, 1, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"left": self.left}


# Draw, then discard.


class Draw(Move[WesternPosition, "DrawCards"]):
    """GWT-6.1: one more card, seen before the next is decided."""

    def __init__(self) -> None:
        super().__init__("draw")

    def where(self, p: WesternPosition) -> list[Target]:
        return [("stack", "draw")]

    def play(self, p: WesternPosition, asked: DrawCards) -> None:
        kind = draw_card(p, asked.seat)
        if p.journal is not None:
            tell_draw(p, asked.seat, packed([kind]))
        p.ask(DrawCards(asked.seat, asked.below, asked.left - 1, asked.drawn + 1))


class DrawCards(Offer):
    """GWT-6.1: draw up to a number of cards, then discard as many as were drawn."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, left: i64, drawn: i64) -> None:
        super().__init__(seat, below)
        self.left = left
        self.drawn = drawn

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.left) | (wide(self.drawn) << 16)

    def can_draw(self, p: WesternPosition) -> bool:
        me = p.players[self.seat]
        return self.left > 0 and (sum_of(me.draw) > 0 or sum_of(me.discard) > 0)

    def settle(self, p: WesternPosition) -> bool:
        if self.can_draw(p):
            return True
        p.asked = self.below
        self.declined(p)
        return False

    def declined(self, p: WesternPosition) -> None:
        if self.drawn > 0:
            p.ask(DiscardCards(self.seat, self.below, self.drawn, ANY_CARD, 0))

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Draw):
            return None if self.can_draw(p) else NO_CARDS_LEFT
        if isinstance(move, Decline):
            return None if p.box.rulings.stop_drawing else DRAW_ALL
        return NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        self.offer(p, p.box.at.decline, 1, menu)
        self.offer(p, p.box.at.draw, 1, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"left": self.left, "drawn": self.drawn}


# Out of the game.


class Remove(HandMove["RemoveCards"]):
    """GWT-6.2: one card of the hand leaves the game for good."""

    def __init__(self, card: i64, name: str) -> None:
        super().__init__("remove", card, name)

    def play(self, p: WesternPosition, asked: RemoveCards) -> None:
        leave_hand(p, asked.seat, self.card)
        p.removed = p.removed[:]
        p.removed[self.card] += 1
        if p.journal is not None:
            p.tell(asked.seat, "remove", {"card": self.name})
        if asked.left > 1:
            p.ask(RemoveCards(asked.seat, asked.below, asked.left - 1, self.card))


class RemoveCards(Offer):
    """GWT-6.2: up to a number of cards of the hand, cattle or objective."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, left: i64, least: i64) -> None:
        super().__init__(seat, below)
        self.left = left
        self.least = least

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.left)

    def settle(self, p: WesternPosition) -> bool:
        if p.players[self.seat].hand_size() > 0:
            return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        exact = p.box.rulings.exact_removal
        if isinstance(move, Decline):
            return REMOVE_ALL if exact and matching(p, self.seat, ANY_CARD, self.least) > 0 else None
        if not isinstance(move, Remove):
            return NOT_NOW
        if p.players[self.seat].hand[move.card] == 0:
            return NO_SUCH_CARD
        if move.card < self.least:
            return IN_ORDER
        if exact:
            enough = min(self.left, matching(p, self.seat, ANY_CARD, self.least))
            return None if matching(p, self.seat, ANY_CARD, move.card) >= enough else IN_ORDER
        return None

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        self.offer(p, p.box.at.decline, 1, menu)
        self.offer(p, p.box.at.remove + self.least, p.box.kinds - self.least, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"left": self.left}


# Certificates.


def certificate_limit(box: Box, player: Player) -> i64:
    """GWT-6.4: three; four without the first disc, six without both."""
    track = box.certificate_track
    if has(player.discs, box.certificate_4):
        return box.certificate_base
    return track[len(track) - 2] if has(player.discs, box.certificate_6) else track[len(track) - 1]


def advance_certificates(p: WesternPosition, seat: i64, spaces: i64) -> None:
    """GWT-6.4: the marker moves up by up to `spaces` spaces, never past its limit."""
    me = p.players[seat]
    limit = certificate_limit(p.box, me)
    before = me.certificates
    for number in p.box.certificate_track:
        if number > me.certificates and number <= limit and spaces > 0:
            me.certificates = number
            spaces -= 1
    if p.journal is not None and me.certificates > before:
        p.tell(seat, "certificates", {"number": me.certificates, "gained": me.certificates - before})


def certificates_after(box: Box, before: i64, spent: i64) -> i64:
    """GWT-6.5: where the marker stops after this many are spent; -1 if it cannot."""
    rest = before - spent
    found: i64 = -1
    for number in box.certificate_track:
        if number == rest or (number < rest and not box.rulings.exact_certificates):
            found = number
    return found


def permanent_certificates(box: Box, player: Player) -> i64:
    """GWT-6.6: station master tiles with the symbol."""
    n: i64 = 0
    tile: i64
    for tile in range(len(box.masters)):
        if has(player.masters, tile):
            n += box.master_permanent[tile]
    return n
