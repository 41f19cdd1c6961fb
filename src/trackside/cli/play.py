"""trackside play: a game of people and bots at one terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from trackside.cli import arguments as given

if TYPE_CHECKING:
    from trackside.core.edge.record import Record
    from trackside.tables.local import LocalTables

HELP = "play a game in the terminal, against bots or with others at the same keyboard"


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    given.add_seats(parser, given.HUMAN, "greedy")
    given.add_setting(parser)
    given.add_language(parser)
    given.add_plain(parser)
    parser.add_argument("--record", metavar="FILE", help="write the record of the game to this file")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")


def run(arguments: Namespace) -> int:
    from trackside.cli.choose_screen import screen
    from trackside.cli.keyboard import Keyboard
    from trackside.cli.players import make_bots, names
    from trackside.cli.records import prepare, store
    from trackside.cli.table import Left, TerminalTable

    say = given.say(arguments)
    seats = given.seats(arguments)
    record = resumed(arguments, seats) if arguments.resume else new_game(arguments, seats)
    tables, id = opened(record, seats)
    table = TerminalTable(tables, id, make_bots(seats, record.seed or 0), say, screen(arguments), Keyboard())
    table.say = say = given.say(arguments, record.game).seated(names(seats, say))
    if arguments.record:
        prepare(arguments.record)
    on = table.screen
    on.heading(say.say("title"))
    on.line(say.say("tagline"))
    on.aside(say.say("cli-welcome"))
    try:
        table.play()
    except Left:
        on.line(say.say("cli-left"))
    finally:
        if arguments.record:
            store(table.playing, arguments.record)
    if arguments.record:
        on.line(say.say("cli-saved", file=arguments.record))
    return 0


def opened(record: Record, seats: list[str]) -> tuple[LocalTables, str]:
    """A table in memory on which the game of a record goes on: a person or a bot on each seat."""
    import time

    from msgspec import structs

    from trackside.core.edge.playthrough import Playthrough
    from trackside.core.edge.record import as_json, opening_position
    from trackside.tables.local import LocalTables
    from trackside.tables.memory import MemoryStore
    from trackside.tables.new_table import from_record
    from trackside.tables.state import Fresh, Player

    playing = Playthrough(record)
    fresh = Fresh(id="table", code="", seed=playing.seed, salt=record.salt, now=time.time())
    made = from_record(
        Player(id="host", name="host"),
        structs.replace(playing.record, seats=[]),
        playing.game.setting.options,
        int(playing.position.seat),
        as_json(opening_position(playing.game, playing.record).situation()),
        [None if line.difference is None else as_json(line.difference) for line in playing.record.lines],
        fresh,
    )
    made.state.open_seed = False  # it is nobody's lesson
    for seat, who in zip(made.seats, seats, strict=True):
        seat.name = playing.record.seats[seat.seat] if playing.record.seats else ""
        if who == given.HUMAN:
            seat.person = f"person {seat.seat}"
        else:
            seat.kind, seat.person, seat.level = "bot", None, who
    tables = LocalTables(MemoryStore(), time.time)
    return tables, tables.create(made).id


def new_game(arguments: Namespace, seats: list[str]) -> Record:
    """Games with people use the generator whose seed cannot be found from the cards, and a salted commitment."""
    import secrets

    from trackside.core.edge.record import new_record
    from trackside.core.rng import SHA256

    game = given.game(arguments, len(seats))
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(1 << 62)
    return new_record(game, seed, SHA256, secrets.token_hex(16), seats)


def resumed(arguments: Namespace, seats: list[str]) -> Record:
    from trackside.cli.records import play_on
    from trackside.core.edge.errors import BadOption

    playing = play_on(arguments.resume)
    if playing.game.id != arguments.game:
        raise BadOption(f"{arguments.resume} is a game of {playing.game.id}")
    if playing.record.players != len(seats):
        raise BadOption(f"{arguments.resume} has {playing.record.players} seats, --seats names {len(seats)}")
    return playing.record
