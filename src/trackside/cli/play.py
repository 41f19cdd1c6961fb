"""trackside play: a game of people and bots at one terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from trackside.cli import arguments as given

if TYPE_CHECKING:
    from trackside.core.edge.playthrough import Playthrough

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
    playing = resumed(arguments, seats) if arguments.resume else new_game(arguments, seats)
    say = given.say(arguments, playing.game.id).seated(names(seats, say))
    bots = make_bots(seats, playing.seed)
    if arguments.record:
        prepare(arguments.record)
    on = screen(arguments)
    on.heading(say.say("title"))
    on.line(say.say("tagline"))
    on.aside(say.say("cli-welcome"))
    try:
        TerminalTable(playing, bots, say, on, Keyboard()).play()
    except Left:
        on.line(say.say("cli-left"))
    finally:
        if arguments.record:
            store(playing, arguments.record)
    if arguments.record:
        on.line(say.say("cli-saved", file=arguments.record))
    return 0


def new_game(arguments: Namespace, seats: list[str]) -> Playthrough:
    """Games with people use the generator whose seed cannot be found from the cards, and a salted commitment."""
    import secrets

    from trackside.core.edge.playthrough import Playthrough
    from trackside.core.edge.record import new_record
    from trackside.core.rng import SHA256

    game = given.game(arguments, len(seats))
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(1 << 62)
    return Playthrough(new_record(game, seed, SHA256, secrets.token_hex(16), seats))


def resumed(arguments: Namespace, seats: list[str]) -> Playthrough:
    from trackside.cli.records import play_on
    from trackside.core.edge.errors import BadOption

    playing = play_on(arguments.resume)
    if playing.game.id != arguments.game:
        raise BadOption(f"{arguments.resume} is a game of {playing.game.id}")
    if playing.record.players != len(seats):
        raise BadOption(f"{arguments.resume} has {playing.record.players} seats, --seats names {len(seats)}")
    return playing
