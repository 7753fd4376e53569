"""What tests of several parts need: real servers, started when the first test asks."""

import signal

from tests.services.fixtures import postgres, valkey

__all__ = ["postgres", "valkey"]

# Started in the background, a shell lets us ignore Ctrl-C, and every program that a test starts would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
