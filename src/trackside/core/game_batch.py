"""Many games in one object, stepped together: `trackside.envs.Batch` shows its arrays to NumPy.

A lane is the place of one game: it starts its next game as soon as one is over, or has lasted `longest` plies. Its
games depend only on the seed, its number and its actions, not on how many lanes there are.
"""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import filled, i64, read_i64_le, shared, shared_floats, vec
from trackside.core.encoding import ONE, Encoding, words_for
from trackside.core.game import Game
from trackside.core.moves import IllegalMove, Menu
from trackside.core.opponents import Opponent
from trackside.core.position import GAME_OVER, Position
from trackside.core.rewards import POTENTIAL, write_final, write_potentials
from trackside.core.rng import Rng, key_of

LANE: Final = 2**32
SEED: Final = 2**64
SAMPLER: Final = 2**128  # separates the seeds of random actions from those of games
OPPONENTS: Final = 2**129


class GameBatch:
    def __init__(
        self,
        game: Game[Any],
        n: int,
        seed: int,
        reward: i64,
        longest: i64,
        encoding: Encoding[Any] | None,
        opponents: list[Opponent | None],
    ) -> None:
        """Without an encoding, observations have no cells. `opponents` has who plays each seat, None for the agent; if
        it is empty, the agent plays all of them."""
        self.game = game
        self.n: i64 = n
        self.seed: int = seed
        self.reward = reward
        self.longest = longest
        self.encoding = encoding
        self.opponents = opponents
        self.width: i64 = 0 if encoding is None else encoding.words  # of an observation, in i64
        self.mask_width: i64 = words_for(len(game.moves))
        self.players: i64 = game.seats
        # Read by NumPy, so they keep their places in memory.
        self.observations: vec[i64] = shared(self.n * self.width)
        self.finals: vec[i64] = shared(self.n * self.width)
        self.masks: vec[i64] = shared(self.n * self.mask_width)
        self.rewards: vec[float] = shared_floats(self.n * self.players)
        self.seats: vec[i64] = shared(self.n)
        self.ends: vec[i64] = shared(words_for(n))
        self.cuts: vec[i64] = shared(words_for(n))
        self.sampled: vec[i64] = shared(self.n)
        self.episodes: vec[i64] = filled(-1, self.n)
        self.before: vec[float] = shared_floats(self.n * self.players)  # potentials
        self.after: vec[float] = shared_floats(self.players)
        self.positions: list[Position] = []
        self.menus: list[Menu] = []
        self.chances: list[Rng] = []
        self.luck: list[Rng] = []  # of the opponents
        self.menu = Menu()  # theirs
        lane: i64
        for lane in range(self.n):
            self.menus.append(Menu())
            self.chances.append(Rng(key_of(self.game_seed(lane, 0) + SAMPLER)))
            self.luck.append(Rng(key_of(self.game_seed(lane, 0) + OPPONENTS)))
            self.positions.append(self.next_game(lane))
            self.observe(lane)

    def game_seed(self, lane: int, episode: int) -> int:
        """`game.start` with this seed begins the same game."""
        return self.seed * SEED + lane * LANE + episode

    def next_game(self, lane: i64) -> Position:
        self.episodes[lane] += 1
        p: Position = self.game.start(self.game_seed(lane, self.episodes[lane]))
        self.answer(p, lane)
        while p.asked is None or p.ply >= self.longest:  # over before the agent's first decision
            self.episodes[lane] += 1
            p = self.game.start(self.game_seed(lane, self.episodes[lane]))
            self.answer(p, lane)
        if self.reward == POTENTIAL:
            write_potentials(self.game, p, self.before, lane * self.players)
        return p

    def answer(self, p: Position, lane: i64) -> None:
        """Let the opponents play until the agent decides or the game ends."""
        if len(self.opponents) == 0:
            return
        menu = self.menu
        moves = self.game.moves
        asked = p.asked
        while asked is not None and p.ply < self.longest:
            opponent = self.opponents[asked.seat]
            if opponent is None:
                return
            p.list_moves(menu)
            id = menu.ids[0] if menu.count == 1 else opponent.choose(p, menu, self.luck[lane])
            p.carry_out(moves[id])
            asked = p.asked

    def sample(self) -> None:
        """A random legal action for each lane, from a separate generator."""
        lane: i64
        for lane in range(self.n):
            menu = self.menus[lane]
            self.sampled[lane] = menu.ids[self.chances[lane].below(menu.count)]

    def step_sampled(self) -> None:
        """Carry out what `sample` chose."""
        self.step_all(self.sampled)

    def step(self, actions: bytes) -> None:
        """Carry out an action of each lane, eight bytes each; if one is illegal, none."""
        chosen = filled(0, self.n)
        lane: i64
        for lane in range(self.n):
            id = read_i64_le(actions, 8 * lane)
            if id < 0 or id >= len(self.game.moves):
                raise ValueError(f"lane {lane}: {id} is not the number of a move")
            if (self.masks[lane * self.mask_width + (id >> 3)] >> ((id & 7) << 3)) & 1 == 0:
                move = self.game.moves[id]
                raise IllegalMove(move, self.positions[lane].refusal(move) or GAME_OVER)
            chosen[lane] = id
        self.step_all(chosen)

    def step_all(self, chosen: vec[i64]) -> None:
        k: i64
        for k in range(len(self.ends)):
            self.ends[k] = 0
            self.cuts[k] = 0
        moves = self.game.moves
        lane: i64
        for lane in range(self.n):
            p = self.positions[lane]
            p.carry_out(moves[chosen[lane]])
            self.answer(p, lane)
            first = lane * self.players
            for k in range(first, first + self.players):
                self.rewards[k] = 0.0
            if self.reward == POTENTIAL:
                self.reward_progress(p, first)
            if p.asked is None:
                self.finish(p, lane)
            elif p.ply >= self.longest:
                self.cuts[lane >> 3] |= ONE[lane & 7]
                self.finish(p, lane)
            self.observe(lane)

    def reward_progress(self, p: Position, first: i64) -> None:
        write_potentials(self.game, p, self.after, 0)
        seat: i64
        for seat in range(self.players):
            self.rewards[first + seat] = self.after[seat] - self.before[first + seat]
            self.before[first + seat] = self.after[seat]

    def finish(self, p: Position, lane: i64) -> None:
        """Write the rewards and the last observation of the seat that ended a game; start the next game."""
        write_final(self.game, p, self.reward, self.rewards, lane * self.players)
        self.ends[lane >> 3] |= ONE[lane & 7]
        encoding = self.encoding
        if encoding is not None:
            encoding.write(p, self.seats[lane], self.finals, lane * self.width)
        self.positions[lane] = self.next_game(lane)

    def observe(self, lane: i64) -> None:
        """Write what the deciding seat of a lane knows and may do."""
        p = self.positions[lane]
        menu = self.menus[lane]
        first = lane * self.mask_width
        i: i64
        for i in range(menu.count):  # what the last mask had
            self.masks[first + (menu.ids[i] >> 3)] = 0
        p.list_moves(menu)
        for i in range(menu.count):
            self.masks[first + (menu.ids[i] >> 3)] |= ONE[menu.ids[i] & 7]
        seat = p.seat
        self.seats[lane] = seat
        encoding = self.encoding
        if encoding is not None:
            encoding.write(p, seat, self.observations, lane * self.width)
