"""What tests of several parts need: real servers, started when the first test asks."""

import os
import signal

# Tests run the sources, whatever was compiled; those of the compiled build choose it themselves.
# This must stand before anything that imports our package.
os.environ["INTRIGA_BUILD"] = "pure"

from tests.services.fixtures import postgres, valkey

__all__ = ["postgres", "valkey"]

# Started in the background, a shell lets us ignore Ctrl-C, and every program that a test starts would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
