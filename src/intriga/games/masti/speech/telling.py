"""Telling: events, questions, refusals, words and endings as sentences of the reader's language."""

from collections.abc import Mapping
from typing import Any

from intriga.games.masti.box.tables import CHARACTERS, GUILDS, card_name
from intriga.games.masti.events import (
    AnyEvent,
    Bribed,
    Buried,
    CardLeft,
    CardPlayed,
    Dealt,
    DiscardedToTrumps,
    Ended,
    GemsRemoved,
    JokerDiscarded,
    JokerPlaced,
    RoundStarted,
    RoundWon,
    Scored,
    Setup,
    StackChosen,
    TrumpsReady,
    TrumpsRecycled,
    TrumpsShuffled,
)
from intriga.games.masti.speech.wording import (
    cards_listed,
    character_named,
    counted,
    names_listed,
    neutral_items,
    phrases,
    tell_card,
)
from intriga.games.masti.vocabulary import CountStack, LeaveCard, PlaceJoker, PlayCard, ToTrumps
from intriga.kernel.contract import Question, Result
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.speech import Listener, Score, Speech
from intriga.kernel.wording import listed, points_in_words, signed, with_tie


class MastiSpeech(Speech[AnyEvent]):
    """The game in sentences."""

    result_events = (Scored, Ended)

    def tell(self, event: AnyEvent, to: Listener) -> str:
        match event:
            case Setup() | Dealt():
                return tell_deal(event, to)
            case TrumpsShuffled() | TrumpsReady() | TrumpsRecycled():
                return tell_trumps(event, to)
            case RoundStarted():
                return tell_round(event, to)
            case Scored():
                return tell_score(event, to)
            case Ended():
                return tell_end(event, to)
            case _:
                return tell_action(event, to)

    def question(self, question: Question, to: Listener) -> str:
        return phrases(to.tongue).say(f"question-{question.asks}", **told_facts(question.facts, to))

    def refusal(self, refusal: Refusal, to: Listener) -> str:
        return phrases(to.tongue).say(f"refusal-{refusal.reason}", **told_facts(dict(refusal.facts), to))

    def word(self, word: Word, to: Listener) -> str:
        say = phrases(to.tongue).say
        match word:
            case PlayCard():
                return say("word-play", card=tell_card(card_name(word.card), to.tongue))
            case ToTrumps():
                return say("word-trumps", card=tell_card(card_name(word.card), to.tongue))
            case LeaveCard():
                return say("word-leave", card=tell_card(card_name(word.card), to.tongue))
            case CountStack():
                return say("word-count", **to.acting(word.seat))
            case PlaceJoker():
                return say("word-joker", guild=GUILDS[word.guild])
            case _:
                return say("word-bribe")

    def ending(self, result: Result, to: Listener) -> str:
        return tell_end(result, to)

    def score(self, event: AnyEvent, to: Listener) -> Score | None:
        return Score(event.seat, score_items(event, to)) if isinstance(event, Scored) else None


# ── the deal and the trumps ──


def tell_deal(event: Setup | Dealt, to: Listener) -> str:
    say = phrases(to.tongue).say
    first = to.acting(event.first)
    if isinstance(event, Setup):
        trumps = counted("cards", len(event.trump_deck), to.tongue)
        return say("event-setup", players=event.players, trumps=trumps, **first)
    gems = counted("gems", max(event.bribe_gems), to.tongue)
    return say("event-dealt", trumps=counted("cards", event.trump_deck, to.tongue), gems=gems, **first)


def tell_trumps(event: TrumpsShuffled | TrumpsReady | TrumpsRecycled, to: Listener) -> str:
    say = phrases(to.tongue).say
    match event:
        case TrumpsShuffled():
            return say("event-trumps_shuffled", cards=cards_listed(event.deck, to.tongue))
        case TrumpsReady():
            return say("event-trumps_ready", count=counted("cards", event.cards, to.tongue))
        case TrumpsRecycled():
            return say("event-trumps_recycled", cards=cards_listed(event.deck, to.tongue))


# ── rounds ──


def tell_round(event: RoundStarted, to: Listener) -> str:
    blanks: dict[str, object] = {
        "round": event.round,
        "card": tell_card(event.trump, to.tongue),
        "character": character_named(event.trump),
        **to.acting(event.leader),
    }
    if not event.sitting_out:
        return phrases(to.tongue).say("event-round_started", **blanks)
    without = names_listed(event.sitting_out, to)
    return phrases(to.tongue).say("event-round_started-without", without=without, **blanks)


