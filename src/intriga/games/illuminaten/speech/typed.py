"""What a person typed, as notation."""

VERBS = {
    "разведать": "scout",
    "повлиять": "influence",
    "допросить": "interrogate",
    "переназначить": "reassign",
    "исключить": "exclude",
    "вытеснить": "displace",
    "на": "on",
    "ареопаг": "areopagus",
    "ячейка": "slot",
    "карта": "card",
    "заговор": "weave",
    "платить": "pay",
    "заменить": "substitute",
    "взять": "gain",
    "отдать": "give",
    "забрать": "take",
    "применить": "use",
    "маркер": "marker",
    "воплотить": "fulfil",
    "двор": "court",
    "ещё": "more",
    "хватит": "enough",
    "нет": "decline",
    "способность": "ability",
    "колода": "deck",
    "конец": "end",
}
#: The letters of factions as players of each language write them.
LETTERS = dict(zip("АМТЗКДУ" + "RCLS", "AMTKKDU" + "TKDU", strict=True))
WITH_LETTER = ("pay", "substitute", "gain", "give", "take", "use", "edict")


def heard(text: str) -> str:
    """What a person typed, as notation: verbs and letters of either language, any case."""
    parts = [VERBS.get(part, part) for part in text.lower().split()]
    for place, part in enumerate(parts):
        letter = part.upper()
        if place > 0 and parts[place - 1] in WITH_LETTER and len(letter) == 1:
            parts[place] = LETTERS.get(letter, letter)
        elif letter[:1] in ("P", "П") and letter[1:].isdigit():
            parts[place] = f"P{int(letter[1:]):02d}"
    return " ".join(parts)
