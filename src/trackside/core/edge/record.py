"""Records: a game as text that a person can read, diff and send. The format is specified in docs/records.md."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from trackside.core.edge.about import Option
from trackside.core.edge.box import nested
from trackside.core.edge.errors import PIECE, BadRecord, TracksideError, piece
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import COUNTER, GENERATORS

FORMAT = 1
LINE = 10_000  # characters of a line
SECONDS = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")
WHOLE = re.compile(r"-?[0-9]{1,4000}")
CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")


class Line(msgspec.Struct):
    """One move: its notation, the seconds it took if a clock ran, and a comment."""

    text: str
    seconds: float | None = None
    comment: str = ""
    number: int = 0  # of the line in the file it was read from

    def write(self) -> str:
        clock = "" if self.seconds is None else f"  [{f'{self.seconds:.3f}'.rstrip('0').rstrip('.')}]"
        comment = f"  # {self.comment}" if self.comment else ""
        return f"{self.text}{clock}{comment}"


class Record(msgspec.Struct):
    """A game in progress or finished. The position is a function of it.

    >>> import trackside
    >>> record = trackside.Playthrough.start(trackside.game("steam", players=3), seed=4).record
    >>> record.game, record.players, record.seed, record.moves
    ('steam', 3, 4, [])
    """

    game: str
    players: int
    rules: int  # version of the rules as implemented
    seed: int | None = None  # None: still secret, only the commitment is known
    generator: str = COUNTER
    salt: str = ""
    commitment: str = ""
    options: dict[str, str] = {}
    overrides: dict[str, Any] = {}
    seats: list[str] = []
    lines: list[Line] = []
    scores: list[int] | None = None  # of a finished game
    score_line: int = 0
    seed_line: int = 0

    @property
    def moves(self) -> list[str]:
        """The notations of all moves."""
        return [line.text for line in self.lines]

    def text(self) -> str:
        """The file: headers, an empty line, a line for each move."""
        head = [f"trackside: {FORMAT}", f"game: {self.game}", f"rules: {self.rules}", f"players: {self.players}"]
        head += [f"option.{name}: {value}" for name, value in self.options.items()]
        head += [f"box.{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in self.overrides.items()]
        head += [f"seat.{seat}: {name}" for seat, name in enumerate(self.seats)]
        head.append(f"generator: {self.generator}")
        if self.seed is not None:
            head.append(f"seed: {self.seed}")
        if self.salt and self.seed is not None:
            head.append(f"salt: {self.salt}")
        if self.commitment:
            head.append(f"commitment: {self.commitment}")
        if self.scores is not None:
            head.append(f"scores: {' '.join(str(score) for score in self.scores)}")
        return "\n".join([*head, "", *(line.write() for line in self.lines)]) + "\n"


def commit(seed: int, salt: str) -> str:
    """What is published before a game, so that anyone can check afterwards that the seed was not chosen later."""
    return sha256(f"{seed} {salt}".encode()).hexdigest()


def new_record(
    game: Game[Any], seed: int, generator: str = COUNTER, salt: str = "", seats: Sequence[str] = ()
) -> Record:
    """The record of a game that starts now."""
    setting = game.setting
    return Record(
        game=game.id,
        players=setting.players,
        rules=setting.about.version,
        seed=seed,
        generator=generator,
        salt=salt,
        commitment=commit(seed, salt),
        options={name: Option.write(value) for name, value in setting.options.items()},
        overrides=dict(setting.overrides),
        seats=list(seats),
    )


def read(text: str) -> Record:
    """A record from its text; BadRecord names the line that cannot be understood."""
    lines = text.splitlines()
    fields: dict[str, str] = {}
    where: dict[str, int] = {}
    at = len(lines)  # where the moves start
    for number, line in enumerate(lines, start=1):
        if len(line) > LINE:
            raise BadRecord(f"longer than {LINE} characters", number)
        if CONTROL.search(line):
            raise BadRecord("it holds a control character", number)
    for number, line in enumerate(lines):
        if not line.strip():
            at = number
            break
        if line.lstrip().startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f"{piece(line)} is not a header of the form 'key: value'", number + 1)
        if key.strip() in fields:
            raise BadRecord(f"{_name(key.strip())} is given twice", number + 1)
        fields[key.strip()] = value.strip()
        where[key.strip()] = number + 1
    if fields.get("trackside") != str(FORMAT):
        raise BadRecord(f"not a Trackside record of format {FORMAT}", 1)
    record = Record(
        game=_need(fields, "game"),
        players=_number(fields, where, "players"),
        rules=_number(fields, where, "rules"),
        generator=fields.pop("generator", COUNTER),
        salt=fields.pop("salt", ""),
        commitment=fields.pop("commitment", ""),
        options={},
        seats=[],
        lines=[],
        seed_line=where.get("seed", 0),
        score_line=where.get("scores", 0),
    )
    del fields["trackside"]
    if record.generator not in GENERATORS:
        known = ", ".join(GENERATORS)
        raise BadRecord(f"generator: {piece(record.generator)} is not one of {known}", where["generator"])
    if "seed" in fields:
        record.seed = _number(fields, where, "seed")
    if "scores" in fields:
        record.scores = [_whole(word, where["scores"], "scores") for word in fields.pop("scores").split()]
    for key, value in fields.items():
        kind, _, name = key.partition(".")
        if kind == "option" and name:
            record.options[name] = value
        elif kind == "seat" and name == str(len(record.seats)):
            record.seats.append(value)
        elif kind == "box" and name:
            record.overrides = {**record.overrides, name: _json(value, where[key], key)}
        else:
            raise BadRecord(f"{_name(key)} is not a header of a record", where[key])
    for number, line in enumerate(lines[at:], start=at + 1):
        move = _move(line, number)
        if move is not None:
            record.lines.append(move)
    return record


def _move(line: str, number: int) -> Line | None:
    """`notation [seconds] # comment`; nothing if the line holds no notation."""
    head, _, comment = line.partition("#")
    text, opened, clock = (part.strip() for part in head.partition("["))
    seconds: float | None = None
    if opened:
        if not clock.endswith("]") or not SECONDS.fullmatch(clock[:-1]):
            raise BadRecord(f"{piece('[' + clock)} is not a time of the form [12.5]", number)
        seconds = float(clock[:-1])
    return Line(text, seconds, comment.strip(), number) if text else None


def game_of(record: Record) -> Game[Any]:
    """The game a record was played with; BadRecord if the rules have changed since."""
    import trackside

    for name in {"id", "players", "box"} & record.options.keys():  # arguments of `trackside.game`, never options
        raise BadRecord(f"option.{name}: {_name(record.game)} has no such option")
    game = trackside.game(record.game, record.players, nested(record.overrides) or None, **record.options)
    version = game.setting.about.version
    if version != record.rules:
        raise BadRecord(f"rules {record.rules} of {record.game} are wanted, but this Trackside has rules {version}")
    return game


def replay(record: Record, until: int | None = None) -> Position:
    """The position after all moves, or the first `until` of them; BadRecord names the line of an illegal one."""
    game = game_of(record)
    if record.seed is None:
        raise BadRecord("the seed is still secret: the record cannot be replayed")
    p: Position = game.start(record.seed, record.generator)
    for line in record.lines[:until]:
        try:
            p.play(game.parse(line.text))
        except TracksideError as problem:
            raise BadRecord(str(problem), line.number) from None
    return p


def verify(record: Record) -> Position:
    """The last position of a valid record: every move legal, the scores as stated, the seed as committed.

    >>> import trackside
    >>> from trackside.core import verify
    >>> played = trackside.Playthrough.start(trackside.game("ticket_to_ride_amsterdam", players=2), seed=7)
    >>> played.play("keep contract_10")
    >>> verify(played.record)
    <ticket_to_ride_amsterdam, ply 1, seat 1: set-up-contracts, 3 moves>
    """
    if record.seed is not None and record.commitment and commit(record.seed, record.salt) != record.commitment:
        raise BadRecord("the seed does not fit its commitment", record.seed_line)
    if not record.commitment:
        raise BadRecord("there is no commitment to check the seed against")
    p = replay(record)
    totals = [int(score.total()) for score in p.scores()]
    if p.over and record.scores is None:
        raise BadRecord(f"the game is over with {_row(totals)}, but the record states no scores")
    if not p.over and record.scores is not None:
        raise BadRecord("scores are stated, but the game is not over", record.score_line)
    if record.scores is not None and record.scores != totals:
        raise BadRecord(f"scores are {_row(totals)}, not {_row(record.scores)}", record.score_line)
    return p


def _row(scores: Sequence[int]) -> str:
    return " ".join(str(score) for score in scores)


def _need(fields: dict[str, str], key: str) -> str:
    if key not in fields:
        raise BadRecord(f"the header {key} is missing")
    return fields.pop(key)


def _number(fields: dict[str, str], where: Mapping[str, int], key: str) -> int:
    return _whole(_need(fields, key), where[key], key)


def _whole(word: str, line: int, key: str) -> int:
    if not WHOLE.fullmatch(word):
        raise BadRecord(f"{key}: {piece(word)} is not a whole number", line)
    return int(word)


def _json(value: str, line: int, key: str) -> Any:
    try:
        return json.loads(value, parse_constant=_no_number)
    except (ValueError, RecursionError):  # json's own, or nested deeper than it follows
        raise BadRecord(f"{_name(key)}: {piece(value)} is not a JSON value", line) from None


def _no_number(word: str) -> None:
    raise ValueError(word)  # NaN and infinities


def _name(key: str) -> str:
    """A header's name without quotes, unless it is too long to be one."""
    return key if len(key) <= PIECE else piece(key)
