"""The yardstick: a small invented railway game in plain Python. Benchmarks give speeds as ratios to it.

It is a fixed amount of work, so it never changes: a mutable class of slots, flat lists of integers, integer actions.
Its map of 30 cities, 45 routes and 30 tickets is drawn by a generator and belongs to no published game.
"""

from __future__ import annotations

from typing import Final

N_CITY: Final = 30
N_ROUTE: Final = 45
N_TICKET: Final = 30
N_COLOR: Final = 9  # eight colours and the wild card, index 8
WILD: Final = 8
GRAY: Final = 8  # a route that takes any one colour
N_CARD: Final = 110
TRAINS: Final = 20

# action codes
A_FACE: Final = N_ROUTE * N_COLOR  # 405..409 take face-up card i
A_BLIND: Final = A_FACE + 5
A_TICKETS: Final = A_FACE + 6
A_KEEP: Final = A_TICKETS  # A_KEEP + mask, mask 1..7
A_PASS: Final = A_KEEP + 8
N_ACTION: Final = A_PASS + 1

ROUTE_SCORE: Final = [0, 1, 2, 4, 7, 10]


def lcg(s: int) -> int:
    """One step of the shared generator (31 bits, so that no variant needs big integers)."""
    return (s * 1103515245 + 12345) & 0x7FFFFFFF


def below(s: int, n: int) -> int:
    """A number in 0..n-1 from generator state s."""
    return ((s >> 8) * n) >> 23


def _make() -> tuple[list[int], list[int], list[int], list[int], list[int], list[int], list[int]]:
    s = 20240607
    ra: list[int] = []
    rb: list[int] = []
    rl: list[int] = []
    rc: list[int] = []
    seen: set[tuple[int, int]] = set()
    for i in range(N_ROUTE):
        while True:
            s = lcg(s)
            if i < N_CITY - 1:
                a, b = below(s, i + 1), i + 1
            else:
                a = below(s, N_CITY)
                s = lcg(s)
                b = below(s, N_CITY)
            if a > b:
                a, b = b, a
            if a != b and (a, b) not in seen:
                break
        seen.add((a, b))
        ra.append(a)
        rb.append(b)
        s = lcg(s)
        rl.append(1 + below(s, 5))
        s = lcg(s)
        rc.append(below(s, 9))
    ta: list[int] = []
    tb: list[int] = []
    tp: list[int] = []
    for _ in range(N_TICKET):
        while True:
            s = lcg(s)
            a = below(s, N_CITY)
            s = lcg(s)
            b = below(s, N_CITY)
            if a != b:
                break
        ta.append(a)
        tb.append(b)
        s = lcg(s)
        tp.append(4 + below(s, 12))
    return ra, rb, rl, rc, ta, tb, tp


ROUTE_A, ROUTE_B, ROUTE_LEN, ROUTE_COLOR, TICKET_A, TICKET_B, TICKET_PTS = _make()
DECK: Final = [c for c in range(8) for _ in range(12)] + [WILD] * 14


