"""Rewrite the sentences of docs/write-a-pack.md: what each phrase, condition and mistake of a pack says.

`python tools/write_pack_guide.py`; add a new row to a table by hand, and this fills in its sentences.
"""

from __future__ import annotations

import re
from pathlib import Path

from intriga.games.factions.box.loading import load
from intriga.games.factions.box.tables import Box
from intriga.games.factions.speech.card_text import property_texts
from intriga.games.factions.speech.conditions import condition
from intriga.kernel.packs import Pack, PackFault, read_pack
from intriga.kernel.sentences import LANGUAGES, Tongue

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "docs" / "write-a-pack.md"
EXAMPLE = ROOT / "examples" / "packs" / "reformation"
COLUMNS = sorted(LANGUAGES)
BEARER = "sachs"  # the card whose property is replaced by each phrase
PROPERTY = 'property = [{ do = "again" }]'
CONDITION = 'kind = "most", of = "F"'
SENTENCES = re.compile(r"^\| `(\{ do = .+?|kind = .+?)` \| .+ \| .+ \|$", re.MULTILINE)
MISTAKES = re.compile(r"^\| `(\w+\.toml)` \| `(.+?)` \| `(.+?)` \| .+ \|$", re.MULTILINE)


def changed(file: str, old: str, new: str) -> Pack:
    """The example pack with one change."""
    files = dict(read_pack(EXAMPLE).files)
    if old not in files[file]:
        raise SystemExit(f"{file} of the example pack has no {old}")
    files[file] = files[file].replace(old, new, 1)
    return Pack("changed", files)


def sentences(wrote: str) -> list[str]:
    """What a phrase or a condition says in each language."""
    if wrote.startswith("kind"):
        box = load(changed("roles.toml", CONDITION, wrote))
        return [condition(box.roles[0], Tongue(language, box)) for language in COLUMNS]
    box = load(changed("characters.toml", PROPERTY, f"property = [{wrote}]"))
    return [property_text(box, language) for language in COLUMNS]


def property_text(box: Box, language: str) -> str:
    card = next(card for card in box.cards if card.name == BEARER)
    return " ".join(property_texts(card, Tongue(language, box)))


def fault_text(file: str, mistake: str, correct: str) -> str:
    """What the check says about a mistake."""
    try:
        load(changed(file, correct, mistake))
    except PackFault as fault:
        return str(fault)
    raise SystemExit(f"{file}: {mistake} is no mistake")


def fresh(guide: str) -> str:
    """The guide with the present sentences."""
    written = SENTENCES.sub(lambda row: " | ".join([f"| `{row[1]}`", *sentences(row[1])]) + " |", guide)
    return MISTAKES.sub(
        lambda row: f"| `{row[1]}` | `{row[2]}` | `{row[3]}` | {fault_text(row[1], row[2], row[3])} |",
        written,
    )


def main() -> None:
    text = GUIDE.read_text("utf-8")
    wanted = fresh(text)
    GUIDE.write_text(wanted, "utf-8")
    print(f"{GUIDE.name}: {'up to date' if text == wanted else 'rewritten'}")


if __name__ == "__main__":
    main()
