"""A small pack in which every phrase and every odd card occurs: it stays as it is when our deck is tuned."""

from intriga.kernel.packs import Pack
from tests.games.factions.builders import small_files

CARDS = {
    "f1": 'property = [{ do = "discard", whose = "any", of = "L" }]',
    "f2": 'property = [{ do = "discard", may = true, whose = "other", count = 2 }]',
    "f3": 'property = [{ do = "move", may = true, whose = "any", to = "any" }]',
    "f4": 'property = [{ do = "swap", may = true }]',
    "f5": 'property = [{ do = "return", may = true, whose = "any" }, { do = "draw" }]',
    "f6": 'property = [{ do = "draw", count = 2 }, { do = "drop", who = "me" }]',
    "f7": 'property = [{ do = "each_draws" }]',
    "f8": 'laid = "any"\nproperty = [{ do = "mill", count = 2 }]',
    "f9": 'symbols = "FL"\nproperty = [{ do = "lay_top", to = "any" }]',
    "f10": 'property = [{ do = "odd", name = "constitution" }]',
    "f11": 'property = [{ do = "guard", what = "area", of = "F" }]',
    "l1": 'property = [{ do = "recover", may = true }]',
    "l2": 'property = [{ do = "revive", to = "any", of = "L" }]',
    "l3": 'property = [{ do = "give" }]',
    "l4": 'property = [{ do = "take", may = true }]',
    "l5": 'property = [{ do = "drop", who = "other", count = 2 }]',
    "l6": 'property = [{ do = "drop", who = "each" }]',
    "l7": 'property = [{ do = "look" }, { do = "look" }]',
    "l8": 'laid = "other"\nproperty = [{ do = "renew", may = true }]',
    "l9": 'property = [{ do = "again" }]',
    "l10": 'property = [{ do = "odd", name = "necklace", may = true }]',
    "l11": 'property = [{ do = "guard", what = "self" }]',
    "k1": 'property = [{ do = "odd", name = "conservation", may = true }]',
    "k2": 'property = [{ do = "odd", name = "infernal" }]',
    "k3": 'property = [{ do = "odd", name = "bath" }]',
    "k4": 'property = [{ do = "odd", name = "terror" }]',
    "k5": 'property = [{ do = "odd", name = "equals" }]',
    "k6": 'symbols = "KK"\nproperty = [{ do = "discard", whose = "here", not_this = true, count = "all" }]',
    "k7": 'laid = "other"\nproperty = [{ do = "return", whose = "any", if = { deck_most = 20 } }]',
    "k8": 'property = [{ do = "move", whose = "own", of = "L", to = "left" }]',
    "k9": 'property = [{ do = "draw", may = true, if = { person = "f1", zone = "discard" } }]',
    "k10": 'property = [{ do = "recover", of = "K", if = { whose = "own", of = "K", least = 2 } }]',
}
ROLES = {
    "f_1": 'kind = "most", of = "F"',
    "f_2": 'kind = "all_three", least = 2',
    "f_3": 'kind = "largest"',
    "l_1": 'kind = "fewest", of = "K"',
    "l_2": 'kind = "guarded"',
    "l_3": 'kind = "discard_holds", of = "K", than = "L"',
    "k_1": 'kind = "total_more", of = "K", than = "L"',
    "k_2": 'kind = "smallest"',
    "k_3": 'kind = "person_here", persons = ["f1", "l1"]',
}


def varied_pack() -> Pack:
    return Pack("varied", small_files(CARDS, ROLES))
