"""The stories of the transcripts: a game of each kind, and a lesson with a puzzle.

Together they use whatever a table can do: seats, moves and batches, undo, clocks, orders, stand-ins, leaving, replay,
refusals, forks and records.
"""

from __future__ import annotations

from server.transcript import Story, Transcript, Visitor, by_hints

from trackside.puzzles import shipped

WHOLE = 4000  # moves: more than any game has


async def ticket_to_ride_amsterdam(t: Transcript) -> None:
    """Two people and a spectator, a live clock; undo with and without consent, chat, a rematch and a fork."""
    t.title("A table fills")
    anna, ben, eve = [await t.guest(name) for name in ("Anna", "Ben", "Eve")]
    nobody = await t.stranger("Nobody")
    clock = {"kind": "live", "minutes": 40, "increment": 5, "at_zero": "bot"}
    game = "ticket_to_ride_amsterdam"
    id = await anna.make(game, "me", "open", start=False, public=True, clock=clock, name="Evening")
    await nobody.post(f"/api/tables/{id}/join", {})
    await anna.play(id, 0, "draw")
    await anna.post(f"/api/tables/{id}/start")
    await t.listen(nobody, id)
    await ben.post(f"/api/tables/{id}/join", {})
    await eve.post(f"/api/tables/{id}/join", {})
    await ben.post(f"/api/tables/{id}/start")
    await ben.post(f"/api/tables/{id}/seats/0", {"kind": "bot", "level": "greedy"})
    await anna.post(f"/api/tables/{id}/seats/9", {"kind": "open"})
    await anna.post(f"/api/tables/{id}/start")
    await anna.post(f"/api/tables/{id}/start")
    await t.listen(anna, id)
    bens = await t.listen(ben, id)

    t.title("Refusals")
    view = await anna.look(id)
    first = view["moves"][0]["text"]
    await anna.play(id, 5, first)
    await ben.play(id, 0, first)
    await eve.play(id, 0, first)
    await nobody.play(id, 0, first)
    await anna.play(id, 0, "fly")
    await anna.play(id, 0, "draw")
    await anna.play(id, 0, first, "draw")
    await anna.play(id, 0)
    await anna.play("nowhere", 0, first)
    await anna.post(f"/api/tables/{id}/undo", {"ply": 0})
    await anna.post(f"/api/tables/{id}/undo-request", {})
    await anna.post(f"/api/tables/{id}/undo-answer", {"accept": True})
    await anna.get(f"/api/tables/{id}/scores")
    await anna.post(f"/api/tables/{id}/rematch")
    await anna.post(f"/api/tables/{id}/fork", {"ply": 0})
    await anna.get(f"/api/tables/{id}/replay?ply=7")
    await anna.get(f"/api/tables/{id}/steps?after=0&to=7")
    await anna.get(f"/api/tables/{id}?as=1")
    await anna.post(f"/api/tables/{id}/why", {"move": "draw"})
    await anna.post(f"/api/tables/{id}/why", {"move": "fly"})
    await anna.post(f"/api/tables/{id}/why", {"move": first})
    await ben.post(f"/api/tables/{id}/why", {"move": first})
    await anna.post(f"/api/tables/{id}/coach", {"ply": 0, "moves": [first]})
    await ben.post(f"/api/tables/{id}/hint")
    await eve.post(f"/api/tables/{id}/hint")

    t.title("Moves, orders and undo")
    await t.play_on(id, (anna, ben), 6)
    await anna.post(f"/api/tables/{id}/orders", {"orders": [{"question": "turn", "move": "fly"}]})
    await anna.post(f"/api/tables/{id}/orders", {"orders": [{"question": "never", "move": "draw"}]})
    await eve.post(f"/api/tables/{id}/orders", {"orders": []})
    for who in (anna, ben):
        await who.post(f"/api/tables/{id}/orders", {"orders": [{"question": "second-card", "move": "draw"}]})
        await who.get(f"/api/tables/{id}/orders")
    await t.play_one(id, (anna, ben), lambda p, rng: "draw")
    await t.play_one(id, (anna, ben), lambda p, rng: "draw")
    for who in (anna, ben):
        await who.post(f"/api/tables/{id}/orders", {"orders": []})
    await _undo_freely(t, id, (anna, ben))
    await _undo_with_consent(t, id, anna, ben)
    await anna.post(f"/api/tables/{id}/chat", {"text": "  Well\tplayed \u200b"})
    await eve.post(f"/api/tables/{id}/chat", {"text": "Hello"})
    await anna.post(f"/api/tables/{id}/chat", {"text": "\u200b"})
    await ben.get(f"/api/tables/{id}/since")
    await eve.get(f"/api/tables/{id}/since")
    await t.rows("Rows in the middle of the game")

    t.title("Ben goes, comes back and goes on")
    await t.hang_up(bens)
    await t.play_on(id, (anna, ben), 4)
    await ben.get(f"/api/tables/{id}/since")
    seen = (await ben.look(id))["seq"] - 2
    bens = await t.listen(ben, id, f"known=3.{seen}", f"3.{seen}")
    await t.hang_up(bens)
    bens = await t.listen(ben, id, "as=1")
    await ben.get(f"/api/tables/{id}/record")
    await anna.get(f"/api/tables/{id}/panels?ply=3")
    await ben.get(f"/api/tables/{id}/replay?ply=4")
    await ben.get(f"/api/tables/{id}/replay?ply=4&as=0")
    await nobody.get(f"/api/tables/{id}/steps?after=1&to=4")

    t.title("To the end")
    await t.play_on(id, (anna, ben), WHOLE)
    await anna.play(id, 0, first)
    last = (await anna.look(id))["ply"]
    await anna.play(id, last, first)
    await anna.post(f"/api/tables/{id}/why", {"move": first})
    await nobody.get(f"/api/tables/{id}/scores")
    await nobody.get(f"/api/tables/{id}/replay?ply=4&as=all")
    await nobody.get(f"/api/tables/{id}/replay?ply=4&as=1")
    await nobody.get(f"/api/tables/{id}/replay?ply=4&as=7")
    await nobody.get(f"/api/tables/{id}/steps?after=20&to=23&as=0")
    record = await nobody.get(f"/api/tables/{id}/record")
    await nobody.get(f"/api/tables/{id}")
    await t.rows("Rows of a finished game")

    t.title("Again")
    fork = (await eve.post(f"/api/tables/{id}/fork", {"ply": 9}))["id"]
    await t.listen(eve, fork)
    await t.play_on(fork, (eve,), 3)
    await nobody.get(f"/api/tables/{id}/record")
    await eve.post(f"/api/tables/{id}/fork", {"ply": 99_999})
    await eve.post(f"/api/tables/{id}/fork", {"ply": 3, "seat": 5})
    against = (await eve.post(f"/api/tables/{id}/fork", {"ply": 9, "seat": 1}))["id"]
    await eve.get(f"/api/tables/{against}")
    again = (await ben.post(f"/api/tables/{id}/rematch"))["id"]
    await anna.post(f"/api/tables/{id}/rematch")
    await ben.post(f"/api/tables/{again}/start")
    await eve.post("/api/records", {"text": record})
    await eve.post("/api/records", {"text": record.replace("keep", "fly")})
    await eve.get("/api/tables")
    await anna.post(f"/api/tables/{id}/leave")
    await anna.delete(f"/api/tables/{id}")
    await ben.post(f"/api/tables/{id}/leave")
    await nobody.get(f"/api/tables/{id}")
    await t.rows("All rows")


