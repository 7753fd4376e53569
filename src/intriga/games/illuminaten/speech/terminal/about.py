"""What a word would do, in a sentence or two."""

from intriga.games.illuminaten.box.loading import STRENGTHS
from intriga.games.illuminaten.box.tables import (
    ABILITIES,
    ACTIONS,
    AREOPAGUS,
    DEGREES,
    LETTERS,
    ORGANISATIONS,
)
from intriga.games.illuminaten.box.texts import (
    ability_text,
    event_effect,
    faction_card,
    person,
    plot_condition,
    plot_name,
)
from intriga.games.illuminaten.speech.telling.words import tell_word
from intriga.games.illuminaten.speech.terminal.pane import standings
from intriga.games.illuminaten.speech.terminal.parts import Look
from intriga.games.illuminaten.speech.wording import (
    degree_key,
    event_notation,
    tell_cost,
    tell_event,
    tell_faction,
    tell_factions,
    tell_tokens,
)
from intriga.games.illuminaten.verbs.event_cards import event_name
from intriga.games.illuminaten.view.structs import CellView
from intriga.games.illuminaten.vocabulary import (
    ABILITY,
    END,
    QUICK,
    VOCABULARY,
    Act,
    CardWord,
    CourtWord,
    EventWord,
    FactionWord,
    On,
    PlotWord,
    Slot,
)
from intriga.kernel.machine.words import Word


def about(look: Look, notation: str) -> str:
    """What this word would do."""
    word = VOCABULARY.read(notation)
    match word:
        case Act():
            return look.say(f"about-{ACTIONS[word.action]}")
        case On():
            return about_areopagus(look) if word.cell == AREOPAGUS else about_place(look, word.cell)
        case Slot():
            return about_slot(look, word)
        case CardWord():
            return about_card(look, word.card + 1)
        case CourtWord():
            card = look.view.court[word.place]
            return "" if card is None else about_card(look, card)
        case FactionWord(verb="take" | "use"):
            once, permanent = faction_card(LETTERS[word.faction], look.tongue)
            faction = LETTERS[word.faction]
            return look.say("about-faction-card", faction=faction, once=once, permanent=permanent)
        case FactionWord():
            return about_token(look, word)
        case PlotWord():
            return about_plot(look, word.plot + 1)
        case EventWord():
            event = event_name(word.event)
            effect = event_effect(event_notation(event), look.tongue)
            return look.say("about-event", event_card=tell_event(event, look.tongue), effect=effect)
        case _:
            return about_answer(look, word)


def about_answer(look: Look, word: Word) -> str:
    """A word that speaks of no piece, or says all about it."""
    if word is END:
        return look.say("about-end")
    if look.view.moment == "weave" and look.view.turn is not None:
        return about_weaving(look, word, look.view.turn.chain[-1])
    return f"{capitalised(tell_word(word, look.to))}."


def capitalised(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


# ── cards and places ──


def about_areopagus(look: Look) -> str:
    area = look.view.areas[look.view.seat]
    return look.say(
        "about-areopagus",
        factions=tell_factions(area.connection_factions, look.tongue),
        cells=", ".join(str(cell) for cell in area.areopagus),
    )


def about_place(look: Look, place: int) -> str:
    cell = look.view.field[place]
    if cell.card is None:
        return look.say("about-face-down", cell=str(cell.cell))
    card = look.card(cell.card)
    return look.say(
        "about-cell",
        cell=str(cell.cell),
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


def about_slot(look: Look, word: Slot) -> str:
    cell = look.view.field[word.cell]
    if cell.card is None or word.slot >= len(cell.slots):
        return look.say("about-face-down", cell=str(cell.cell))
    slot = cell.slots[word.slot]
    owner = look.say("screen-free") if slot.owner is None else look.name(slot.owner)
    name = person(cell.card, look.tongue)
    return look.say("about-slot", cell=str(cell.cell), slot=str(word.slot + 1), person=name, owner=owner)


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


def about_weaving(look: Look, word: Word, number: int) -> str:
    """What the card that has just been woven is good for."""
    card = look.card(number)
    if word is ABILITY:
        return ability_text(ABILITIES[card.ability], look.tongue)
    if word is QUICK:
        degree = degree_key(DEGREES[card.degree])
        return look.say("about-quick-support", degree=degree, factions=factions_told(look, number))
    return look.say("about-unused")


# ── tokens and plots ──


def about_token(look: Look, word: FactionWord) -> str:
    """How many one has, how many the pool has, and what is still owed."""
    view = look.view
    faction = LETTERS[word.faction]
    mine = view.areas[view.seat].tokens[faction]
    owed = tell_cost(view.owed, look.tongue)
    name = capitalised(tell_faction(faction, look.tongue))
    text = look.say("about-token", name=name, mine=mine, pool=view.pool[faction])
    if word.verb == "substitute":
        return f"{look.say('about-substitute')} {text}"
    return f"{text} {look.say('about-owed', owed=owed)}" if owed else text


def about_plot(look: Look, number: int) -> str:
    condition = plot_condition(number, look.view.seats, look.tongue)
    text = f"{look.say('quoted', text=plot_name(number, look.tongue))}. {condition}"
    for plot in look.view.plots:
        for mine in plot.seats:
            if plot.plot == f"P{number:02d}" and mine.seat == look.view.seat and not mine.is_met:
                text += f" {look.say('about-lacks', lacks=' '.join(standings(look, mine)))}"
    return text
