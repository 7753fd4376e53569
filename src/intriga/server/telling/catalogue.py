"""The catalogue: the games as the lobby lists them, and their rulebooks."""

from intriga.games.boxes import playable_counts
from intriga.games.shelf import find_game, game_ids, guide_of, has_own_pack, table_pack
from intriga.games.speaking import Spoken, clauses_of, spoken_of, title_of
from intriga.kernel.contract import Game, Option
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.sentences import Language
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.speech import level_forms
from intriga.server.telling.wire import Clause, Rulebook
from intriga.server.telling.wire_lobby import GameCard, OptionForm, OptionValue


def game_cards(language: Language) -> list[GameCard]:
    """All games on the shelf."""
    return [game_card(spoken_of(game, language)) for game in game_ids()]


def game_card(spoken: Spoken) -> GameCard:
    game = spoken.game
    is_own = has_own_pack(game.id)
    return GameCard(
        id=game.id,
        title=spoken.title,
        blurb=spoken.text("blurb", ""),
        players=list(game.players if is_own else playable_counts(game, table_pack(game.id))),
        minutes=spoken.pieces.minutes,
        usual_players=spoken.pieces.usual_players,
        options=[option_form(spoken, option) for option in game.options],
        levels=level_forms(game, spoken.language),
        has_guide=is_own and guide_of(game.id) is not None,
        talk_clause=game.talk_clause,
    )


def option_form(spoken: Spoken, option: Option) -> OptionForm:
    values = [
        OptionValue(value=value, label=spoken.text(f"option-{option.name}-{value}", value))
        for value in option.values
    ]
    return OptionForm(
        name=option.name,
        label=spoken.text(f"option-{option.name}", option.name),
        values=values,
        default=option.default,
        proposed=option.at_table or option.default,
        players=list(option.players),
        only_with=list(option.only_with or ()),
    )


def rulebook(game: str, language: Language) -> Rulebook:
    known_game(game)
    clauses = [
        Clause(id=clause.id, chapter=clause.chapter, text=clause.text)
        for clause in clauses_of(game, language)
    ]
    return Rulebook(game=game, title=title_of(game, language), clauses=clauses)


def known_game(game: str) -> Game:
    """The game of this name; HttpRefusal if there is none."""
    try:
        return find_game(game)
    except (Malformed, ImportError, ValueError):
        raise HttpRefusal(404, "no-game") from None