class State:
    __slots__ = (
        "current",
        "deck",
        "discard",
        "face",
        "final",
        "hand",
        "n",
        "npending",
        "over",
        "owner",
        "pending",
        "phase",
        "rng",
        "score",
        "tcount",
        "tdeck",
        "thead",
        "tickets",
        "trains",
    )

    def __init__(self) -> None:
        self.n: int = 2
        self.current: int = 0
        self.phase: int = 0
        self.rng: int = 0
        self.deck: list[int] = []
        self.face: list[int] = []
        self.discard: list[int] = []
        self.hand: list[int] = []
        self.trains: list[int] = []
        self.score: list[int] = []
        self.owner: list[int] = []
        self.tdeck: list[int] = []
        self.thead: int = 0
        self.tcount: int = 0
        self.tickets: list[int] = []
        self.pending: list[int] = []
        self.npending: int = 0
        self.final: int = -1
        self.over: bool = False

    def clone(self) -> State:
        s = State.__new__(State)
        s.n = self.n
        s.current = self.current
        s.phase = self.phase
        s.rng = self.rng
        s.deck = self.deck[:]
        s.face = self.face[:]
        s.discard = self.discard[:]
        s.hand = self.hand[:]
        s.trains = self.trains[:]
        s.score = self.score[:]
        s.owner = self.owner[:]
        s.tdeck = self.tdeck[:]
        s.thead = self.thead
        s.tcount = self.tcount
        s.tickets = self.tickets[:]
        s.pending = self.pending[:]
        s.npending = self.npending
        s.final = self.final
        s.over = self.over
        return s

    def next_below(self, n: int) -> int:
        s = (self.rng * 1103515245 + 12345) & 0x7FFFFFFF
        self.rng = s
        return ((s >> 8) * n) >> 23

    def shuffle(self, cards: list[int]) -> None:
        i = len(cards) - 1
        while i > 0:
            j = self.next_below(i + 1)
            t = cards[i]
            cards[i] = cards[j]
            cards[j] = t
            i -= 1

    def draw(self) -> int:
        """Take the top card, reshuffling the discards when the deck is empty; -1 if there is none."""
        if not self.deck:
            deck: list[int] = []
            discard = self.discard
            for c in range(N_COLOR):
                for _ in range(discard[c]):
                    deck.append(c)
                discard[c] = 0
            if not deck:
                return -1
            self.shuffle(deck)
            self.deck = deck
        return self.deck.pop()

    def refill(self, i: int) -> None:
        face = self.face
        face[i] = self.draw()
        for _ in range(3):
            wild = 0
            for k in range(5):
                if face[k] == WILD:
                    wild += 1
            if wild < 3:
                return
            for k in range(5):
                if face[k] >= 0:
                    self.discard[face[k]] += 1
                face[k] = -1
            for k in range(5):
                face[k] = self.draw()

    def legal(self) -> list[int]:
        out: list[int] = []
        face = self.face
        if self.phase == 2:
            for m in range(1, 1 << self.npending):
                out.append(A_KEEP + m)
            return out
        if self.phase == 1:
            for i in range(5):
                if face[i] >= 0 and face[i] != WILD:
                    out.append(A_FACE + i)
            if self.can_draw():
                out.append(A_BLIND)
            return out
        p = self.current
        hand = self.hand
        base = p * N_COLOR
        wild = hand[base + WILD]
        trains = self.trains[p]
        owner = self.owner
        for r in range(N_ROUTE):
            if owner[r] >= 0:
                continue
            length = ROUTE_LEN[r]
            if length > trains:
                continue
            c = ROUTE_COLOR[r]
            if c != GRAY:
                if hand[base + c] + wild >= length:
                    out.append(r * N_COLOR + c)
            else:
                for k in range(8):
                    h = hand[base + k]
                    if h > 0 and h + wild >= length:
                        out.append(r * N_COLOR + k)
                if wild >= length:
                    out.append(r * N_COLOR + WILD)
        for i in range(5):
            if face[i] >= 0:
                out.append(A_FACE + i)
        if self.can_draw():
            out.append(A_BLIND)
        if self.tcount > 0:
            out.append(A_TICKETS)
        if not out:
            out.append(A_PASS)
        return out

    def can_draw(self) -> bool:
        if self.deck:
            return True
        discard = self.discard
        for c in range(N_COLOR):  # noqa: SIM110, the loop is part of the work
            if discard[c] > 0:
                return True
        return False

    def apply(self, action: int) -> None:
        p = self.current
        base = p * N_COLOR
        hand = self.hand
        if action < A_FACE:
            r = action // N_COLOR
            c = action - r * N_COLOR
            length = ROUTE_LEN[r]
            pay = hand[base + c]
            if pay > length:
                pay = length
            if c == WILD:
                pay = length
            hand[base + c] -= pay
            self.discard[c] += pay
            rest = length - pay
            if rest > 0:
                hand[base + WILD] -= rest
                self.discard[WILD] += rest
            self.trains[p] -= length
            self.score[p] += ROUTE_SCORE[length]
            self.owner[r] = p
            self.end_turn()
        elif action < A_BLIND:
            i = action - A_FACE
            card = self.face[i]
            hand[base + card] += 1
            self.refill(i)
            if card == WILD or self.phase == 1:
                self.end_turn()
            else:
                self.second_card()
        elif action == A_BLIND:
            hand[base + self.draw()] += 1
            if self.phase == 1:
                self.end_turn()
            else:
                self.second_card()
        elif action == A_TICKETS:
            k = self.tcount
            if k > 3:
                k = 3
            for i in range(k):
                self.pending[i] = self.tdeck[self.thead]
                self.thead = (self.thead + 1) % N_TICKET
            self.tcount -= k
            self.npending = k
            self.phase = 2
        elif action < A_PASS:
            mask = action - A_KEEP
            for i in range(self.npending):
                t = self.pending[i]
                if mask & (1 << i):
                    self.tickets[p] |= 1 << t
                else:
                    self.tdeck[(self.thead + self.tcount) % N_TICKET] = t
                    self.tcount += 1
            self.npending = 0
            self.end_turn()
        else:
            self.end_turn()

    def second_card(self) -> None:
        face = self.face
        for i in range(5):
            if face[i] >= 0 and face[i] != WILD:
                self.phase = 1
                return
        if self.can_draw():
            self.phase = 1
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.phase = 0
        p = self.current
        if self.final > 0:
            self.final -= 1
            if self.final == 0:
                self.over = True
                self.final_score()
                return
        elif self.trains[p] <= 2:
            self.final = self.n
        p += 1
        self.current = p if p < self.n else 0

    def final_score(self) -> None:
        parent = [0] * N_CITY
        owner = self.owner
        for p in range(self.n):
            for i in range(N_CITY):
                parent[i] = i
            for r in range(N_ROUTE):
                if owner[r] == p:
                    a = ROUTE_A[r]
                    while parent[a] != a:
                        a = parent[a]
                    b = ROUTE_B[r]
                    while parent[b] != b:
                        b = parent[b]
                    parent[a] = b
            mask = self.tickets[p]
            for t in range(N_TICKET):
                if mask & (1 << t):
                    a = TICKET_A[t]
                    while parent[a] != a:
                        a = parent[a]
                    b = TICKET_B[t]
                    while parent[b] != b:
                        b = parent[b]
                    if a == b:
                        self.score[p] += TICKET_PTS[t]
                    else:
                        self.score[p] -= TICKET_PTS[t]


