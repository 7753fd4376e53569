"""The command line: one small file per command."""

from intriga.cli.app import main

__all__ = ["main"]
