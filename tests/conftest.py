"""What tests of several parts need: real servers, started when the first test asks."""

from tests.services.fixtures import postgres, valkey

__all__ = ["postgres", "valkey"]
