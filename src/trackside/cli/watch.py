"""trackside watch: let bots play and print the log."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from trackside.cli import arguments as given

HELP = "watch bots play a game"
SPECTATOR = -1


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    given.add_seats(parser, "greedy", "greedy")
    given.add_setting(parser)
    given.add_language(parser)
    given.add_plain(parser)
    parser.add_argument("--record", metavar="FILE", help="write the record of the game to this file")


def run(arguments: Namespace) -> int:
    import secrets

    from trackside.bots.sight import Sight
    from trackside.cli.choose_screen import screen
    from trackside.cli.players import names, only_bots
    from trackside.cli.records import prepare, store
    from trackside.cli.result import show_result
    from trackside.core.edge.playthrough import Playthrough
    from trackside.core.edge.record import new_record

    seats = given.seats(arguments)
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(1 << 62)
    bots = only_bots(seats, seed)
    playing = Playthrough(new_record(given.game(arguments, len(seats)), seed, seats=seats))
    say = given.say(arguments, playing.game.id)
    say = say.seated(names(seats, say))
    if arguments.record:
        prepare(arguments.record)
    on = screen(arguments)
    told = 0
    while True:
        for event in playing.events[told:]:
            on.event(say.event(event.seen_by(SPECTATOR)), int(event.seat))
        told = len(playing.events)
        if playing.position.over:
            break
        playing.play([bots[playing.position.seat].choose(Sight(playing.position)).text])
    show_result(playing, say, on)
    if arguments.record:
        store(playing, arguments.record)
        on.line(say.say("cli-saved", file=arguments.record))
    return 0
