"""Telling: events, questions, refusals, words and endings as sentences in the reader's language.

Never compiled. `reader` is the seat that reads: where it acts itself, the sentence says "you".
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from intriga.games.masti.box.tables import CHARACTERS, LETTERS
from intriga.kernel.contract import Question, Result
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.sentences import Tongue, phrases_in

LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)
KINDS = {1: "joker", 2: "penalty", 3: "bonus", 13: "power"}
CYRILLIC = str.maketrans("АПЭУапэу", "APEUapeu")


# ── small parts of sentences ──


def signed(number: int) -> str:
    """A number as scores show it: +3, −7, 0."""
    return f"+{number}" if number > 0 else plain_number(number)


def character_named(card: str) -> str:
    """The character of a card in notation: `A13` to `aldo`."""
    return CHARACTERS[LETTERS.index(card[0])]


def tell_card(card: str, tongue: Tongue) -> str:
    """A card as players of this language write it: А13."""
    return phrases(tongue).say("card", character=character_named(card), rank=card[1:])


def tell_card_in_full(card: str, tongue: Tongue) -> str:
    """A card by its character's name: Альдо 13."""
    return phrases(tongue).say("card-full", character=character_named(card), rank=card[1:])


def tell_kind(card: str, guild: str | None, symbols: int, tongue: Tongue) -> str:
    """What a card is besides its rank: its guild, or which of the neutral cards."""
    if guild is None:
        return phrases(tongue).say(f"kind-{KINDS[int(card[1:])]}")
    return phrases(tongue).say("kind-guild", guild=guild, symbols=symbols)


def tell_guild(guild: str, tongue: Tongue) -> str:
    return phrases(tongue).say("guild-name", guild=guild)


def plain_number(number: int) -> str:
    """A number with a true minus and no plus."""
    return f"−{-number}" if number < 0 else str(number)


def tell_points(points: int, tongue: Tongue) -> str:
    """A total with its noun: 12 очков."""
    return phrases(tongue).say("points", points=abs(points), shown=plain_number(points))


def counted(noun: str, number: int, tongue: Tongue) -> str:
    """A number with its noun: `gems`, `cards` or `symbols`."""
    return phrases(tongue).say(noun, **{noun: number})


def listed(parts: Sequence[str], tongue: Tongue) -> str:
    """Several things in one phrase: a, b and c."""
    if not parts:
        return phrases(tongue).say("list-nobody")
    if len(parts) == 1:
        return parts[0]
    return phrases(tongue).say("list-last", head=", ".join(parts[:-1]), last=parts[-1])


def cards_listed(cards: Sequence[str], tongue: Tongue) -> str:
    return listed([tell_card(card, tongue) for card in cards], tongue)


