"""`intriga serve`: the tables in the browser."""

import os
import secrets
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from intriga.cli.common import WHOLE
from intriga.cli.pack import game_of
from intriga.games.shelf import play_with
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack, read_pack
from intriga.server.operations.logs import set_up_logs
from intriga.server.running import run_on_fast_loop
from intriga.server.running import serve as run_server
from intriga.server.settings import PAGE, Limits, Settings
from intriga.store.faults import StoreFault
from intriga.store.urls import data_folder

KEY_BYTES = 32
SHORTEST_KEY = 32  # characters
HIGHEST_PORT = 65535
MOST_WORKERS = 64
MOST_PROCESSES = 64
MEGABYTE = 1024 * 1024
LEAST_MEMORY = 16  # megabytes
LONGEST_PAUSE = 60  # seconds
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
ELSEWHERE = ("192.0.2.1", 9)  # of no network: asking for the way there sends nothing


# ── its options ──

Host = Annotated[str, Parameter(env_var="INTRIGA_HOST", help="The address to listen on.")]
Port = Annotated[
    int, WHOLE, Parameter(env_var="INTRIGA_PORT", help="The port to listen on; 0 takes a free one.")
]
Database = Annotated[
    str,
    Parameter(
        env_var="INTRIGA_DATABASE",
        help="A file, or postgresql://…; by default a file in the user's data folder.",
    ),
]
Bus = Annotated[
    str, Parameter(env_var="INTRIGA_BUS", help="valkey://… if several nodes share one PostgreSQL.")
]
SecretFile = Annotated[
    Path | None,
    Parameter(
        env_var="INTRIGA_SECRET_FILE",
        help="Keys that sign cookies, one per line, the newest first; created if missing.",
    ),
]
SigningKeyFile = Annotated[
    Path | None,
    Parameter(
        env_var="INTRIGA_SIGNING_KEY_FILE",
        help="The key that signs records; created beside the secret file if missing.",
    ),
]
TableMemory = Annotated[
    int,
    WHOLE,
    Parameter(env_var="INTRIGA_TABLE_MEMORY", help="Megabytes for tables in memory; idle ones are dropped."),
]
WorkerCount = Annotated[
    int, WHOLE, Parameter(env_var="INTRIGA_WORKERS", help="Processes in which bots think, or 0.")
]
ProcessCount = Annotated[
    int,
    WHOLE,
    Parameter(
        env_var="INTRIGA_PROCESSES",
        help="Server processes at one address; they share PostgreSQL and Valkey, which start if not named.",
    ),
]
Page = Annotated[
    Path, Parameter(env_var="INTRIGA_PAGE", help="The folder of the built page.", show_default=False)
]
PackFolder = Annotated[
    Path | None,
    Parameter(env_var="INTRIGA_PACK", help="A folder with card data of your own, for the game it fits."),
]
BotPause = Annotated[
    float,
    Parameter(env_var="INTRIGA_BOT_PAUSE", help="Seconds before a bot that need not think moves."),
]
Lan = Annotated[
    bool,
    Parameter(env_var="INTRIGA_LAN", negative="", help="Let other devices in the same network join."),
]
Browser = Annotated[
    bool, Parameter(env_var="INTRIGA_BROWSER", negative="--no-browser", help="Open the browser.")
]


def serve(
    *,
    host: Host = HERE,
    port: Port = 8400,
    database: Database = "",
    bus: Bus = "",
    secret_file: SecretFile = None,
    signing_key_file: SigningKeyFile = None,
    table_memory: TableMemory = 512,
    workers: WorkerCount = 2,
    processes: ProcessCount = 1,
    page: Page = PAGE,
    pack: PackFolder = None,
    bot_pause: BotPause = 0.15,
    lan: Lan = False,
    browser: Browser = True,
) -> int:
    """Serve the tables to browsers until Ctrl-C.

    A file belongs to one server; several servers share a PostgreSQL database and a bus (docs/operate.md)."""
    if not host.strip():
        raise Malformed("an address to listen on is expected, such as 127.0.0.1 or, for all, 0.0.0.0")
    check_numbers(port, workers, bot_pause, processes)
    if table_memory < LEAST_MEMORY:
        raise Malformed(f"tables need at least {LEAST_MEMORY} MB of memory, not {table_memory}")
    own_pack = None if pack is None else checked_pack(pack)
    set_up_logs()
    secret = secret_file or data_folder() / "secret"
    settings = Settings(
        database=database,
        bus=bus,
        keys=keys_in(secret),
        signing_key=signing_key_in(signing_key_file or secret.with_name("signing-key")),
        workers=workers,
        page=page,
        bot_pause=bot_pause,
        limits=Limits(table_memory=table_memory * MEGABYTE),
    )
    listen_at = EVERYWHERE if lan else host
    try:
        if processes > 1:
            several(settings, processes, listen_at, port, own_pack, browser, lan)
            return 0
        if own_pack is not None:
            play_with(*own_pack)
        run_on_fast_loop(run_server(settings, listen_at, port, lambda at: announce(at, browser, lan)))
    except StoreFault as fault:
        raise Malformed(str(fault)) from None
    return 0


