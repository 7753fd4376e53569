"""Which store a setting names: a path, `sqlite:///path`, or `postgresql://…`."""

import os
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

from intriga.store.faults import CannotOpen
from intriga.store.postgres.store import PostgresStore
from intriga.store.protocol import Store
from intriga.store.sqlite.store import SqliteStore

FILE = "intriga.sqlite"
POSTGRES = ("postgresql", "postgres")


def data_folder() -> Path:
    """Where the user's programs keep their data on this system."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "intriga"
    named = os.environ.get("XDG_DATA_HOME", "")
    return (Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share") / "intriga"


def default_file() -> Path:
    return data_folder() / FILE


def file_of(url: str) -> Path | None:
    """The file that a setting names; None if it names a PostgreSQL database."""
    if "://" not in url:
        return _file(url, url)
    try:
        parts = urlsplit(url)
    except ValueError:
        raise CannotOpen("bad-url", url=url) from None
    if parts.scheme in POSTGRES and (parts.netloc or parts.path.strip("/")) and not parts.fragment:
        return None
    if parts.scheme == "sqlite" and not (parts.netloc or parts.query or parts.fragment):
        return _file(unquote(parts.path).removeprefix("/"), url)
    raise CannotOpen("bad-url", url=_without_password(url))


def _file(path: str, url: str) -> Path:
    if not path or path.endswith("/") or "\0" in path or path == ":memory:":
        raise CannotOpen("bad-url", url=url.replace("\0", "␀"))
    return Path(path)


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


async def store_for(url: str = "") -> Store:
    """Open the store that this names, or the user's own; CannotOpen, with a sentence, if it fails."""
    file = file_of(url) if url else default_file()
    if file is None:
        return await PostgresStore.open(url)
    return await SqliteStore.open(file)
