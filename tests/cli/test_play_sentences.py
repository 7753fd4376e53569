"""The sentences of the terminal, and that every table fits on a screen of 80 by 24."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from intriga.bots.players import choose
from intriga.cli.play import command
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import new_match
from intriga.kernel.sentences import LANGUAGES
from tests.tongues import listener_of

NAMES = ["Константин", "Вера", "Александра", "Глеб", "Дина", "Егор"]
SEATINGS: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {}),
    (4, {"teams": "yes"}),
    (5, {}),
    (6, {}),
]
BELOW = 1 + 2 + 1 + 2 + 1  # question, message, keys, two rules, and at least a line of the log


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def shell_messages(path: Path) -> dict[str, set[str]]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_of_the_shell_have_the_same_messages_and_variables() -> None:
    russian, english = (shell_messages(command.LOCALES / f"{language}.ftl") for language in LANGUAGES)

    assert russian == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), SEATINGS)
def test_every_table_and_every_choice_fits_on_80_by_24(
    players: int, options: dict[str, str], language: str
) -> None:
    game = find_game("masti")
    terminal, to = game.terminal, listener_of("masti", language, NAMES)
    assert terminal is not None
    wide: list[str] = []
    high = 0
    for seed in range(4):
        chance = Quick(seed)
        match = new_match(
            game, own_pack("masti"), "x", players, options, ["random"] * players, bytes([seed]) * 32
        )
        while not match.ended:
            seat = match.state.acting()[0]
            for reader in (seat, (seat + 1) % players):
                screen = terminal.screen(game.view(match.state, reader), to)
                words = [word.notation() for word in match.state.legal(reader)]
                keys = {notation: key or "1" for notation, key in screen.choices(words)}
                table = screen.table(80)
                offers = screen.offers(keys, next(iter(keys), None))
                wide += [line.plain for line in [*table, *offers] if line.cell_len > 80]
                high = max(high, len(table) + len(offers) + BELOW)
                for notation in keys:
                    assert screen.about(notation)
            match.decide(seat, [choose(game, match.state, seat, "random", chance)], "bot")
        lines = terminal.screen(game.view(match.state, 0), to).result([0])
        wide += [line.plain for line in lines if line.cell_len > 78]

    assert ([], True) == (wide, high <= 24)
