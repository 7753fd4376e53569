"""The end of the game: the last round, and the scoring of the factions."""

from typing import Final, final

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import FACTIONS, LETTERS, Faction, Letter
from intriga.games.illuminaten.rules.plots.taking import faction_cards_of
from intriga.games.illuminaten.rules.terms.lodges import influence_in, main_lodge
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.plots import end_game
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, heap_of, items
from intriga.kernel.machine.seats import Seat, only

EDICTS_TO_END: Final = 5  # PI-173 PI-177
QUIET_ROUNDS: Final = 12  # GAP-37


def end_of_round(s: Pax, d: Dealer) -> None:
    """After the last turn of a round: is it the last one?"""
    # PI-062 PI-177 GAP-33 GAP-37
    if is_fifth_edict_gone(s):
        score(s, "scoring_edicts", d)
    elif s.quiet_rounds >= QUIET_ROUNDS:
        score(s, "scoring_quiet", d)
    else:
        s.quiet_rounds += 1


def is_fifth_edict_gone(s: Pax) -> bool:
    """Whether enough edicts are discarded to make the current round the last."""
    # PI-173
    return count(s.edicts_gone) >= EDICTS_TO_END


# ── scoring ──


def points(s: Pax, seat: Seat, faction: Faction) -> int:
    """A point for each influence token in the main lodge of a faction, for each such lodge anew."""
    # PI-178 PI-179
    return influence_in(s, seat, main_lodge(s, faction))


def total(s: Pax, seat: Seat) -> int:
    """A seat's points for all factions."""
    # PI-179
    return sum([points(s, seat, faction) for faction in range(FACTIONS)])


def totals(s: Pax) -> list[int]:
    """The points of all seats, an artificial opponent among them."""
    # GAP-26
    return [total(s, seat) for seat in range(s.seats)]


@final
class Standing:
    """Points and faction cards by seat, who is ahead, and what decided between equal points."""

    def __init__(self, totals: list[int], cards: list[int], winners: list[Seat], tie_break: str) -> None:
        self.totals: Final = totals
        self.cards: Final = cards
        self.winners: Final = winners
        self.tie_break: Final = tie_break  # "" where nobody else had as many points


def standing(s: Pax) -> Standing:
    """Most points win; then most faction cards; then the victory is shared."""
    # PI-180
    found = totals(s)
    cards = [faction_cards_of(s, seat) for seat in range(s.seats)]
    best = best_of(found, list(range(s.seats)))
    if len(best) == 1:
        return Standing(found, cards, best, "")
    best = best_of(cards, best)
    return Standing(found, cards, best, "faction_cards" if len(best) == 1 else "shared")


def best_of(values: list[int], among: list[int]) -> list[int]:
    """Those of `among` that have the highest value."""
    highest = max([values[seat] for seat in among])
    return [seat for seat in among if values[seat] == highest]


def score(s: Pax, reason: str, d: Dealer) -> None:
    """The factions are scored and the game is over."""
    # PI-062 PI-177 PI-180
    found = standing(s)
    end_game(s, reason, heap_of(found.winners))
    if d.events is not None:
        tell_score(s, found, d.events)
        d.events.append(
            events.Ended(reason, found.winners, found.totals, found.cards, found.tie_break or None)
        )


def tell_score(s: Pax, found: Standing, told: list[object]) -> None:
    """All figures by faction and by seat."""
    for faction in range(FACTIONS):
        lodge = [cell + 1 for cell in items(main_lodge(s, faction))]
        figures = [points(s, seat, faction) for seat in range(s.seats)]
        told.append(events.FactionScored(LETTERS[faction], lodge, figures))
    for seat in range(s.seats):
        sheet: dict[Letter, int] = {LETTERS[faction]: points(s, seat, faction) for faction in range(FACTIONS)}
        told.append(events.Scored(seat, sheet, found.totals[seat], found.cards[seat]))


def win_of_artificial(s: Pax, seat: Seat, d: Dealer) -> None:
    """An artificial opponent wins at once by a plot of its own; all people lose."""
    # PI-202 GAP-29
    end_game(s, "artificial_opponent", only(seat))
    if d.events is not None:
        d.events.append(events.Ended("artificial_opponent", [seat], [], [], None))
