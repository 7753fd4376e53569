"""A second transcription of the arrangement: which cards show which guild, and how often."""

GUILD_CARDS = {  # guild: singles, doubles
    "aristocrats": ("A4 U6 E7 P9", "A10 E12"),
    "artists": ("A5 U5 P8 E8", "A11 U11"),
    "merchants": ("U4 A6 P7 E9", "E10 A12"),
    "craftsmen": ("E4 P6 A7 U9", "P10 U12"),
    "knights": ("P5 E5 A8 U8", "P11 E11"),
    "assassins": ("P4 E6 U7 A9", "U10 P12"),
}
PRINTED = {
    card: (guild, symbols)
    for guild, kinds in GUILD_CARDS.items()
    for symbols, text in enumerate(kinds, 1)
    for card in text.split()
}
