# No More Bets.

option-scenario-no_more_bets = No More Bets
chapter-no_more_bets = No More Bets

# ── events ──

event-casino_opened = The casino is open: { $tray ->
    [one] { $tray } chip
   *[other] { $tray } chips
} in the tray, { $quota } wanted in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Closed: { $closed }.
event-casino_stakes_raised = Midnight: the stakes at all tables are 1 higher.
event-casino_bet_won = { $table }: { $own ->
    [0] the chips are doubled
   *[other] the bet is won
}, the house adds { $more }. On the table: { $lying } (limit { $limit }).
event-casino_left_to_ride = { $you ->
    [yes] You let
   *[no] { $name } lets
} { $lying } ride on { $table }.
event-casino_paid_out = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} from { $table }{ $police ->
    [0] {""}
   *[other] , { $police } of it for the lieutenant
}. In the tray: { $tray }.
event-casino_bet_lost = { $table }: { $lay ->
    [yes] all that lay there goes to the house, { $chips } of it.
   *[no] the stake is lost, { $chips } of the tray. In the tray: { $tray }.
}
event-casino_table_closed = “No more bets!” Closed: { $table }{ $swept ->
    [0] {""}
    [one] , { $swept } chip for the house
   *[other] , { $swept } chips for the house
}. Open again: { $opened }.
event-casino_tray_moved = { $why ->
    [rally] The clan stands a round at the bar
    [rent] The tables are bare, and the croupier takes rent
    [setback] A setback
   *[guest] { $guest }
}: { $by ->
    [one] { $by } chip
   *[other] { $by } chips
} { $way ->
    [more] into the tray
   *[less] out of the tray
}. In the tray: { $tray }.
event-casino_guest_came = A guest sits down: { $guest }. Table: { $table }.
event-casino_guest_left = { $you ->
    [yes] You see
   *[no] { $name } sees
} a guest to the door: { $guest }.

# ── the question ──

casino-ask-payout = { $table }: { $lies } on the table. Take it, or let it ride? Win once more and it is { $grows }; lose, and it is all the house’s.{ $police ->
    [0] {""}
   *[other] {" "}The lieutenant takes { $police }.
}{ $closes ->
    [yes] {" "}The croupier will close this table at the end of the round.
   *[no] {""}
}

# ── how it stands ──

casino-status-chips = In the tray { $tray }, wanted { $quota }; the house has { $rack }. Last round: { $last }, higher stakes from round { $midnight }; rent { $rent }.{ $police ->
    [0] {""}
   *[other] {" "}The lieutenant takes { $police } of a payout.
}
casino-status-table = { $table }: { $lies ->
    [0] empty, stake { $stake }
   *[other] { $lies } there, a win makes it { $grows }
}, limit { $limit }{ $guest ->
    [none] {""}
   *[other] ; guest: { $guest }
}{ $closes ->
    [yes] ; closes at the end of the round
   *[no] {""}
}.
casino-status-closed = { $table }: closed{ $guest ->
    [none] {""}
   *[other] ; guest: { $guest }
}.

# ── memoirs ──

