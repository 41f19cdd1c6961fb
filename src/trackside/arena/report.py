"""The report of a match or a ladder: one HTML page with charts that needs no network."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import date
from html import escape

from trackside import __version__, engine
from trackside.arena import charts
from trackside.arena.ladder import Ladder, interval
from trackside.arena.match import Match, Played, Round
from trackside.arena.result import MatchResult, lead, margin
from trackside.games import about
from trackside.locales import RIGHT_TO_LEFT, Words

STYLE = """
:root { color-scheme: light dark; --ink: #1c1f23; --soft: #667; --paper: #fff; --line: #ccd; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #99a; --paper: #16181c; --line: #445; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: start; }
td { font-variant-numeric: tabular-nums; }
svg { max-width: 100%; height: auto; direction: ltr; }
svg .zero { stroke: var(--ink); stroke-width: 1; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
p { color: var(--soft); }
"""


def match_report(match: Match, rounds: Sequence[Round], result: MatchResult, say: Words) -> str:
    games = [game for round in rounds for game in round.games]
    names = list(dict.fromkeys(match.players))
    heads = [
        say.say(f"cli-{key}") for key in ("player", "win-rate", "parity", "score", "margin", "thinking", "playouts")
    ]
    rows = [
        [
            each.player,
            f"{each.rate:.1%} [{100 * each.low:.1f}, {100 * each.high:.1f}]",
            f"{each.parity:.0%}",
            f"{each.score:.1f}",
            lead(each.margin, each.margin_low, each.margin_high).replace("-", "−"),
            f"{each.ms_per_decision:.1f}",
            f"{each.playouts_per_decision:.0f}",
        ]
        for each in result.results
    ]
    verdict = say.say(f"cli-sure-{result.sure}", player=match.players[0]) if result.sure else ""
    body = [
        f"<h1>{escape(say.say('title'))}</h1>",
        *paragraphs(facts(match, rounds, say)),
        table(heads, rows),
        f"<p>{escape(verdict)}</p>" if verdict else "",
        *pictures(names, games, say),
    ]
    return page(f"{say.say('title')}: {', '.join(names)}", body, say)


def ladder_report(match: Match, ladder: Ladder, rounds: Sequence[Round], say: Words) -> str:
    games = [game for round in rounds for game in round.games]
    names = [each.player for each in ladder.players]
    heads = [say.say(f"cli-{key}") for key in ("player", "rating", "interval", "games")]
    rows = [[each.player, f"{each.rating:.0f}", interval(each), str(each.games)] for each in ladder.players]
    body = [
        f"<h1>{escape(say.say('title'))}</h1>",
        *paragraphs(facts(match, rounds, say)),
        table(heads, rows),
        *pictures(names, games, say),
    ]
    return page(f"{say.say('title')}: {', '.join(names)}", body, say)


def facts(match: Match, rounds: Sequence[Round], say: Words) -> list[str]:
    """What was played, and by which code: what somebody needs who wants to play it again."""
    runs = say.say("cli-engine-compiled" if engine.plays_compiled(match.game) else "cli-engine-pure")
    seeds = [round.seed for round in rounds]
    found = [
        say.say("cli-simulated", count=sum(len(round.games) for round in rounds)),
        say.say("cli-report-seeds", first=str(min(seeds)), last=str(max(seeds))),
        say.say("cli-report-budget", budget=match.budget) if match.budget is not None else "",
        ", ".join(changed_options(match, say)),
        ", ".join(f"{name}={value}" for name, value in match.overrides.items()),
        say.say("cli-report-code", version=__version__, engine=runs, date=date.today().isoformat()),
    ]
    return [each for each in found if each]


def changed_options(match: Match, say: Words) -> list[str]:
    """The options that differ from their defaults, in words."""
    found: list[str] = []
    for option in about(match.game).options:
        value = option.read(match.options.get(option.name, option.default))
        if value != option.default:
            written = option.write(value)
            choice = f"choice-{option.name}-{written}"
            if option.type == "flag":
                choice = "cli-yes" if value else "cli-no"
            found.append(f"{say.say(f'option-{option.name}')}: {say.say(choice) if say.has(choice) else written}")
    return found


def paragraphs(texts: Sequence[str]) -> list[str]:
    return [f"<p>{escape(text)}</p>" for text in texts]


def pictures(names: list[str], games: Sequence[Played], say: Words) -> list[str]:
    """Charts: who beats whom, by how much, with which points, how long and how slowly."""
    margins = {name: [margin(game, seat) for game, seat in seats(name, games)] for name in names}
    lengths = [float(game.decisions) for game in games]
    thought = {
        name: [1000 * game.seconds[seat] / max(game.choices[seat], 1) for game, seat in seats(name, games)]
        for name in names
    }
    return [
        section(say.say("cli-game-wins"), charts.matrix(names, win_matrix(names, games))),
        section(say.say("cli-game-margins"), charts.histogram(margins)),
        section(say.say("cli-game-points"), charts.stacked(points(names, games, say))),
        section(say.say("cli-length"), charts.histogram({say.say("cli-games"): lengths})),
        section(say.say("cli-thinking"), charts.histogram(thought)),
    ]


def seats(name: str, games: Sequence[Played]) -> list[tuple[Played, int]]:
    return [(game, seat) for game in games for seat, player in enumerate(game.players) if player == name]


def win_matrix(names: list[str], games: Sequence[Played]) -> list[list[float | None]]:
    """For every two players, the share of games in which a seat of the first finishes ahead of one of the second."""
    won: dict[tuple[str, str], float] = defaultdict(float)
    met: dict[tuple[str, str], int] = defaultdict(int)
    for game in games:
        for seat, mine in enumerate(game.players):
            for other, theirs in enumerate(game.players):
                if mine != theirs:
                    met[mine, theirs] += 1
                    ahead = game.places[other] - game.places[seat]
                    won[mine, theirs] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return [[won[a, b] / met[a, b] if met[a, b] else None for b in names] for a in names]


def points(names: list[str], games: Sequence[Played], say: Words) -> dict[str, dict[str, float]]:
    """The mean points of each player by category."""
    found: dict[str, dict[str, float]] = {}
    for name in names:
        mine = seats(name, games)
        total: dict[str, float] = defaultdict(float)
        for game, seat in mine:
            for category, its in game.parts[seat].items():
                total[category] += its / len(mine)
        found[name] = {say.say(f"category-{category}"): its for category, its in total.items()}
    return found


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in rows)
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"


def section(title: str, picture: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{picture}</section>"


def page(title: str, body: Sequence[str], say: Words) -> str:
    direction = "rtl" if say.language in RIGHT_TO_LEFT else "ltr"
    content = "\n".join(part for part in body if part)
    return (
        f'<!doctype html>\n<html lang="{say.language}" dir="{direction}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n{content}\n</body>\n</html>\n"
    )
