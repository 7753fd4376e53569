"""A corpus of hostile input, made from a seed: requests, heads, frames and files, each from a valid one."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable, Sequence
from typing import Any

ROUTES: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/api/tables", {"game": "_tiny", "players": 2, "seats": [{"who": "me"}], "options": {}}),
    (
        "POST",
        "/api/tables",
        {"game": "masti", "players": 4, "clock": {"kind": "bank", "bank": 60}, "practice": True},
    ),
    ("POST", "/api/tables/{table}/sit", {"seat": 1, "name": "A", "key": "k", "adds": "00"}),
    ("POST", "/api/tables/{table}/leave", {"seat": 1}),
    ("POST", "/api/tables/{table}/remove", {"seat": 1}),
    ("POST", "/api/tables/{table}/bot", {"seat": 1, "level": "random"}),
    ("POST", "/api/tables/{table}/begin", {}),
    ("POST", "/api/tables/{table}/branch", {"at": 1, "seat": 0, "level": "random"}),
    ("POST", "/api/tables/{table}/rematch", {}),
    ("POST", "/api/tables/{table}/retry", {}),
    ("POST", "/api/tables/{table}/next", {"players": 2, "options": {}}),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/chat?before=9", None),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/tables/{table}/steps/1?seat=0", None),
    ("GET", "/api/tables/{table}/memoirs", None),
    ("GET", "/api/tables/{table}/book", None),
    ("GET", "/api/rulebook/masti", None),
    ("GET", "/api/lobby", None),
    ("GET", "/api/me/devices", None),
    ("GET", "/api/key", None),
    ("GET", "/some/page?lang=ru", None),
    ("PATCH", "/api/me", {"name": "A", "language": "ru"}),
    ("POST", "/api/me/claim", {"code": "x"}),
    ("POST", "/api/me/claimable", {"code": "x"}),
    ("POST", "/api/me/recover", {"code": "x"}),
    ("POST", "/api/me/devices/drop", {"device": "0123456789abcdef"}),
    ("POST", "/api/nothing", {"a": 1}),
)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "say", "seat": 0, "question": 0, "words": ["stop"], "client": "c"},
    {"type": "why", "seat": 0, "word": "stop", "touch": ""},
    {"type": "deeds", "seat": 0, "touch": "hand:1"},
    {"type": "look", "seat": 0, "words": ["stop", "draw"]},
    {"type": "undo", "seat": 0, "client": "c"},
    {"type": "vote", "seat": 0, "proposal": 1, "agree": True},
    {"type": "propose", "seat": 0, "what": "stand_in", "about": 1},
    {"type": "withdraw", "seat": 0, "proposal": 1},
    {"type": "chat", "seat": 0, "text": "hello"},
    {"type": "signal", "seat": 0, "phrase": "x", "to": [1]},
    {"type": "add", "seat": 0, "adds": "00"},
    {"type": "take", "seat": 0},
    {"type": "hint", "seat": 0},
    {"type": "hurry", "seat": 0},
    {"type": "wait", "seat": 0},
    {"type": "back", "seat": 0},
    {"type": "ping", "n": 1},
)
NUMBERS = (
    -1,
    -(2**31),
    0,
    2**31,
    2**53,
    2**63,
    2**64,
    10**18,
    10**30,
    10**400,
    300_000_000,
    0.5,
    -0.0,
    1e308,
)
TEXTS = (
    "",
    "\0",
    "\ud800",
    "\u202e\u2800",
    "a" * 300,
    "x" * 20_000,
    "../../../etc/passwd",
    "%00",
    "<script>",
    "' OR 1=1 --",
    "{{7*7}}",
    "${x}",
    "\u0301" * 50,
    "null",
    "\n" * 200,
    "٣",
    "𝟛",
    "{ $name }",
)
ODD: tuple[Any, ...] = (None, True, [], {}, [[[]]], {"": {}}, [None] * 500, {"a": "b"})
HEADERS = (
    "Cookie: intriga={}",
    "Cookie: {}",
    "Accept-Language: {}",
    "Origin: {}",
    "Origin: http://{}",
    "Host: {}",
    "X-Forwarded-For: {}",
    "X-Forwarded-Proto: {}",
    "Content-Type: {}",
    "Content-Length: {}",
    "Transfer-Encoding: {}",
    "Accept-Encoding: {}",
    "Accept: {}",
    "Range: bytes={}",
    "If-None-Match: {}",
    "Expect: {}",
    "Upgrade: {}",
    "Connection: {}",
    "User-Agent: {}",
    "{}: x",
)
METHODS = (
    "GET",
    "POST",
    "HEAD",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "PROPFIND",
    "get",
    "",
    "\0",
)
TARGETS = (
    "/",
    "//",
    "/api",
    "/api/",
    "/api/%",
    "/api/%zz",
    "/api/%ff",
    "/api/tables/%2e%2e%2f",
    "/api/tables/" + "%00" * 9,
    "/..",
    "*",
    "http://elsewhere.example/api/me",
    "/api/me?" + "a=" * 900,
    "/api/me?%ff=%ff",
    "/api/me?lang=%ff",
    "/api/tables/{table}?since=" + "9" * 300,
    "/api/tables/{table}?since=-1&k=%ff",
    "/api/tables/{table}?taken=٣",
    "/api/tables/{table}/steps/" + "9" * 300,
    "/api/tables/{table}/chat?before=" + "9" * 40,
    "/assets/../../x.js",
    "/api/tables/{table}/live",
    "/api/schema/openapi.json",
    "/metrics/..",
    "/api/rulebook/" + "а" * 90,
)
VERSIONS = ("HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1 x", "", "ICY")


class Corpus:
    """Hostile input of every kind; the same seed gives the same."""

    def __init__(self, seed: int, table: str, cookie: str) -> None:
        self.chance = random.Random(seed)
        self.table = table
        self.cookie = cookie

    def text(self) -> str:
        if self.chance.random() < 0.3:
            return "".join(chr(self.chance.randrange(1, 0x3000)) for _ in range(self.chance.randrange(40)))
        return self.chance.choice(TEXTS)

    def value(self) -> Any:
        kind = self.chance.choice(("number", "text", "odd"))
        if kind == "number":
            return self.chance.choice(NUMBERS)
        return self.text() if kind == "text" else self.chance.choice(ODD)

    def changed(self, value: Any) -> Any:
        """The value with something else at one of its places."""
        if isinstance(value, dict) and value and self.chance.random() < 0.9:
            name = self.chance.choice(list(value))
            how = self.chance.random()
            if how < 0.1:
                return {key: each for key, each in value.items() if key != name}
            if how < 0.2:
                return {**value, self.text(): self.value()}
            return {**value, name: self.changed(value[name])}
        if isinstance(value, list) and value and self.chance.random() < 0.7:
            place = self.chance.randrange(len(value))
            return [*value[:place], self.changed(value[place]), *value[place + 1 :]]
        return self.value()

    def encoded(self, value: Any) -> bytes:
        """As JSON, and now and then as something that is nearly JSON."""
        data = json.dumps(value, ensure_ascii=self.chance.random() < 0.5).encode("utf-8", "surrogatepass")
        how = self.chance.random()
        if how < 0.1:
            return data[: self.chance.randrange(len(data))]
        if how < 0.2:
            place = self.chance.randrange(len(data))
            return data[:place] + self.chance.randbytes(3) + data[place:]
        if how < 0.23:
            return b"[" * self.chance.choice((100, 5_000, 60_000))
        if how < 0.26:
            return b'{"a":' * 9_000 + b"1" + b"}" * 9_000
        if how < 0.28:
            return self.chance.randbytes(200)
        return data

    # ── requests ──

    def request(self) -> bytes:
        """A request to one of our routes whose body, or address, is not as it should be."""
        method, path, body = self.chance.choice(ROUTES)
        if path == "/api/tables" or self.chance.random() < 0.4:
            data = self.encoded(self.changed(body)) if body is not None else b""
        else:
            method, path = "POST", "/api/tables/{table}/message"
            data = self.encoded(self.changed(self.chance.choice(MESSAGES)))
        return self.head(method, path.replace("{table}", self.table), data) + data

    def head(self, method: str, target: str, data: bytes, *more: str) -> bytes:
        fields = [
            f"{method} {target} HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: close",
            f"Cookie: intriga={self.cookie}",
            f"Content-Length: {len(data)}",
            "Content-Type: application/json",
            *more,
        ]
        return ("\r\n".join(fields) + "\r\n\r\n").encode("utf-8", "surrogatepass")

    def broken_head(self) -> bytes:
        """A head that may be no HTTP at all."""
        how = self.chance.random()
        target = self.chance.choice(TARGETS).replace("{table}", self.table)
        if how < 0.4:
            header = self.chance.choice(HEADERS).replace("{}", self.text().replace("\r", ""))
            return self.head("GET", "/api/me", b"", header)
        if how < 0.7:
            return self.head(self.chance.choice(METHODS), target, b"")
        if how < 0.85:
            line = f"{self.chance.choice(METHODS)} {target} {self.chance.choice(VERSIONS)}\r\n"
            return line.encode() + b"Host: x\r\nConnection: close\r\n\r\n"
        whole = bytearray(
            self.head("POST", target, b"{}", "Transfer-Encoding: chunked") + b"zz\r\n{}\r\n0\r\n\r\n"
        )
        for _ in range(4):
            whole[self.chance.randrange(len(whole))] = self.chance.randrange(256)
        return bytes(whole)

    # ── frames ──

    def frame(self) -> bytes:
        """A frame of a WebSocket: a hostile message, or no proper frame."""
        if self.chance.random() < 0.6:
            return masked(1, self.encoded(self.changed(self.chance.choice(MESSAGES)))[:60_000])
        made: Sequence[Callable[[], bytes]] = (
            lambda: masked(1, b"\xff\xfe\xfd"),
            lambda: masked(2, self.chance.randbytes(50)),
            lambda: masked(self.chance.randrange(3, 16), b"x"),
            lambda: masked(9, b"x" * 200),
            lambda: masked(8, struct.pack("!H", self.chance.choice((0, 999, 1005, 4999, 65535))) + b"\xff"),
            lambda: masked(0, b"a continuation of nothing"),
            lambda: bytes([0x81, 5]) + b"plain",
            lambda: bytes([0xC1, 0x85, 0, 0, 0, 0]) + b"\xff" * 5,
            lambda: bytes([0x81, 0xFF]) + struct.pack("!Q", 2**62) + b"\0" * 4,
            lambda: bytes([0xF1, 0x80, 0, 0, 0, 0]),
            lambda: self.chance.randbytes(30),
        )
        return self.chance.choice(made)()

    # ── files ──

    def file(self, honest: bytes) -> bytes:
        """A record of which something is changed."""
        lines = honest.splitlines(keepends=True)
        how, place = self.chance.random(), self.chance.randrange(len(lines))
        if how < 0.5:
            line = self.changed(json.loads(lines[place]))
            lines[place] = self.encoded(line).replace(b"\n", b"") + b"\n"
        elif how < 0.7:
            lines[place], lines[-1] = lines[-1], lines[place]
        elif how < 0.8:
            del lines[place:]
        else:
            broken = bytearray(honest)
            broken[self.chance.randrange(len(broken))] = self.chance.randrange(256)
            return bytes(broken)
        return b"".join(lines)


def masked(opcode: int, data: bytes) -> bytes:
    """A whole frame of a client, masked with zeros."""
    head = bytes([0x80 | opcode])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + b"\0" * 4 + data
    return head + bytes([0x80 | 126]) + struct.pack("!H", len(data)) + b"\0" * 4 + data