casino-memoir-ride = { $variant ->
    [0] There were { $chips } chips on the cloth ({ $table }), and the room waited for somebody to take them. { $name } did not so much as look down. Those who stood near swear that you could hear the ice melt.
   *[1] “Let it ride,” and all around people stopped chewing. { $table }, { $chips } chips on the cloth; { $name } would not sell that sentence for a hundred more.
}
casino-memoir-paid = { $variant ->
    [0] Monsieur Fermé counted out { $chips } chips and wished us good health in the voice of one who wishes the opposite. The table was { $table }, the pocket was that of { $name }.
   *[1] The best payout of the night was { $chips } chips. { $table }; the wallet that would not close until morning belonged to { $name }.
}
casino-memoir-swept = { $variant ->
    [0] The croupier’s rake came down on the cloth. “No more bets!” { $table } was closed, and with it all that lay there: { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
   *[1] Once we were one breath late. { $table }, { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } on the cloth, and the rake came down like a crossing gate.
}

# ── the end ──

ending-casino_bank = The bank is broken: all ten chips are in the tray, and Monsieur Fermé sits down for the first time.
ending-casino_dawn = It is dawn, the chandeliers go out: time to count the chips.
ending-casino_broke = The tray is empty. The doorman holds out the coats and expects no tip.

# ── refusals ──

refusal-casino_table_is_closed = No more bets: the croupier’s token lies on this table.
refusal-casino_nothing_to_stake = The tray is empty: there is nothing to sit down with.
refusal-casino_house_has_no_chips = The house has no chips left: there is nothing to be won at an empty table.

# ── fields ──

field-CasinoView-tables = tables
field-CasinoView-guests = guests
field-CasinoView-to_come = guests to come
field-CasinoView-comes_next = the next comes in round
field-CasinoView-tray = in the tray
field-CasinoView-rack = the house has
field-CasinoView-quota = wanted
field-CasinoView-points = reputation by chips
field-CasinoView-midnight = higher stakes from round
field-CasinoView-rent = rent
field-CasinoView-last = last round
field-CasinoView-police = the lieutenant takes of a payout
field-CasinoView-asked = whose chips are in question
field-GamingTableView-place = table
field-GamingTableView-id = card
field-GamingTableView-lies = chips on it
field-GamingTableView-stake = stake
field-GamingTableView-limit = limit
field-GamingTableView-grows = after a win
field-GamingTableView-closed = closed
field-GamingTableView-closes = closes at the end of the round
field-GamingTableView-guest = guest
field-GuestView-place = guest
field-GuestView-table = table
field-GuestView-fingerprint = fingerprint

# ── the scenario on one screen ──

casino-brief-goal = By dawn the tray must hold the wanted number of the ten chips. Chips are both stakes and score.
casino-brief-round = In marked rounds a guest sits down. At the end of a round the croupier closes the table on which most chips lie (of equal ones the first clockwise from his token): they go to the house, and nobody plays there for the next round. If none lie anywhere, he closes the next one clockwise and takes rent from the tray.
casino-brief-ways = Go to a table. Success at an empty one: the stake of the tray is laid on the cloth, and the house adds as many. Then decide: take it all into the tray, or let it ride, for the next success there, yours or a partner’s, to double. Every four chips make a table 1 harder; each table has its limit.
casino-brief-danger = A roll without success loses all that lay there, or at an empty table the stake. From midnight on stakes are 1 higher. Setbacks and rallies cost a chip; active police take a chip of every payout. Marked abilities and penalties are off here.
casino-brief-end = It is dawn after the last round: what lies on the tables is the house’s. Success if the tray holds the wanted chips; reputation follows the table. All ten in the tray break the bank. Nothing in the tray and nothing on the tables: the clan is broke.

# ── memoirs: the plan, scenes, how it ended ──

casino-memoir-lost = { $variant ->
    [0] { $table } is where { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } went before our eyes, all at once. { $name } looked at the bare cloth as if it might change its mind.
   *[other] The loss of the night goes by the name of { $table }: { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, and until morning { $name } did not open the fist in which they no longer were.
}
memoirs-plan-no_more_bets = { $variant ->
    [0] The money needed a bath, and the best bath in town was called the Gilded Pheasant. Ten chips, six tables, one night, and Monsieur Fermé, who closes a table exactly when most lies on it.
   *[other] “Winnings smell of nothing,” somebody said at the table, and that settled it. We walked into the Gilded Pheasant one by one, in borrowed tuxedos, with a single thought among us: take it, or let it ride?
}
memoirs-end-casino_bank = { $variant ->
    [0] When all ten chips lay in the tray, Monsieur Fermé sat down, for the first time in twenty years. He was brought water, we were brought our coats, and the doorman bowed until one could see his lining.
   *[other] It was a clean break: nothing on the cloth, nothing in the safe of the house, ten chips with us. To be on the safe side the band struck up the anthem.
}
memoirs-end-casino_dawn = { $success ->
    [yes] { $variant ->
        [0] It was dawn, and the chandeliers went out one after the other. We counted the chips by daylight, which does not flatter; they were enough all the same.
       *[other] In the morning the money smelled of champagne, of Miss Scoop’s perfume, and of nothing else. That is what we had come for.
    }
   *[no] { $variant ->
        [0] Dawn found us over a sum that would not come out. The chips were too few, and the waiters were putting up the chairs.
       *[other] The chandeliers went out, and one could see how much of the tray was bare. Monsieur Fermé wished us better luck, and for once he meant it.
    }
}
memoirs-end-casino_broke = { $variant ->
    [0] The last chip left without a sound. The doorman held out the coats and not his hand: he knows about such things.
   *[other] We came out of the Gilded Pheasant with an empty tray under somebody’s arm. Who took it, and what for, nobody remembers.
}

# ── deeds as they are told: what to do ──

deed-no_more_bets-slots = beat the slot machines
deed-no_more_bets-craps = win at craps
deed-no_more_bets-blackjack = win at blackjack
deed-no_more_bets-poker = win at poker
deed-no_more_bets-baccarat = win at baccarat
deed-no_more_bets-roulette = win at roulette
deed-no_more_bets-house_detective = get rid of Grimble, the house detective
deed-no_more_bets-card_sharp = catch Five-Ace Fontaine at it
deed-no_more_bets-senator = drive the tipsy senator home
deed-no_more_bets-columnist = beat Miss Scoop to the telephone
deed-no_more_bets-husband = disarm the jealous husband
deed-no_more_bets-rivals = show the North Side party the door
deed-no_more_bets-dowager = cure the dowager’s pug
deed-no_more_bets-pit_boss = talk Mr Dry into a drink
