# Все предложения игры по-русски. $you = yes, если действует читающий.

title = Лист, лилия, верёвка
blurb = Французская революция за одним столом: тайные роли трёх фракций и 78 её людей со свойствами.

# ── буквы фракций, числа, перечни ──

letter = { $faction ->
    [F] Ф
    [L] Л
   *[K] К
}
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
points = { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
}
list-last = { $head } и { $last }
list-nobody = никто
list-you = вы

# ── свойства ──

laid-other = Играется перед другим игроком.
laid-any = Играется перед любым игроком.
no-property = Без свойства.
if-person-play = если «{ $person }» в игре
if-person-discard = если «{ $person }» в сбросе
if-deck = если в колоде не больше { $number } { $number ->
    [one] карты
   *[other] карт
}
if-area = если { $whose ->
    [own] у вас
    [other] у другого игрока
    [here] в этой области
   *[any] у кого-то
} в игре не меньше { $number } { $number ->
    [one] карты
   *[other] карт
}{ $of ->
    [none] {""}
   *[other] {" "}{ $of }
}
if-joined = { $if }, { $does }
may = вы можете { $does }
what = { $kind ->
    [this] эту карту
    [person] карту «{ $person }»
    [all] все { $other ->
        [yes] другие карты
       *[no] карты
    }{ $of ->
        [none] {""}
       *[other] {" "}{ $of }
    }
   *[one] { $count ->
        [1] { $other ->
            [yes] другую карту
           *[no] карту
        }
        [2] две { $other ->
            [yes] другие карты
           *[no] карты
        }
       *[3] три { $other ->
            [yes] другие карты
           *[no] карты
        }
    }{ $of ->
        [none] {""}
       *[other] {" "}{ $of }
    }
}
where = { $whose ->
    [none] {""}
    [own] из своей области
    [other] из чужой области
    [here] из этой области
   *[any] из любой области
}
to = { $to ->
    [own] перед собой
    [other] перед другим игроком
    [left] перед соседом слева
    [right] перед соседом справа
   *[any] перед любым игроком
}
do-discard = { $may ->
    [yes] сбросить
   *[no] сбросьте
} { $what } { $where }
do-move = { $may ->
    [yes] взять { $what } { $where } и положить её { $to }
   *[no] возьмите { $what } { $where } и положите её { $to }
}
do-swap = { $may ->
    [yes] обменять
   *[no] обменяйте
} свою карту { $of ->
    [none] в игре
   *[other] { $of } в игре
} на чужую{ $theirs ->
    [none] {""}
   *[other] {" "}карту { $theirs }
}
do-return = { $may ->
    [yes] вернуть
   *[no] верните
} { $what } { $where } на руку { $whose ->
    [own] себе
   *[other] тому, перед кем она лежит
}
do-draw = { $may ->
    [yes] взять
   *[no] возьмите
} { $count ->
    [1] карту
    [2] две карты
   *[3] три карты
} из колоды
do-each_draws = { $may ->
    [yes] дать каждому взять карту из колоды
   *[no] каждый берёт карту из колоды
}
do-mill = { $may ->
    [yes] сбросить
   *[no] сбросьте
} { $count ->
    [1] верхнюю карту
    [2] две верхние карты
   *[3] три верхние карты
} колоды
do-lay_top = { $may ->
    [yes] положить
   *[no] положите
} верхнюю карту колоды { $to }; её свойство не читают
do-recover = { $may ->
    [yes] взять
   *[no] возьмите
} { $what } из сброса на руку
do-revive = { $may ->
    [yes] положить
   *[no] положите
} { $what } из сброса { $to }; свойство не читают
do-give = { $may ->
    [yes] отдать
   *[no] отдайте
} карту с руки другому игроку, показав её всем
do-take = { $may ->
    [yes] вытянуть
   *[no] вытяните
} наугад карту из руки другого игрока и { $may ->
    [yes] показать
   *[no] покажите
} её всем
do-drop = { $who ->
    [me] { $may ->
        [yes] сбросить
       *[no] сбросьте
    }
    [other] { $may ->
        [yes] заставить другого игрока сбросить
       *[no] выбранный вами игрок сбрасывает
    }
   *[each] { $may ->
        [yes] заставить каждого сбросить
       *[no] каждый сбрасывает
    }
} { $count ->
    [1] карту
    [2] две карты
   *[3] три карты
} с руки
do-look = { $may ->
    [yes] посмотреть
   *[no] посмотрите
} карты на руке другого игрока
do-renew = { $may ->
    [yes] сбросить руку и взять
   *[no] сбросьте руку и возьмите
} столько же карт
do-again = { $may ->
    [yes] сделать
   *[no] сделайте
} ещё одно действие
guard-self = пока эта карта в игре, свойства её не трогают
guard-area = свойства не трогают { $of ->
    [none] карты
   *[other] карты { $of }
} в области, где лежит эта карта
odd-constitution = последняя карта каждой области одновременно переходит в область слева
odd-conservation = { $may ->
    [yes] поменять
   *[no] поменяйте
} местами свою карту в игре и верхнюю карту сброса
odd-necklace = { $may ->
    [yes] вытянуть наугад карту из руки другого игрока и отдать
   *[no] вытяните наугад карту из руки другого игрока и отдайте
} ему карту со своей
odd-infernal = сбросьте верхнюю карту колоды, а потом последнюю карту её фракции в каждой области
odd-bath = сбросьте две карты одной чужой области и эту карту, если «{ $person }» не в игре
odd-terror = сбросьте последнюю карту каждой области, не считая этой карты
odd-equals = переложите карту из области, где карт больше всего, туда, где их меньше всего

