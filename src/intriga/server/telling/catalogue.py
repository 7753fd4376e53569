"""The cabinet: the games as their drawers show them, and their rulebooks."""

from intriga.games.boxes import playable
from intriga.games.shelf import find_game, game_folder, game_ids, has_own_pack, table_pack
from intriga.kernel.contract import Option
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.sentences import Language
from intriga.server.telling.refusals import Wrong
from intriga.server.telling.speech import Rooms, rooms_of
from intriga.server.telling.wire import GameCard, OptionForm, OptionValue, Rulebook

GUIDE = "guide.toml"


def game_cards(language: Language) -> list[GameCard]:
    """All games on the shelf."""
    return [game_card(rooms_of(game, language)) for game in game_ids()]


def game_card(rooms: Rooms) -> GameCard:
    game = rooms.game
    is_own = has_own_pack(game.id)
    return GameCard(
        id=game.id,
        title=rooms.title,
        blurb=rooms.text("blurb", ""),
        players=list(game.players if is_own else playable(game, table_pack(game.id))),
        minutes=getattr(rooms.touching, "MINUTES", 30),
        options=[option_form(rooms, option) for option in game.options],
        levels=rooms.levels(),
        has_guide=is_own and (game_folder(game.id) / GUIDE).is_file(),
    )


def option_form(rooms: Rooms, option: Option) -> OptionForm:
    values = [
        OptionValue(value=value, label=rooms.text(f"option-{option.name}-{value}", value))
        for value in option.values
    ]
    return OptionForm(
        name=option.name,
        label=rooms.text(f"option-{option.name}", option.name),
        values=values,
        default=option.default,
        proposed=option.at_table or option.default,
        players=list(option.players),
        only_with=list(option.only_with or ()),
    )


def rulebook(game: str, language: Language) -> Rulebook:
    rooms = known_rooms(game, language)
    return Rulebook(game=game, title=rooms.title, clauses=rooms.clauses)


def known_rooms(game: str, language: Language) -> Rooms:
    """The rooms of a game that people may ask for; Wrong if there is none of this name."""
    try:
        find_game(game)
    except (Malformed, ImportError, ValueError):
        raise Wrong(404, "no-game") from None
    return rooms_of(game, language)