def several(
    settings: Settings,
    count: int,
    host: str,
    port: int,
    pack: tuple[str, Pack] | None,
    browser: bool,
    lan: bool,
) -> None:
    """Serve with several processes; Malformed, with a sentence, if what they need is missing."""
    try:
        from intriga.server.processes.service import CannotStart
        from intriga.server.processes.together import serve_together
    except ImportError:
        raise Malformed("several processes need a system like Linux or macOS") from None

    def started(address: str, trials: list[str]) -> None:
        if trials:
            print(f"Started for a trial: {' and '.join(trials)}; what is played is gone when they end.")
        announce(address, browser, lan)

    try:
        serve_together(settings, count, host, port, pack, started)
    except CannotStart as why:
        raise Malformed(str(why)) from None


def check_numbers(port: int, workers: int, bot_pause: float, processes: int) -> None:
    if not 0 <= port <= HIGHEST_PORT:
        raise Malformed(f"a port is a number from 0 to {HIGHEST_PORT}, not {port}")
    if not 0 <= workers <= MOST_WORKERS:
        raise Malformed(f"there are 0 to {MOST_WORKERS} workers, not {workers}")
    if not 1 <= processes <= MOST_PROCESSES:
        raise Malformed(f"there are 1 to {MOST_PROCESSES} server processes, not {processes}")
    if not 0 <= bot_pause <= LONGEST_PAUSE:
        raise Malformed(f"a bot pauses for 0 to {LONGEST_PAUSE} seconds, not for {bot_pause}")


def checked_pack(folder: Path) -> tuple[str, Pack]:
    """The pack of this folder and the game that new tables play with it."""
    pack = read_pack(folder)
    game = game_of(pack)
    game.load(pack)
    return game.id, pack


def announce(address: str, browser: bool, lan: bool = False) -> None:
    """Print the address and, in a thread of its own, open the browser.

    With others in the network it is opened by the name that they use, so that its links lead there."""
    if lan:
        address = address.replace(HERE, address_in_network())
    print(f"Intriga is at {address} (Ctrl-C ends it)", flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def address_in_network() -> str:
    """This computer's address in its network; its own name for itself if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return HERE
        return str(probe.getsockname()[0])


def keys_in(path: Path) -> tuple[str, ...]:
    """The signing keys of a file, the newest first; a new file gets a key that only its owner can read."""
    if not path.exists():
        make_key(path)
    try:
        keys = tuple(line.strip() for line in path.read_text("utf-8").splitlines() if line.strip())
    except (OSError, UnicodeDecodeError) as fault:
        raise Malformed(f"the secret file '{path}' cannot be read ({fault})") from None
    if not keys or any(len(key) < SHORTEST_KEY for key in keys):
        raise Malformed(f"'{path}' should hold keys of at least {SHORTEST_KEY} characters, one per line")
    return keys


def signing_key_in(path: Path) -> str:
    """The key of a file that signs records; a new file gets one that only its owner can read."""
    if not path.exists():
        make_key(path)
    key = ""
    try:
        key = path.read_text("utf-8").strip()
        is_key = len(bytes.fromhex(key)) == KEY_BYTES
    except (OSError, UnicodeDecodeError) as fault:
        raise Malformed(f"the signing key '{path}' cannot be read ({fault})") from None
    except ValueError:
        is_key = False
    if not is_key:
        raise Malformed(f"'{path}' should hold one key of {KEY_BYTES} bytes in hex")
    return key


def make_key(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(os.open(path, flags, 0o600), "w", encoding="utf-8") as file:
            file.write(secrets.token_hex(KEY_BYTES) + "\n")
    except FileExistsError:
        return  # somebody else made it meanwhile
    except OSError as fault:
        raise Malformed(f"the secret file '{path}' cannot be made ({fault.strerror})") from None
