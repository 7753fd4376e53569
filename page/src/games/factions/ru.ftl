# Собственные слова доски; всё остальное присылает сервер.

factions-letter = { $letter ->
    [F] Ф
    [L] Л
   *[K] К
}
factions-you = Вы
factions-symbols-of = { $count ->
    [one] Символ
   *[other] Символы
}: { $letters }
factions-counts = Символов Ф: { $F }, Л: { $L }, К: { $K }
factions-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
factions-dates = { $born }–{ $died }
factions-no-property = Без свойства.
factions-guarded = Под охраной: свойства на эту карту не действуют.

## Стол

factions-deck = колода
factions-deck-told = Колода: { factions-cards }. Взять верхнюю
factions-draw = Взять карту из колоды
factions-discard = Сброс
factions-discard-told = Сброс: { factions-cards }. Просмотреть
factions-discard-open = Просмотреть сброс
factions-discard-title = Сброс: { factions-cards }
factions-discard-filter = Карты какой фракции показать
factions-discard-choose = Выберите карту из сброса
factions-all = Все
factions-turn = Ход { $turn }
factions-turn-of = { $you ->
    [yes] ваш ход
   *[no] ходит { $name }
}
factions-first = { $you ->
    [yes] начинаете вы
   *[no] начинает { $name }
}
factions-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
factions-area-of = { $you ->
    [yes] Ваша область
   *[no] Область: { $name }
}
factions-nobody = Пока никого.
factions-lead-own = { $you ->
    [yes] Вы играете карту
   *[no] { $name } играет карту
}
factions-lead-other = { $you ->
    [yes] Вы кладёте карту перед игроком { $other }
   *[no] { $me ->
        [yes] { $name } кладёт карту перед вами
       *[no] { $name } кладёт карту перед игроком { $other }
    }
}
factions-led-own = { $you ->
    [yes] Последняя карта (ваша)
   *[no] Последняя карта ({ $name })
}
factions-led-other = { $you ->
    [yes] Последняя карта (ваша), перед игроком { $other }
   *[no] { $me ->
        [yes] Последняя карта ({ $name }), перед вами
       *[no] Последняя карта ({ $name }), перед игроком { $other }
    }
}

## Люди

factions-about = О человеке: { $name }
factions-open-page = Открыть страницу
factions-property = Свойство.
factions-source = Источники: { $source }
factions-closed = Пока идёт викторина, страницы о людях закрыты.
factions-related = Кого ещё посмотреть
factions-back = Назад
factions-lies-hand = Сейчас у вас в руке.
factions-lies-discard = Сейчас в сбросе.
factions-lies-area = { $you ->
    [yes] Сейчас лежит перед вами.
   *[no] Сейчас лежит перед игроком { $name }.
}
factions-lies-known = Сейчас в руке у игрока { $name }.
factions-lies-unseen = Где эта карта сейчас, вам не видно.

## Рука и письмо

factions-my-hand = Ваша рука
factions-change = Перед вами её символы дадут { $change }.
factions-known = Все знают, что эта карта у вас.
factions-known-there = Вы знаете, что эта карта в руке у этого игрока
factions-in-hand = В руке: { factions-cards }
factions-letter-title = Ваша тайная роль
factions-letter-open = Письмо запечатано. Раскрыть
factions-letter-first = Сначала вскройте письмо: в нём ваша роль
factions-letter-fold = Сложить письмо
factions-letter-short = роль
factions-fulfilled = выполнено
factions-unfulfilled = не выполнено
factions-progress = { $measure ->
    [at_most] есть { $have }, можно до { $need }
    [more] { $have } против { $need }, надо больше
    [fewer] { $have } против { $need }, надо меньше
    [as_many] есть { $have } и { $need }; надо поровну и не по нулю
   *[at_least] есть { $have }, нужно { $need }
}
factions-own = свои
factions-foreign = чужие
factions-sum-told = Счёт сейчас; карты из рук в конце уйдут в сброс

## Викторина

factions-quiz = Викторина: вопрос { $round } из { $rounds }
factions-quiz-score = Верные ответы
factions-right = верно: { $count }
factions-answer-given = ваш ответ
factions-answer-waiting = Ответ принят. Пока отвечают другие, можно передумать.
factions-thinking = думает…

## Конец

factions-letters = Письма вскрыты
factions-letters-now = Вскрываем письма…
factions-open-all = Вскрыть все сразу
factions-sealed = Письмо ещё запечатано
factions-own-symbols = Свои символы
factions-foreign-symbols = Чужие символы
factions-total = Итого