async def _undo_freely(t: Transcript, id: str, people: tuple[Visitor, ...]) -> None:
    """Play until somebody may take a move back, and do so."""
    for _ in range(60):
        view = await t.play_one(id, people)
        free = view["undo"]["free_to_ply"]
        if free is not None:
            who = next(each for each in people if view["seats"][view["viewer"]]["name"] == each.name)
            await who.post(f"/api/tables/{id}/undo", {"ply": view["ply"]})
            await who.post(f"/api/tables/{id}/undo", {"ply": free})
            return
    raise AssertionError("no move could be taken back")


async def _undo_with_consent(t: Transcript, id: str, anna: Visitor, ben: Visitor) -> None:
    await t.play_on(id, (anna, ben), 3)
    await anna.post(f"/api/tables/{id}/undo-request", {"ply": 90_000})
    await anna.post(f"/api/tables/{id}/undo-request", {})
    await anna.post(f"/api/tables/{id}/undo-answer", {"accept": True})
    await ben.post(f"/api/tables/{id}/undo-answer", {"accept": False})
    await ben.post(f"/api/tables/{id}/undo-request", {})
    await ben.post(f"/api/tables/{id}/undo-answer", {"accept": False})
    await ben.post(f"/api/tables/{id}/undo-request", {})
    await t.play_one(id, (anna, ben))  # a move withdraws it
    await ben.post(f"/api/tables/{id}/undo-request", {})
    await anna.post(f"/api/tables/{id}/undo-answer", {"accept": True})
    await anna.post(f"/api/tables/{id}/undo-answer", {"accept": True})


