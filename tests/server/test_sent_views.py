"""Views as they are sent: encoded once, without what no client reads, compressed if large."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncGenerator
from pathlib import Path

import msgspec
import pytest
from server.in_process import in_process_server

from trackside.locales import LANGUAGES, words
from trackside.server.bus import PresentElsewhere
from trackside.server.http.compression import GZIP, MIN_BYTES, packed_stream
from trackside.server.live.event_stream import Known, Viewer
from trackside.server.people.principal import Principal
from trackside.tables.requests import ClockSetting


def test_the_answer_to_a_move_is_encoded_once_with_its_event(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben, id = await server.pair()
            streams = server.context.event_streams
            known = [Known(), Known()]
            viewers = [Viewer(Principal(person, "127.0.0.1", "en")) for person in (anna, ben)]
            async with server.context.tables.locked(id) as table:
                for viewer, state in zip(viewers, known, strict=True):
                    assert len(streams.new_events(table, viewer, state)) == 1
                move = table.position.moves()[0].text
            sent = await server.context.play.play(anna, id, 0, [move], "en")
            async with server.context.tables.locked(id) as table:
                hers, his = (streams.new_events(table, *each)[0] for each in zip(viewers, known, strict=True))
            assert hers is sent.event and hers.endswith(b"data: " + sent.json + b"\n\n")
            assert json.loads(his.split(b"data: ")[1])["viewer"] == 1

    asyncio.run(run())


def test_all_spectators_share_one_view(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, _, id = await server.pair()
            strangers = [None, (await server.person("Eve")).id, (await server.person("Mallory")).id]
            async with server.context.tables.locked(id) as table:
                views = [server.context.views.encode(table, who, "en") for who in strangers]
                assert views[0] is views[1] is views[2]
                assert server.context.views.encode(table, anna.id, "en") is not views[0]

    asyncio.run(run())


def test_the_games_view_has_no_second_list_of_moves(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, _, id = await server.pair()
            view = json.loads(await server.get(anna, f"/api/tables/{id}"))
            assert view["moves"] and "moves" not in view["view"] and "panels" not in view
            panels = json.loads(await server.get(anna, f"/api/tables/{id}/panels"))
            assert panels["ply"] == 0 and panels["panels"]
            assert panels == json.loads(await server.get(anna, f"/api/tables/{id}/panels?ply=0"))

    asyncio.run(run())


def test_large_answers_are_compressed_and_small_ones_are_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            box = await server.http.get("/api/games/steam/box")
            me = await server.http.get("/api/me")
            assert len(box.content) > MIN_BYTES and box.headers["content-encoding"] == "gzip"
            assert int(box.headers["content-length"]) < len(box.content) / 2
            assert "content-encoding" not in me.headers
            plain = await server.http.get("/api/games/steam/box", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers and plain.content == box.content

    asyncio.run(run())


def test_every_chunk_of_a_packed_stream_can_be_read_when_it_comes() -> None:
    chunks = [b": hello\n\n", b"data: " + b"lay track, " * 5000 + b"\n\n", b": \n\n", bytes(range(256)) * 50]

    async def sent() -> AsyncGenerator[bytes]:
        for chunk in chunks:
            yield chunk

    async def run() -> None:
        reader = zlib.decompressobj(GZIP)
        packed = [part async for part in packed_stream(sent())]
        assert [reader.decompress(part) for part in packed] == [b"", *chunks, b""]
        assert reader.eof and len(packed[2]) < len(chunks[1]) / 20

    asyncio.run(run())


def test_clocks_and_chat_are_added_to_a_view_that_others_share(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben, id = await server.pair(clock=ClockSetting(kind="live", minutes=30))
            await server.context.chat.say(anna, id, 'a "quoted" line, {} and []')
            async with server.context.tables.locked(id) as table:
                sent = json.loads(server.context.views.encode(table, ben.id, "en").json)
                built = msgspec.to_builtins(server.context.views.show(table, ben.id, "en"))
                unread = json.loads(server.context.views.encode(table, ben.id, "en", chat_after=table.row.seq).json)
            assert [line["text"] for line in sent["chat"]] == ['a "quoted" line, {} and []'] and unread["chat"] == []
            assert [clock["seat"] for clock in sent["clocks"]] == [0, 1]
            del sent["clocks"], built["clocks"]  # they run
            assert list(sent) == list(built) and sent == json.loads(msgspec.json.encode(built))

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_describes_each_move_as_on_its_own(tmp_path: Path, language: str) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            seats = {"steam": 3, "great_western_trail": 2, "isle_of_trains": 2, "ticket_to_ride_amsterdam": 2}
            for game, count in seats.items():
                id = await server.table(anna, "me", *["human"] * (count - 1), game=game)
                for _ in range(25):
                    async with server.context.tables.locked(id) as table:
                        view = server.context.views.show(table, anna.id, language)
                        position = table.position
                        say = words(language, game).seated([seat.name for seat in view.seats])
                        for shown, move in zip(view.moves, position.moves(), strict=True):
                            note = position.game.note(position, move)
                            assert shown.text == move.text and shown.label == say.move(move, position)
                            assert shown.short == say.short_move(move, position)
                            assert shown.facts == move.facts_in(position)
                            assert sorted([*shown.where, *shown.also]) == sorted(move.where(position))
                            assert shown.note == ({} if note is None else note[1])
                        last = view.moves[-1].text if table.playthrough.ply % 3 else view.moves[0].text
                        ply = table.playthrough.ply
                    await server.context.play.play(anna, id, ply, [last], "en")

    asyncio.run(run())


def test_streams_tell_who_is_there_when_somebody_comes_goes_or_sits_down(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            presence, tables = server.context.presence, server.context.tables
            anna, ben = await server.person("Anna"), await server.person("Ben")
            id = await server.table(anna, "me", "open", public=True)

            async def seen() -> tuple[set[str], list[int], int]:
                async with tables.locked(id) as table:
                    players, told = presence.at(table)
                    return set(players), told.seats, told.watching

            assert await seen() == (set(), [], 0)
            presence.enter(id, anna.id)
            presence.enter(id, ben.id)
            assert await seen() == ({anna.id}, [0], 1)
            await server.context.lobby.join(ben, id, None, None, "en")
            assert await seen() == ({anna.id, ben.id}, [0, 1], 0)
            presence.note_process(PresentElsewhere(id, "other", f"{anna.id},-"))
            assert await seen() == ({anna.id, ben.id}, [0, 1], 1)
            presence.note_process(PresentElsewhere(id, "other", ""))
            presence.leave(id, anna.id)
            assert await seen() == ({ben.id}, [1], 0)
            presence.leave(id, ben.id)
            assert await seen() == (set(), [], 0)

    asyncio.run(run())
