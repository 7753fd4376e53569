# The words of the field of "Pax Illuminaten"; the server says all the rest.

illuminaten-field = Field
illuminaten-place = place { $cell }
illuminaten-own-areopagus = your areopagus
illuminaten-areopagus = Areopagus: { $name }
illuminaten-face-down = A face-down card: nobody knows who it is.
illuminaten-no-card = no card
illuminaten-slot-free = free slot, price: { $price }
illuminaten-free = free of charge
illuminaten-lodges = Lodges
illuminaten-largest = largest lodge of its faction
illuminaten-plots = Plots, and how near everybody is
illuminaten-plots-title = Plots: any two win
illuminaten-common = common
illuminaten-private = your own
illuminaten-private-of = own: { $name }
illuminaten-private-hidden = { $name }: a private plot, hidden
illuminaten-rival-wins = { $name } wins if
illuminaten-you = you
illuminaten-plot-on = fulfilled
illuminaten-plot-edge = fulfilled, but its condition does not hold now
illuminaten-plot-met = met: it can be fulfilled
illuminaten-plot-barred = met, but its cards serve another plot
illuminaten-steps-left = lacks { $count }
illuminaten-court = Court
illuminaten-court-rule = Refilling: the first court card is free, a second costs a token, and one of the two must be the steward’s.
illuminaten-steward = steward
illuminaten-deck = Draw from the deck, cards: { $count }
illuminaten-person = Who was it
illuminaten-alias = { $alias } in the Order
illuminaten-nothing = You can do nothing to this card now. Its neighbours have a dotted outline.
illuminaten-not-now = It is not your turn. The neighbours of the card have a dotted outline.
illuminaten-pay-with = Pay with
illuminaten-pay-rule = The cheapest way is proposed: the fewest tokens, from where you have most.
illuminaten-acts = Who acts
illuminaten-confirm = Confirm
illuminaten-go-on = Begin
illuminaten-action = { $action ->
    [scout] scout
    [influence] influence
    [interrogate] interrogate
    [reassign] reassign
    [exclude] exclude
   *[displace] displace
}
illuminaten-deed = { $action ->
    [scout] Scout
    [influence] Influence: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
    [interrogate] Interrogate
    [reassign] Reassign{ $has_faction ->
        [yes] {" "}({ $faction })
       *[no] {""}
    }
    [exclude] Exclude
   *[displace] Displace{ $has_whom ->
        [yes] {" "}({ $whom })
       *[no] {""}
    }: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }{ $strength ->
        [stronger] , 1 stronger
        [weaker] , 1 weaker
       *[none] {""}
    }
}
illuminaten-gain = Take
illuminaten-to-conspiracy = Into the conspiracy
illuminaten-weave = { $way ->
    [ability] use the ability
    [quick] quick support
    [decline] take nothing
   *[plain] weave
}
illuminaten-script = How { $name } plays
illuminaten-in-this-game = In this game: { $face }
illuminaten-script-ours = The script and the plots are ours, not the rulebook’s.
illuminaten-offices = Faction cards and events
illuminaten-faction-cards = Faction cards
illuminaten-faction-card = Faction card: { $name }
illuminaten-in-row = nobody’s
illuminaten-used = used
illuminaten-events = Events
illuminaten-edict = edict
illuminaten-special = special event
illuminaten-keep-one = Keep one event; the other goes back on top of the deck
illuminaten-play-one = You may play an event
illuminaten-duel = Argument
illuminaten-attacker = { $you ->
    [yes] attack
   *[no] attacks
}
illuminaten-defender = { $you ->
    [yes] defend
   *[no] defends
}
illuminaten-superior = superior: hammers win at once
illuminaten-vulnerable = vulnerable: a dagger wins at once
illuminaten-no-argument = no card yet
illuminaten-duel-rule = The card’s strength is added to the initial one. The defence wins a tie.
illuminaten-chain = Conspiracy
illuminaten-chain-ended = after a royal arch the chain is closed
illuminaten-joint = { $kind ->
    [common] common faction: { $factions }
    [over] common faction with { $card }: { $factions }
    [treaty] a mason by treaty, without a common faction
   *[any] fits any card
}
illuminaten-final = How it ended
illuminaten-final-points = Points: tokens in the largest lodge of each faction
illuminaten-final-aside = Points of the factions; plots decided the game
illuminaten-final-total = Total
illuminaten-round = Round { $round }
illuminaten-edicts = Edicts
illuminaten-edicts-gone = Edicts discarded: { $gone } of { $all }; the last one ends the game
illuminaten-actions = Actions
illuminaten-mains = Main actions left: { $count }
illuminaten-last-round = Last round
illuminaten-doing = What has happened
illuminaten-all-steps = all of it: { $count }
illuminaten-skip = Go on
illuminaten-own-things = Your tokens and actions
illuminaten-support = Your support
illuminaten-influence-left = Influence tokens left: { $count }
illuminaten-main-actions = Main actions
illuminaten-my-hand = Your cards
illuminaten-my-events = In hand
illuminaten-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
illuminaten-events-held = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
illuminaten-tokens-left = ◉ { $count }
illuminaten-influence-of = Influence tokens left: { $count }
illuminaten-known = known: { $cards }
illuminaten-chip-plots = Plots { $on }/2 · nearest lacks { $left }
illuminaten-chip-others = opponents: { $count }

illuminaten-lack-cards_in_lodge = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} more in a lodge{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-outer_cards = { $number ->
    [one] { $number } outer card
   *[other] { $number } outer cards
} more in a lodge{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-central_cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} more of the central row{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-influence_in_lodge = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
} more in a lodge{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-own_areopagus = the lodge does not touch one’s own areopagus
illuminaten-lack-other_areopagus = the lodge touches no other areopagus
illuminaten-lack-face_up_path = no face-up path from top to bottom
illuminaten-lack-cards_on_path = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} more in the chain{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-cards_of_degree = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} more of one degree, side by side
illuminaten-lack-inner_cards = { $number ->
    [one] { $number } inner card
   *[other] { $number } inner cards
} more
illuminaten-lack-influence_on_arches = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
} more on arches
illuminaten-lack-factions_of_masons = no masons of: { $factions }
illuminaten-lack-shared_cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} more with opponents’ influence too
illuminaten-lack-controlled_masters = { $number ->
    [one] { $number } grand master
   *[other] { $number } grand masters
} more
illuminaten-lack-controlled_cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} more under control
illuminaten-lack-controlled_rosicrucians = { $number ->
    [one] { $number } rosicrucian
   *[other] { $number } rosicrucians
} more
illuminaten-lack-influence_on_rosicrucians = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
} more on rosicrucians
