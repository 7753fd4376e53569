# Слова поля «Pax Illuminaten»; всё остальное говорит сервер.

illuminaten-field = Поле
illuminaten-place = место { $cell }
illuminaten-own-areopagus = ваш ареопаг
illuminaten-areopagus = Ареопаг: { $name }
illuminaten-face-down = Закрытая карта: кто это, неизвестно.
illuminaten-no-card = карты нет
illuminaten-slot-free = свободная ячейка, цена: { $price }
illuminaten-free = бесплатно
illuminaten-lodges = Ложи
illuminaten-largest = самая большая ложа фракции
illuminaten-plots = Замыслы и кто насколько близок
illuminaten-plots-title = Замыслы: победят любые два
illuminaten-common = общий
illuminaten-private = ваш личный
illuminaten-private-of = личный: { $name }
illuminaten-private-hidden = { $name }: личный замысел скрыт
illuminaten-rival-wins = { $name } победит, если
illuminaten-you = вы
illuminaten-plot-on = воплощён
illuminaten-plot-edge = воплощён, но условие сейчас не выполнено
illuminaten-plot-met = выполнен: можно воплотить
illuminaten-plot-barred = выполнен, но карты заняты другим замыслом
illuminaten-steps-left = ещё { $count }
illuminaten-court = Двор
illuminaten-court-rule = При доборе: первая карта двора даром, вторая за жетон, и одна из двух — под распорядителем.
illuminaten-steward = распорядитель
illuminaten-deck = Взять из колоды, карт: { $count }
illuminaten-person = Кто это был
illuminaten-alias = В Ордене — { $alias }
illuminaten-nothing = Сейчас с этой картой ничего не сделать. Пунктиром обведены её соседи.
illuminaten-not-now = Сейчас не ваш ход. Пунктиром обведены соседи карты.
illuminaten-pay-with = Чем заплатить
illuminaten-pay-rule = Предлагается самое дешёвое: меньше жетонов, и оттуда, где их больше.
illuminaten-acts = Кто действует
illuminaten-confirm = Подтвердить
illuminaten-go-on = Начать
illuminaten-action = { $action ->
    [scout] разведать
    [influence] повлиять
    [interrogate] допросить
    [reassign] переназначить
    [exclude] исключить
   *[displace] вытеснить
}
illuminaten-deed = { $action ->
    [scout] Разведать
    [influence] Повлиять: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }
    [interrogate] Допросить
    [reassign] Переназначить{ $has_faction ->
        [yes] {" "}({ $faction })
       *[no] {""}
    }
    [exclude] Исключить
   *[displace] Вытеснить{ $has_whom ->
        [yes] {" "}({ $whom })
       *[no] {""}
    }: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }{ $strength ->
        [stronger] , сила на 1 выше
        [weaker] , сила на 1 ниже
       *[none] {""}
    }
}
illuminaten-gain = Что взять
illuminaten-to-conspiracy = В заговор
illuminaten-weave = { $way ->
    [ability] применить способность
    [quick] быстрая поддержка
    [decline] ничего не брать
   *[plain] сыграть
}
illuminaten-script = Как ходит { $name }
illuminaten-in-this-game = В этой игре: { $face }
illuminaten-script-ours = Сценарий и замыслы придуманы нами, в книге правил их нет.
illuminaten-offices = Карты фракций и события
illuminaten-faction-cards = Карты фракций
illuminaten-faction-card = Карта фракции: { $name }
illuminaten-in-row = ничья
illuminaten-used = уже повёрнута
illuminaten-events = События
illuminaten-edict = эдикт
illuminaten-special = особое событие
illuminaten-keep-one = Оставьте одно событие, другое вернётся на верх колоды
illuminaten-play-one = Можно сыграть событие
illuminaten-duel = Спор
illuminaten-attacker = { $you ->
    [yes] нападаете
   *[no] нападает
}
illuminaten-defender = { $you ->
    [yes] защищаетесь
   *[no] защищается
}
illuminaten-superior = превосходство: молоты побеждают сразу
illuminaten-vulnerable = уязвимость: кинжал побеждает сразу
illuminaten-no-argument = карта не выложена
illuminaten-duel-rule = К начальной силе прибавится сила карты. При ничьей побеждает защищающийся.
illuminaten-chain = Заговор
illuminaten-chain-ended = после королевской арки цепь закрыта
illuminaten-joint = { $kind ->
    [common] общая фракция: { $factions }
    [over] общая фракция с картой «{ $card }»: { $factions }
    [treaty] масон по договору: общей фракции нет
   *[any] подходит к любой карте
}
illuminaten-final = Чем кончилось
illuminaten-final-points = Очки: фишки в самой большой ложе каждой фракции
illuminaten-final-aside = Очки фракций; партию решили замыслы
illuminaten-final-total = Всего
illuminaten-round = Раунд { $round }
illuminaten-edicts = Эдикты
illuminaten-edicts-gone = Эдиктов в сбросе: { $gone } из { $all }; на последнем партия идёт к концу
illuminaten-actions = Действия
illuminaten-mains = Осталось основных действий: { $count }
illuminaten-last-round = Последний раунд
illuminaten-doing = Что произошло
illuminaten-all-steps = весь ход: { $count }
illuminaten-skip = Дальше
illuminaten-own-things = Ваши жетоны и действия
illuminaten-support = Ваша поддержка
illuminaten-influence-left = Фишек влияния в запасе: { $count }
illuminaten-main-actions = Основные действия
illuminaten-my-hand = Ваши карты
illuminaten-my-events = В руке
illuminaten-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
illuminaten-events-held = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}
illuminaten-tokens-left = ◉ { $count }
illuminaten-influence-of = Фишек влияния в запасе: { $count }
illuminaten-known = известны: { $cards }
illuminaten-chip-plots = Замыслы { $on }/2 · до ближайшего { $left }
illuminaten-chip-others = у соперников: { $count }

illuminaten-lack-cards_in_lodge = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} в ложу{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-outer_cards = ещё { $number ->
    [one] { $number } внешняя карта
    [few] { $number } внешние карты
   *[many] { $number } внешних карт
} в ложу{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-central_cards = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} центрального ряда{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-influence_in_lodge = ещё { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
} в ложу{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-own_areopagus = ложа не касается собственного ареопага
illuminaten-lack-other_areopagus = ложа не касается чужого ареопага
illuminaten-lack-face_up_path = нет открытого пути сверху вниз
illuminaten-lack-cards_on_path = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} в цепь{ $has_faction ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
illuminaten-lack-cards_of_degree = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} одной степени рядом
illuminaten-lack-inner_cards = ещё { $number ->
    [one] { $number } внутренняя карта
    [few] { $number } внутренние карты
   *[many] { $number } внутренних карт
}
illuminaten-lack-influence_on_arches = ещё { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
} на арках
illuminaten-lack-factions_of_masons = нет масонов фракций: { $factions }
illuminaten-lack-shared_cards = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}, где есть и чужие фишки
illuminaten-lack-controlled_masters = ещё { $number ->
    [one] { $number } великий мастер
    [few] { $number } великих мастера
   *[many] { $number } великих мастеров
}
illuminaten-lack-controlled_cards = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} под управлением
illuminaten-lack-controlled_rosicrucians = ещё { $number ->
    [one] { $number } розенкрейцер
    [few] { $number } розенкрейцера
   *[many] { $number } розенкрейцеров
}
illuminaten-lack-influence_on_rosicrucians = ещё { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
} на розенкрейцерах