async def great_western_trail(t: Transcript) -> None:
    """One person against bots of two levels; resigns near the end, and the bots go on alone."""
    t.title("Anna against bots")
    anna, eve = await t.guest("Anna"), await t.guest("Eve")
    id = await anna.make("great_western_trail", "me", "random", "greedy")
    await t.listen(anna, id)
    await t.listen(eve, id)
    await t.play_on(id, (anna,), 20)
    await anna.post(f"/api/tables/{id}/undo-request", {})
    await t.play_on(id, (anna,), 60)
    view = await anna.look(id)
    await anna.post(f"/api/tables/{id}/undo-request", {"ply": 0 if view["ply"] < 9 else view["ply"] - 9})
    await t.play_on(id, (anna,), 30)
    await anna.get(f"/api/tables/{id}/panels")
    await anna.get(f"/api/tables/{id}/steps?after=4&to=12")
    await anna.get(f"/api/tables/{id}/record")
    view = await anna.look(id)
    place = view["moves"][0]["where"]
    await anna.post(f"/api/tables/{id}/why", {"where": place[0] if place else ["tile", "none"]})
    await anna.post(f"/api/tables/{id}/coach", {"ply": 0, "moves": [view["moves"][0]["text"]]})
    await t.rows()
    t.title("A batch")
    await _batches(t, id, anna)
    t.title("Anna resigns")
    await eve.post(f"/api/tables/{id}/resign", {})
    await anna.post(f"/api/tables/{id}/resign", {"level": "nobody"})
    await anna.post(f"/api/tables/{id}/resign", {"level": "random"})
    await anna.get(f"/api/tables/{id}")
    await anna.play(id, 3, "pass")
    await eve.delete(f"/api/tables/{id}")
    await anna.delete(f"/api/tables/{id}")
    await t.rows("All rows")


async def _batches(t: Transcript, id: str, who: Visitor) -> None:
    """Send compound decisions as batches, until three were played."""
    played = 0
    for _ in range(200):
        view = await who.look(id)
        if view["table"]["state"] != "playing":
            return
        several = [each for each in view["compounds"] if len(each["moves"]) > 1]
        if several:
            await who.play(id, view["ply"], *several[0]["moves"][:-1], "fly")
            await who.play(id, view["ply"], *several[0]["moves"])
            played += 1
            if played == 3:
                return
        else:
            await t.play_one(id, (who,))


