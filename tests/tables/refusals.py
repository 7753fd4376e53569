"""That something is denied for a reason, and that nothing has changed by it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from intriga.tables.denials import Denied
from intriga.tables.table import Table
from tests.tables.builders import snapshot


@contextmanager
def denied(table: Table, reason: str, **facts: str | int) -> Iterator[None]:
    """What is tried in here is denied for this reason, with these facts; the table stays as it was."""
    before = snapshot(table)
    with pytest.raises(Denied) as caught:
        yield
    assert reason == caught.value.reason
    assert facts == {name: caught.value.facts[name] for name in facts}
    assert before == snapshot(table)


def reason_for(what: Callable[[], object]) -> str:
    """Why this is denied."""
    with pytest.raises(Denied) as caught:
        what()
    return caught.value.reason
