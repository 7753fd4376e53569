"""Install a pinned group of requirements, and this clone, into the environment that runs this.

uv does it in seconds. It does not read pip's settings, so it is given the index that pip is configured
with on this machine; where uv does not work, pip does the same more slowly.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.prefix) / "bin"
GROUPS = ("run", "build", "dev", "bench")
UV = "uv>=0.11"


def main(group: str) -> None:
    """Fetch the group; each smaller group is part of it."""
    if group not in GROUPS:
        raise SystemExit(f"There is no group {group}: choose one of {', '.join(GROUPS)}.")
    wanted = [["--require-hashes", "-r", f"requirements/{group}.txt"]]
    if not is_linked():
        wanted.append(["--no-deps", "--no-build-isolation", "-e", "."])
    if not all(map(install_with_uv, wanted)) and not all(map(install_with_pip, wanted)):
        raise SystemExit(
            f"The packages of requirements/{group}.txt could not be installed:"
            " is the package index reachable?"
        )
    for done in GROUPS[: GROUPS.index(group) + 1]:
        (Path(sys.prefix) / f"set-up-{done}").touch()


def is_linked() -> bool:
    """Whether this clone is installed already: installing it again could break a running server."""
    linked = Path(sys.prefix) / "set-up-run"
    return linked.exists() and linked.stat().st_mtime > (ROOT / "pyproject.toml").stat().st_mtime


def install_with_uv(arguments: list[str]) -> bool:
    """Install with uv, fetching it first; False if either is not possible here."""
    if not (BIN / "uv").exists() and not install_with_pip([UV]):
        return False
    command = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", sys.executable]
    return succeeds([*command, *arguments], os.environ | settings_for_uv())


def install_with_pip(arguments: list[str]) -> bool:
    """Install with the environment's own pip, which reads its own settings."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return succeeds([*command, *arguments], dict(os.environ))


def settings_for_uv() -> dict[str, str]:
    """pip's index as uv's, unless uv has been told one; certificates of the system, as pip does."""
    settings = {"UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never"}
    index = pip_setting("index-url")
    if index and not {"UV_DEFAULT_INDEX", "UV_INDEX_URL"} & set(os.environ):
        settings["UV_DEFAULT_INDEX"] = index
    return settings


def pip_setting(name: str) -> str:
    """One of pip's settings, from its environment variable or its files; empty if not set."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    listing = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    settings = dict(line.split("=", 1) for line in listing.splitlines() if "=" in line)
    for section in (":env:", "install", "global"):
        if value := settings.get(f"{section}.{name}"):
            return value.strip().strip("'\"")
    return ""


def succeeds(command: list[str], environment: dict[str, str]) -> bool:
    """Run the command; whether it succeeded."""
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


if __name__ == "__main__":
    main(sys.argv[1])
