"""The form before a match asks for what matters, and for nothing else."""

from intriga.cli.play.command import LOCALES
from intriga.cli.play.form import Form
from intriga.games.shelf import find_game
from intriga.kernel.sentences import sentences


def form_of(game: str, options: dict[str, str] | None = None) -> Form:
    return Form(find_game(game), sentences("en", LOCALES), options or {}, None)


def asked(form: Form, **chosen: str) -> list[str]:
    for field in form.fields:
        field.chosen = chosen.get(field.name, field.chosen)
    return [field.name for field in form.asked()]


def test_how_partners_score_is_asked_only_where_there_are_partners() -> None:
    assert ["players", "teams", "bots"] == asked(form_of("masti"), players="4")
    assert ["players", "teams", "power", "bots"] == asked(form_of("masti"), players="4", teams="yes")
    assert ["players", "power", "bots"] == asked(form_of("masti"), players="6")
    assert ["players", "power", "bots"] == asked(form_of("masti", {"teams": "yes"}), players="4")


def test_what_breaks_a_tie_of_the_quiz_is_asked_only_with_a_quiz() -> None:
    assert ["players", "quiz", "bots"] == asked(form_of("factions"))
    assert ["players", "quiz", "tie", "bots"] == asked(form_of("factions"), quiz="yes")
