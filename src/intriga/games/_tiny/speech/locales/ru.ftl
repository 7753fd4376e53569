# Все предложения самой маленькой игры по-русски. $you = yes, если действует читающий.

title = До двенадцати

event-dealt = Каждому по две карты. Ваши: { $hand }.
event-card_played = { $you ->
    [yes] Вы выкладываете { $card }.
   *[no] { $name } выкладывает { $card }.
}
event-card_drawn = { $you ->
    [yes] Вы берёте { $card }.
   *[no] { $name } берёт карту.
}
event-stopped = { $you ->
    [yes] Вы больше не ходите.
   *[no] { $name } больше не ходит.
}
event-ended = { $number ->
    [1] Побеждает { $names }, сумма { $total }.
   *[other] Побеждают { $names }, сумма { $total }.
}
tie-shorter_row = Суммы равны; решает более короткий ряд.
tie-shared = Равны и суммы, и ряды: победу делят.

refusal-game_is_over = Партия окончена.
refusal-not_your_turn = Сейчас не ваш ход.
refusal-not_asked = Сейчас об этом не спрашивают.
refusal-not_in_hand = Карты { $card } у вас на руке нет.
refusal-drew_already = Вы уже брали карту, а это можно один раз за партию.

question-game_over = Партия окончена.
question-waiting_for = Ждём: { $names }.
question-ask_turn = Выложите карту, возьмите карту или остановитесь.

word-play = выложить { $card }
word-draw = взять карту
word-stop = остановиться
about-play = Карта ляжет в ваш ряд.
about-draw = Карта из колоды придёт к вам на руку; один раз за партию.
about-stop = Ходов у вас больше не будет.

screen-deck = в колоде: { $cards }
screen-seat = карт { $cards }   ряд { $row }   сумма { $total }
legend = Побеждает наибольшая сумма, но ряд с суммой больше { $most } не считается.

group-play = Выложить карту
group-else = Или
field-turn = Ходит
field-deck = Карт в колоде
field-areas = Игроки
field-hand = Ваши карты
field-seat = Игрок
field-cards_in_hand = Карт
field-row = Ряд
field-total = Сумма
field-drew = Карта взята
field-stopped = Больше не ходит