def names_listed(seats: Sequence[int], tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """Seats by name; the reader is "you"."""
    you = phrases(tongue).say("list-you")
    return listed([you if seat == reader else names[seat] for seat in seats], tongue)


# ── events ──


def tell(event: dict[str, Any], tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str | None:
    """One full sentence of the log for an event as a seat sees it; None for an event of another game."""
    name = f"event-{event['event']}"
    if not phrases(tongue).has(name):
        return None
    if event["event"] == "ended":
        return tell_end(event, tongue, names, reader)
    variant, blanks = blanks_of(event, tongue)
    actor = event.get("seat", event.get("leader", event.get("first", SPECTATOR)))
    acting = {"name": names[actor] if actor >= 0 else "", "you": "yes" if actor == reader >= 0 else "no"}
    blanks["without"] = names_listed(event.get("sitting_out", []), tongue, names, reader)
    return phrases(tongue).say(name + variant, **acting, **blanks)


def blanks_of(event: dict[str, Any], tongue: Tongue) -> tuple[str, dict[str, object]]:
    """The form of an event's sentence and its blanks, the acting seat aside."""
    if event["event"] == "scored":
        return "", scored_blanks(event, tongue)
    blanks: dict[str, object] = {"character": "", "card": "", "cards": ""}
    blanks |= {key: event[key] for key in ("guild", "players", "round") if key in event}
    card = event.get("card", event.get("trump"))
    if card is not None:
        blanks |= {"card": tell_card(card, tongue), "character": character_named(card)}
    dealt = event.get("trump_deck", 0)
    blanks["trumps"] = counted("cards", dealt if isinstance(dealt, int) else len(dealt), tongue)
    blanks["team"] = event.get("team", 0) + 1
    blanks["gems"] = counted("gems", max(event.get("bribe_gems", [0])), tongue)
    blanks["lost"] = blanks["won"] = counted("gems", event.get("gems", 0), tongue)
    deck = event.get("deck", event.get("cards", []))
    if isinstance(deck, int):
        blanks["count"] = counted("cards", deck, tongue)
    else:
        blanks["cards"] = cards_listed(deck, tongue)
    return variant_of(event), blanks


def variant_of(event: dict[str, Any]) -> str:
    """Sentences that differ in more than a word: gems in the round, seats without cards."""
    if event["event"] == "round_won" and event["gems"]:
        return "-gems"
    return "-without" if event.get("sitting_out") else ""


def scored_blanks(event: dict[str, Any], tongue: Tongue) -> dict[str, object]:
    parts = score_items(event, tongue) or [phrases(tongue).say("item-none")]
    return {"items": "; ".join(parts), "total": tell_points(event["total"], tongue)}


def score_items(sheet: dict[str, Any], tongue: Tongue) -> list[str]:
    """A seat's score item by item; what is zero and not there is left out."""
    say = phrases(tongue).say
    items = [
        say("item-guild", guild=guild, count=counted("symbols", symbols, tongue), shown=signed(points))
        for guild, (symbols, points) in sheet["guilds"].items()
    ]
    items += [say("item-unscored", guild=guild) for guild in sheet["unscored"]]
    return items + neutral_items(sheet["bonus"], sheet["penalty"], sheet["power"], sheet["gems"], tongue)


def neutral_items(bonus: int, penalty: int, power: tuple[int, int], gems: int, tongue: Tongue) -> list[str]:
    """Bonus and penalty cards, power cards and gems, where there is something."""
    say = phrases(tongue).say
    items = [say("item-bonus", shown=signed(bonus))] if bonus else []
    items += [say("item-penalty", shown=signed(penalty))] if penalty else []
    items += [say("item-power", count=power[0], shown=signed(power[1]))] if any(power) else []
    return items + ([say("item-gems", shown=signed(gems))] if gems else [])


def tell_end(event: dict[str, Any], tongue: Tongue, names: Sequence[str], reader: int) -> str:
    say = phrases(tongue).say
    winners, totals = event["winners"], event["totals"]
    victory = tell_victory(winners, totals, tongue, names, reader)
    text = say("event-ended", ending=say(f"ending-{event['reason']}"), victory=victory)
    return f"{text} {say('tie-' + event['tie_break'])}" if event["tie_break"] else text


def tell_victory(
    winners: Sequence[int], totals: Sequence[int], tongue: Tongue, names: Sequence[str], reader: int
) -> str:
    """Who wins, with the points of the winning side; partners sit as many seats apart as there are teams."""
    total = tell_points(totals[winners[0] % len(totals)], tongue)
    you = "yes" if reader in winners else "no"
    named = [names[seat] for seat in winners if seat != reader or len(winners) == 1]
    say = phrases(tongue).say
    if len(winners) == 1:
        return say("victory-one", you=you, name=named[0], total=total)
    return say("victory-many", you=you, names=listed(named, tongue), total=total)


def tell_ending(result: Result, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    event = {
        "reason": result.reason,
        "totals": result.totals,
        "winners": result.winners,
        "tie_break": result.tie_break,
    }
    return tell_end(event, tongue, names, reader)


# ── questions, refusals and words ──


def tell_question(question: Question, tongue: Tongue, names: Sequence[str]) -> str:
    """What is asked of a seat."""
    blanks = told_facts(question.facts, tongue, names)
    return phrases(tongue).say(f"question-{question.asks}", **blanks)


def tell_refusal(refusal: Refusal, tongue: Tongue, names: Sequence[str]) -> str:
    """Why a word may not be said; the clause is for the caller to show."""
    blanks = told_facts(dict(refusal.facts), tongue, names)
    return phrases(tongue).say(f"refusal-{refusal.reason}", **blanks)


def told_facts(facts: dict[str, Any], tongue: Tongue, names: Sequence[str]) -> dict[str, object]:
    """Facts as the blanks of a sentence: seats by name, cards as players write them."""
    blanks: dict[str, object] = {key: facts[key] for key in ("guild", "jokers") if key in facts}
    if "character" in facts:
        blanks["character"] = CHARACTERS[facts["character"]]
    if "card" in facts:
        blanks["card"] = tell_card(facts["card"], tongue)
    if "seat" in facts:
        blanks["name"] = names[facts["seat"]]
    if "partner" in facts:
        blanks["partner"] = names[facts["partner"]]
    if "seats" in facts:
        blanks["names"] = names_listed(facts["seats"], tongue, names)
        blanks["number"] = len(facts["seats"])
    return blanks


def tell_word(notation: str, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """A word as what the player would do: `bribe` to "дать взятку"."""
    say = phrases(tongue).say
    verb, _, what = notation.partition(" ")
    if verb == "bribe":
        return say("word-bribe")
    if verb == "count":
        return say("word-count", name=names[int(what)], you="yes" if int(what) == reader else "no")
    if verb == "joker":
        return say("word-joker", guild=what)
    if verb in ("trumps", "leave"):
        return say(f"word-{verb}", card=tell_card(what, tongue))
    return say("word-play", card=tell_card(verb, tongue))


def heard(text: str) -> str:
    """What a person typed, as notation: letters of either alphabet, any case, «взятка» too."""
    if text.strip().lower() == "взятка":
        return "bribe"
    return " ".join(heard_part(part) for part in text.translate(CYRILLIC).split())


def heard_part(part: str) -> str:
    is_card = part[0].upper() in LETTERS and part[1:].isdigit()
    return part.upper() if is_card else part.lower()
