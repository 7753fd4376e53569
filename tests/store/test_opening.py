"""Which store a setting names, and files that cannot be used: each is told in one sentence."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

from intriga.kernel.sentences import LANGUAGES
from intriga.server.processes.service import free_port
from intriga.store.faults import LOCALES, CannotOpen, StoreFault
from intriga.store.postgres.connecting import address_shown
from intriga.store.sqlite.store import SqliteStore
from intriga.store.urls import default_file, file_of, store_for
from tests.services.postgres import Postgres
from tests.store.samples import TABLE, an_index, rows


def why_not(url: str) -> CannotOpen:
    """Why this cannot be opened."""

    async def attempt() -> None:
        store = await store_for(url)
        await store.close()

    with pytest.raises(CannotOpen) as trouble:
        asyncio.run(attempt())
    return trouble.value


def write_store(file: Path) -> None:
    async def write() -> None:
        store = await SqliteStore.open(file)
        for number in range(40):
            await store.append(TABLE, number, [b"x" * 500], an_index("anna"))
        await store.close()

    asyncio.run(write())


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("store.sqlite", "store.sqlite"),
        ("/var/games/store", "/var/games/store"),
        ("sqlite:///games/store.sqlite", "games/store.sqlite"),
        ("sqlite:////var/games/a%20b.sqlite", "/var/games/a b.sqlite"),
        ("postgresql://anna@host/games", None),
        ("postgres://host:5432/games?sslmode=require", None),
        ("postgresql:///games", None),
    ],
)
def test_a_setting_names_a_file_or_a_database(url: str, file: str | None) -> None:
    assert (None if file is None else Path(file)) == file_of(url)


@pytest.mark.parametrize(
    "url",
    [
        "mysql://host/games",
        "sqlite://host/games",
        "sqlite:///",
        "sqlite:///a?mode=memory",
        "postgresql://",
        "://",
        "http://[",
        "games/",
        ":memory:",
        "a\0b",
    ],
)
def test_any_other_setting_is_refused_with_what_was_expected(url: str) -> None:
    trouble = why_not(url)

    assert "bad-url" == trouble.reason
    assert str(trouble).endswith("postgresql://user@host/name was expected.")


def test_a_password_is_never_shown() -> None:
    assert "hunter2" not in str(why_not("mysql://anna:hunter2@host/games"))
    assert "postgresql://host:1/games" == address_shown(
        "postgresql://anna:hunter2@host:1/games?password=hunter2"
    )


def test_the_users_own_store_lies_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert tmp_path / "intriga" / "intriga.sqlite" == default_file()

    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert Path.home() / ".local" / "share" / "intriga" / "intriga.sqlite" == default_file()


def test_folders_are_made_and_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "some" / "folder" / "store.sqlite"
    write_store(file)

    assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    assert 0o700 == stat.S_IMODE(file.parent.stat().st_mode)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    assert "no-folder" == why_not(str(tmp_path / "file" / "store.sqlite")).reason
    assert "cannot-open" == why_not(str(tmp_path)).reason


def test_a_second_process_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    program = (
        "import asyncio, sys; from pathlib import Path\n"
        "from intriga.store.sqlite.store import SqliteStore\n"
        "async def main():\n"
        "    store = await SqliteStore.open(Path(sys.argv[1]))\n"
        "    print('open', flush=True); sys.stdin.read(); await store.close()\n"
        "asyncio.run(main())"
    )
    command = [sys.executable, "-c", program, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        assert b"open\n" == first.stdout.readline()
        trouble = why_not(str(file))
        first.stdin.close()

    assert "in-use" == trouble.reason
    assert str(first.pid) in str(trouble)
    asyncio.run(open_and_close(file))


async def open_and_close(file: Path) -> None:
    await (await SqliteStore.open(file)).close()


def test_a_link_to_a_file_in_use_is_refused_too(tmp_path: Path) -> None:
    async def attempt() -> None:
        store = await SqliteStore.open(tmp_path / "store.sqlite")
        (tmp_path / "link").symlink_to(tmp_path / "store.sqlite")
        try:
            with pytest.raises(CannotOpen, match=f"in use by another process \\({os.getpid()}\\)"):
                await SqliteStore.open(tmp_path / "link")
        finally:
            await store.close()

    asyncio.run(attempt())


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_bytes(b"Dear Anna, " * 100)

    assert "damaged" == why_not(str(file)).reason
    assert b"Dear Anna, " * 100 == file.read_bytes()


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    other = apsw.Connection(str(file))
    other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.close()
    before = file.read_bytes()

    assert "not-ours" == why_not(str(file)).reason
    assert before == file.read_bytes()


def test_a_damaged_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    write_store(file)
    pages = bytearray(file.read_bytes())
    for start in range(4096, len(pages), 4096):
        pages[start : start + 200] = b"\xff" * 200
    file.write_bytes(pages)

    trouble = why_not(str(file))

    assert "damaged" == trouble.reason
    assert str(trouble).endswith("please restore it from a backup.")


def test_a_database_that_cannot_be_reached_is_told(postgres: Postgres) -> None:
    nobody_there = why_not(f"postgresql://anna:hunter2@127.0.0.1:{free_port()}/games")
    no_such_name = why_not(postgres.url.replace("/postgres", "/no_such_games"))

    assert {"no-database"} == {nobody_there.reason, no_such_name.reason}
    assert "hunter2" not in str(nobody_there)
    assert "no_such_games" in str(no_such_name)


def test_every_trouble_has_a_sentence_in_every_language() -> None:
    facts = dict.fromkeys(["url", "folder", "file", "process", "where", "why"], "X")
    reasons = {
        line.split(" = ")[0].removeprefix("store-")
        for language in LANGUAGES
        for line in (LOCALES / f"{language}.ftl").read_text("utf-8").splitlines()
        if " = " in line
    }

    for reason in reasons:
        trouble = StoreFault(reason, found=3, known=2, version=1, **facts)
        texts = {trouble.sentence(language) for language in LANGUAGES}
        assert len(LANGUAGES) == len(texts)
        assert all(text.endswith(".") for text in texts)


def test_rows_survive_a_reader_of_another_program(tmp_path: Path) -> None:
    """Somebody looks into the file with a tool while the store is open."""

    async def attempt() -> list[bytes]:
        store = await SqliteStore.open(tmp_path / "store.sqlite")
        await store.append(TABLE, 0, rows(0), an_index("anna"))
        looking = apsw.Connection(str(tmp_path / "store.sqlite"), flags=apsw.SQLITE_OPEN_READONLY)
        assert 1 == looking.execute("SELECT count(*) FROM table_rows").get
        await store.append(TABLE, 1, rows(1), an_index("anna"))
        looking.close()
        found = await store.rows(TABLE)
        await store.close()
        return found

    assert rows(0, 1) == asyncio.run(attempt())