# ── условия ролей ──

role-all_three = У вас не меньше { $number } { $number ->
    [one] символа
   *[other] символов
} каждой фракции
role-most = У вас символов { $of } больше, чем у любого другого
role-equal = У вас поровну символов { $of } и { $than }, и они есть
role-persons_alive = Больше половины ваших людей умерло после { $year } года
role-guarded = Перед вами лежит карта с охраной
role-fewest = У вас символов { $of } меньше, чем у любого другого
role-largest = У вас больше карт, чем у любого другого
role-person_here = Перед вами лежит { $persons }
role-discard_holds = В сбросе больше карт { $of }, чем карт { $than }
role-person_discarded = В сбросе { $number ->
    [1] хотя бы один из них
    [2] хотя бы двое из них
    [3] хотя бы трое из них
   *[other] не меньше { $number } из них
}: { $persons }
role-total_more = Во всех областях вместе символов { $of } больше, чем { $than }
role-smallest = У вас меньше карт, чем у любого другого
role-least = У вас не меньше { $number } { $number ->
    [one] символа
   *[other] символов
} { $of }
role-none = У вас нет ни одного символа { $of }
role-neighbours = У вас символов { $of } больше, чем у каждого из соседей
role-pair = { $persons } лежат в одной области
role-even = У вас чётное число карт, и они есть
role-latest = Последняя пришедшая к вам карта — { $of }
role-larger_left = У вас больше карт, чем у соседа слева
role-below_average = У вас карт меньше, чем в среднем по областям
or-last = { $head } или { $last }

# ── вопросы викторины ──

quiz-born = В каком году родился человек по имени { $name }?
quiz-died = В каком году умер человек по имени { $name }?

# ── события ──

