"""Write page/src/languages.ts: the page speaks the languages that the kernel lists.

Run by `make wire`; a test compares the written file with what this would write.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from intriga.kernel.sentences import FALLBACK, LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "page" / "src" / "languages.ts"
HEAD = "// Written by tools/write_languages.py from the kernel's list of languages: `make wire`. Do not edit."


def main() -> None:
    """Write the file."""
    TARGET.write_text(typescript(), "utf-8")


def typescript() -> str:
    rows = [f"  {{ value: {quoted(code)}, label: {quoted(name)} }}," for code, name in LANGUAGES.items()]
    return f"""{HEAD}

import type {{ Language }} from './wire';

/** Every language by its own name. */
export const LANGUAGES: readonly {{ readonly value: Language; readonly label: string }}[] = [
{chr(10).join(rows)}
];

/** For a browser that asks for none of them. */
export const FALLBACK: Language = {quoted(FALLBACK)};
"""


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


if __name__ == "__main__":
    main()
    print(f"Wrote {TARGET.relative_to(ROOT)}", file=sys.stderr)
