"""A whole game by text, with everything that was asked and answered."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import msgspec

import trackside
from trackside.bots.sight import Sight
from trackside.core.edge.errors import TracksideError
from trackside.core.edge.playthrough import Playthrough
from trackside.core.moves import Move
from trackside.envs.text.prompt import Reader
from trackside.envs.text.reply import Choice, read_reply

RETHINKS = 2  # further answers to a decision after a refusal


class Attempt(msgspec.Struct, frozen=True):
    """One answer: what was asked, what came back, and what became of it."""

    ply: int
    seat: int
    prompt: str
    reply: str
    choice: Choice
    played: str | None  # the move, also where another was played in place of a refused one
    seconds: float  # from the prompt to the reply
    tokens: int | None  # as the caller counts them


class TextGame:
    """A game whose seats are played by text.

    `get_observation` and `step` are those of TextArena's environments. After a refusal, which cites its rule, the same
    seat is asked again, `rethinks` times; then a legal move drawn from the seed is played in its place and counted.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seed: int = 0,
        *,
        moves: bool = True,
        renamed: bool = False,
        rethinks: int = RETHINKS,
        **options: Any,
    ) -> None:
        if rethinks < 0:
            raise TracksideError("rethinks: 0 or more")
        self.playing = Playthrough.start(trackside.game(game, players=players, **options), seed)
        self.rethinks = rethinks
        self.attempts: list[Attempt] = []
        self.tries = 0  # refused answers to this decision
        self.refused: Choice | None = None
        self.readers = [
            Reader(self.playing.game, seat, moves=moves, renamed=seed if renamed else None)
            for seat in range(int(self.playing.game.seats))
        ]
        self.read = [0] * len(self.readers)  # events each seat has been told
        self.chance = Random(f"text {seed}")
        self.asked = time.monotonic()

    @property
    def over(self) -> bool:
        return bool(self.playing.position.over)

    @property
    def seat(self) -> int:
        """Who decides."""
        return int(self.playing.position.seat)

    def sight(self) -> Sight:
        return Sight(self.playing.position)

    def prompt(self) -> str:
        """What the deciding seat reads now."""
        reader = self.readers[self.seat]
        events = self.playing.events[self.read[self.seat] :]
        news = [reader.say.event(event.seen_by(self.seat)) for event in events]
        text = reader.prompt(self.sight(), news)
        if self.refused is not None:
            left = self.rethinks + 1 - self.tries
            rule = f" ({self.refused.rule})" if self.refused.rule is not None else ""
            why = f'Your answer "{self.refused.said}" was refused: {self.refused.why}{rule}'
            text += f"\n\n{why}\nAnswers left: {left}."
        return text

    def get_observation(self) -> tuple[int, str]:
        """The seat that decides and its prompt."""
        prompt = self.prompt()
        self.asked = time.monotonic()
        return self.seat, prompt

    def parse(self, reply: str) -> Choice:
        """What a reply would play; nothing changes."""
        reader, sight = self.readers[self.seat], self.sight()
        given = reader.renaming.meant(reply) if reader.renaming is not None else reply
        return read_reply(given, sight.game, reader.world(sight), sight.moves, reader.sentences(sight))

    def step(self, reply: str, tokens: int | None = None) -> tuple[bool, dict[str, Any]]:
        """Answer for the deciding seat: whether the game is over, and what was played or why the answer is refused."""
        if self.over:
            raise TracksideError("the game is over")
        seconds = time.monotonic() - self.asked
        prompt = self.prompt()
        choice = self.parse(reply)
        played: Move[Any] | None = None
        if choice.move is not None:
            played = self.playing.game.parse(choice.move)
        elif self.tries == self.rethinks:
            played = self.chance.choice(self.playing.position.moves())
        self.attempts.append(
            Attempt(
                ply=self.playing.ply,
                seat=self.seat,
                prompt=prompt,
                reply=reply,
                choice=choice,
                played=None if played is None else played.text,
                seconds=seconds,
                tokens=tokens,
            )
        )
        if played is None:
            self.tries += 1
            self.refused = choice
            return False, {"refused": choice.why, "rule": choice.rule, "left": self.rethinks + 1 - self.tries}
        self.tries, self.refused = 0, None
        self.read[self.seat] = len(self.playing.events)
        self.playing.play(played)
        info: dict[str, Any] = {"played": played.text}
        if choice.move is None:
            info |= {"refused": choice.why, "rule": choice.rule}
        return self.over, info

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """A reward for each seat, 1 for the first place, -1 for the last, and what is worth knowing of the game."""
        game, position = self.playing.game, self.playing.position
        if not self.over:
            raise TracksideError("the game is not over")
        places = [int(place) for place in game.places(position)]
        others = max(len(places) - 1, 1)
        rewards = {seat: 1.0 - 2.0 * (place - 1) / others for seat, place in enumerate(places)}
        scores = [int(score.total()) for score in position.scores()]
        illegal = sum(1 for each in self.attempts if each.choice.move is None)
        return rewards, {"places": places, "scores": scores, "illegal": illegal, "record": self.playing.record.text()}