#: What a seat does, in a round or when stacks are counted.
Action = (
    DiscardedToTrumps
    | Buried
    | GemsRemoved
    | CardPlayed
    | Bribed
    | RoundWon
    | CardLeft
    | StackChosen
    | JokerPlaced
    | JokerDiscarded
)


def tell_action(event: Action, to: Listener) -> str:
    say = phrases(to.tongue).say
    acting = to.acting(event.seat)
    match event:
        case Buried():
            return say("event-buried", **acting)
        case Bribed():
            return say("event-bribed", **acting)
        case CardPlayed():
            return say("event-card_played", card=tell_card(event.card, to.tongue), **acting)
        case CardLeft():
            return say("event-card_left", card=tell_card(event.card, to.tongue), **acting)
        case DiscardedToTrumps():
            return say("event-discarded_to_trumps", card=tell_card(event.card, to.tongue), **acting)
        case JokerDiscarded():
            return say("event-joker_discarded", card=tell_card(event.card, to.tongue), **acting)
        case JokerPlaced():
            card = tell_card(event.card, to.tongue)
            return say("event-joker_placed", card=card, guild=event.guild, **acting)
        case StackChosen():
            return say("event-stack_chosen", team=event.team + 1, guild=event.guild, **acting)
        case GemsRemoved():
            return say("event-gems_removed", lost=counted("gems", event.gems, to.tongue), **acting)
        case RoundWon():
            cards = cards_listed(event.cards, to.tongue)
            if not event.gems:
                return say("event-round_won", cards=cards, **acting)
            won = counted("gems", event.gems, to.tongue)
            return say("event-round_won-gems", cards=cards, won=won, **acting)


# ── the end ──


def tell_score(event: Scored, to: Listener) -> str:
    told = phrases(to.tongue)
    items = score_items(event, to) or [told.say("item-none")]
    total = points_in_words(event.total, told)
    return told.say("event-scored", items="; ".join(items), total=total, **to.acting(event.seat))


def score_items(sheet: Scored, to: Listener) -> list[str]:
    """A seat's score item by item; what is zero and not there is left out."""
    say = phrases(to.tongue).say
    items = [
        say("item-guild", guild=guild, count=counted("symbols", symbols, to.tongue), shown=signed(points))
        for guild, (symbols, points) in sheet.guilds.items()
    ]
    items += [say("item-unscored", guild=guild) for guild in sheet.unscored]
    return items + neutral_items(sheet.bonus, sheet.penalty, sheet.power, sheet.gems, to.tongue)


def tell_end(end: Ended | Result, to: Listener) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    told = phrases(to.tongue)
    text = told.say("event-ended", ending=told.say(f"ending-{end.reason}"), victory=tell_victory(end, to))
    return with_tie(text, end.tie_break, told)


def tell_victory(end: Ended | Result, to: Listener) -> str:
    """Who wins, with the points of the winning side; partners sit as many seats apart as there are teams."""
    told = phrases(to.tongue)
    winners = end.winners
    total = points_in_words(end.totals[winners[0] % len(end.totals)], told)
    if len(winners) == 1:
        return told.say("victory-one", total=total, **to.acting(winners[0]))
    others = [to.names[seat] for seat in winners if seat != to.seat]
    you = "yes" if to.seat in winners else "no"
    return told.say("victory-many", you=you, names=listed(others, told), total=total)


# ── questions and refusals ──


def told_facts(facts: Mapping[str, Any], to: Listener) -> dict[str, object]:
    """Facts as the blanks of a sentence: seats by name, cards as players write them."""
    blanks: dict[str, object] = {key: facts[key] for key in ("guild", "jokers") if key in facts}
    if "character" in facts:
        blanks["character"] = CHARACTERS[facts["character"]]
    if "card" in facts:
        blanks["card"] = tell_card(facts["card"], to.tongue)
    if "seat" in facts:
        blanks["name"] = to.names[facts["seat"]]
    if "partner" in facts:
        blanks["partner"] = to.names[facts["partner"]]
    if "seats" in facts:
        seats: list[Seat] = facts["seats"]
        blanks["names"] = listed([to.names[seat] for seat in seats], phrases(to.tongue))
        blanks["number"] = len(seats)
    return blanks


SPEECH = MastiSpeech()
