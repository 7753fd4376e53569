"""Why it ended so: what every seat had reached on the table at the end."""

from intriga.games.illuminaten.speech.wording import phrases, tell_faction, tell_plot
from intriga.games.illuminaten.view.structs import SheetView, View
from intriga.kernel.speech import Listener, Score
from intriga.kernel.wording import points_in_words


def final_scores(view: View, to: Listener) -> list[Score]:
    """The plots, then the points: also where no points decided."""
    return [
        Score(sheet.seat, [*plot_lines(view, sheet, to), *point_lines(sheet, to)]) for sheet in view.sheets
    ]


def plot_lines(view: View, sheet: SheetView, to: Listener) -> list[str]:
    """The plots that a seat has fulfilled; of an artificial opponent how far each of its own has come."""
    say = phrases(to.tongue).say
    if sheet.seat >= view.players:
        return [
            say(
                "final-own-plot",
                plot=tell_plot(own.plot, to.tongue),
                met="yes" if own.reached >= own.needed else "no",
                reached=own.reached,
                needed=own.needed,
            )
            for own in view.own_plots
        ]
    return [
        say("final-plot", plot=tell_plot(plot.plot, to.tongue))
        for plot in view.plots
        if any(on.seat == sheet.seat and on.has_influence for on in plot.seats)
    ]


def point_lines(sheet: SheetView, to: Listener) -> list[str]:
    """Where the points come from, and what breaks a tie."""
    told = phrases(to.tongue)
    items = [f"{tell_faction(letter, to.tongue)} {of}" for letter, of in sheet.factions.items() if of]
    total = points_in_words(sheet.total, told)
    lines = [told.say("final-points", items=", ".join(items), count=len(items), sum=total)]
    return (
        [*lines, told.say("final-faction-cards", count=sheet.faction_cards)] if sheet.faction_cards else lines
    )
