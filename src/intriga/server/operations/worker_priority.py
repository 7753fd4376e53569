"""Imported by the processes in which bots think: they give way to the server, which somebody waits for."""

import contextlib
import os

with contextlib.suppress(AttributeError, OSError):  # not on every system
    os.nice(10)
