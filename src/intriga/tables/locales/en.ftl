# Why a table does not do something.
denied-added_already = Your device has already added bytes to the shuffle.
denied-adds_no_hex = Bytes for the shuffle are written in hexadecimal digits.
denied-adds_nothing = A device adds 1 to { $most } bytes to the shuffle.
denied-adds_too_much = A player may add at most { $most } bytes to the shuffle.
denied-asked_already = You have asked for this already; play on, or ask again in ten minutes.
denied-chat_is_full = The chat of this table is full.
denied-client_id = A message needs an id of its own, 1 to { $most } Latin letters, digits or signs long.
denied-clock_bank = A clock starts with { $least } to { $most } seconds.
denied-clock_days = There may be { $least } to { $most } days for a move.
denied-clock_increment = A clock gains { $least } to { $most } seconds a move.
denied-daily_is_played_alone = A daily deal is played by yourself: no hints and no stand-in.
denied-day_is_not_over = This opens tomorrow, when everybody has played the daily deal (days are counted by UTC).
denied-guide_expects = In this guided game it is time for another move: { $word }.
denied-has_begun = The match has already begun.
denied-has_ended = The match has ended.
denied-name_is_empty = A name needs at least one visible character.
denied-name_is_too_long = A name has at most { $most } characters.
denied-needs_invitation = This table is for invited players: open the link you were sent.
denied-no_date = This is not a date; a date is written like this: 2026-11-19.
denied-no_free_seat = Your table has no free seat.
denied-no_person_plays_there = No person plays at this seat.
denied-no_retry = You can play this chapter again only if it belongs to a campaign or was lost.
denied-no_stand_in = No stand-in plays at this seat.
denied-no_such_count = The number of players in this game can be: { $counts }.
denied-no_such_level = There is no such level; there are: { $levels }.
denied-no_such_phrase = This game has no such signal.
denied-no_such_seat = This table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }, and that isn’t one of them.
denied-not_absent_enough = You can propose a stand-in after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    } of absence.
denied-not_asked = You are not asked to vote on this.
denied-not_at_the_table = Only those who sit at this table can do that.
denied-not_begun = The match has not begun yet.
denied-not_ended = The match has not ended yet.
denied-not_in_this_chapter = You can’t play the next chapter with these options; choose others.
denied-not_the_host = Only the host of the table can do this.
denied-not_your_seat = This seat is not yours.
denied-nothing_carried_over = This match has no next one.
denied-nothing_is_held = There is nothing to wait for now.
denied-nothing_is_proposed = This is not being voted on any more.
denied-nothing_to_play_on = The match can’t be continued from here.
denied-older_rules = This match was played by older rules: you can only look at it.
denied-option_stays = The option { $option } is the same in all chapters.
denied-path_length = One move takes 1 to { $most } steps.
denied-practice_is_for_one = At a practice table one person plays, and bots have all the other seats.
denied-proposal_is_open = Finish the current vote first.
denied-removing_oneself = You cannot remove yourself; leave the seat instead.
denied-seat_is_free = Nobody sits there.
denied-seat_is_kept = This seat is kept for somebody else.
denied-seat_is_taken = This seat is taken.
denied-seats_are_free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
    }
denied-stand_in_plays = A stand-in plays for you; take your seat back first.
denied-table_is_closed = This table is closed: everybody left before the match began.
denied-talk_is_limited = While the match is played, you can speak only of intentions: use the game’s own signals. The host can open a table with free chat.
denied-text_has_too_many_lines = A message has at most { $most } lines.
denied-text_is_empty = A message needs at least one visible character.
denied-text_is_too_long = A message has at most { $most } characters.
denied-that_is_you = You are here; leave the seat to a stand-in instead.
denied-too_many_seats = This table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }; more were named.
denied-undo_match_has_ended = The match has ended: you can’t undo anything any more.
denied-undo_no_move = You have no move to undo yet.
denied-undo_not_your_move = You can undo only your own moves.
denied-undo_seat_has_learned = This move showed you, or somebody who moved after it, something new, so it stands.
denied-waited_already = The wait has already been extended once.
