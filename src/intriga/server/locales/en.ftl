# Sentences of the server that are the same for all games.

name-free = free seat
name-forgotten = somebody
name-guest = Guest
scripted-seat = artificial opponent

plain-glance = At a glance
plain-yes = yes
plain-no = no

## The log

log-opened = The table is open.
log-sat = { $name } sits down.
log-bot-sat = A bot sits down: { $name }.
log-left = { $name } leaves.
log-removed = { $name } is removed from the table.
log-asked-undo = { $name } asks to undo the last move.
log-asked-abandon = { $name } proposes to abandon the match.
log-asked-stand_in = { $name } proposes that a bot stands in for { $about }.
log-agrees = { $name } agrees.
log-declines = { $name } does not agree.
log-settled-agreed = Agreed.
log-settled-declined = Not agreed; play goes on.
log-settled-lapsed = Not everybody answered in time; play goes on.
log-settled-withdrawn = The proposal is withdrawn.
log-stood-in-vote = A bot stands in for { $name }.
log-stood-in-clock = The clock of { $name } has run out: a bot stands in.
log-stood-in-left = { $name } steps out; a bot plays on meanwhile.
log-handed-back = { $name } is back and plays again.
log-followed-rematch = The same players meet again at a new table.
log-followed-retry = The same chapter is played again at a new table.
log-followed-next = The next part is played at a new table.
log-followed-branch = Somebody plays on from here at another table.
chapter = Chapter { $number }
log-undone = { $name } undoes the move.
log-practice = Practice: any move may be undone.
log-resigned = { $name } resigns.
log-abandoned = The match is abandoned.

ended-ruled = The match has ended.
ended-resigned = The match has ended: { $names } resigned.
ended-abandoned = The match was abandoned by agreement.
proof = Before the deal the server chose a secret number and published its fingerprint, { $commitment }. Nobody can guess the number from the fingerprint or exchange it afterwards. Now it is revealed: { $seed }. With the record of the match anybody can check that every card came exactly as it says.
proof-added = Before the deal, but after the fingerprint was published, players’ devices added bytes of their own: { $added }. So the server could not choose the deal alone.
proof-nobody-added = No player’s device added bytes of its own: that the server did not choose this number on purpose is not proved.
proof-signed = Who played and who said what is not proved by the number; for that the server vouches with its signature in the record.
proof-practice = This was practice: moves could be undone even after something new was seen. So the shuffle proves nothing here.
proof-daily-later = A daily deal: the server shows its secret number tomorrow, when everybody has played it. The fingerprint was shown before anybody played, so the number cannot be exchanged.
proof-daily = A daily deal is the same for everybody: its number follows from the date and a secret of the server, and players’ devices add nothing to it.

## The turning point

names-joined = { $head } and { $last }
turning-why = The reason: { $why }.
turning-point = { $what } From here on { $who ->
    [you] you stay
    [team] your team stays
   *[others] { $name } { $many ->
        [yes] stay
       *[no] stays
    }
} ahead to the end: { $mine } against { $best }.

## Undo and proposals

undo-no_move = There is nothing to undo: you have not moved yet.
undo-free = Undo your last move.
undo-ask = Undo your last move, if the others agree.
undo-seat_has_learned = You can’t undo it: since then somebody has learned something new and acted on it.
undo-not_your_move = You can’t undo it: that move is not yours.
undo-match_has_ended = You can’t undo it: the match has ended.
proposal-undo = { $name } asks to undo the last move.
proposal-abandon = { $name } proposes to abandon the match without a result.
proposal-stand_in = { $name } proposes that a bot plays for { $about } until they are back.

## What is wrong with a request

wrong-malformed = This message cannot be read: { $why }
wrong-stale = The table has moved on; this question is no longer asked.
wrong-no-table = There is no such table.
wrong-no-game = There is no such game here.
wrong-no-page = There is nothing at this address.
wrong-method = This address does not take such a request.
wrong-key = This table is by invitation: open the link you were sent.
wrong-cookie = Reload the page: this device is not known here.
wrong-origin = This request comes from another site and is not accepted.
wrong-rate = Too many messages in a short time: wait { $seconds } s.
wrong-size = The message is too large: at most { $most } kB are accepted.
wrong-head = The address and the headers of the request are too large: at most { $most } kB are accepted.
wrong-code = This code is not valid, has been used already or has expired.
wrong-no-daily = This game has no daily deal at present.
wrong-not-willing = This person no longer waits to be asked.
wrong-too-many-willing = Too many people are waiting to play: try again in a minute.
wrong-no-device = You have no such device.
wrong-this-device = This is the device that you are using: it can be removed from another one.
wrong-quota-tables = You have opened { $most } tables today; you can open more tomorrow.
wrong-quota-bots = Today’s time for strong bots is used up; simpler bots play on.
wrong-not-ended = This is shown when the match has ended.
wrong-no-step = There is no such point of the match: it has points 0 to { $most }.
wrong-no-book = This game has no reference book, or its match has not begun yet.
wrong-no-hint = There is nothing to advise on: it is not your turn.
wrong-answer-alone = This tests your own knowledge, so there is no hint.
wrong-word = There is no such move in this game.
wrong-touch = You can do nothing with this now.
wrong-not-running = The match is not being played.
wrong-not-taken = The screen belongs to another player now: hand it over first.
wrong-crowded = There are too many spectators at this table just now.
wrong-crowded-address = There are too many connections from your network just now.
wrong-memory = The server has no room for more tables just now; try again in a few minutes.
wrong-slow = The request took too long to arrive: at most { $seconds } s are allowed.
wrong-store = The store does not answer just now; nothing was lost, please try again.
wrong-damaged = What is stored of this table is damaged. Whoever runs this server finds the reason in its log.
wrong-inside = The server made an error; nothing was changed.
wrong-pack-players = The pack of this server has cards for { $counts } players, not for { $players }.
wrong-no-guide = This game has no guided first game yet.
