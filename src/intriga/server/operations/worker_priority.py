"""Imported by the worker processes: runs bots at nice 10, so that the server goes first."""

import contextlib
import os

with contextlib.suppress(AttributeError, OSError):  # not on every system
    os.nice(10)
