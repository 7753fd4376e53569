"""A person who plays against experts, on any server."""

from tests.server.running import Person, heard, is_asked, sent

MOVES = 3


def play_against_experts(person: Person) -> None:
    """Some moves of a person, after those of two experts."""
    table = person.open("masti", 3, bots=2, level="expert")
    left = MOVES
    with person.live(table) as line:
        state = heard(line, "welcome")["state"]
        while left:
            if is_asked(state, 0):
                left -= 1
                number, offers = state["position"]["question"]["number"], state["position"]["offers"]
                sent(line, type="say", seat=0, question=number, words=[offers[0]["word"]], client=str(left))
            state = heard(line, "news")["state"]
