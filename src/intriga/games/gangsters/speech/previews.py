"""What an ability would change, in words."""

from intriga.games.gangsters.speech.odds import tell_percent
from intriga.games.gangsters.speech.wording import phrases
from intriga.games.gangsters.view.structs import Change, Preview
from intriga.kernel.sentences import Tongue


def tell_preview(preview: Preview, tongue: Tongue) -> str:
    """One sentence: before and after."""
    say = phrases(tongue).say
    if not preview.changes:
        return say("preview-nothing")
    told = ", ".join(
        say(
            "preview-change",
            what=one.what,
            before=number(one, one.before),
            after=number(one, one.after),
            successes=one.successes,
        )
        for one in preview.changes
    )
    return say("preview-best" if preview.asks else "preview", changes=told)


def tell_shortly(preview: Preview) -> str:
    """The change that matters most, in as few letters as will do beside a name."""
    by_name = {one.what: one for one in preview.changes}
    one = by_name.get("result") or by_name.get("chance") or next(iter(preview.changes), None)
    return f"{number(one, one.before)}→{number(one, one.after)}".replace(" ", "") if one else "="


def number(change: Change, value: float) -> str:
    """A chance in percent, the rest as it is: damage before a roll is an average."""
    return tell_percent(value) if change.what == "chance" else f"{value:g}"
