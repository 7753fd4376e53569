"""The page: files that `make page` built, under a strict policy. Every other address shows the page."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from intriga.server.telling.refusals import HttpRefusal
from intriga.server.web.headers import policy

CACHE_FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The page is not built yet: run 'make page', and reload. · Страница ещё не собрана: make page.\n"


def file_in(folder: Path, name: str) -> Path | None:
    """A file of the built page; nothing outside its folder."""
    try:
        path = (folder / name.lstrip("/")).resolve()
        is_ours = path.is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError):
        return None
    return path if is_ours else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(state: State, path: FromPath[str] = "") -> Response[bytes]:
    """A file, or the page itself, which routes its own addresses."""
    if path.startswith("/api/"):
        raise HttpRefusal(404, "no-page")
    folder: Path = state.node.settings.page
    found = file_in(folder, path) if path.strip("/") else None
    if found is not None and found.name != "index.html":
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        kept = CACHE_FOREVER if "assets" in found.parts else "no-cache"
        return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": kept})
    if "." in path.rpartition("/")[2]:
        raise HttpRefusal(404, "no-page")
    return index(folder)


def index(folder: Path) -> Response[bytes]:
    """The page itself."""
    html = folder / "index.html"
    if not html.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    text = html.read_text("utf-8")
    headers = {"Content-Security-Policy": policy(text), "Cache-Control": "no-cache"}
    return Response(text.encode(), media_type=MediaType.HTML, headers=headers)
