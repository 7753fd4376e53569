"""What a guest leaves behind."""

from intriga.games.gangsters.box.tables import Effect
from intriga.games.gangsters.scenarios.no_more_bets.state import guest_of
from intriga.games.gangsters.scenarios.no_more_bets.tables import DO_CHIPS, DO_DRAW
from intriga.games.gangsters.scenarios.no_more_bets.verbs import put_into_tray, show_out
from intriga.games.gangsters.state import POLICE_CONTROLLED, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman
from intriga.games.gangsters.verbs.problems import set_police
from intriga.kernel.machine.dealer import Dealer


def see_off(s: Gangsters, boss: int, guest: int, d: Dealer) -> None:
    """The guest leaves, and what the card promises comes about."""
    # LS4-019 LS4-022
    show_out(s, boss, guest, d)
    for effect in guest_of(s, guest).won:
        left_behind(s, boss, guest, effect, d)


def left_behind(s: Gangsters, boss: int, guest: int, effect: Effect, d: Dealer) -> None:
    # LS4-022
    if effect.do == DO_CHIPS:
        put_into_tray(s, effect.amount, guest, d)
    elif effect.do == DO_DRAW:
        for _ in range(effect.amount):
            if s.clan:
                draw_henchman(s, boss, "effect", d)
    elif s.police == POLICE_UNCONTROLLED:
        set_police(s, POLICE_CONTROLLED, d)