async def steam(t: Transcript) -> None:
    """Three people with days for each turn; quiet hours, a reminder, a time-out, a stand-in, and one who leaves."""
    t.title("A private table")
    anna, ben, cleo = [await t.guest(name) for name in ("Anna", "Ben", "Cleo")]
    clock = {"kind": "days", "days": 2, "at_zero": "bot"}
    await anna.make("steam", "me", "open", "open", start=False, clock={"kind": "days"})
    await anna.make("steam", "me", "me", "open", start=False)
    await anna.make("steam", "me", "nobody", start=False)
    options = {"rules": "base"}
    id = await anna.make("steam", "me", "open", "open", start=False, clock=clock, stand_in=True, options=options)
    code = (await anna.look(id))["table"]["code"]
    await ben.post(f"/api/tables/{id}/join", {"code": "WRONG"})
    await ben.post(f"/api/tables/{id}/join", {"code": code.lower()})
    await cleo.get(f"/api/tables/{code}")
    await cleo.post(f"/api/tables/{code}/join", {"seat": 1})
    await cleo.post(f"/api/tables/{code}/join", {"seat": 2})
    await ben.post(f"/api/tables/{id}/leave")
    await ben.post(f"/api/tables/{code}/join", {})
    await ben.http.put(
        "/api/notices/quiet",
        json={"hours": {"begin": "22:00", "end": "07:00", "zone": "Europe/Kyiv"}},
        headers={"x-csrf-token": ben.http.cookies["csrftoken"]},
    )
    await anna.post(f"/api/tables/{id}/start")
    await t.listen(anna, id)
    bens = await t.listen(ben, id)
    await t.listen(cleo, id)
    await t.play_on(id, (anna, ben, cleo), 40, by_hints)
    await t.rows()

    t.title("Somebody is away")
    await t.hang_up(bens)
    for _ in range(30):
        view = await anna.look(id)
        if view["prompt"]["seat"] == 1:
            break
        await t.play_one(id, (anna, cleo), by_hints)
    await t.tick(100)
    await t.tick(100)
    await ben.get(f"/api/tables/{id}")
    bens = await t.listen(ben, id)
    await ben.post(f"/api/tables/{id}/undo-request", {})
    await t.play_on(id, (ben, anna, cleo), 5, by_hints)
    t.title("Somebody is out of time")
    await t.tick(1.5 * 86_400)
    await anna.get(f"/api/tables/{id}")
    await t.tick(1.5 * 86_400)
    await t.play_on(id, (anna, ben, cleo), 5, by_hints)
    t.title("Somebody leaves")
    await anna.post(f"/api/tables/{id}/undo-request", {})
    await cleo.post(f"/api/tables/{id}/leave")
    await anna.get(f"/api/tables/{id}")
    await cleo.get(f"/api/tables/{id}")
    await anna.delete(f"/api/tables/{id}")
    orders = [{"question": "delivery", "move": "pass"}]
    await anna.post(f"/api/tables/{id}/orders", {"orders": orders})
    await t.play_on(id, (anna, ben), WHOLE, by_hints)
    await anna.get(f"/api/tables/{id}/scores")
    await t.rows("All rows")


