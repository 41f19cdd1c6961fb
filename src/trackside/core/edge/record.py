"""Records: a game as text that a person can read, diff and send. The format is specified in docs/records.md."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from trackside.core.difference import Difference, Situation, apply_difference
from trackside.core.edge.about import Option
from trackside.core.edge.box import nested
from trackside.core.edge.errors import QUOTED, BadRecord, TracksideError, quoted
from trackside.core.game import Game
from trackside.core.journal import Event
from trackside.core.position import Position
from trackside.core.rng import COUNTER, GENERATORS

FORMAT = 1
FORMAT_WITH_SEAMS = 2  # for a record whose rules changed during the game
LINE = 32_000  # characters of a line
POSITION = "="  # begins a line that says what the move before it changed
SECONDS = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")
WHOLE = re.compile(r"-?[0-9]{1,4000}")
PLY = re.compile("0|[1-9][0-9]{0,8}")
CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")


class Line(msgspec.Struct):
    """One move: its notation, the seconds it took if a clock ran, and a comment.

    A move of earlier rules whose effect was another than it would be now also has the difference it made to the
    situation, and is not played but taken from there.
    """

    text: str
    seconds: float | None = None
    comment: str = ""
    number: int = 0  # of the line in the file it was read from
    difference: Difference | None = None

    def write(self) -> str:
        clock = "" if self.seconds is None else f"  [{f'{self.seconds:.3f}'.rstrip('0').rstrip('.')}]"
        comment = f"  # {self.comment}" if self.comment else ""
        return f"{self.text}{clock}{comment}"


class Seam(msgspec.Struct):
    """A ply from which a game continues under other rules, from its stored position."""

    ply: int
    rules: int  # from there on
    situation: str = ""  # of the position at that ply, as JSON; empty while it is secret
    commitment: str = ""  # published when the rules changed, see `commit`


class Record(msgspec.Struct):
    """A game in progress or finished. The position is a function of it.

    >>> import trackside
    >>> record = trackside.Playthrough.start(trackside.game("steam", players=3), seed=4).record
    >>> record.game, record.players, record.seed, record.moves
    ('steam', 3, 4, [])
    """

    game: str
    players: int
    rules: int  # version of the rules as implemented; with seams, until the first of them
    seed: int | None = None  # None: still secret, only the commitment is known
    generator: str = COUNTER
    salt: str = ""
    commitment: str = ""
    options: dict[str, str] = {}
    overrides: dict[str, Any] = {}
    seats: list[str] = []
    lines: list[Line] = []
    opening: Situation | None = None  # before the first move, if the current rules would deal differently
    seams: list[Seam] = []  # by ply
    scores: list[int] | None = None  # of a finished game
    score_line: int = 0
    seed_line: int = 0

    @property
    def moves(self) -> list[str]:
        """The notations of all moves."""
        return [line.text for line in self.lines]

    @property
    def newest_rules(self) -> int:
        """The version of the rules under which the game continues."""
        return self.seams[-1].rules if self.seams else self.rules

    def text(self) -> str:
        """The file: headers, an empty line, a line for each move. Positions are withheld together with the seed."""
        format = FORMAT_WITH_SEAMS if self.seams else FORMAT
        head = [f"trackside: {format}", f"game: {self.game}", f"rules: {self.rules}", f"players: {self.players}"]
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
        for seam in self.seams:
            head += [f"rules.{seam.ply}: {seam.rules}", f"commitment.{seam.ply}: {seam.commitment}"]
            if seam.situation and self.seed is not None:
                head.append(f"situation.{seam.ply}: {seam.situation}")
        if self.opening is not None and self.seed is not None:
            head.append(f"opening: {as_json(self.opening)}")
        if self.scores is not None:
            head.append(f"scores: {' '.join(str(score) for score in self.scores)}")
        return "\n".join([*head, "", *self._moves()]) + "\n"

    def _moves(self) -> Iterator[str]:
        for line in self.lines:
            yield line.write()
            if line.difference is not None and self.seed is not None:
                yield f"{POSITION} {as_json(line.difference)}"


def as_json(value: Any) -> str:
    """Deterministic JSON in one line."""
    return msgspec.json.encode(value, order="deterministic").decode()


def commit(secret: int | str, salt: str) -> str:
    """The hash published before a game, so that anyone can check afterwards that the seed was not changed; where the
    rules change, the same for the situation."""
    return sha256(f"{secret} {salt}".encode()).hexdigest()


def chained(before: str, salt: str, move: str) -> str:
    """The hash of a game after one more move; that before the first move is the commitment. It is shown during the
    game: whoever notes it can prove later which moves had been played. The secret salt keeps it from telling a hidden
    move."""
    return sha256(f"{before} {salt} {move}".encode()).hexdigest()


def chain(record: Record) -> list[str]:
    """The hashes of a game after each of its moves, with the commitment at the start."""
    found = [record.commitment]
    for move in record.moves:
        found.append(chained(found[-1], record.salt, move))
    return found


def new_record(
    game: Game[Any], seed: int, generator: str = COUNTER, salt: str = "", seats: Sequence[str] = ()
) -> Record:
    """The record of a new game."""
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
    for number, line in enumerate(lines, start=1):
        if len(line) > LINE:
            raise BadRecord(f"longer than {LINE} characters", number)
        if CONTROL.search(line):
            raise BadRecord("it holds a control character", number)
    end = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))  # of the headers
    fields, where = _headers(lines[:end])
    format = fields.pop("trackside", None)
    if format not in (str(FORMAT), str(FORMAT_WITH_SEAMS)):
        raise BadRecord(f"not a Trackside record of format {FORMAT} or {FORMAT_WITH_SEAMS}", 1)
    seams = format == str(FORMAT_WITH_SEAMS)
    record = _headed(fields, where, seams)
    _read_moves(record, lines[end:], end + 1, seams)
    if record.seams and record.seams[-1].ply > len(record.lines):
        raise BadRecord(f"the rules change at ply {record.seams[-1].ply}, but there are only {len(record.lines)} moves")
    return record


def _headers(lines: Sequence[str]) -> tuple[dict[str, str], dict[str, int]]:
    """The headers by key, and the number of the line of each."""
    fields: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        if line.lstrip().startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f"{quoted(line)} is not a header of the form 'key: value'", number)
        if key.strip() in fields:
            raise BadRecord(f"{_name(key.strip())} is given twice", number)
        fields[key.strip()] = value.strip()
        where[key.strip()] = number
    return fields, where


def _headed(fields: dict[str, str], where: Mapping[str, int], seams: bool) -> Record:
    """A record with what its headers say, and no moves yet."""
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
    if record.generator not in GENERATORS:
        known = ", ".join(GENERATORS)
        raise BadRecord(f"generator: {quoted(record.generator)} is not one of {known}", where["generator"])
    if "seed" in fields:
        record.seed = _number(fields, where, "seed")
    if "scores" in fields:
        record.scores = [_whole(word, where["scores"], "scores") for word in fields.pop("scores").split()]
    if seams:
        record.seams = _seams(fields, where)
        if "opening" in fields:
            record.opening = _mapping(fields.pop("opening"), where["opening"], "opening")
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
    return record


def _read_moves(record: Record, lines: Sequence[str], first: int, seams: bool) -> None:
    """The moves, and with seams the positions between them, from the lines after the headers."""
    for number, line in enumerate(lines, start=first):
        if line.startswith(POSITION) and seams:
            if not record.lines or record.lines[-1].difference is not None:
                raise BadRecord("there is no move before it", number)
            record.lines[-1].difference = _mapping(line[len(POSITION) :], number, POSITION)
            continue
        move = _move(line, number)
        if move is not None:
            record.lines.append(move)


def _seams(fields: dict[str, str], where: Mapping[str, int]) -> list[Seam]:
    """The headers `rules.n`, `commitment.n` and `situation.n`."""
    found: list[Seam] = []
    for key in [key for key in fields if key.startswith("rules.")]:
        ply = key.removeprefix("rules.")
        if not PLY.fullmatch(ply) or (found and int(ply) < found[-1].ply):
            raise BadRecord(f"{_name(key)} is not a header of a record", where[key])
        seam = Seam(int(ply), _number(fields, where, key), commitment=_need(fields, f"commitment.{ply}"))
        seam.situation = fields.pop(f"situation.{ply}", "")
        if seam.situation:
            _mapping(seam.situation, where[f"situation.{ply}"], f"situation.{ply}")
        found.append(seam)
    return found


def _move(line: str, number: int) -> Line | None:
    """`notation [seconds] # comment`; nothing if the line holds no notation."""
    head, _, comment = line.partition("#")
    text, opened, clock = (part.strip() for part in head.partition("["))
    seconds: float | None = None
    if opened:
        if not clock.endswith("]") or not SECONDS.fullmatch(clock[:-1]):
            raise BadRecord(f"{quoted('[' + clock)} is not a time of the form [12.5]", number)
        seconds = float(clock[:-1])
    return Line(text, seconds, comment.strip(), number) if text else None


def game_of(record: Record) -> Game[Any]:
    """The game a record was played with; BadRecord if the rules have changed since."""
    game = game_of_today(record)
    version = game.setting.about.version
    if version != record.newest_rules:
        wanted = record.newest_rules
        raise BadRecord(f"rules {wanted} of {record.game} are needed, but this Trackside has rules {version}")
    return game


def game_of_today(record: Record) -> Game[Any]:
    """The same game with the current rules."""
    import trackside

    for name in {"id", "players", "box"} & record.options.keys():  # arguments of `trackside.game`, never options
        raise BadRecord(f"option.{name}: {_name(record.game)} has no such option")
    return trackside.game(record.game, record.players, nested(record.overrides) or None, **record.options)


def in_rules_of_today(record: Record) -> Record:
    """A finished game of earlier rules as one of today's, if these allow all its moves and lead to the same scores;
    any other record as it is."""
    if record.scores is None or record.seed is None or record.seams:
        return record
    try:
        version = game_of_today(record).setting.about.version
        if record.rules >= version:
            return record
        today = msgspec.structs.replace(record, rules=version)
        p = replay(today)
    except TracksideError:
        return record
    return today if p.over and [int(score.total()) for score in p.scores()] == record.scores else record


def opening_position(game: Game[Any], record: Record) -> Position:
    """The position before the first move."""
    if record.seed is None:
        raise BadRecord("the seed is still secret: the record cannot be replayed")
    if record.opening is not None:
        return _arranged(game, record.opening, 0)
    p: Position = game.start(record.seed, record.generator)
    return p


def next_position(p: Position, line: Line) -> Position:
    """The position after the next move of a record: the same object if the move was played in it, or a new one."""
    if line.difference is None:
        p.play(p.game.parse(line.text))
        return p
    after = _arranged(p.game, apply_difference(p.situation(), line.difference), int(p.ply) + 1)
    after.journal = p.journal
    if after.journal is not None:
        after.journal.events.append(Event(after.ply, p.seat, "earlier-rules", {}, {}, 0))
    return after


def _arranged(game: Game[Any], situation: Situation, ply: int) -> Position:
    p: Position = game.arrange(situation)
    if p.ply != ply:
        raise BadRecord(f"the position after {ply} moves says that it is after {p.ply}")
    return p


def positions(record: Record) -> Iterator[Position]:
    """The position before the first move and after each; BadRecord names the line of an illegal one.

    It is the same object as long as moves are played; copy what is to be kept.
    """
    record = in_rules_of_today(record)
    p = opening_position(game_of(record), record)
    yield p
    for line in record.lines:
        try:
            p = next_position(p, line)
        except TracksideError as problem:
            raise BadRecord(str(problem), line.number) from None
        yield p


def replay(record: Record, until: int | None = None) -> Position:
    """The position after all moves, or the first `until` of them; BadRecord names the line of an illegal one."""
    lines = record.lines[:until]
    *_, last = positions(msgspec.structs.replace(record, lines=lines))
    return last


def verify(record: Record) -> Position:
    """The last position of a valid record: every move legal, the scores as stated, the seed and the situations at its
    seams as committed. Moves of earlier rules are not checked if the record says what they changed.

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
    seams = {seam.ply: seam for seam in record.seams}
    for p in positions(record):
        if p.ply in seams:
            _check_seam(p, seams[int(p.ply)], record.salt)
    totals = [int(score.total()) for score in p.scores()]
    if p.over and record.scores is None:
        raise BadRecord(f"the game is over with {_row(totals)}, but the record states no scores")
    if not p.over and record.scores is not None:
        raise BadRecord("scores are stated, but the game is not over", record.score_line)
    if record.scores is not None and record.scores != totals:
        raise BadRecord(f"scores are {_row(totals)}, not {_row(record.scores)}", record.score_line)
    return p


def _check_seam(p: Position, seam: Seam, salt: str) -> None:
    if commit(seam.situation, salt) != seam.commitment:
        raise BadRecord(f"the situation at ply {seam.ply} does not fit its commitment")
    if p.game.arrange(json.loads(seam.situation)).situation() != p.situation():
        raise BadRecord(f"the moves do not lead to the situation at ply {seam.ply}")


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
        raise BadRecord(f"{key}: {quoted(word)} is not a whole number", line)
    return int(word)


def _json(value: str, line: int, key: str) -> Any:
    try:
        return json.loads(value, parse_constant=_no_number)
    except (ValueError, RecursionError):  # json's own, or nested deeper than it follows
        raise BadRecord(f"{_name(key)}: {quoted(value)} is not a JSON value", line) from None


def _mapping(value: str, line: int, key: str) -> dict[str, Any]:
    found = _json(value, line, key)
    if not isinstance(found, dict):
        raise BadRecord(f"{_name(key)}: {quoted(value)} is no JSON object", line)
    return found


def _no_number(word: str) -> None:
    raise ValueError(word)  # NaN and infinities


def _name(key: str) -> str:
    """A header's name without quotes, shortened if it is too long."""
    return key if len(key) <= QUOTED else quoted(key)
