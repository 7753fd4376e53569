"""Rate limits are token buckets."""

from __future__ import annotations

from intriga.server.web.rates import Buckets


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    bucket = Buckets(rate=2.0, burst=2, clock=lambda: now[0])
    first = [bucket.take("a") for _ in range(3)]
    now[0] = 0.5

    assert first == [0.0, 0.0, 0.5]
    assert [bucket.take("a"), bucket.take("b")] == [0.0, 0.0]
