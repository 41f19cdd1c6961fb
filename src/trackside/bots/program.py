"""Bots that are programs in any language: `exec:COMMAND` runs one and speaks with it in lines of JSON.

docs/protocol.md describes the messages. A program plays one seat of one game at a time. When the game is over it waits
for the next one, so that a match does not start it for every game.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from math import isfinite
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any, ClassVar, NoReturn
from weakref import finalize

import msgspec

import trackside
from trackside.bots.names import UnknownBot
from trackside.bots.own import BotFailed
from trackside.bots.program_messages import (
    PROTOCOL,
    Answer,
    AskRefusal,
    AskWorlds,
    Decide,
    Greeting,
    Hello,
    LegalMove,
    Message,
    NewGame,
    Over,
    Refusal,
    Refused,
    Said,
    Worlds,
    read,
    write,
)
from trackside.bots.sight import Sight
from trackside.core.edge.errors import TracksideError, quoted
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.games import about
from trackside.locales import words

PREFIX = "exec"
SECONDS = 30.0  # for a decision, unless the name says otherwise
TRIES = 3  # answers to one decision; after that many refusals the program has failed
MOST_WORLDS = 64  # in one request
LONGEST = 1 << 20  # bytes of a line from a program
PATIENCE = 2.0  # seconds for a program to end after its input was closed


def program_bot(name: str, seed: int) -> ProgramBot | None:
    """The bot that `exec:COMMAND` names, or None; UnknownBot if there is no such program."""
    head, colon, command = name.partition(":")
    prefix, *settings = head.split("+")
    if prefix != PREFIX or not colon:
        return None
    try:
        parts = shlex.split(command)
    except ValueError as problem:
        raise UnknownBot(f"{quoted(name)}: {problem}") from None
    if not parts or shutil.which(parts[0]) is None:
        raise UnknownBot(f"{quoted(name)}: there is no program {quoted(parts[0] if parts else '')}")
    return ProgramBot(name, tuple(parts), seed, seconds_of(name, settings))


def seconds_of(name: str, settings: list[str]) -> float:
    """The time limit that the name sets."""
    limit = SECONDS
    for setting in settings:
        key, _, value = setting.partition("=")
        try:
            limit = float(value)
        except ValueError:
            limit = 0.0
        if key != "seconds" or not limit > 0 or not isfinite(limit):
            raise UnknownBot(f"{quoted(name)}: {quoted(setting)} is not a setting: write seconds=5")
    return limit


class ProgramBot:
    """Plays one seat of one game at a time by asking a program."""

    def __init__(self, name: str, command: tuple[str, ...], seed: int, seconds: float) -> None:
        self.name = name
        self.command = command
        self.seed = seed
        self.seconds = seconds
        self.program: Program | None = None
        self.game: Game[Any] | None = None  # of the program
        self.ply = -1  # of its last decision

    def choose(self, sight: Sight) -> Move[Any]:
        program = self.playing(sight)
        self.ply = sight.ply
        until = monotonic() + self.seconds
        world = sight.world(sight.chance(self.seed))
        program.tell(decision(sight, world, self.seconds))
        for tries in reversed(range(TRIES)):
            move, refused = self.answer(program, sight, world, until, tries)
            if move is not None:
                return move
            if tries > 0:
                program.tell(refused)
        program.end()
        raise BotFailed(
            f"{self.name} answered {TRIES} times after {sight.ply} moves with moves that are refused, "
            f"last with {quoted(refused.move)}: {refused.text}"
        )

    def answer(
        self, program: Program, sight: Sight, world: Position, until: float, tries: int
    ) -> tuple[Move[Any] | None, Refused]:
        """The move that the program answers with, or why it is refused. What it asks first is told."""
        while True:
            said = program.hear(until)
            match said:
                case AskWorlds():
                    program.tell(worlds(sight, self.seed, said.count))
                case AskRefusal():
                    text, rule, why = judged(sight, world, said.move)
                    program.tell(Refusal(text, rule, why))
                case Answer(ply, given) if ply == sight.ply:
                    text, rule, why = judged(sight, world, given)
                    move = sight.game.find(text) if why is None else None
                    return move, Refused(ply, text, rule, why or "", tries)
                case _:
                    program.fail(f"said {quoted(write(said).decode())}, which does not answer ply {sight.ply}")

    def playing(self, sight: Sight) -> Program:
        """The program, told of the game."""
        if self.game is not sight.game or sight.ply <= self.ply:
            self.release()
        if self.program is None:
            self.program = Program.take(self.name, self.command, self.seconds)
            self.game = sight.game
            self.program.tell(new_game(sight, self.seed))
        return self.program

    def over(self, scores: list[int], places: list[int]) -> None:
        """Tell the program how the game ended."""
        if self.program is not None:
            self.program.tell(Over(scores, places))
        self.release()

    def release(self) -> None:
        """Let another bot have the program."""
        program, self.program, self.game, self.ply = self.program, None, None, -1
        if program is not None:
            program.release()


def tell_over(players: Iterable[object], scores: list[int], places: list[int]) -> None:
    """Tell those players that are programs how their game ended."""
    for player in players:
        if isinstance(player, ProgramBot):
            player.over(scores, places)


class Program:
    """A running program that has greeted."""

    idle: ClassVar[defaultdict[tuple[str, ...], list[Program]]] = defaultdict(list)  # by command

    @classmethod
    def take(cls, name: str, command: tuple[str, ...], seconds: float) -> Program:
        """One that waits for a game, or a new one."""
        waiting = cls.idle[command]
        while waiting:
            program = waiting.pop()
            if program.process.poll() is None:
                return program
        return cls(name, command, seconds)

    def __init__(self, name: str, command: tuple[str, ...], seconds: float) -> None:
        self.name = name
        self.command = command
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as problem:
            raise BotFailed(f"{name} cannot be started: {problem.strerror or problem}") from None
        assert self.process.stdin is not None and self.process.stdout is not None
        self.input = self.process.stdin
        self.lines: Queue[bytes] = Queue()
        self.end = finalize(self, end, self.process, self.input)
        Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True).start()
        self.tell(Hello(PROTOCOL, trackside.__version__))
        greeting = self.hear(monotonic() + seconds)
        if greeting != Greeting(PROTOCOL):
            self.fail(f"greeted with {quoted(write(greeting).decode())}; expected: hello, protocol {PROTOCOL}")

    def tell(self, message: Message) -> None:
        try:
            self.input.write(write(message) + b"\n")
            self.input.flush()
        except OSError:
            pass  # it has ended: the next answer says so

    def hear(self, until: float) -> Said:
        try:
            line = self.lines.get(timeout=max(until - monotonic(), 0.0))
        except Empty:
            self.fail("did not answer in time")
        if not line:
            self.end()
            raise BotFailed(f"{self.name} ended with status {self.process.returncode} instead of an answer")
        try:
            return read(line)
        except msgspec.DecodeError as problem:
            self.fail(f"said {quoted(line.decode(errors='replace').strip()[:200])}: {problem}")

    def fail(self, what: str) -> NoReturn:
        self.end()
        raise BotFailed(f"{self.name} {what}")

    def release(self) -> None:
        if self.end.alive:
            self.idle[self.command].append(self)


def listen(output: IO[bytes], lines: Queue[bytes]) -> None:
    """In a thread: the lines of a program, then an empty one. A longer line than allowed counts as several."""
    while line := output.readline(LONGEST):
        lines.put(line)
    lines.put(b"")


def end(process: subprocess.Popen[bytes], input: IO[bytes]) -> None:
    """Close the input, which tells the program to end, and end it if it does not."""
    with suppress(OSError):  # what was not yet written finds no reader
        input.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def new_game(sight: Sight, seed: int) -> NewGame:
    game = sight.game
    return NewGame(
        game=game.id,
        rules=about(game.id).version,
        players=int(game.seats),
        seat=sight.seat,
        options=game.setting.options,
        seed=seed,
        moves=catalogue(game),
        box=contents(game),
    )


@lru_cache(maxsize=8)
def catalogue(game: Game[Any]) -> msgspec.Raw:
    return msgspec.Raw(write([move.text for move in game.moves]))


@lru_cache(maxsize=8)
def contents(game: Game[Any]) -> msgspec.Raw:
    return msgspec.Raw(write(game.setting.data))


def decision(sight: Sight, world: Position, seconds: float) -> Decide:
    say = words("en", sight.game.id)
    moves = [LegalMove(int(move.id), move.text, say.move(move, world)) for move in sight.moves]
    return Decide(sight.ply, seconds, say.ask(sight.view.ask), moves, sight.view)


def judged(sight: Sight, world: Position, given: int | str) -> tuple[str, str | None, str | None]:
    """The notation of a move, the rule that refuses it and why; no reason if it is legal.

    Asked of a sampled world: the answer can depend only on what the seat knows.
    """
    game = sight.game
    if isinstance(given, int):
        if not 0 <= given < len(game.moves):
            return str(given), None, f"there is no move {given}; the last one is {len(game.moves) - 1}"
        given = game.moves[given].text
    try:
        rule = game.explain(world, given)
    except TracksideError as problem:
        return given, None, str(problem)
    return given, None if rule is None else rule.id, None if rule is None else words("en", game.id).rule(rule)


def worlds(sight: Sight, seed: int, count: int) -> Worlds:
    rng = sight.chance(seed)
    return Worlds([sight.world(rng).situation() for _ in range(min(max(count, 0), MOST_WORLDS))])
