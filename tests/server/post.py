"""A post office on this machine, in place of the push services and targets of the world."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
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
                post.got.append((self.path, body, {name.lower(): value for name, value in self.headers.items()}))
                status = post.answers.pop(0) if post.answers else 201
                self.send_response(status)
                if status == 307:
                    self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Browser:
    """The other end of web push: reads what only it can read (RFC 8291), and who sent it (RFC 8292)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def keys(self) -> dict[str, str]:
        return {"p256dh": encode(self.public), "auth": encode(self.auth)}

    def read(self, body: bytes) -> Any:
        """Salt, size of a record, the sender's key of this message, then one encrypted record."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derive(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2"))


def claims(headers: dict[str, str], server_key: str) -> Any:
    """What the sender says of itself, after a look at its signature; the key must be the one browsers were given."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == server_key
    head, told, signature = parts["t"].split(".")
    assert json.loads(decode(head)) == {"alg": "ES256", "typ": "JWT"}
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(server_key))
    raw = decode(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(pair, f"{head}.{told}".encode(), ec.ECDSA(SHA256()))
    return json.loads(decode(told))


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def settle(house: Inside, post: Post, count: int) -> None:
    for _ in range(150):
        if len(post.got) >= count and not house.hall.notices.under_way:
            return
        await asyncio.sleep(0.02)
