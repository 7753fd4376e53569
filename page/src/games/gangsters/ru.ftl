# Собственные слова доски; всё остальное присылает сервер.

gangsters-loading = Афишу ещё клеят…
gangsters-hand-of = Босс { $hand }
gangsters-my-hand = Ваша рука
gangsters-resting = ждёт; работают только способности
gangsters-no-cards = На руке никого.
gangsters-turned = { $name }: уже в деле, вернётся в конце хода
gangsters-ability = помощь
gangsters-can-help = Способность можно применить сейчас.
gangsters-change = { $what ->
    [dice] кубики { $before } → { $after }
    [difficulty] сложность { $before } → { $after }
    [result] результат { $before } → { $after }
    [successes] успехи { $before } → { $after }
    [chance] { $successes ->
        [one] { $successes } успех
        [few] { $successes } успеха
       *[many] { $successes } успехов
    } { $before } → { $after }
    [damage] урон { $before } → { $after }
   *[problems] новых проблем { $before } → { $after }
}
gangsters-change-short = { $what ->
    [successes] ✓{ $after }
    [damage] урон { $after }
    [problems] без проблемы
    [chance] { $successes ->
        [1] { $before } → { $after }
       *[other] ✓{ $successes } { $before } → { $after }
    }
   *[result] { $before } → { $after }
}
gangsters-would = Сейчас: { $changes }.
gangsters-would-best = Сейчас, при лучшем выборе: { $changes }.
gangsters-would-nothing = Сейчас ничего не изменит.
gangsters-would-nothing-short = без толку
gangsters-known = Эту карту видели все
gangsters-read = { $name }: прочитать карту
gangsters-adds = Даёт кубиков: { $dice }.
gangsters-level = Уровень { $level } · { $place }
gangsters-when = { $moment ->
    [before] Перед броском:
    [after] После броска:
   *[any] В любой момент:
}
gangsters-difficulty = сложность { $difficulty }

gangsters-police = Полиция
gangsters-police-is = { $police ->
    [controlled] под контролем
    [active] за работой
   *[uncontrolled] без контроля
}
gangsters-police-about = { $police ->
    [controlled] Полиция под контролем до конца раунда.
    [active] Полиция действует до конца сценария: унять её уже нельзя.
   *[uncontrolled] Если до конца раунда никто не займётся полицией, она возьмётся за дело до конца сценария.
}
gangsters-prints = { $prints ->
    [0] Улик на столе нет, проигрыш при { $limit }.
    [one] На столе { $prints } отпечаток, проигрыш при { $limit }.
    [few] На столе { $prints } отпечатка, проигрыш при { $limit }.
   *[many] На столе { $prints } отпечатков, проигрыш при { $limit }.
}
gangsters-prints-one = Больше всего у одного босса: { $prints }, проигрыш при { $limit }.
gangsters-prints-one-short = у одного { $prints }/{ $limit }
gangsters-prints-before = { $prints ->
    [one] { $prints } отпечаток
    [few] { $prints } отпечатка
   *[many] { $prints } отпечатков
}
gangsters-loses-now = Если ничего не изменится — проигрыш в конце раунда.
gangsters-actions = { $actions ->
    [0] Действий не осталось
    [one] Осталось { $actions } действие
    [few] Осталось { $actions } действия
   *[many] Осталось { $actions } действий
}
gangsters-reputation-now = Репутация, если закончить сейчас:

gangsters-decks = Колоды
gangsters-deck = { $deck ->
    [clan] в клане
    [exhausted] измотаны
    [out] выбыли
   *[problems] проблемы
}
gangsters-deck-title = { $deck ->
    [out] Выбывшие
   *[exhausted] Измотанные
}
gangsters-deck-about = { $deck ->
    [out] «Оживить» переводит их к измотанным. Кто выбыл к концу сценария, уходит из клана.
   *[exhausted] «Взбодрить» возвращает их в колоду по одному, «сплотить клан» — всех сразу.
}
gangsters-deck-empty = Здесь никого.
gangsters-open = открыть
gangsters-recruit = Набрать приспешников. В колоде клана карт: { $cards }.
gangsters-recruit-short = набрать
gangsters-rally = Сплотить клан: все измотанные возвращаются в колоду. { $price }
gangsters-rally-short = Сплотить клан

