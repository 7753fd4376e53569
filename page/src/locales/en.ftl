# The page's own sentences. A game's sentences come from the server.

## General

close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share
save = Save
saved = Saved
loading = One moment…
no-server = The server does not answer. Please try again in a minute.
nowhere = There is no such page
to-lobby = Back to the cabinet
me = You
name = Name
your-name = Your name
language = Language
theme = Appearance
theme-light = Light appearance
theme-dark = Dark appearance
theme-is-system = as the system
theme-is-light = light
theme-is-dark = dark
open-clause = Rule { $clause }: open
minutes = { $minutes } min
days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## The cabinet of games

motto = Games of power, at one table.
build = { $bots ->
    [compiled] The bots think at full speed.
    [being-built] The game is still getting ready: in a minute or two the bots will think faster.
   *[pure] On this computer the bots think more slowly, so experts play a little weaker.
}
cabinet = Games
players-minutes = { $players } { $most ->
    [one] player
   *[other] players
} · about { $minutes } min
players = Players
bots = Bots
play-now = Play
play-with-bots = Play with bots
no-account = Free, and without an account.
learn = Learn by playing
new-table = New table…
new-table-of = New table: { $title }
how-to-play = Number of players and level of the bots
with-bots = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, bots: { $level }
alone = Alone
company = Who would like to play
company-nobody = Nobody has said so just now.
invited-by = { $name } asks you to play:
willing = Sit with me: I would like to play
willing-why = Everybody who has this list open sees your name and can ask you to their table. It disappears as soon as you leave.
willing-ask = Ask to my table
willing-asked = asked
willing-no-table = Open a table by link, and you can ask them to it.
open-tables = Open tables
no-open-tables = No open tables right now. Open one, and it will appear here.
my-turn = Waiting for your move
my-matches = My matches
no-matches = Your matches will appear here.
you-won = victory
you-lost = defeat
place-and-points = { $won ->
    [yes] victory
   *[no] place { $place }
}, { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
finished-matches = Finished matches
your-turn = Your turn
running = in progress
ended = the match is over
seats-free = { $free ->
    [0] all seats taken
    [one] { $free } seat free
   *[other] { $free } seats free
}

## Daily deal

daily = Daily deal
daily-why = One deal a day, the same for everybody, against the same bots. You have one try, without hints. Everybody’s points and the deal itself are shown after { $until }.
daily-play = { $status ->
    [new] Play
    [running] Continue
   *[ended] Played
}
daily-yesterday = Yesterday
daily-named = Show my name among the scores
daily-proof = Why it is fair
daily-proof-why = The deal’s secret number follows from the date and a secret of the server, and its fingerprint is shown beforehand. Players’ devices add nothing to it, or the deals would differ. The next day the number is shown, and you can check it against the fingerprint.
daily-scores = { $title }: { $day }
daily-nobody = Nobody finished that day’s deal.
daily-tries = Finished before the day was over: { $tries }.
daily-me = { $name ->
    [none] you
   *[other] { $name } (you)
}
daily-unnamed = unnamed
daily-short = daily deal
daily-kept = Replay and record open tomorrow.

## A new table

seats = Who plays
seat-number = Seat { $number }
seat-me = { $name } (you)
seat-open = Free, for whoever comes
seat-here = A player at this same screen
seat-bot = Bot: { $level }
name-of-seat = Name of the player in seat { $number }
clock = Clock
clock-none = no clock
clock-bank = time bank
clock-days = days per move
clock-bank-each = For the whole match, plus 10 s for each move
clock-days-each = For each move
who-may-join = Who may join
by-link = only by link
open-to-all = anybody, the table is listed
free-chat = Free chat, with a reminder of the rule
practice = Practice: any move may be undone
open-table = Open the table

## Before the start

waiting-for-players = { $free ->
    [one] Waiting for { $free } more player, then the match begins.
   *[other] Waiting for { $free } more players, then the match begins.
}
all-seated = Everybody is seated.
name-beside-you = Name of a player at this same screen
seat-beside-you = Seat beside you
seat-a-bot = Seat a bot
seat-bot-here = Seat a bot in seat { $number }
free-seat = A free seat
sit-here = Sit down
leave = Leave
remove = Remove
remove-seat = Remove from the table: { $name }
invite = Link for players
invite-qr = The link for players as a QR code
link-only-here = This link opens only on this computer. For others in the same network to sit down, start the game with
watch = Link for spectators
begin = Begin

## At the table

practice-short = practice
skip-to-hand = To what you can do
opponents = The others at the table
kind-bot = bot
kind-scripted = plays by a script
kind-stand-in = a bot stands in
kind-absent = away
acts-now = choosing now
thinks = thinking
move-now = Move now
move-now-about = Bots answer with what they have found so far
asked = What is asked of you
waiting-for = Waiting for { $names }
all-options = All options ({ $count })
reconnecting = Connection lost, reconnecting. Your moves are safe.
stale = The table has moved on while you were choosing. Please look again.
which = Which one?
why-not = Why not
undo = Undo
hint = Hint
hint-is = Hint: { $text }
notices-here = Notices
menu = Menu
panel = Log, chat and rules
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-unread = Chat: { $count } new
chat-empty = Nobody has said anything yet.
chat-older = Earlier messages
chat-text = Message
chat-closed = In this game players tell each other only what they mean to do. The game’s own signals say it; the chat opens again after the match.
chat-reminder = Speak of what you mean to do, never of the cards in your hand.
phrases = Ready-made phrases
phrase-hello = Hello, everyone!
phrase-moment = One moment…
phrase-well = Nice move!
phrase-oops = Oops!
phrase-thanks = Good game, thank you!
phrase-again = Another one?
chat-send = Say
chat-hide = Hide messages: { $name }
chat-show = Show messages: { $name }
rulebook = Rules
rulebook-search = Search the rules
rulebook-nothing = No rule matches that.
plain-board = Plain board
use-plain-board = Plain board: lists and tables
rhythm = Pace of the bots
rhythm-calm = calm
rhythm-quick = quick
rhythm-instant = instant
sounds = Sounds
lift-first = The first tap lifts, the second plays
notices = Notify me when it is my turn
clock-left = Time left
clock-days-left = { $days } d { $hours } h
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
proposal = A proposal
agree = Agree
decline = Decline
withdraw = Withdraw it
held = { $name } decides: there is still time to step in.
wait = Wait a little
let-it-stand = Let it stand
signals = Signals to partners
propose-abandon = Propose to stop without a result
propose-stand-in = Propose a stand-in bot for { $name }
take-back = Take back the seat: { $name }
step-out = Step out: let a bot play meanwhile
resign = Resign
resign-sure = Yes, I resign
guide = Guided game
guide-step = Step { $step } of { $steps }

## Around one screen

hand-over = Pass the screen to { $name }
hand-over-why = The next player’s cards and secrets are not shown yet. Let the others look away.
hand-over-take = I am { $name }
what-happened = What happened

## After the match

result = Result
winner = victory
turning-point = The turning point
see-turning-point = See this moment
follow-rematch = Rematch
follow-to-rematch = To the rematch
follow-same-players = New match, same players
follow-to-same-players = To the new match
follow-retry = Play the chapter again
follow-to-retry = To the chapter again
follow-next = Next chapter
follow-to-next = To the next chapter
next-chapter = The next chapter
memoirs = Memoirs
memoirs-back = Back to the table
memoirs-none = There is nothing to tell of this match.
print = Print
won-together = { $players ->
    [1] Victory
   *[other] Won together
}
lost-together = { $players ->
    [1] Defeat
   *[other] Lost together
}
replay = Replay
record = Download the record
share-result = Show the match to others
picture = A picture of the result
picture-named = With my name
picture-save = Save the picture
picture-failed = The picture could not be made.
picture-player = Player { $number }
proof = Was the shuffle fair?
commitment = Fingerprint of the shuffle
seed = Secret number of the shuffle
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Stop
replay-forward = One step forward
replay-last = To the end
replay-at = Place in the match
replay-step = Step { $at } of { $of }
replay-speed = Speed
replay-close = Close the replay
replay-link = Link to this moment
branch = Play on from here against bots
branch-why = The match goes on from this moment, with bots in the other seats.
branch-seat = Play as
replay-eyes = Through whose eyes
eyes-spectator = a spectator

## About you

about-you = About you
no-sign-up = There is no sign-up: this browser is how we know you.
statistics = Your matches
stat-played = played
stat-won = won
stat-best = best score
stat-streak = wins in a row
stat-last = The last { $count } matches.
devices = Other devices
devices-why = Open the one-time link on another device, and your matches are there too.
devices-mine = Your devices
device-unnamed = A device
device-this = this one
device-drop = Remove
device-drop-which = Remove { $name }
one-time-link = One-time link
one-time-qr = The one-time link as a QR code
make-link = Get a link
another-link = Another link
claim = Your matches on this device
claim-whose = This link brings the name and the matches of { $name } to this device ({ $tables ->
    [one] { $tables } match
   *[other] { $tables } matches
    }). It works once.
claim-lose = Here you are { $name } now, with { $tables ->
    [0] no matches
    [one] { $tables } match
   *[other] { $tables } matches
    }. From this device you will not get back to them without a recovery code or another device of yours.
claim-stranger = Take it only if you made this link yourself: whoever sent it to you sees your cards and moves.
claim-take = Go on as { $name }
claim-stay = Stay as I am
claim-same = These are your own matches: they are on this device already.
recovery = Recovery code
recovery-why = If you lose all your devices, this code restores your name and matches. A new code replaces the old one.
recovery-show = Get a new code
recovery-once = Write it down: we will not show it again.
recovery-have = I have a code
recovery-use = Recover
forget = Forget me
forget-why = Your name and messages vanish everywhere. Moves in finished matches stay, without a name. There is no way back.
forget-sure = Yes, forget me for ever
credits = An independent program, not connected with the games’ publishers. Typefaces Literata and Onest: SIL Open Font License.
