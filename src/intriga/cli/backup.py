"""`intriga backup`: a copy of the store, even while a server uses it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from intriga.kernel.machine.refusals import Malformed
from intriga.store.backup import back_up
from intriga.store.faults import StoreFault
from intriga.store.urls import default_file, file_of


def backup(
    target: Annotated[Path, Parameter(help="The new file for the copy.")],
    *,
    database: Annotated[
        str,
        Parameter(
            env_var="INTRIGA_DATABASE", help="The store's file; by default the one in the user's data folder."
        ),
    ] = "",
) -> None:
    """Copy the store as it is at this moment into a new file, which can be used as a store at once."""
    try:
        file = file_of(database) if database else default_file()
        if file is None:
            raise Malformed("a PostgreSQL database is backed up by PostgreSQL's own pg_dump")
        back_up(file.expanduser(), target)
    except StoreFault as fault:
        raise Malformed(str(fault)) from None
