"""Every answer has the policies of the page."""

from __future__ import annotations

import pytest

from intriga.server.web.headers import policy
from tests.server.running import Person


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/t/table"])
def test_every_answer_has_the_policies_of_the_page(person: Person, path: str) -> None:
    headers = person.http.get(path).headers

    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]


def test_inline_parts_of_the_built_page_are_allowed_by_their_hash() -> None:
    told = policy("<script>let a = 1</script><style>a{}</style><script src='/x.js'></script>")

    assert told.count("'sha256-") == 2
