"""`intriga play`: by keys on a screen and by lines, saved as it is played."""

from pathlib import Path

import pytest

from intriga.games.shelf import find_game
from intriga.kernel.match.entries import Decided, Ended, Undone
from intriga.kernel.match.records import Record, read_record
from intriga.kernel.match.verify import verify
from tests.cli.terminals import Terminal, run_lines

GAME = find_game("masti")
ALL_WORDS = [word.notation() for word in GAME.vocabulary.words]
RESULT = {"ru": " Итог ", "en": " Result "}
HOLDS = {"ru": "Проверено", "en": "Checked"}


def the_save(data: Path) -> Path:
    (found,) = (data / "intriga" / "matches").glob("*.match")
    return found


def the_record(data: Path) -> Record:
    return read_record(the_save(data))


def leading_seed(players: int, seat: int, data: Path) -> str:
    """A seed by which this seat begins the first round; it depends on the deal alone."""
    for seed in range(100):
        folder = data / f"try-{seed}"
        run_lines(["play", "masti", "--players", str(players), "--seed", str(seed), "--plain"], ["q"], folder)
        if the_record(folder).entries[0].events[0]["first"] == seat:
            return str(seed)
    raise AssertionError("no seed was found")


# ── by keys ──


@pytest.mark.parametrize(
    ("language", "players", "options"),
    [("ru", "4", ["--option", "teams=yes"]), ("en", "6", []), ("en", "3", [])],
)
def test_a_whole_game_is_played_by_keys_to_a_result_that_is_verified(
    tmp_path: Path, language: str, players: str, options: list[str]
) -> None:
    arguments = ["play", "masti", "--players", players, *options, "--lang", language, "--seed", "2"]
    with Terminal(arguments, tmp_path) as terminal:
        terminal.play_to(RESULT[language])
        terminal.play_to(HOLDS[language], " ")
        code = terminal.leave("qq")

        assert (0, True) == (code, terminal.restored())
    assert verify(GAME, the_record(tmp_path)).ended


def test_the_form_before_a_match_takes_its_defaults_by_enter(tmp_path: Path) -> None:
    with Terminal(["play", "masti", "--lang", "ru"], tmp_path) as terminal:
        terminal.wait_for("Сколько игроков")
        terminal.press("3\x1b[B\r")
        terminal.wait_for("раунд 1 из 16")
        terminal.leave("q")

    assert 3 == the_record(tmp_path).opening.header.players


@pytest.mark.parametrize(("language", "word"), [("ru", "первый игрок обязан"), ("en", "first player must")])
def test_a_refused_word_shows_the_reason_and_the_clause(tmp_path: Path, language: str, word: str) -> None:
    arguments = ["play", "masti", "--players", "3", "--people", "0,1,2", "--lang", language]
    with Terminal(arguments, tmp_path) as terminal:
        terminal.press("\r")
        terminal.wait_for("[1]")
        terminal.press("b")
        shown = terminal.wait_for("[MV-023]")

        assert word in shown
        terminal.leave("q")


def test_a_card_that_does_not_follow_is_refused_with_its_clause(tmp_path: Path) -> None:
    arguments = ["play", "masti", "--players", "3", "--people", "0,1,2", "--seed", "4"]
    with Terminal(arguments, tmp_path) as terminal:
        terminal.press("\r")
        terminal.wait_for("[1]")
        dealt = the_record(tmp_path).entries[0].events[0]
        hands, first = dealt["hands"], dealt["first"]
        follower = hands[(first + 1) % 3]
        lead = next(card for card in hands[first] if any(mine[0] == card[0] for mine in follower))
        barred = next(card for card in follower if card[0] != lead[0])
        terminal.press("1234567890-="[hands[first].index(lead)])
        terminal.wait_for("Hand the keyboard")
        terminal.press("\r")
        terminal.wait_for("Play a card or pay a bribe")
        terminal.press("1234567890-="[follower.index(barred)])
        terminal.wait_for("[MV-029]")
        terminal.leave("q")

    assert 1 == sum(isinstance(entry, Decided) for entry in the_record(tmp_path).entries)


def test_no_hand_is_shown_before_the_keyboard_is_handed_over(tmp_path: Path) -> None:
    with Terminal(
        ["play", "masti", "--players", "4", "--people", "0,2", "--seed", "3"], tmp_path
    ) as terminal:
        shown = terminal.wait_for("Hand the keyboard to Player")
        terminal.quiet()

        hands = the_record(tmp_path).entries[0].events[0]["hands"]
        held = {card for seat in (0, 2) for card in hands[seat]}
        assert [] == [card for card in held if f" {card} " in shown + terminal.text()]
        terminal.press("\r")
        terminal.wait_for("h hint")
        terminal.leave("q")