async def isle_of_trains(t: Transcript) -> None:
    """Two accounts in a rated game, then two people at one screen."""
    t.title("A rated game")
    anna, ben, cleo = [await t.guest(name) for name in ("Anna", "Ben", "Cleo")]
    for who in (anna, ben):
        await who.post("/api/register", {"login": who.name.lower(), "password": "correct horse"})
    await cleo.make("isle_of_trains", "me", "open", rated=True, start=False, public=True)
    await anna.make("isle_of_trains", "me", "human", rated=True, start=False)
    id = await anna.make("isle_of_trains", "me", "open", rated=True, start=False, public=True)
    await cleo.post(f"/api/tables/{id}/join", {})
    await ben.post(f"/api/tables/{id}/join", {})
    await anna.post(f"/api/tables/{id}/start")
    await t.listen(anna, id)
    await t.listen(ben, id)
    await t.play_on(id, (anna, ben), 30)
    await anna.post(f"/api/tables/{id}/undo-request", {})
    await anna.post(f"/api/tables/{id}/hint")
    await ben.post(f"/api/tables/{id}/hint")
    await anna.delete(f"/api/tables/{id}")
    orders = [{"question": "take-cards", "move": "take deck"}]
    for who in (anna, ben):
        await who.post(f"/api/tables/{id}/orders", {"orders": orders})
    await t.play_on(id, (anna, ben), WHOLE)
    await ben.get(f"/api/tables/{id}/scores")
    await t.rows()

    t.title("Two people at one screen")
    shared = await cleo.make("isle_of_trains", "me", "human", "greedy", options={})
    await t.listen(cleo, shared)
    await t.listen(cleo, shared, "as=1")
    await t.play_on(shared, (cleo,), 40)
    await cleo.get(f"/api/tables/{shared}?as=0")
    await cleo.get(f"/api/tables/{shared}?as=1")
    await cleo.get(f"/api/tables/{shared}?as=2")
    await cleo.post(f"/api/tables/{shared}/orders?as=1", {"orders": orders})
    await t.play_on(shared, (cleo,), 20)
    await cleo.post(f"/api/tables/{shared}/undo-request", {})
    await cleo.post(f"/api/tables/{shared}/fork", {"ply": 5})
    await cleo.delete(f"/api/tables/{shared}")
    await t.rows("All rows")


async def lesson_and_puzzle(t: Transcript) -> None:
    """A learner strays from the script, goes on with it, and then solves a puzzle."""
    t.title("A lesson")
    anna = await t.guest("Anna")
    nobody = await t.stranger("Nobody")
    await anna.post("/api/games/steam/lessons/none")
    id = (await anna.post("/api/games/steam/lessons/first_game"))["id"]
    await t.listen(anna, id)
    for _ in range(12):
        view = await anna.look(id)
        if not view["prompt"]["yours"] or view["lesson"] is None:
            break
        wanted = await _scripted(t, id)
        wrong = [move["text"] for move in view["moves"] if move["text"] not in wanted[:1]]
        if wrong and wanted:
            await anna.play(id, view["ply"], wrong[-1])
        view = await anna.look(id)
        if view["prompt"]["yours"]:
            await anna.play(id, view["ply"], *(await _scripted(t, id) or [view["moves"][0]["text"]]))
    await t.rows()

    t.title("A puzzle")
    puzzle = shipped.collection()[0]
    await anna.get(f"/api/puzzles/{puzzle.id}")
    await nobody.get(f"/api/puzzles/{puzzle.id}")
    await nobody.get("/api/puzzles/none")
    view = (await anna.get(f"/api/puzzles/{puzzle.id}"))["table"]
    first = view["moves"][-1]["text"]
    await anna.post(f"/api/puzzles/{puzzle.id}/why", {"move": first, "moves": []})
    await anna.post(f"/api/puzzles/{puzzle.id}", {"moves": ["fly"]})
    await anna.post(f"/api/puzzles/{puzzle.id}", {"moves": [first]})
    answer = await anna.post(f"/api/puzzles/{puzzle.id}", {"moves": []})
    await anna.post(f"/api/puzzles/{puzzle.id}", {"moves": answer["moves"]})
    on = (await anna.post(f"/api/puzzles/{puzzle.id}/play"))["id"]
    await t.play_on(on, (anna,), 3)
    await t.rows("All rows")


async def _scripted(t: Transcript, id: str) -> list[str]:
    """What the lesson's step wants to be played."""
    from trackside.tables import lessons

    async with t.server.context.tables.locked(id) as table:
        at = lessons.place(table)
        return [] if at is None or not at.rest else at.rest[0]


STORIES: dict[str, Story] = {
    story.__name__: story
    for story in (ticket_to_ride_amsterdam, great_western_trail, steam, isle_of_trains, lesson_and_puzzle)
}
