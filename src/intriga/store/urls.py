"""Which store a setting names: a path, `sqlite:///path`, or `postgresql://…`."""

from intriga.store.protocol import Store


async def store_for(url: str) -> Store:
    """Open the store that this names; troubles.Unusable, with a sentence, if it cannot be used."""
    raise NotImplementedError
