"""What the README shows is so: the tour of the library runs, and the refusal is what a player reads."""

from __future__ import annotations

import doctest
import re

import intriga
from intriga.games.shelf import own_pack
from intriga.games.speaking import Spoken
from tests.house.places import ROOT

README = ROOT / "README.md"


def test_the_tour_in_the_readme_runs() -> None:
    (block,) = re.findall(r"^```pycon\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    tour = doctest.DocTestParser().get_doctest(block, {}, "README.md", str(README), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)

    ran = runner.run(tour, out=told.append)

    assert ran.attempted >= 8
    assert 0 == ran.failed, "".join(told)


def test_the_refusal_in_the_readme_is_what_a_player_reads() -> None:
    play = intriga.deal("masti", players=4, seed=7)
    play.say("A6")
    spoken = Spoken(play.game, "en", play.game.load(own_pack("masti")))
    listener = spoken.to(["Ada", "Ben", "Cleo", "Dan"], play.seat)
    words = [word.notation() for word in play.game.vocabulary.words]
    refusals = {refusal for word in words for refusal in play.why_not(word)}

    said = {f"> {spoken.speech.refusal(refusal, listener)} [{refusal.clause}]" for refusal in refusals}
    (shown,) = re.findall(r"^> .+$", README.read_text("utf-8"), re.MULTILINE)

    assert shown in said
