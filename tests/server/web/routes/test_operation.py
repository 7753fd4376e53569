"""Health and metrics, for whoever runs a server."""

from __future__ import annotations

from tests.server.running import Person


def test_health_answers_while_the_store_does(person: Person) -> None:
    told = person.get("/api/health")

    assert (told["ok"], told["bus"]) == (True, True)


def test_health_says_which_build_runs(person: Person) -> None:
    told = person.get("/api/health")["build"]

    assert told["server"] == "pure"
    assert told["bots"] in ("pure", "being built")


def test_metrics_are_served_on_loopback_and_to_nobody_behind_a_proxy(person: Person) -> None:
    direct = person.http.get("/metrics")
    proxied = person.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.5"})

    assert "intriga_commit_seconds_count" in direct.text
    assert person.me["person"] not in direct.text
    assert proxied.status_code == 404
