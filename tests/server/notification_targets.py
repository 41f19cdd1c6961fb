"""A local web server that receives notifications in place of push services and Apprise targets."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from server.in_process import InProcessServer

from trackside.server.api.requests import PushKeys


class NotificationReceiver:
    """Records the notifications it receives and answers with the given status codes."""

    def __init__(self) -> None:
        self.received: list[tuple[str, bytes, dict[str, str]]] = []
        self.answers: list[int] = []
        self.answer_headers: dict[str, str] = {}
        self.answer_body: Callable[[BufferedIOBase], None] = lambda wfile: None
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.received.append(
                    (self.path, body, {name.lower(): value for name, value in self.headers.items()})
                )
                status = receiver.answers.pop(0) if receiver.answers else 201
                self.send_response(status)
                if status == 307:
                    self.send_header("location", "/elsewhere")
                for name, value in receiver.answer_headers.items():
                    self.send_header(name, value)
                self.end_headers()
                receiver.answer_body(self.wfile)

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class PushBrowser:
    """The receiving end of web push: decrypts messages (RFC 8291)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def keys(self) -> PushKeys:
        return PushKeys(p256dh=encode(self.public), auth=encode(self.auth))

    def read(self, body: bytes) -> Any:
        """The body is the salt, the record size, the sender's key for this message, and one encrypted record."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derive(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2"))


def vapid_claims(headers: dict[str, str], server_key: str) -> Any:
    """The verified claims of the sender (RFC 8292); the key must be the one that browsers were given."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == server_key
    head, body, signature = parts["t"].split(".")
    assert json.loads(decode(head)) == {"alg": "ES256", "typ": "JWT"}
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(server_key))
    raw = decode(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(pair, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    return json.loads(decode(body))


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def wait_for_notifications(server: InProcessServer, receiver: NotificationReceiver, count: int) -> None:
    """Wait until so many notifications were received and none is being sent."""
    for _ in range(1500):
        if len(receiver.received) >= count and not server.context.notifications.tasks:
            return
        await asyncio.sleep(0.02)