def new_game(seed: int, players: int = 2) -> State:
    s = State()
    s.n = players
    s.rng = seed & 0x7FFFFFFF
    s.deck = DECK[:]
    s.shuffle(s.deck)
    s.discard = [0] * N_COLOR
    s.hand = [0] * (N_COLOR * players)
    s.trains = [TRAINS] * players
    s.score = [0] * players
    s.owner = [-1] * N_ROUTE
    s.tdeck = list(range(N_TICKET))
    s.shuffle(s.tdeck)
    s.tcount = N_TICKET
    s.tickets = [0] * players
    s.pending = [0, 0, 0]
    s.face = [-1, -1, -1, -1, -1]
    for p in range(players):
        for _ in range(4):
            s.hand[p * N_COLOR + s.draw()] += 1
        for _ in range(2):
            s.tickets[p] |= 1 << s.tdeck[s.thead]
            s.thead = (s.thead + 1) % N_TICKET
            s.tcount -= 1
    for i in range(5):
        s.refill(i)
    return s


def playout(s: State, rng: int) -> int:
    """Play uniformly random legal moves to the end; returns the number of moves."""
    n = 0
    while not s.over and n < 3000:
        moves = s.legal()
        rng = (rng * 1103515245 + 12345) & 0x7FFFFFFF
        s.apply(moves[((rng >> 8) * len(moves)) >> 23])
        n += 1
    return n


def bench(games: int, seed: int) -> tuple[int, int]:
    """Play `games` random games; returns (moves, checksum of the scores)."""
    moves = 0
    check = 0
    for g in range(games):
        s = new_game(seed + g)
        moves += playout(s, seed + 7 * g + 1)
        for p in range(s.n):
            check = (check * 31 + s.score[p] + 1000) & 0x7FFFFFFF
    return moves, check


def bench_clone(times: int) -> int:
    s = new_game(5)
    for i in range(30):
        m = s.legal()
        s.apply(m[(i * 7) % len(m)])
    k = 0
    for _ in range(times):
        k += s.clone().current
    return k
