"""trackside rules: print the rules of a game, a chapter or a single rule."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from trackside.cli import arguments as given

HELP = "read the rules of a game"


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    parser.add_argument("id", nargs="*", metavar="ID", help="a rule (TTR-4.3), a chapter (4), or words to look for")
    given.add_language(parser)
    given.add_plain(parser)


def run(arguments: Namespace) -> int:
    from trackside.cli.choose_screen import screen
    from trackside.games.player_aid import minute
    from trackside.games.rulebook import find, language_of, rulebook

    on = screen(arguments)
    language = given.language(arguments)
    found = (
        find(arguments.game, " ".join(arguments.id), language) if arguments.id else rulebook(arguments.game, language)
    )
    if language_of(arguments.game, language) != language:
        on.aside(given.say(arguments).say("cli-rules-english"))
    if not arguments.id:
        lines = minute(arguments.game, language)
        if lines:
            on.heading(given.say(arguments).say("aid-minute"))
        for line in lines:
            on.markdown(f"- {line.text}")
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            on.heading(section)
        on.markdown(f"**{rule.id}** {rule.text}")
    return 0
