"""How far the properties of the game's pack reach: across the table, and how they differ."""

from typing import Any

from tests.games.factions.pack_texts import characters, own_pack

CARDS = list(characters(own_pack()).values())
#: The others touch the player's area and the discard pile (`conservation`), or hands (`necklace`).
ODD_ACROSS = {"constitution", "infernal", "bath", "terror", "equals"}


def reaches_across(card: dict[str, Any]) -> bool:
    return card.get("laid", "own") != "own" or any(
        touches_others(effect, card["id"]) for effect in card["property"]
    )


def touches_others(effect: dict[str, Any], itself: str) -> bool:
    if effect.get("person") == itself:
        return False
    match effect["do"]:
        case "discard" | "return":
            return bool(effect["whose"] != "own")
        case "lay_top" | "revive":
            return bool(effect["to"] != "own")
        case "odd":
            return effect["name"] in ODD_ACROSS
        case do:
            return do in ("move", "swap", "guard")


def kinds(*phrases: str) -> list[dict[str, Any]]:
    return [effect for card in CARDS for effect in card["property"] if effect["do"] in phrases]


def test_a_third_to_a_half_of_the_cards_reach_across_the_table() -> None:
    """A card does if it may be laid before another player, if its property discards, moves, swaps, takes back
    or lays cards where others' cards lie, or if it protects cards.
    One that touches only itself, the player's area, hands, the deck or the discard pile does not."""
    across = [card["id"] for card in CARDS if reaches_across(card)]

    assert len(CARDS) <= 3 * len(across)
    assert 2 * len(across) <= len(CARDS)


def test_at_least_24_properties_differ() -> None:
    assert 24 <= len({str(card["property"]) for card in CARDS})


def test_some_effects_may_be_declined_and_some_must_be_applied() -> None:
    effects = [effect for card in CARDS for effect in card["property"]]

    assert 20 <= len([effect for effect in effects if effect.get("may")])
    assert 20 <= len([effect for effect in effects if not effect.get("may")])


def test_some_cards_harm_those_who_play_them() -> None:
    own_loss = [e for e in kinds("discard", "move") if e["whose"] == "own" and not e.get("may")]
    hand_loss = [e for e in kinds("drop") if e["who"] in ("me", "each")]

    assert own_loss
    assert hand_loss
