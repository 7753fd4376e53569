replay-heading = { $title }, игроков: { $players }, правила { $rules }, партия { $match }
replay-option = { $name }: { $value }
replay-seat = место { $seat }: { $who }{ $level ->
    [none] {""}
   *[other] {" "}(бот, { $level })
}
replay-undone = { $who }: ход возвращён, начиная с записи { $to }.
replay-seat-changed = Место { $seat } занимает { $who }.
replay-signalled = { $who } подаёт сигнал: { $signal }.
replay-branched = Всё до этого места сыграно в партии { $match }; дальше идёт другая партия со своей тасовкой.
replay-practice = Тренировка одного игрока: вернуть можно любой ход.
replay-upgraded = Партия продолжается по правилам { $rules }.
replay-resigned = Сдаётся: { $who }.
replay-abandoned = Партия прервана.
replay-open = Партия не окончена.
replay-result = Итог. { $ending } Очки по местам: { $totals }.
