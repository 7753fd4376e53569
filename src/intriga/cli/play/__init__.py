"""`intriga play`: a game in the terminal. The shell knows no game; each has its `terminal` and `telling`."""

from intriga.cli.play.command import play

__all__ = ["play"]