def test_a_move_is_taken_back_while_nobody_has_acted_on_it(tmp_path: Path) -> None:
    seed = leading_seed(4, 0, tmp_path)
    data = tmp_path / "played"
    with Terminal(["play", "masti", "--players", "4", "--seed", seed], data) as terminal:
        terminal.wait_for("You lead the round")
        terminal.press("2u")
        terminal.wait_for("The move is undone.")
        terminal.leave("q")

    kinds = [type(entry) for entry in the_record(data).entries]
    assert [Decided, Undone] == kinds[1:]


def test_pages_open_and_the_rulebook_is_searched_by_typing(tmp_path: Path) -> None:
    with Terminal(
        ["play", "masti", "--players", "3", "--people", "0,1,2", "--lang", "ru"], tmp_path
    ) as terminal:
        terminal.press("\r")
        terminal.wait_for("[1]")
        terminal.press("?")
        terminal.wait_for("Помощь")
        terminal.press("\x1b")
        terminal.wait_for("[1]")
        terminal.press("к")  # the same key as r
        terminal.wait_for("MV-001")
        terminal.press("штрафная")
        shown = terminal.wait_for("Поиск: штрафная")
        terminal.quiet()

        assert "MV-007" in shown + terminal.text()
        terminal.press("\x1b")
        terminal.wait_for("[1]")
        terminal.press("v")
        terminal.wait_for(the_record(tmp_path).opening.header.commitment)
        terminal.press("\x1bl")
        terminal.wait_for("Журнал")
        terminal.press("\x1bh")
        terminal.wait_for("Подсказка: сыграть")
        terminal.leave("q")


def test_the_screen_is_drawn_again_after_a_resize(tmp_path: Path) -> None:
    with Terminal(["play", "masti", "--players", "3", "--people", "0,1,2"], tmp_path) as terminal:
        terminal.press("\r")
        terminal.wait_for("[1]")
        terminal.resize((50, 12))
        terminal.wait_for("too small")
        terminal.resize((100, 30))
        terminal.wait_for("[1]")
        terminal.leave("q")


def test_no_color_is_honoured(tmp_path: Path) -> None:
    with Terminal(["play", "masti", "--players", "3"], tmp_path, NO_COLOR="1") as terminal:
        while "]" not in terminal.text():
            terminal.read(0.2)

        assert "38;" not in terminal.shown
        assert "48;" not in terminal.shown
        terminal.leave("q")


# ── leaving and coming back ──


def test_ctrl_c_leaves_cleanly_and_the_match_is_resumed(tmp_path: Path) -> None:
    with Terminal(["play", "masti", "--players", "4", "--lang", "ru"], tmp_path) as terminal:
        terminal.wait_for("раунд 1 из 12")
        terminal.play_to("раунд 3 из 12")
        code = terminal.leave("\x03")

        assert (130, True) == (code, terminal.restored())
        assert f"--resume {the_save(tmp_path)}" in terminal.text().replace("\r\n", "")
    before = the_record(tmp_path).entries
    with Terminal(
        ["play", "masti", "--resume", str(the_save(tmp_path)), "--lang", "ru"], tmp_path
    ) as terminal:
        terminal.wait_for(" из 12")
        terminal.play_to(RESULT["ru"])
        terminal.leave("qq")
    entries = the_record(tmp_path).entries

    assert before == entries[: len(before)]
    assert isinstance(entries[-1], Ended)


def test_a_move_that_was_shown_survives_a_kill(tmp_path: Path) -> None:
    seed = leading_seed(3, 0, tmp_path)
    data = tmp_path / "played"
    with Terminal(["play", "masti", "--players", "3", "--seed", seed], data) as terminal:
        terminal.wait_for("You lead the round")
        terminal.press("1")
        terminal.wait_for("You play ")
        terminal.kill()
    card = the_record(data).entries[0].events[0]["hands"][0][0]

    with Terminal(["play", "masti", "--resume", str(the_save(data))], data) as terminal:
        terminal.wait_for(f"You play {card}.")
        terminal.leave("q")


def test_an_unfinished_match_is_offered(tmp_path: Path) -> None:
    run_lines(["play", "masti", "--players", "5"], ["q"], tmp_path)
    with Terminal(["play", "masti"], tmp_path) as terminal:
        terminal.wait_for("There is an unfinished match")
        terminal.press("\r")
        terminal.wait_for("round 1 of 12")
        terminal.leave("q")

    assert 5 == the_record(tmp_path).opening.header.players


def test_half_a_line_at_the_end_was_never_acknowledged_and_is_dropped(tmp_path: Path) -> None:
    run_lines(["play", "masti", "--players", "3", "--people", "0,1,2"], ["q"], tmp_path)
    save = the_save(tmp_path)
    whole = save.read_bytes()
    save.write_bytes(whole + b'{"entry":"Decided","seat":')

    done = run_lines(["play", "masti", "--resume", str(save)], ["q"], tmp_path)

    assert (0, whole) == (done.returncode, save.read_bytes())


