"""Views as they are sent: encoded once, without what no client reads, compressed where it pays."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncGenerator
from pathlib import Path

from server.in_process import in_process_server

from trackside.server.http.compression import GZIP, MIN_BYTES, packed_stream
from trackside.server.live.event_stream import Known, Viewer


def test_the_answer_to_a_move_is_encoded_once_with_its_event(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben, id = await server.pair()
            streams = server.context.event_streams
            known = [Known(), Known()]
            viewers = [Viewer(person, "127.0.0.1", "en", None) for person in (anna, ben)]
            async with server.context.tables.locked(id) as table:
                for viewer, state in zip(viewers, known, strict=True):
                    assert len(streams.news(table, viewer, state)) == 1
                move = table.position.moves()[0].text
            sent = await server.context.play.play(anna, id, 0, [move], "en")
            async with server.context.tables.locked(id) as table:
                hers, his = (streams.news(table, *each)[0] for each in zip(viewers, known, strict=True))
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
