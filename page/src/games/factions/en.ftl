# The board's own words; everything else comes from the server.

factions-letter = { $letter }
factions-you = You
factions-symbols-of = { $count ->
    [one] Symbol
   *[other] Symbols
}: { $letters }
factions-counts = Symbols F: { $F }, L: { $L }, K: { $K }
factions-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
factions-dates = { $born }–{ $died }
factions-no-property = No property.
factions-guarded = Guarded: properties do not affect this card.

## The table

factions-deck = deck
factions-deck-told = Deck: { factions-cards }. Draw the top one
factions-draw = Draw a card from the deck
factions-discard = Discard pile
factions-discard-told = Discard pile: { factions-cards }. Look through it
factions-discard-open = Look through the discard pile
factions-discard-title = Discard pile: { factions-cards }
factions-discard-filter = Which faction’s cards to show
factions-discard-choose = Choose a card from the discard pile
factions-all = All
factions-turn = Turn { $turn }
factions-turn-of = { $you ->
    [yes] your turn
   *[no] { $name }’s turn
}
factions-first = { $you ->
    [yes] you begin
   *[no] { $name } begins
}
factions-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
factions-area-of = { $you ->
    [yes] Your area
   *[no] Area of { $name }
}
factions-nobody = Nobody yet.
factions-lead-own = { $you ->
    [yes] You play
   *[no] { $name } plays
}
factions-lead-other = { $you ->
    [yes] You play in front of { $other }
   *[no] { $me ->
        [yes] { $name } plays in front of you
       *[no] { $name } plays in front of { $other }
    }
}
factions-led-own = { $you ->
    [yes] The last card, played by you
   *[no] The last card, played by { $name }
}
factions-led-other = { $you ->
    [yes] The last card, played by you in front of { $other }
   *[no] { $me ->
        [yes] The last card, played by { $name } in front of you
       *[no] The last card, played by { $name } in front of { $other }
    }
}

## People

factions-about = About { $name }
factions-open-page = Open the page
factions-property = Property.
factions-source = Sources: { $source }
factions-closed = While the quiz is on, the pages about people are closed.
factions-related = Read on
factions-back = Back
factions-lies-hand = Now in your hand.
factions-lies-discard = Now in the discard pile.
factions-lies-area = { $you ->
    [yes] Now lies in front of you.
   *[no] Now lies in front of { $name }.
}
factions-lies-known = Now in the hand of { $name }.
factions-lies-unseen = You cannot see where this card is now.

## Hand and letter

factions-my-hand = Your hand
factions-change = In front of you its symbols bring { $change }.
factions-known = Everybody knows that you have it.
factions-known-there = You know that this card is in that hand
factions-in-hand = In hand: { factions-cards }
factions-letter-title = Your secret role
factions-letter-open = The letter is sealed. Open it
factions-letter-first = Break the seal first: your role is inside
factions-letter-fold = Fold the letter
factions-letter-short = role
factions-fulfilled = fulfilled
factions-unfulfilled = not fulfilled
factions-progress = { $measure ->
    [at_most] have { $have }, at most { $need }
    [more] { $have } against { $need }, more is needed
    [fewer] { $have } against { $need }, fewer is needed
    [as_many] have { $have } and { $need }; as many needed, and not 0
   *[at_least] have { $have }, need { $need }
}
factions-own = own
factions-foreign = others
factions-sum-told = The score now; at the end hands go to the discard pile

## Quiz

factions-quiz = Quiz: question { $round } of { $rounds }
factions-quiz-score = Right answers
factions-right = right: { $count }
factions-answer-given = your answer
factions-answer-waiting = Your answer is noted; you may change it while others think.
factions-thinking = thinking…

## The end

factions-letters = The letters are opened
factions-letters-now = Opening the letters…
factions-open-all = Open all at once
factions-sealed = This letter is still sealed
factions-own-symbols = Your faction’s symbols
factions-foreign-symbols = Other symbols
factions-total = Total
