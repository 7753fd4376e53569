# Sentences of the terminal, the same for all games.

person-name = Player { $number }

setup-players = Players
setup-bots = Bots
setup-keys = ↑ ↓ line · ← → value · Enter start · q leave
setup-title = New match
setup-line = { $name } ({ $values }) [{ $default }]:
setup-unknown = Expected one of: { $values }.

resume-title = There is an unfinished match
resume-yes = Go on with it
resume-no = Start a new one (this one stays saved)
resume-line = There is an unfinished match. Go on with it? (y/n) [y]:
resume-keys = ↑ ↓ choose · Enter confirm · q leave

follow-title = The chapter is over
follow-next = on to the next chapter
follow-retry = the same chapter again
follow-line = { $ways }; Enter leaves:

news-keys = Any key goes on · q leave
keys-footer = h hint  u undo  l log  r rules  v shuffle  ? help  q leave
lines-prompt = { $name }, your move (? for help):
lines-unknown = “{ $text }” is not a move of this game. You can type: { $words }.

pager-more = ↓ more · space next page · Esc close
pager-end = Esc or Enter to close · ↑ back
search-foot = Type to search · ↑ ↓ scroll · Esc close
search-line = Search: { $text }
search-nothing = Nothing found.

page-help = Help
page-news = What has happened
page-log = Log
page-rules = Rulebook
page-proof = Honest shuffle
page-result = Result

help-keys = Keys
help-choose = ← → choose, Enter confirms; or press the key shown beside an answer.
help-hint = h: what a regular bot would do in your place; it sees only what you see. Enter follows the advice.
help-undo = u: undo your move, as long as nobody has learned from it and you have seen nothing new.
help-log = l: the log of the match in full sentences.
help-rules = r: the rulebook, searchable; refusals name its clauses.
help-proof = v: the fingerprint of the shuffle and how to check it.
help-quit = q or Ctrl-C: leave; the match is saved after every move.
help-skip = While bots move, any key hurries them, and u undoes your move.
help-lines = Moves are typed on a line, for example: { $words }. Commands: ? l r u h v q; after r you may add what to look for.

hint = Hint: { $word }.
hint-none = This tests your own knowledge, so there is no hint.
log-undone = { $who } undoes the move.
log-undone-you = You have undone your move.
undo-done = The move is undone.
undo-no_move = There is nothing to undo: you have not moved yet.
undo-seat_has_learned = You can’t undo it: something new has been seen since.
undo-not_your_move = You can’t undo it: that move is not yours.
undo-match_has_ended = You can’t undo it: the match has ended.
undo-consent = { $names }: do you agree to undo the move? y for yes, any other key for no.
undo-refused = Not agreed; the move stands.

hand-over = Hand the keyboard to { $name }
hand-over-keys = Enter to show the cards

proof-before = Fingerprint of the shuffle: { $commitment }
proof-explain = Before the deal the program chose a secret number and showed its fingerprint. Nobody can guess the number from the fingerprint or exchange it afterwards. When the match ends the number is revealed, and everybody can check that all cards came exactly as it says and that nobody interfered.
proof-file = Record of the match: { $path }
proof-command = Check it once more: intriga verify { $path }
proof-holds = Checked: the revealed number fits the fingerprint, and every card, every move and the score agree with the record.
proof-broken = The check failed: { $fault }.
proof-seed = The secret number, revealed: { $seed }

left = The match is saved. Go on with: intriga play { $game } --resume { $path }
small = The window is { $width }×{ $height }, too small: at least 80×24 is needed. Enlarge it.
over-keys = Enter for the score item by item · l log · v shuffle · q leave
