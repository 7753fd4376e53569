# Every sentence of the game in English. $you = yes where the reader acts.

title = Leaf, Lily, Cord
blurb = The French Revolution at one table: three factions, secret roles, and 78 people of the time, each with a property.

# ── letters of factions, numbers, lists ──

letter = { $faction ->
    [F] F
    [L] L
   *[K] K
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
list-last = { $head } and { $last }
list-nobody = nobody
list-you = you

# ── properties ──

laid-other = Played in front of another player.
laid-any = Played in front of any player.
no-property = No property.
if-person-play = if { $person } is in play
if-person-discard = if { $person } is in the discard pile
if-deck = if the deck has at most { $number } { $number ->
    [one] card
   *[other] cards
}
if-area = if { $whose ->
    [own] you have
    [other] another player has
    [here] this area has
   *[any] anybody has
} at least { $number } { $of ->
    [none] {""}
   *[other] { $of }{" "}
}{ $number ->
    [one] card
   *[other] cards
} in play
if-joined = { $if }, { $does }
may = you may { $does }
what = { $kind ->
    [this] this card
    [person] { $person }
    [all] all { $other ->
        [yes] other
       *[no] {""}
    } { $of ->
        [none] {""}
       *[other] { $of }
    } cards
   *[one] { $count ->
        [1] { $other ->
            [yes] another
           *[no] { $of ->
                [F] an
                [L] an
               *[other] a
            }
        }
        [2] two { $other ->
            [yes] other
           *[no] {""}
        }
       *[3] three { $other ->
            [yes] other
           *[no] {""}
        }
    } { $of ->
        [none] {""}
       *[other] { $of }
    } { $count ->
        [1] card
       *[other] cards
    }
}
where = { $whose ->
    [none] {""}
    [play] , if in play
    [own] from your area
    [other] { $many ->
        [all] from all other areas
        [some] from other areas
       *[one] from another area
    }
    [here] from this area
   *[any] { $many ->
        [all] from all areas
        [some] from anywhere in play
       *[one] from any area
    }
}
to = { $to ->
    [own] in front of yourself
    [other] in front of another player
    [left] in front of the player on your left
    [right] in front of the player on your right
   *[any] in front of any player
}
do-discard = discard { $what } { $where }{ $itself ->
    [yes] , this one included
   *[no] {""}
}
do-move = take { $what } { $where } and lay it { $to }
do-swap = swap { $of ->
    [none] a card
    [F] an F card
    [L] an L card
   *[K] a K card
} from your area for { $for ->
    [none] one
    [F] an F card
    [L] an L card
   *[K] a K card
} from another area
do-return = return { $what } { $where } to { $whose ->
    [own] your hand
   *[other] the hand of whoever it lies in front of
}
do-draw = draw { $count ->
    [1] { $more ->
        [yes] another card
       *[no] a card
    }
    [2] { $more ->
        [yes] two more cards
       *[no] two cards
    }
   *[3] { $more ->
        [yes] three more cards
       *[no] three cards
    }
}
do-each_draws = { $may ->
    [yes] let everybody draw a card
   *[no] everybody draws a card
}
do-mill = discard { $count ->
    [1] the top card
    [2] the top two cards
   *[3] the top three cards
} of the deck
do-lay_top = lay the deck’s top card { $to }; ignore its property
do-recover = take { $what } from the discard pile into your hand
do-revive = lay { $what } from the discard pile { $to }; ignore its property
do-give = give another player a card from your hand, showing it to all
do-take = take a random card from another player’s hand and show it to all
do-drop = { $who ->
    [me] discard
    [other] { $may ->
        [yes] make another player discard
       *[no] another player of your choice discards
    }
   *[each] { $may ->
        [yes] make everybody discard
       *[no] everybody discards
    }
} { $count ->
    [1] a card
    [2] two cards
   *[3] three cards
} from hand
do-look = look at another player’s hand
do-renew = discard your hand and draw as many cards
do-again = take one more action
guard-self = while this card is in play, properties do not affect it
guard-area = properties do not affect { $of ->
    [none] cards
   *[other] { $of } cards
} in this card’s area
odd-constitution = the latest card of each area goes to the next area on the left, all at once
odd-conservation = swap a card from your area with the top card of the discard pile; ignore its property
odd-necklace = take a random card from another player’s hand and give that player one of yours; both are shown to all
odd-infernal = discard the deck’s top card, then the latest card of its faction in each area
odd-bath = discard two cards from one opponent’s area, and this card too{ $nurse ->
    [none] {""}
   *[other] {" "}unless { $nurse } is in play
}
odd-terror = discard the latest card of each area, not counting this card
odd-equals = move a card from an area with the most cards to an area with the fewest

# ── conditions of roles ──

role-all_three = You have at least { $number } { $number ->
    [one] symbol
   *[other] symbols
} of each faction
role-most = You have more { $of } symbols than anybody else
role-equal = You have as many { $of } symbols as { $than } symbols, at least one of each
role-persons_alive = More than half of your people died after { $year }
role-guarded = A card with a guard lies in front of you
role-fewest = You have fewer { $of } symbols than anybody else
role-largest = More cards lie in front of you than in front of anybody else
role-person_here = { $persons } lies in front of you
role-discard_holds = The discard pile has more { $of } cards than { $than } cards
role-person_discarded = At least { $number ->
    [1] one of these is
    [2] two of these are
    [3] three of these are
   *[other] { $number } of these are
} in the discard pile: { $persons }
role-persons_in_play = At least { $number ->
    [1] one of these is
    [2] two of these are
    [3] three of these are
   *[other] { $number } of these are
} in play: { $persons }
role-total_more = All areas together have more { $of } than { $than } symbols
role-smallest = Fewer cards lie in front of you than in front of anybody else
role-least = You have at least { $number } { $of } { $number ->
    [one] symbol
   *[other] symbols
}
role-none = You have no { $of } symbol
role-neighbours = You have more { $of } symbols than each of your neighbours
role-pair = { $persons } lie in one area
role-even = An even number of cards lies in front of you (not zero)
role-latest = The latest card in front of you is { $of ->
    [K] a K card
   *[other] an { $of } card
}
role-larger_left = More cards lie in front of you than in front of your left neighbour
role-below_average = Fewer cards lie in front of you than in the average area
or-last = { $head } or { $last }

# ── questions of the quiz ──

quiz-born = { $name }: born in which year?
quiz-died = { $name }: died in which year?

# ── events ──

event-dealt = Roles and three cards each are dealt. The discard pile begins with { $discard }.{ $role ->
    [none] {""}
   *[other] {" "}Your role: { $role }. Your hand: { $hand }.
}
event-quiz_asked = Question { $round } for { $you ->
    [yes] you
   *[no] { $name }
}: { $card }.
event-quiz_chosen = { $you ->
    [yes] You have answered.
   *[no] { $name } has answered.
}
event-quiz_answered = { $right ->
    [yes] { $you ->
        [yes] You were right
       *[no] { $name } was right
    }
   *[no] { $you ->
        [yes] You were wrong
       *[no] { $name } was wrong
    }
}. { $ask } — { $answer }.
event-first_chosen = { $you ->
    [yes] You begin
   *[no] { $name } begins
}: { $by ->
    [quiz] with the most right answers
    [youngest] the youngest of the best
   *[chance] by lot
}.
event-kept = { $you ->
    [yes] You keep your cards.
   *[no] { $name } keeps the cards.
}
event-exchanged = { $you ->
    [yes] You exchange
   *[no] { $name } exchanges
} all cards; discarded: { $cards }.
event-turn_began = { $you ->
    [yes] Your turn.
   *[no] { $name }’s turn.
}
event-card_drawn = { $card ->
    [none] { $name } draws a card
   *[other] { $you ->
        [yes] You draw { $card }
       *[no] { $name } draws { $card }
    }
}; the deck has { $left }.
event-card_played = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }.
event-card_laid = { $card } is laid { $at }.
event-declined = { $you ->
    [yes] You do
   *[no] { $name } does
} not use the property of { $card }.
event-not_applied = The property of { $card } is not applied: { $why ->
    [condition] its condition does not hold
   *[impossible] there is nothing it could do
}.
event-card_discarded = { $card }, which lay { $at }, is discarded.
event-card_moved = { $card } moves and lies { $to } now.
event-cards_swapped = { $card } and { $other } change places: { $at } and { $to }.
event-card_returned = { $card } goes back to { $whose }.
event-top_discarded = From the deck to the discard pile: { $card }; the deck has { $left }.
event-top_laid = From the deck { $card } is laid { $at }; the deck has { $left }.
event-card_recovered = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $card } from the discard pile.
event-card_revived = { $card } is laid { $at } from the discard pile.
event-card_given = { $you ->
    [yes] You give
   *[no] { $name } gives
} { $card } to { $whose }.
event-card_taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $card } from { $whose }.
event-card_dropped = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $card } from hand.
event-hand_looked = { $you ->
    [yes] You look
   *[no] { $name } looks
} at { $whose }{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
event-action_gained = { $you ->
    [yes] You have one more action.
   *[no] { $name } has one more action.
}
event-hand_discarded = { $you ->
    [yes] You discard what is left in hand
   *[no] { $name } discards what is left in hand
}: { $cards }.
event-scored = { $you ->
    [yes] Your letter
   *[no] The letter of { $name }
}: { $role } ({ $faction }). Symbols of your faction { $own }, others { $foreign }, the role’s condition { $fulfilled ->
    [yes] is fulfilled: +{ $bonus }
   *[no] is not fulfilled
}. In all { $total }.
change-own = { $you ->
    [yes] you now have
   *[no] { $name } now has
} { $number ->
    [0] no symbols of { $you ->
        [yes] your
       *[no] their
    } faction
    [one] { $number } symbol of { $you ->
        [yes] your
       *[no] their
    } faction
   *[other] { $number } symbols of { $you ->
        [yes] your
       *[no] their
    } faction
} ({ $before } → { $after })
change-foreign = { $you ->
    [yes] you now have
   *[no] { $name } now has
} { $number ->
    [0] no other symbols
    [one] { $number } other symbol
   *[other] { $number } other symbols
} ({ $before } → { $after })
change-role = { $you ->
    [yes] your role’s condition
   *[no] the condition of { $name }’s role
} { $fulfilled ->
    [no] is no longer fulfilled
   *[yes] is now fulfilled
} ({ $before } → { $after })
event-ended = { $ending } { $victory }
ending-action = The last card of the deck was drawn.
ending-effect = A property took the last card of the deck.
ending-exchange = An exchange took the last card of the deck.
victory = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { $total }.
tie-last_turn = The points are equal: whoever had the later turn wins.
area-at = { $you ->
    [yes] in front of you
   *[no] in front of { $name }
}
area-whose = { $you ->
    [yes] you
   *[no] { $name }
}
hand-whose = { $you ->
    [yes] your hand
   *[no] the hand of { $name }
}

# ── refusals ──

refusal-game_is_over = The game is over.
refusal-not_your_turn = { $name } decides now.
refusal-not_asked = Another question comes first.
refusal-not_in_hand = { $card } is not in your hand.
refusal-hand_is_full = You have three cards in hand: you can’t draw, so play one.
refusal-must_lay_elsewhere = { $card } can’t be laid there.
refusal-no_such_seat = There is no such seat at this table.
refusal-not_a_target = It must be another player.
refusal-is_guarded = { $card } is guarded: properties do not affect it.
refusal-came_back_already = { $card } has already been returned to a hand; that can happen only once per game.
refusal-no_room_there = That hand has three cards already.
refusal-hand_is_empty = This player has no cards in hand.
refusal-not_there = There is no card here that the property could affect.
refusal-in_order = Choose cards in the order of their numbers: this one comes before one already chosen.
refusal-is_mandatory = This property is mandatory: you can’t decline it.
refusal-no_exchange_now = You can exchange your first hand only once, before the game begins.
refusal-no_quiz_now = There is no quiz now.
refusal-choose_a_card = Choose a card now.
refusal-choose_a_seat = Choose a player now.
refusal-not_tied = { $name } is not among the best of the quiz.
refusal-exchange_first = First decide whether to exchange your first hand.
refusal-answer_first = First answer the question of the quiz.
refusal-effect_first = { $name } has to finish the property first.
refusal-no_such_card = There is no such card in this deck.
refusal-not_in_play = { $card } is not in play now.
refusal-not_in_discard = { $card } is not in the discard pile now.
refusal-other_faction = { $card } is not of the faction that the property names.
refusal-other_person = The property names somebody other than { $card }.
refusal-wrong_area = The property speaks of another area.
refusal-not_itself = It must be a card other than this one.

# ── questions ──

question-game_over = The game is over.
question-waiting_for = Waiting for { $names }.
question-ask_answer = Answer the question of the quiz.
question-ask_answer_given = Your answer is noted; you may change it while others answer.
question-ask_youngest = There is a tie for most right answers: choose the youngest of those players.
question-ask_exchange = Keep these cards, or discard all three and draw new ones?
question-ask_turn = Play a card, or draw from the deck.
question-ask_turn_full = You have three cards: play one of them.
question-ask_turn_empty = You have no cards: draw the deck’s top card.
question-ask_area = In front of whom do you lay { $card }?
question-ask_drop = Choose a card from your hand to discard.
question-ask_give_back = Choose a card to give to { $name }.
question-ask_card = { $text } Choose a card.
question-ask_seat = { $text } Choose a player.
question-ask_card_or_decline = { $text } Choose a card, or decline.
question-ask_seat_or_decline = { $text } Choose a player, or decline.
question-ask_may = { $text } Apply it?

# ── words ──

word-card = { $card }
word-draw = draw a card
word-seat = { $you ->
    [yes] you
   *[no] { $name }
}
word-apply = apply it
word-decline = decline
word-exchange = exchange all cards
word-keep = keep the cards
word-answer = answer { $number }

group-card = Card
group-draw = Or draw
group-seat = Player
group-apply = Property
group-decline = Decline
group-exchange = First hand
group-keep = First hand
group-answer = Answer

option-quiz = A quiz decides who begins
option-tie = Equal answers
option-quiz-no = no
option-quiz-yes = yes
option-tie-chance = chance decides
option-tie-youngest = the youngest begins

# ── the plain board ──

field-moment = Now
field-first = First player
field-turn = To play
field-turns = Turns
field-actions = Actions
field-deck = Cards in the deck
field-discard = Discard pile
field-areas = Areas
field-hand = Your cards
field-role = Your role
field-playing = Being played
field-quiz = Quiz
field-still_choosing = Deciding
field-seat = Player
field-cards_in_hand = In hand
field-known = Known in hand
field-symbols = Symbols
field-cards = Cards
field-id = Card
field-number = No.
field-faction = Faction
field-guarded = Guarded
field-property = Property
field-HandCard-known = Known to all
field-change = Points in front of you
field-OwnRole-id = Role
field-points = For the condition
field-condition = Condition
field-fulfilled = Fulfilled
field-have = Have
field-need = Compared with
field-measure = Needed
field-own = Your faction’s symbols
field-foreign = Other symbols
field-total = Points now
field-card = Card
field-area = Area
field-chosen = Chosen
field-target = Target
field-round = Question
field-rounds = Questions in all
field-score = Right answers
value-moment-quiz = quiz
value-moment-youngest = who is younger
value-moment-exchange = exchange of the first hand
value-moment-turn = turn
value-moment-laying = a card is laid
value-moment-may = whether a property is used
value-moment-choosing = a target is chosen
value-moment-dropping = a hand card is discarded
value-moment-giving = a card is given
value-moment-over = the end
value-measure-at_least = at least that many
value-measure-at_most = at most that many
value-measure-more = more than that
value-measure-fewer = fewer than that
value-measure-as_many = as many, not 0
value-measure-so = yes, not no

# ── the screen ──

screen-you = you
screen-turn = turn { $turn } · deck { $deck }
screen-discard = Discard pile
screen-fulfilled = fulfilled
screen-open = not yet
screen-now = Now { $total }.
screen-playing = Played by { $name }:
screen-hand = In hand
about-card = { $name } ({ $side }, { $born }–{ $died }). { $text }
about-seat = { $name }: { $symbols }.
about-draw = The deck’s top card comes into your hand.
about-apply = The property will be applied.
about-decline = The property is not applied; that costs nothing.
about-exchange = All three cards go to the discard pile, and three new ones come.
about-keep = Your cards stay with you.
about-answer = You may change your answer until all have answered.
result-line = symbols of the faction { $own }, others { $foreign }, the condition { $fulfilled ->
    [yes] is fulfilled, +{ $bonus }
   *[no] is not fulfilled
}
legend-turn = A turn: play one card or draw one. A hand has at most three cards.
legend-points = In front of you: each symbol of your faction +1, any other −1; and the points of your role’s condition.
legend-end = The game ends at once when the last card leaves the deck.
legend-signs = ▯ cards in hand, ▮ cards in front of a player, ⛨ guarded; the latest card is named first. A role: what there is / what is needed (≤ at most, > more than the others have).
legend-sides = Sides
legend-side = { $letter } { $name }, { $side }: { $about }
legend-roles = Roles

## Chapters of the rules

chapter-components = What is in the box
chapter-setup = Setting up
chapter-turn = The turn
chapter-properties = Properties of the cards
chapter-exchange = The exchange
chapter-end = The end of the game

# ── the guided first game ──

guide-1 = Paris, 1789. Everybody here has a secret role; yours lies in the sealed letter below, open it. You side with the Cordeliers: at the end every cord in front of you brings a point, every leaf and every lily costs one. Before the first turn you may once exchange all your cards. Cloots has a cord, you want him: keep your cards.
guide-2 = The others have exchanged their cards, and the old ones lie in the discard pile, where anybody may look. A turn is one of two things: play a card from your hand, or draw one from the deck. A hand holds three cards at most, so now you must play. Play Cloots.
guide-3 = You usually lay a card in front of yourself. Cloots, as his property says, may be laid in front of any player. But the cord is your symbol, so why give it away: lay him in front of yourself.
guide-4 = The first point is yours. The others have played too: the board says what the latest card does, and you can tap the card to read who the person was. You have two cards, and no cord on either. Draw a card from the deck: you may as long as you hold fewer than three.
guide-5 = Mirabeau has come: a leaf and a lily, neither of them yours. But he is played in front of any player, and he draws a card too. Play Mirabeau.
guide-6 = Symbols count for the player in front of whom the card lies, while whoever played it carries out the property. Your left neighbour is the player whose turn follows yours; the name is outlined. Lay the card there: the leaf and the lily go to the neighbour, the card from the deck comes to you.
guide-7 = A property without the words “you may” must be carried out even if it hurts: Bouillé has just sent himself to the discard pile. And Cadoudal took Mirabeau away. So that nothing of the kind happens to your people, play Évrard: while she lies there, properties do not affect the K cards of your area.
guide-8 = Évrard could have brought Marat back, but he is not in the discard pile. A property that can do nothing is passed over, and the card stays. Now look into your letter: the discard pile has more L cards than K cards, your role’s condition is fulfilled. If it holds until the end it brings 4 more points. Draw a card from the deck.
guide-9 = An opponent played Marat, Chaumette went to the discard pile, and there are as many K cards as L cards in it: the condition no longer holds. That is how this game goes: only the final position counts. You have a new cord: play Babeuf.
guide-10 = Babeuf wants equality: a card from where most lie moves to where fewest lie. You cannot decline, but you choose which: everything that may be chosen is outlined. Choose Antoinette.
guide-11 = Antoinette has gone where nobody was yet. You have three cords and no other symbol: your score is 3. Playing other factions’ cards in front of yourself costs points: draw a card from the deck.
guide-12 = Le Chapelier made everybody discard a card; each player decides which. The discard pile has as many L cards as K cards, and you need one L more. Discard Chateaubriand.
guide-13 = Your role’s condition holds again. And Égalité was laid in front of you: his cord brings a point, his lily costs one. With the role it makes 7. Draw a card from the deck.
guide-14 = Your hand is full, you must play, and none of the three cards is yours: each costs a point. Take the one that gives something back. Play Duport: he lets you take an F card from the discard pile.
guide-15 = “You may” means that you may decline. But here it pays. De Gouges is played in front of another player: with her you need not lay another faction’s card in front of yourself next time. Take De Gouges from the discard pile.
guide-16 = An opponent played Collot in front of you, and he discarded your Duport: Évrard guards K cards only. All the better, a cord more and a leaf less, and your score is 8. Now play De Gouges.
guide-17 = You cannot lay her in front of yourself: her property says so. You can make no mistake: press whatever you can’t do, and you will learn why. Lay the card in front of the player whose name is outlined.
guide-18 = Now the second half of the property: another player of your choice discards a card. It need not be the one in front of whom the card was laid. Choose the player whose name is outlined.
guide-19 = The deck has 4 cards. The game ends the moment the last one leaves it; hands go to the discard pile. Then the letters are opened: a point for every cord in front of you, one less for every other symbol, and the reward of the role. Draw a card from the deck and see who has won.
