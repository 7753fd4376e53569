"""What a person typed, as notation."""

from intriga.games.masti.box.tables import LETTERS

CYRILLIC = str.maketrans("АПЭУапэу", "APEUapeu")


def heard(text: str) -> str:
    """Letters of either alphabet, any case, «взятка» too."""
    if text.strip().lower() == "взятка":
        return "bribe"
    return " ".join(heard_part(part) for part in text.translate(CYRILLIC).split())


def heard_part(part: str) -> str:
    is_card = part[0].upper() in LETTERS and part[1:].isdigit()
    return part.upper() if is_card else part.lower()
