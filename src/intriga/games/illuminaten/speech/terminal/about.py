"""What a word would do, in a sentence or two."""

from intriga.games.illuminaten.box.loading import STRENGTHS
from intriga.games.illuminaten.box.tables import ABILITIES, DEGREES, LETTERS, ORGANISATIONS, Letter
from intriga.games.illuminaten.box.texts import (
    ability_text,
    event_effect,
    event_name,
    faction_card,
    person,
    plot_condition,
    plot_name,
)
from intriga.games.illuminaten.speech.telling import (
    degree_key,
    tell_cost,
    tell_faction,
    tell_factions,
    tell_tokens,
    tell_word,
)
from intriga.games.illuminaten.speech.terminal.pane import standings
from intriga.games.illuminaten.speech.terminal.parts import Look
from intriga.games.illuminaten.view.structs import CellView

TOKENS = ("pay", "substitute", "gain", "give", "choose")


def about(look: Look, notation: str) -> str:
    """What this word would do."""
    verb, _, what = notation.partition(" ")
    if verb == "on":
        return about_place(look, what)
    if verb == "slot":
        return about_slot(look, what)
    if verb in ("card", "weave"):
        return about_card(look, int(what))
    if verb == "court":
        card = look.view.court[int(what) - 1]
        return "" if card is None else about_card(look, card)
    if verb in TOKENS:
        return about_token(look, verb, LETTERS[LETTERS.index(what)])
    if verb in ("take", "use"):
        once, permanent = faction_card(what, look.tongue)
        return look.say("about-faction-card", faction=what, once=once, permanent=permanent)
    if verb in ("fulfil", "release", "return"):
        return about_plot(look, what)
    if verb in ("play", "invoke", "keep"):
        name, effect = event_name(what, look.tongue), event_effect(what, look.tongue)
        return look.say("about-event", event_card=name, effect=effect)
    if look.has(f"about-{verb}"):
        return look.say(f"about-{verb}")
    if look.view.moment == "weave" and look.view.turn is not None:
        return about_weaving(look, notation, look.view.turn.chain[-1])
    told = tell_word(notation, look.tongue, look.names, look.view.seat)
    return f"{capitalised(told)}."


def capitalised(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


# ── cards and places ──


def about_place(look: Look, what: str) -> str:
    if what == "areopagus":
        area = look.view.areas[look.view.seat]
        return look.say(
            "about-areopagus",
            factions=tell_factions(area.connection_factions, look.tongue),
            cells=", ".join(str(cell) for cell in area.areopagus),
        )
    cell = look.view.field[int(what) - 1]
    if cell.card is None:
        return look.say("about-face-down", cell=what)
    card = look.card(cell.card)
    return look.say(
        "about-cell",
        cell=what,
        person=person(cell.card, look.tongue),
        degree=degree_key(DEGREES[card.degree]),
        factions=factions_told(look, cell.card),
        organisation=ORGANISATIONS[card.organisation],
        slots=slots_told(look, cell),
    )


def factions_told(look: Look, number: int) -> str:
    card = look.card(number)
    found = [card.main] if card.second < 0 else [card.main, card.second]
    return tell_factions([LETTERS[faction] for faction in found], look.tongue)


def slots_told(look: Look, cell: CellView) -> str:
    """Each slot from the top: its owner, or what it costs."""
    return " / ".join(
        tell_tokens(slot.cost, look.tongue) if slot.owner is None else look.name(slot.owner)
        for slot in cell.slots
    )


def about_slot(look: Look, what: str) -> str:
    number, _, place = what.partition(".")
    cell = look.view.field[int(number) - 1]
    if cell.card is None or int(place) > len(cell.slots):
        return look.say("about-face-down", cell=number)
    slot = cell.slots[int(place) - 1]
    owner = look.say("screen-free") if slot.owner is None else look.name(slot.owner)
    name = person(cell.card, look.tongue)
    return look.say("about-slot", cell=number, slot=place, person=name, owner=owner)


def about_card(look: Look, number: int) -> str:
    card = look.card(number)
    ability = ABILITIES[card.ability]
    return look.say(
        "about-card",
        person=person(number, look.tongue),
        degree=degree_key(DEGREES[card.degree]),
        factions=factions_told(look, number),
        organisation=ORGANISATIONS[card.organisation],
        strength=STRENGTHS[card.strength - 2],
        ability=ability_text(ability, look.tongue),
    )


def about_weaving(look: Look, notation: str, number: int) -> str:
    """What the card that has just been woven is good for."""
    card = look.card(number)
    if notation == "ability":
        return ability_text(ABILITIES[card.ability], look.tongue)
    if notation == "quick support":
        degree = degree_key(DEGREES[card.degree])
        return look.say("about-quick-support", degree=degree, factions=factions_told(look, number))
    return look.say("about-unused")


# ── tokens and plots ──


def about_token(look: Look, verb: str, faction: Letter) -> str:
    """How many one has, how many the pool has, and what is still owed."""
    view = look.view
    mine = view.areas[view.seat].tokens[faction]
    owed = tell_cost(view.owed, look.tongue)
    name = capitalised(tell_faction(faction, look.tongue))
    text = look.say("about-token", name=name, mine=mine, pool=view.pool[faction])
    if verb == "substitute":
        return f"{look.say('about-substitute')} {text}"
    return f"{text} {look.say('about-owed', owed=owed)}" if owed else text


def about_plot(look: Look, what: str) -> str:
    number = int(what[1:])
    condition = plot_condition(number, look.view.seats, look.tongue)
    text = f"{look.say('quoted', text=plot_name(number, look.tongue))}. {condition}"
    for plot in look.view.plots:
        for mine in plot.seats:
            if plot.plot == what and mine.seat == look.view.seat and not mine.is_met:
                text += f" {look.say('about-lacks', lacks=' '.join(standings(look, mine)))}"
    return text
