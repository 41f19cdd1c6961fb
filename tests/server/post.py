"""A post office on this machine, in place of the push services and targets of the world."""

from __future__ import annotations

import asyncio
import base64
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from server.inside import Inside


class Post:
    """A push service and an apprise target on this machine: keeps what it is sent, answers as told."""

    def __init__(self) -> None:
        self.got: list[tuple[str, bytes, dict[str, str]]] = []
        self.answers: list[int] = []
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                post.got.append((self.path, body, dict(self.headers)))
                self.send_response(post.answers.pop(0) if post.answers else 201)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def browser_keys() -> dict[str, str]:
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    encode = lambda data: base64.urlsafe_b64encode(data).rstrip(b"=").decode()  # noqa: E731
    return {"p256dh": encode(raw), "auth": encode(b"0123456789abcdef")}


async def settle(house: Inside, post: Post, count: int) -> None:
    for _ in range(150):
        if len(post.got) >= count and not house.hall.notices.under_way:
            return
        await asyncio.sleep(0.02)
