"""`intriga serve` whose tables are dealt by a name: no test may depend on the deal."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from unittest.mock import patch

from intriga.cli import main
from intriga.server.web import opening
from intriga.server.web.routes import after
from intriga.tables.opening import FreshSecrets

fresh_secrets = opening.fresh_secrets


def serve(name: str) -> None:
    numbers = count()

    def same(seed: bytes | None = None) -> FreshSecrets:
        digest = sha256(f"{name} {next(numbers)}".encode())
        made = fresh_secrets(digest.digest() if seed is None else seed)
        return FreshSecrets(made.table, digest.hexdigest()[:16], made.seed, made.keys)

    for where in (opening, after):
        patch.object(where, "fresh_secrets", same).start()
    raise SystemExit(main())
