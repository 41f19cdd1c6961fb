"""trackside games: list games and their options."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from trackside.cli.arguments import add_language, add_plain, language

HELP = "list the games and their options"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)
    add_plain(parser)


def run(arguments: Namespace) -> int:
    from trackside.games import ids

    spoken = language(arguments)
    games = [describe(id, spoken) for id in ids()]
    if arguments.json:
        import json

        print(json.dumps(games, ensure_ascii=False, indent=2))
    else:
        show(games, arguments)
    return 0


def describe(id: str, language: str) -> dict[str, Any]:
    from trackside.games import about, make
    from trackside.games.rulebook import rulebook
    from trackside.locales import words

    its = about(id)
    say = words(language, id)
    return {
        "id": its.id,
        "title": say.say("title"),
        "seats": list(its.seats),
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "choices": list(option.allowed()),
                "default": option.default,
                "text": say.say(f"option-{option.name}"),
                "ruling": option.ruling,
            }
            for option in its.options
        ],
        "rules": sum(entry.kind == "rule" for entry in rulebook(id)),
        "moves": len(make(id, None, None, {}).moves),
    }


def show(games: list[dict[str, Any]], arguments: Namespace) -> None:
    from trackside.cli.choose_screen import screen
    from trackside.locales import words

    on = screen(arguments)
    for game in games:
        say = words(language(arguments), game["id"])
        least, most = game["seats"]
        on.heading(f"{game['title']}  ({game['id']})")
        on.line(say.say("tagline"))
        facts = {"least": least, "most": most, "rules": game["rules"], "moves": game["moves"]}
        on.aside(say.say("cli-game-facts", facts))
        for ruling in (False, True):
            rows = [
                (f"{option['name']}={choices(option)}", option["text"])
                for option in game["options"]
                if option["ruling"] is ruling
            ]
            if rows and ruling:
                on.aside(say.say("cli-house-rules", {"count": len(rows)}))
            on.listing(rows)


def choices(option: dict[str, Any]) -> str:
    """The choices of an option, default first; for a number, its range."""
    from trackside.core.edge.about import Option

    if option["type"] == "number":
        return f"{option['default']} ({option['choices'][0]}–{option['choices'][-1]})"
    values = [option["default"], *(choice for choice in option["choices"] if choice != option["default"])]
    return " | ".join(Option.write(value) for value in values)
