replay-heading = { $title }, { $players } players, rules { $rules }, match { $match }
replay-option = { $name }: { $value }
replay-seat = seat { $seat }: { $who }
replay-undone = { $who } takes back what happened from entry { $to } on.
replay-seat-changed = { $who } now plays seat { $seat }.
replay-signalled = { $who } signals: { $signal }.
replay-branched = Everything so far was played in match { $match }; from here on it is another match with luck of its own.
replay-practice = One person practises: any move may be taken back.
replay-upgraded = The match goes on under rules { $rules }.
replay-resigned = Resigned: { $who }.
replay-abandoned = The match was abandoned.
replay-open = The match has not ended.
replay-result = Result: won by { $who }; totals { $totals }; reason { $reason }{ $tie ->
    [none] .
   *[other] ; tie decided by { $tie }.
}
replay-nobody = nobody
