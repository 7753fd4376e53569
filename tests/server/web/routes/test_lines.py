"""The stream of JSON lines, as the example bot reads it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.running import Running

ROOT = Path(__file__).resolve().parents[4]
BOT = ROOT / "examples" / "bot.py"


def test_the_example_bot_plays_a_whole_game_in_under_sixty_lines(server: Running) -> None:
    command = [sys.executable, str(BOT), server.address, "masti", "3"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert len(BOT.read_text("utf-8").splitlines()) < 60
    assert (played.returncode, played.stderr) == (0, "")
    assert "The game is over" in played.stdout.splitlines()[-1]