event-dealt = Розданы роли и по три карты. Первая карта сброса: { $discard }.{ $role ->
    [none] {""}
   *[other] {" "}Ваша роль: { $role }. На руке: { $hand }.
}
event-quiz_asked = Вопрос { $round } { $you ->
    [yes] вам
   *[no] игроку { $name }
}: { $card }.
event-quiz_chosen = { $you ->
    [yes] Вы ответили.
   *[no] { $name }: ответ дан.
}
event-quiz_answered = { $right ->
    [yes] { $you ->
        [yes] Вы ответили верно
       *[no] { $name }: верно
    }
   *[no] { $you ->
        [yes] Вы ошиблись
       *[no] { $name }: неверно
    }
} ({ $card }).
event-first_chosen = { $you ->
    [yes] Вы начинаете
   *[no] Начинает { $name }
}: { $by ->
    [quiz] больше всех верных ответов
    [youngest] самый младший из лучших
   *[chance] так выпал жребий
}.
event-kept = { $you ->
    [yes] Вы оставляете
   *[no] { $name } оставляет
} свои карты.
event-exchanged = { $you ->
    [yes] Вы меняете
   *[no] { $name } меняет
} все карты; в сброс идут { $cards }.
event-turn_began = { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $name }.
}
event-card_drawn = { $card ->
    [none] { $name } берёт карту
   *[other] { $you ->
        [yes] Вы берёте карту: { $card }
       *[no] { $name } берёт карту: { $card }
    }
}; в колоде { $left }.
event-card_played = { $you ->
    [yes] Вы играете
   *[no] { $name } играет
} карту «{ $card }».
event-card_laid = «{ $card }» ложится { $at }.
event-declined = { $you ->
    [yes] Вы отказываетесь
   *[no] { $name } отказывается
} от свойства карты «{ $card }».
event-not_applied = Свойство карты «{ $card }» не применяется: { $why ->
    [condition] условие не выполнено
   *[impossible] оно сейчас ни на что не действует
}.
event-card_discarded = «{ $card }» уходит в сброс; карта лежала { $at }.
event-card_moved = «{ $card }» переходит: теперь она лежит { $to }.
event-cards_swapped = «{ $card }» и «{ $other }» меняются местами: { $at } и { $to }.
event-card_returned = «{ $card }» возвращается на руку { $whose }.
event-top_discarded = С колоды в сброс: { $card }; в колоде { $left }.
event-top_laid = С колоды ложится { $at }: { $card }; в колоде { $left }.
event-card_recovered = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} из сброса карту «{ $card }».
event-card_revived = «{ $card }» ложится из сброса { $at }.
event-card_given = { $you ->
    [yes] Вы отдаёте
   *[no] { $name } отдаёт
} карту «{ $card }» игроку { $whose }.
event-card_taken = { $you ->
    [yes] Вы вытягиваете
   *[no] { $name } вытягивает
} карту «{ $card }» из руки { $whose }.
event-card_dropped = { $you ->
    [yes] Вы сбрасываете
   *[no] { $name } сбрасывает
} с руки карту «{ $card }».
event-hand_looked = { $you ->
    [yes] Вы смотрите
   *[no] { $name } смотрит
} карты на руке { $whose }{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
event-action_gained = { $you ->
    [yes] У вас ещё одно действие.
   *[no] У игрока { $name } ещё одно действие.
}
event-hand_discarded = { $you ->
    [yes] Вы сбрасываете
   *[no] { $name } сбрасывает
} оставшееся на руке: { $cards }.
event-scored = { $you ->
    [yes] Ваше письмо
   *[no] Письмо игрока { $name }
}: { $role } ({ $faction }). Своих символов { $own }, чужих { $foreign }, условие роли { $fulfilled ->
    [yes] выполнено: +{ $bonus }
   *[no] не выполнено
}. Итого { $total }.
event-ended = { $ending } { $victory }
ending-action = Из колоды взята последняя карта.
ending-effect = Последняя карта колоды ушла по свойству.
ending-exchange = Последняя карта колоды ушла при обмене.
victory = { $you ->
    [yes] Вы побеждаете
   *[no] Побеждает { $name }
}: { $total }.
tie-last_turn = Очков поровну: решает, кто ходил позже.
area-at = { $you ->
    [yes] перед вами
   *[no] перед игроком { $name }
}
area-whose = { $you ->
    [yes] вам
   *[no] { $name }
}
hand-whose = { $you ->
    [yes] вашей
   *[no] игрока { $name }
}

# ── отказы ──

refusal-game_is_over = Партия окончена.
refusal-not_your_turn = Сейчас решает { $name }.
refusal-not_asked = Сейчас об этом не спрашивают.
refusal-not_in_hand = Карты «{ $card }» у вас на руке нет.
refusal-hand_is_full = У вас три карты: брать нельзя, сыграйте одну.
refusal-must_lay_elsewhere = Карту «{ $card }» кладут не сюда.
refusal-no_such_seat = Такого места за столом нет.
refusal-not_a_target = Нужен другой игрок.
refusal-is_guarded = «{ $card }» под охраной: свойства её не трогают.
refusal-came_back_already = «{ $card }» уже возвращалась на руку, а это бывает один раз за партию.
refusal-no_room_there = Там на руке уже три карты.
refusal-hand_is_empty = У этого игрока нет карт на руке.
refusal-not_there = Здесь нет карт, на которые действует свойство.
refusal-in_order = Несколько карт называют по порядку номеров; эта сейчас не подходит.
refusal-is_mandatory = Это свойство обязательное: отказаться нельзя.
refusal-no_exchange_now = Первую руку меняют один раз, до начала партии.
refusal-no_quiz_now = Викторины сейчас нет.
refusal-choose_a_card = Сейчас нужно выбрать карту.
refusal-choose_a_seat = Сейчас нужно выбрать игрока.
refusal-not_tied = { $name } не среди лучших в викторине.
refusal-exchange_first = Сначала решите, менять ли первую руку.
refusal-answer_first = Сначала ответьте на вопрос викторины.
refusal-effect_first = Сначала закончим со свойством: решает { $name }.
refusal-no_such_card = Такой карты в этой колоде нет.
refusal-not_in_play = «{ $card }» сейчас не в игре.
refusal-not_in_discard = «{ $card }» сейчас не в сбросе.
refusal-other_faction = «{ $card }» не той фракции, о которой говорит свойство.
refusal-other_person = Свойство говорит о другом человеке, не о карте «{ $card }».
refusal-wrong_area = Свойство говорит о другой области.
refusal-not_itself = Нужна другая карта, не она сама.

# ── вопросы ──

question-game_over = Партия окончена.
question-waiting_for = Ждём: { $names }.
question-ask_answer = Ответьте на вопрос викторины.
question-ask_answer_given = Ответ принят; его ещё можно изменить, пока отвечают другие.
question-ask_youngest = Поровну верных ответов: укажите самого младшего из лучших.
question-ask_exchange = Оставить эти карты или сбросить все три и взять новые?
question-ask_turn = Сыграйте карту или возьмите из колоды.
question-ask_turn_full = У вас три карты: сыграйте одну из них.
question-ask_turn_empty = Карт нет: возьмите верхнюю карту колоды.
question-ask_area = Перед кем положить карту «{ $card }»?
question-ask_drop = Выберите карту, которую сбросите с руки.
question-ask_give_back = Выберите карту, которую отдадите: { $name }.
question-ask_card = { $text } Выберите карту.
question-ask_seat = { $text } Выберите игрока.
question-ask_card_or_decline = { $text } Выберите карту или откажитесь.
question-ask_seat_or_decline = { $text } Выберите игрока или откажитесь.
question-ask_may = { $text } Применить?

# ── слова ──

word-card = { $card }
word-draw = взять карту
word-seat = { $you ->
    [yes] вы
   *[no] { $name }
}
word-apply = применить
word-decline = отказаться
word-exchange = сменить все карты
word-keep = оставить карты
word-answer = ответ { $number }

group-card = Карта
group-draw = Или взять
group-seat = Игрок
group-apply = Свойство
group-decline = Отказ
group-exchange = Первая рука
group-keep = Первая рука
group-answer = Ответ

option-quiz = Викторина о том, кто начинает
option-tie = Поровну верных ответов
option-quiz-no = нет
option-quiz-yes = да
option-tie-chance = решает жребий
option-tie-youngest = начинает младший

# ── простая доска ──

field-moment = Сейчас
field-first = Первый игрок
field-turn = Ходит
field-turns = Ходов
field-actions = Действий
field-deck = Карт в колоде
field-discard = Сброс
field-areas = Области
field-hand = Ваши карты
field-role = Ваша роль
field-playing = Играется
field-quiz = Викторина
field-still_choosing = Решают
field-seat = Игрок
field-cards_in_hand = Карт на руке
field-known = Известно на руке
field-symbols = Символы
field-cards = Карты
field-id = Карта
field-number = №
field-faction = Фракция
field-guarded = Под охраной
field-laid = Кладут
field-HandCard-known = Известна всем
field-change = Очки у себя
field-OwnRole-id = Роль
field-points = За условие
field-condition = Условие
field-fulfilled = Выполнено
field-have = Есть
field-need = Нужно
field-own = Своих символов
field-foreign = Чужих символов
field-total = Очков сейчас
field-card = Карта
field-area = Область
field-chosen = Выбрано
field-target = Цель
field-round = Вопрос
field-rounds = Всего вопросов
field-score = Верных ответов
value-moment-quiz = викторина
value-moment-youngest = кто младше
value-moment-exchange = обмен первой руки
value-moment-turn = ход
value-moment-laying = кладут карту
value-moment-may = применить ли свойство
value-moment-choosing = выбор цели
value-moment-dropping = сброс с руки
value-moment-giving = отдают карту
value-moment-over = конец
value-laid-own = перед собой
value-laid-other = перед другим
value-laid-any = перед любым

# ── экран ──

screen-you = вы
screen-turn = ход { $turn } · в колоде { $deck }
screen-discard = Сброс
screen-fulfilled = выполнено ({ $have } / { $need })
screen-open = пока нет ({ $have } / { $need })
screen-now = Сейчас { $total }.
screen-playing = Играет { $name }:
screen-hand = На руке
about-card = { $name } ({ $faction }, { $born }–{ $died }). { $text }
about-seat = { $name }: { $symbols }.
about-draw = Верхняя карта колоды придёт к вам на руку.
about-apply = Свойство будет применено.
about-decline = Свойство не применяется; это ничего не стоит.
about-exchange = Все три карты уйдут в сброс, и придут три новые.
about-keep = Карты останутся у вас.
about-answer = Ответ можно изменить, пока не ответили все.
result-line = своих символов { $own }, чужих { $foreign }, условие { $fulfilled ->
    [yes] выполнено, +{ $bonus }
   *[no] не выполнено
}
legend-turn = За ход: сыграть одну карту или взять одну. На руке не больше трёх карт.
legend-points = Каждый свой символ перед вами +1, каждый чужой −1, и очки за условие роли.
legend-end = Партия кончается сразу, как только из колоды уходит последняя карта.
legend-signs = ▯ карт на руке, ▮ карт перед игроком, ⛨ под охраной; последняя карта названа первой.
legend-roles = Роли

## Главы правил

chapter-components = Что в коробке
chapter-setup = Подготовка
chapter-turn = Ход
chapter-properties = Свойства карт
chapter-exchange = Обмен
chapter-end = Конец игры
