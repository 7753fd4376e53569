"""The page is served at its own addresses, and nothing outside its folder."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import serving


def test_the_page_is_served_at_its_own_addresses_and_its_files_for_ever(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Intriga</title>")
    (page / "assets" / "app-1.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("nobody's business")
    with serving(tmp_path / "store.sqlite", page=page) as server:
        get = server.person().http.get
        own = [get(path).text for path in ("/", "/t/abc", "/me")]
        script = get("/assets/app-1.js")
        outside = [get(path).status_code for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/secret.txt")]

    assert own == ["<!doctype html><title>Intriga</title>"] * 3
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert outside == [404, 404, 404]