gangsters-challenges = Испытания
gangsters-group = { $group ->
    [mission] Дело
    [problems] Проблемы
   *[board] Город
}
gangsters-challenge = { $kind ->
    [police] Полиция
    [revive] Оживить
   *[cheer] Взбодрить
}
gangsters-brings = { $kind ->
    [police] полиция под контролем до конца раунда
    [revive] за каждый успех один выбывший — к измотанным
    [cheer] за каждый успех один измотанный — в колоду
   *[problem] проблема решена
}
gangsters-plate = Лучше всего { $spec }, сложность { $difficulty }{ $successes ->
    [0] , каждый успех в счёт.
    [1] .
   *[other] , нужно успехов: { $successes }, есть: { $markers }.
}
gangsters-harmless = Замки не наносят урона.
gangsters-penalty-off = На карте знак: этот штраф здесь не действует.
gangsters-ability-off = На карте знак: эта способность здесь не действует.
gangsters-before = Лежит перед: { $name }.
gangsters-evidence-here = На карте отпечаток: это улика.
gangsters-each = за успех
gangsters-problems = Проблемы
gangsters-problems-count = Проблем: { $problems }

gangsters-trying = Испытание
gangsters-sent = Отправлены
gangsters-meant = Выбор: { $name }
gangsters-pick = Выберите одного или двух с руки.
gangsters-is-picking = Идёт выбор приспешников.
gangsters-odds = Шансы
gangsters-odds-of = { $successes ->
    [one] { $successes } успех { $chance }
    [few] { $successes } успеха { $chance }
   *[many] { $successes } успехов { $chance }
}
gangsters-odds-locks = ждём замков { $locks }
gangsters-odds-red = с красным: { $told }
gangsters-odds-supposed = При лучших перебросах и без помощи.
gangsters-roll = { $dice ->
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
   *[many] Бросить { $dice } кубиков
}
gangsters-roll-red = С красным
gangsters-show = Сначала показать
gangsters-show-about = Отправить, но пока не бросать: перед броском можно применить способность.
gangsters-dice = Кубики
gangsters-face = { $face ->
    [lock] замок
    [reroll] переброс
    [used] потраченный переброс
    [red] красный
   *[other] { $face }
}
gangsters-die = { $face ->
    [lock] Замок
    [reroll] Переброс
    [used] Потраченный переброс
    [red-lock] Красный: замок
    [red-henchman] Красный: приспешник
    [red-problem] Красный: проблема
    [red-x2] Красный: умножить на 2
    [red-x3] Красный: умножить на 3
    [red-x4] Красный: умножить на 4
   *[other] { $face }
}{ $lifted ->
    [yes] , перебросить
   *[no] {""}
}
gangsters-throw = Перебросить: { $dice }
gangsters-lift = Можно перебросить: отметьте кубики. Лучше всего { $dice } — { $chance }.
gangsters-missing = не хватает { $missing }
gangsters-enough-points = хватает
gangsters-won = { $won ->
    [0] Успехов нет
    [one] { $won } успех
    [few] { $won } успеха
   *[many] { $won } успехов
}
gangsters-damage = урон { $damage }
gangsters-fate = { $fate ->
    [exhausted] измотан
    [out] выбывает
   *[turned] невредим
}
gangsters-would-be = Ещё один урон: { $fate ->
    [exhausted] измотан.
   *[out] выбывает.
}