@pytest.mark.parametrize("damage", ["changed", "cut", "empty", "foreign"])
def test_a_damaged_save_gives_one_sentence_and_stays_as_it_is(tmp_path: Path, damage: str) -> None:
    run_lines(["play", "masti", "--players", "3"], ["bribe", *ALL_WORDS[:52], "q"], tmp_path)
    save = the_save(tmp_path)
    whole = save.read_bytes()
    damaged = {
        "changed": whole.replace(b'"seat":1', b'"seat":2'),
        "cut": b"".join(whole.splitlines(keepends=True)[0:1] + whole.splitlines(keepends=True)[2:]),
        "empty": b"",
        "foreign": b"a letter to my aunt",
    }[damage]
    save.write_bytes(damaged)

    done = run_lines(["play", "masti", "--resume", str(save)], ["q"], tmp_path)

    assert (2, "", damaged) == (done.returncode, done.stdout, save.read_bytes())
    assert 1 == len(done.stderr.splitlines())


def test_a_match_is_played_in_one_terminal_at_a_time(tmp_path: Path) -> None:
    with Terminal(["play", "masti", "--players", "3", "--people", "0,1,2"], tmp_path) as terminal:
        terminal.wait_for("Hand the keyboard")
        done = run_lines(["play", "masti", "--resume", str(the_save(tmp_path))], ["q"], tmp_path)
        terminal.leave("q")

    assert 2 == done.returncode
    assert "another terminal" in done.stderr


# ── by lines ──


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_whole_game_is_played_by_lines(tmp_path: Path, language: str) -> None:
    done = run_lines(
        ["play", "masti", "--players", "4", "--lang", language, "--seed", "9"], ALL_WORDS * 20, tmp_path
    )

    assert (0, "") == (done.returncode, done.stderr)
    assert HOLDS[language] in done.stdout
    assert "\x1b" not in done.stdout
    assert verify(GAME, the_record(tmp_path)).ended


def test_the_shell_knows_no_game_the_smallest_one_is_played_by_keys_and_by_lines(tmp_path: Path) -> None:
    words = find_game("_tiny").vocabulary.notations()
    done = run_lines(["play", "_tiny", "--players", "2", "--lang", "ru"], words * 20, tmp_path)
    with Terminal(["play", "_tiny", "--players", "2"], tmp_path / "keys") as terminal:
        terminal.play_to(RESULT["en"])
        code = terminal.leave("qq")

    assert (0, "", 0) == (done.returncode, done.stderr, code)
    assert HOLDS["ru"] in done.stdout


def test_lines_explain_refusals_and_unknown_words(tmp_path: Path) -> None:
    done = run_lines(
        ["play", "masti", "--players", "3", "--people", "0,1,2"],
        ["bribe", "hello", "?", "r gems", "h", "v", "l", "u"],
        tmp_path,
    )

    assert 0 == done.returncode
    for text in ("[MV-023]", "not a move of this game", "MV-027", "Hint: play", "nothing to undo"):
        assert text in done.stdout
    assert "--resume" in done.stdout


def test_the_language_is_that_of_the_terminal_and_else_english(tmp_path: Path) -> None:
    arguments = ["play", "masti", "--players", "3"]
    russian = run_lines(arguments, ["q"], tmp_path, LC_ALL="ru_RU.UTF-8")
    english = run_lines(arguments, ["q"], tmp_path, LANG="")

    assert "Партия сохранена" in russian.stdout
    assert "The match is saved" in english.stdout


def test_the_same_seed_gives_the_same_deal(tmp_path: Path) -> None:
    deals = []
    for place in ("one", "two"):
        run_lines(["play", "masti", "--players", "5", "--seed", "harbour"], ["q"], tmp_path / place)
        deals.append(the_record(tmp_path / place).entries[0])

    assert deals[0] == deals[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing"],
        ["_rough"],
        ["masti", "--players", "9"],
        ["masti", "--players", "3", "--seat", "3"],
        ["masti", "--players", "3", "--people", "0,0"],
        ["masti", "--players", "3", "--people", "-1"],
        ["masti", "--players", "3", "--bots", "genius"],
        ["masti", "--players", "3", "--option", "teams=yes"],
        ["masti", "--players", "three"],
        ["masti", "--resume", "nowhere.match"],
    ],
)
def test_bad_usage_is_one_sentence_and_exit_code_2(tmp_path: Path, arguments: list[str]) -> None:
    done = run_lines(["play", *arguments], ["q"], tmp_path)

    assert (2, "") == (done.returncode, done.stdout)
    assert 1 == len(done.stderr.splitlines())
