"""What a person typed, as notation."""

RUSSIAN = {
    "взять": "draw",
    "да": "apply",
    "нет": "decline",
    "сменить": "exchange",
    "оставить": "keep",
}


def heard(text: str) -> str:
    """A bare number is a card, and some words are Russian."""
    said = " ".join(text.lower().split())
    if said.isdigit():
        return f"card {said}"
    return RUSSIAN.get(said, said)
