"""`intriga serve`: what it prints, and which address it opens."""

from __future__ import annotations

import webbrowser

import pytest

from intriga.cli import serve


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened, instead of a browser."""
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    return addresses


def test_alone_it_says_where_it_is_on_this_computer(capsys: pytest.CaptureFixture[str]) -> None:
    serve.announce("http://127.0.0.1:8400/", browser=False)

    assert "http://127.0.0.1:8400/" in capsys.readouterr().out


def test_with_others_in_the_network_it_says_the_address_that_they_use(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "address_in_network", lambda: "192.0.2.7")
    serve.announce("http://127.0.0.1:8400/", browser=False, lan=True)

    assert "http://192.0.2.7:8400/" in capsys.readouterr().out


def test_this_computer_has_an_address_in_its_network_or_its_own() -> None:
    parts = serve.address_in_network().split(".")

    assert len(parts) == 4
    assert all(part.isdigit() for part in parts)
