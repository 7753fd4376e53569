"""All that `intriga serve --processes N` runs: a database and a bus for a trial where none is named, and the
server processes."""

from collections.abc import Callable
from contextlib import ExitStack

from msgspec.structs import replace

from intriga.server.processes.child import OwnPack
from intriga.server.processes.postgres import TrialPostgres
from intriga.server.processes.service import CannotStart
from intriga.server.processes.supervisor import Supervisor, Trial
from intriga.server.processes.valkey import TrialValkey
from intriga.server.running import address_of, listening_socket
from intriga.server.settings import Settings
from intriga.store.urls import file_of

Started = Callable[[str, list[str]], None]


def serve_together(
    settings: Settings, count: int, host: str, port: int, pack: OwnPack | None, started: Started
) -> None:
    """Serve until SIGINT or SIGTERM. `started` is called with the address and what is there for a trial."""
    if settings.database and file_of(settings.database) is not None:
        raise CannotStart(
            f"'{settings.database}' is a file, and a file belongs to one process: several share"
            " --database postgresql://…, or a PostgreSQL for a trial if none is named."
        )
    with ExitStack() as open_things:
        listener = listening_socket(host, port)
        open_things.callback(listener.close)
        trials: list[Trial] = []
        if not settings.database:
            postgres = TrialPostgres()
            open_things.callback(postgres.close)
            trials.append(postgres)
            settings = replace(settings, database=postgres.url)
        if not settings.bus:
            valkey = TrialValkey()
            open_things.callback(valkey.close)
            trials.append(valkey)
            settings = replace(settings, bus=valkey.url)
        names = [trial.service.name for trial in trials]
        supervisor = Supervisor(settings, count, listener, pack, trials)
        supervisor.run(lambda: started(address_of(host, listener), names))