gangsters-bosses = Боссы
gangsters-first = Кто ходит первым?
gangsters-takes = Кто возьмёт проблему?
gangsters-was-first = начало прошлого раунда
gangsters-is-first = Первый игрок
gangsters-named-by = Предлагают: { $names }
gangsters-cards = { $cards ->
    [0] без карт
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
gangsters-choose = Выберите приспешника
gangsters-signal = Сказать о намерении
gangsters-intends = { $intention ->
    [police] Полицией займусь я
    [rest] Верну наших в строй
    [problems] Проблемы беру на себя
    [mission] Займусь делом
    [recruit] Сначала наберу людей
    [help] Начинайте, я помогу
   *[wait] Я пока пережду
}

gangsters-check = Конец раунда
gangsters-check-penalties = Штрафы проблем
gangsters-check-scenario = Указания сценария
gangsters-check-police = { $police ->
    [controlled] Полиция: контроль кончается, жетон переворачивают
    [active] Полиция уже за работой
   *[uncontrolled] Полиция: контроля нет — возьмётся за дело
}
gangsters-check-evidence = Улики: { $prints } из { $limit }
gangsters-check-end = Не кончилось ли дело?


gangsters-break = Перерыв
gangsters-purse = репутации в кассе
gangsters-releases = Отпустить ещё можно: { $releases }
gangsters-keep-one = Двое из запаса: одного берёте, второй уходит под низ.
gangsters-level-deck = Нанять из запаса, уровень { $level }: цена { $price }, осталось { $left }.
gangsters-left = осталось { $left }
gangsters-releasing = Кого отпустить?
gangsters-roster = { $count ->
    [one] В клане { $count } приспешник
    [few] В клане { $count } приспешника
   *[many] В клане { $count } приспешников
}

gangsters-bank-clock = { $left ->
    [0] Часы банка показывают { $clock } из { $last }: это последний раунд.
    [one] Часы банка показывают { $clock } из { $last }: до полудня { $left } деление.
    [few] Часы банка показывают { $clock } из { $last }: до полудня { $left } деления.
   *[many] Часы банка показывают { $clock } из { $last }: до полудня { $left } делений.
}
gangsters-bank-left = { $left ->
    [0] Последний раунд!
    [one] До полудня { $left } деление
    [few] До полудня { $left } деления
   *[many] До полудня { $left } делений
}
gangsters-bank-plan = План банка. В зале мешков: { $hall }. Карт часов на столе: { $guests }. { $vault ->
    [open] Хранилище открыто.
   *[shut] Хранилище закрыто.
}
gangsters-bank-hall = В зале
gangsters-bank-loot = В машине мешков: { $car }, для успеха нужно { $quota }. Если уйти сейчас, репутация { $points }.
gangsters-bank-quota = успех: { $quota }
gangsters-bank-way = Отход { $ready }/{ $needed }{ $harder ->
    [0] {""}
   *[other] , сложность +{ $harder }
}
gangsters-bank-way-short = Отход { $ready }/{ $needed }{ $harder ->
    [0] {""}
   *[other] {" "}(+{ $harder })
}
gangsters-bank-free = Путь свободен!
gangsters-bank-carry = { $bags ->
    [0] Нести мешки
    [one] Нести { $bags } мешок
    [few] Нести { $bags } мешка
   *[many] Нести { $bags } мешков
}

gangsters-race-lead = Отрыв
gangsters-race-van = В конце раунда фургон проедет клеток: { $steps }.
gangsters-race-caught = Фургон догонит машину в этом раунде!
gangsters-race-gear = Передача { $gear }; выше { $top } не включить.
gangsters-race-price = { $harder ->
    [0] { $dents ->
        [-1] труднее не будет, вмятин −1
       *[other] труднее не будет
    }
   *[other] { $dents ->
        [0] на дороге труднее на { $harder }
       *[other] труднее на { $harder }, вмятин +{ $dents }
    }
}
gangsters-race-condition = Машина
gangsters-race-condition-is = Состояние машины: { $condition } из { $sound }.
gangsters-race-brake = ручной тормоз
gangsters-race-sign = { $cells ->
    [0] { $name }: едет с машиной. { $cost }
   *[other] { $name }, клеток до неё: { $cells }. { $cost }
}

gangsters-asking = Когда спрашивать
gangsters-stands = Не вмешиваюсь до конца раунда
gangsters-asking-about = Вмешаться можно всегда; здесь — когда стол ждёт вашего ответа.
gangsters-stand-round = До конца раунда не вмешиваюсь
gangsters-ask-before = Спрашивать перед бросками
gangsters-ask-success = Спрашивать и после удачных бросков

# ── Воздай ближнему ──

gangsters-city-income = Доход: { $income }, нужно { $quota }.
gangsters-city-evening = { $police ->
    [0] Вечерний сбор: { $collects }.
   *[other] Вечерний сбор: { $collects }; полиция удержит { $police }.
}
gangsters-city-round = Вечер { $round } из { $last }.
gangsters-city-barricades = Баррикады: { $barricades } из { $lose }; с последней клан изгнан.
gangsters-city-comes = Следующий сосед придёт в раунде { $round }.
gangsters-city-nobody = Соседи больше не придут.
gangsters-city-district = { $name }: плата { $pays }, злость { $anger } из { $patience }{ $brink ->
    [yes] , вечером восстанет
   *[no] {""}
}{ $guest ->
    [none] {""}
   *[other] ; здесь { $guest }
}{ $locals ->
    [0] {""}
   *[other] ; своих на руке: { $locals }
}
gangsters-city-risen = { $name }: баррикады
gangsters-city-guest = { $name }. { $cost }

# ── Ставок больше нет! ──

gangsters-casino-chips = Фишки: на подносе { $tray }, нужно { $quota }; на столах { $riding }, у заведения { $rack }.
gangsters-casino-round = Раунд { $round } из { $last }; с раунда { $midnight } ставки выше.
gangsters-casino-comes = Следующий гость придёт в раунде { $round }.
gangsters-casino-closes = закроется
gangsters-casino-table = { $name }: { $state ->
    [closed] закрыт
    [lies] лежит { $lies }, выигрыш сделает { $grows }
   *[empty] пусто, ставка { $stake }
}, лимит { $limit }{ $closes ->
    [yes] ; закроется в конце раунда
   *[no] {""}
}{ $guest ->
    [none] {""}
   *[other] ; гость: { $guest }
}
gangsters-casino-guest = { $name }. { $cost }

# ── выборы ──

gangsters-election-votes = Верных голосов: { $sure }, нужно { $wanted }; обещано ещё { $promised }.
gangsters-election-ward = { $name }: обещано { $promised }, верных { $sure }{ $mayor ->
    [here] ; мэр здесь
    [gone] ; мэр уже был
   *[coming] {""}
}
gangsters-election-mayor = Мэр здесь: { $name }. { $cost }
gangsters-election-past = Мэр здесь уже был
gangsters-election-phase = Фаза { $phase }, раунд { $round } из { $last }.
gangsters-election-chest = В кассе { $chest } из { $end }; голос стоит { $price }.
gangsters-election-pay = Заплатить { $price }
gangsters-election-clean = Предательство раскрыто
gangsters-election-betrayal = { $state ->
    [done] Предательство раскрыто.
    [out] Предатель: { $traitor }, успехов нужно { $needs }. Предательство { $betrayal } из { $full }.
   *[dark] Предательство { $betrayal } из { $full }; выйдет наружу при { $opens } или в третьей фазе.
}

# ── семья ──

gangsters-family-guns = Ствол клана { $clan }, ствол мятежников { $rebels } из { $track }; вечером у мятежников прибавится { $grows }.
gangsters-family-side = { $whose ->
    [clan] Клан
   *[rebels] Мятежники
}
gangsters-family-strike = Налёт: сила { $force }
gangsters-family-safe = Мешков в сейфе: { $bags } из { $room }{ $loses ->
    [0] .
   *[other] ; вечером пропадёт { $loses }.
}
gangsters-family-place = { $name }{ $shut ->
    [yes] : закрыто
   *[no] {""}
}
gangsters-family-mole = { $mole ->
    [at_large] Крот на свободе
    [cellar] Крот в погребе
   *[gone] Крот заговорил
}
gangsters-family-accountant = { $accountant ->
    [clan] Бухгалтер среди своих
    [desk] Бухгалтер за столом
    [exhausted] Бухгалтер измотан
    [hunted] За бухгалтером охотятся!
   *[taken] Бухгалтера взяли
}

# ── чем кончилось ──

gangsters-curtain = Чем кончилось
gangsters-verdict = { $success ->
    [yes] Дело сделано
   *[no] Дело провалено
}
gangsters-earned = Репутация: { $reputation }.
gangsters-rounds-played = Сыграно раундов
gangsters-overcome = Преодолено испытаний
gangsters-fallen = { $count ->
    [0] Домой вернулись все.
   *[other] Домой не вернулись:
}

# ── сценарий на одном экране ──

gangsters-brief-whole = Отдельным листом
