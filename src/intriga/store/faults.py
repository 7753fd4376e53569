"""Why a store, a bus or an address fails, as a reason and its facts; the sentences are in `locales`."""

from pathlib import Path

from intriga.kernel.sentences import FALLBACK, sentences

LOCALES = Path(__file__).parent / "locales"


class StoreFault(Exception):
    """`sentence` words it in the reader's language; as text it is English, for logs and the terminal."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def sentence(self, language: str) -> str:
        return sentences(language, LOCALES).say(f"store-{self.reason}", **self.facts)

    def __str__(self) -> str:
        return self.sentence(FALLBACK)


class CannotOpen(StoreFault):
    """It cannot be opened: a wrong setting, a newer or damaged file, a file or an address that is in use."""


class StoreUnavailable(StoreFault):
    """The store cannot do this just now: the connection is lost, the disk is full."""
