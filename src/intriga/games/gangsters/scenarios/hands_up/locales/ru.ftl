# Руки вверх!

option-scenario-hands_up = Руки вверх!
chapter-hands_up = Руки вверх!

# ── события ──

event-bank_clock_moved = { $why ->
    [police] Полиция торопит: часы делают ещё шаг
    [rally] Клан собирается с силами, время идёт: шаг часов
    [setback] Неудача: часы делают шаг
    [failure] Грохот на весь квартал: часы делают шаг
    [card] Нога нашла кнопку: часы делают шаг
    [back] «Всё тихо», — говорит трубка: часы идут на шаг назад
   *[round] Часы делают шаг
}. На циферблате { $clock }{ $left ->
    [0] : это последний раунд.
    [one] , до полудня { $left } деление.
    [few] , до полудня { $left } деления.
   *[many] , до полудня { $left } делений.
}
event-bank_card_turned_up = Звонок! Новая карта: { $place }.
event-bank_card_gone = Карта сброшена: { $place }.
event-bank_vault_opened = { $you ->
    [yes] Вы открываете хранилище: впереди ячейки и сейф.
   *[no] { $name } открывает хранилище: впереди ячейки и сейф.
}
event-bank_hint_given = Ревизор кое-что знает: { $place }, фишек теперь { $markers }.
event-bank_bags_packed = { $you ->
    [yes] Вы собираете
   *[no] { $name } собирает
} { $bags ->
    [one] { $bags } мешок
    [few] { $bags } мешка
   *[many] { $bags } мешков
} ({ $place }); в зале теперь { $hall }.
event-bank_bags_carried = { $you ->
    [yes] Вы выносите
   *[no] { $name } выносит
} { $bags ->
    [one] { $bags } мешок
    [few] { $bags } мешка
   *[many] { $bags } мешков
}: в машине { $car }, в зале { $hall }.
event-bank_bag_lost = { $place }: мешок пропал; в зале { $hall }.
event-bank_way_faded = На улице снова люди: фишек на отходе { $markers }.
event-bank_way_free = { $you ->
    [yes] Вы расчищаете
   *[no] { $name } расчищает
} путь: в конце раунда машина уходит. В машине { $car ->
    [one] { $car } мешок
    [few] { $car } мешка
   *[many] { $car } мешков
}, в зале { $hall }.

# ── отказы ──

refusal-bank_nothing_to_carry = В зале нет ни одного мешка.
refusal-bank_way_out_blocked = Выход перекрыт: пока так, мешки не вынести.

# ── чем кончилось ──

ending-away = Мотор ревёт, улица позади: клан ушёл.
ending-surrounded = Полдень. Банк окружён, и руки вверх поднимают уже другие.

# ── как обстоят дела ──

bank-status-clock = Часы: { $clock } из { $last }; карт часов впереди { $hours }.
bank-status-bags = Мешки: в зале { $hall }, в машине { $car } (для успеха { $quota }); это { $earns ->
    [one] { $earns } очко
    [few] { $earns } очка
   *[many] { $earns } очков
} репутации, если уйти.
bank-status-way = { $away ->
    [yes] Путь свободен: в конце раунда машина уходит.
   *[no] Отход: { $ready } из { $getaway }{ $harder ->
        [0] .
       *[other] , сложность выше на { $harder }.
    }
}

# ── мемуары ──

bank-memoir-vault = { $variant ->
    [0] Дверь хранилища сдалась на середине анекдота про тёщу. У рычага в ту минуту — { $name }. Чем кончился анекдот, никто так и не спросил.
   *[other] { $name }: вот кому достался последний удар по двери хранилища. За ней было тихо, сухо и очень, очень дорого.
}
bank-memoir-left = { $variant ->
    [0] { $bags ->
        [one] Один мешок остался
        [few] { $bags } мешка осталось
       *[many] { $bags } мешков осталось
    } лежать на мраморном полу. Говорят, уборщица банка вскоре открыла собственное дело.
   *[other] В зале { $bags ->
        [one] остался { $bags } мешок
        [few] осталось { $bags } мешка
       *[many] осталось { $bags } мешков
    }. Они снятся нам до сих пор, и во сне мы всегда успеваем.
}

# ── простая доска ──

field-BankView-clock = Стрелка часов
field-BankView-last = Последнее деление
field-BankView-bells = Звонки на делениях
field-BankView-sirens = Сирены с делений
field-BankView-harder = Отход труднее на
field-BankView-cards = Карты банка
field-BankView-hours = Карт ещё придёт
field-BankView-hall = Мешков в зале
field-BankView-car = Мешков в машине
field-BankView-lost = Мешков пропало
field-BankView-carry = Мешков за раз
field-BankView-quota = Мешков для победы
field-BankView-getaway = Успехов для отхода
field-BankView-ready = Есть успехов для отхода
field-BankView-away = Машина уходит в конце раунда
field-BankView-earns = Репутация по мешкам
field-BankCard-card = Карта
field-BankCard-bags = Мешков
field-BankCard-fingerprint = Отпечаток
