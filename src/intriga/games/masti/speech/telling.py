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
from intriga.games.masti.so_far import Change, changes
from intriga.games.masti.speech.wording import (
    cards_listed,
    character_named,
    counted,
    names_listed,
    neutral_items,
    phrases,
    tell_card,
)
from intriga.games.masti.state import Masti
from intriga.games.masti.vocabulary import CountStack, LeaveCard, PlaceJoker, PlayCard, ToTrumps
from intriga.kernel.contract import Question, Result
from intriga.kernel.events import tag_of
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.words import Word
from intriga.kernel.speech import Blanks, Listener, Score, ScoreChange, Speech
from intriga.kernel.wording import ending_told, listed, points_in_words, seat_blanks, signed


class MastiSpeech(Speech[AnyEvent]):
    """The game in sentences."""

    result_events = (Scored, Ended)

    def tell(self, event: AnyEvent, to: Listener) -> str:
        match event:
            case Scored():
                return tell_score(event, to)
            case Ended():
                return tell_end(event, to)
            case _:
                return phrases(to.tongue).say(sentence_of(event), **blanks_of(event, to))

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

    def score_changes(self, before: State, after: State, to: Listener) -> list[ScoreChange]:
        assert isinstance(before, Masti)
        assert isinstance(after, Masti)
        return [score_change(change, to) for change in changes(before, after)]


# ── the course of the game ──

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
TrumpEvent = TrumpsShuffled | TrumpsReady | TrumpsRecycled
Course = Setup | Dealt | TrumpEvent | RoundStarted | Action


def sentence_of(event: Course) -> str:
    """The name of an event's sentence; two events have a second one."""
    name = f"event-{tag_of(type(event))}"
    if isinstance(event, RoundStarted) and event.sitting_out:
        return f"{name}-without"
    return f"{name}-gems" if isinstance(event, RoundWon) and event.gems else name


def blanks_of(event: Course, to: Listener) -> Blanks:
    """The blanks of that sentence."""
    match event:
        case Setup():
            trumps = counted("cards", len(event.trump_deck), to.tongue)
            return {"players": event.players, "trumps": trumps, **to.acting(event.first)}
        case Dealt():
            gems = counted("gems", max(event.bribe_gems), to.tongue)
            trumps = counted("cards", event.trump_deck, to.tongue)
            return {"trumps": trumps, "gems": gems, **to.acting(event.first)}
        case TrumpsShuffled() | TrumpsRecycled():
            return {"cards": cards_listed(event.deck, to.tongue)}
        case TrumpsReady():
            return {"count": counted("cards", event.cards, to.tongue)}
        case RoundStarted():
            return round_blanks(event, to)
        case _:
            return action_blanks(event, to)


def round_blanks(event: RoundStarted, to: Listener) -> Blanks:
    return {
        "round": event.round,
        "card": tell_card(event.trump, to.tongue),
        "character": character_named(event.trump),
        "without": names_listed(event.sitting_out, to),
        **to.acting(event.leader),
    }


def action_blanks(event: Action, to: Listener) -> Blanks:
    acting = to.acting(event.seat)
    match event:
        case Buried() | Bribed():
            return {**acting}
        case CardPlayed() | CardLeft() | DiscardedToTrumps() | JokerDiscarded():
            return {"card": tell_card(event.card, to.tongue), **acting}
        case JokerPlaced():
            return {"card": tell_card(event.card, to.tongue), "guild": event.guild, **acting}
        case StackChosen():
            return {"team": event.team + 1, "guild": event.guild, **acting}
        case GemsRemoved():
            return {"lost": counted("gems", event.gems, to.tongue), **acting}
        case RoundWon():
            won = counted("gems", event.gems, to.tongue)
            return {"cards": cards_listed(event.cards, to.tongue), "won": won, **acting}


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


def score_change(change: Change, to: Listener) -> ScoreChange:
    """A stack is told with its symbols, because their number decides about the sign."""
    told = phrases(to.tongue)
    points = {"before": signed(change.before), "after": signed(change.after)}
    if change.item in GUILDS:
        text = told.say(
            "change-guild", guild=change.item, symbols=change.number, **points, **to.acting(change.seat)
        )
    else:
        text = told.say("change-other", item=change.item, **points, **to.acting(change.seat))
    return ScoreChange(change.seat, change.after - change.before, text)


def tell_end(end: Ended | Result, to: Listener) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    return ending_told(end, tell_victory(end, to), phrases(to.tongue))


def tell_victory(end: Ended | Result, to: Listener) -> str:
    """Who wins, with the points of the winning side; partners sit as many seats apart as there are teams."""
    told = phrases(to.tongue)
    winners = end.winners
    total = points_in_words(end.totals[winners[0] % len(end.totals)], told)
    if len(winners) == 1:
        return told.say("victory-one", total=total, **to.acting(winners[0]))
    others = [to.names[seat] for seat in winners if not to.is_me(seat)]
    you = "yes" if any(to.is_me(seat) for seat in winners) else "no"
    return told.say("victory-many", you=you, names=listed(others, told), total=total)


# ── questions and refusals ──


def told_facts(facts: Mapping[str, Any], to: Listener) -> Blanks:
    """Facts as the blanks of a sentence: seats by name, cards as players write them."""
    blanks: Blanks = {key: facts[key] for key in ("guild", "jokers") if key in facts}
    if "character" in facts:
        blanks["character"] = CHARACTERS[facts["character"]]
    if "card" in facts:
        blanks["card"] = tell_card(facts["card"], to.tongue)
    if "partner" in facts:
        blanks["partner"] = to.names[facts["partner"]]
    if "seats" in facts:
        blanks["number"] = len(facts["seats"])
    return blanks | seat_blanks(facts, to, phrases(to.tongue))


SPEECH = MastiSpeech()
