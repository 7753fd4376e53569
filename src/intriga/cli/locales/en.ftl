replay-heading = { $title }, { $players } players, rules { $rules }, match { $match }
replay-option = { $name }: { $value }
replay-seat = seat { $seat }: { $who }{ $level ->
    [none] {""}
   *[other] {" "}(bot, { $level })
}
replay-undone = { $who } undoes everything from entry { $to } on.
replay-seat-changed = { $who } now plays seat { $seat }.
replay-signalled = { $who } signals: { $signal }.
replay-branched = Everything so far was played in match { $match }; from here on it is another match with luck of its own.
replay-practice = One person practises: any move may be undone.
replay-upgraded = The match goes on under rules { $rules }.
replay-resigned = Resigned: { $who }.
replay-abandoned = The match was abandoned.
replay-open = The match has not ended.
replay-result = Result. { $ending } Points by seat: { $totals }.
