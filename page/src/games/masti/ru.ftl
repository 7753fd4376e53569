# Собственные слова доски; всё остальное присылает сервер.

masti-character = { $character ->
    [aldo] Альдо
    [pietra] Пьетра
    [enzo] Энцо
   *[ugo] Уго
}
masti-character-of = { $character ->
    [aldo] Альдо
    [pietra] Пьетры
    [enzo] Энцо
   *[ugo] Уго
}
masti-letter = { $character ->
    [aldo] А
    [pietra] П
    [enzo] Э
   *[ugo] У
}
masti-guild = { $guild ->
    [aristocrats] аристократы
    [artists] художники
    [merchants] торговцы
    [craftsmen] ремесленники
    [knights] рыцари
   *[assassins] убийцы
}
masti-guild-of = { $guild ->
    [aristocrats] аристократов
    [artists] художников
    [merchants] торговцев
    [craftsmen] ремесленников
    [knights] рыцарей
   *[assassins] убийц
}
masti-symbols = { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[many] { $symbols } символов
}
masti-card = { masti-character } { $rank }
masti-kind = { $kind ->
    [joker] джокер
    [penalty] штрафная карта, −2
    [bonus] бонусная карта, +2
   *[power] карта власти
}
masti-kind-guild = { masti-guild }, { masti-symbols }
masti-you = вы

## Что сделает карта

masti-does-leads = Начнёт раунд. Если он останется за вами: { $worth } к счёту.
masti-does-follows-wins = В масть и пока берёт раунд: { $worth } к вашему счёту.
masti-does-follows-loses = В масть, но раунд не берёт.
masti-does-trumps-wins = Козырь, пока берёт раунд: { $worth } к вашему счёту.
masti-does-trumps-loses = Козырь, но он уже перебит: раунд не берёт.
masti-does-discards = Не в масть: взять раунд этой картой нельзя.
masti-does-bury = Станет одним из первых четырёх козырей.
masti-hand-help = Число — что даст вам раунд, если взять его этой картой.
masti-bribe = взятка
masti-bribe-told = Самоцвет вместо карты; он достанется тому, кто возьмёт раунд. { $left ->
    [0] Это последний.
    [one] Останется { $left }; непотраченные в конце пропадут.
   *[other] Останется { $left }; непотраченные в конце пропадут.
}
masti-bribe-none = Самоцветов для подкупа не осталось.
masti-buried = Выбрано. Пока выбирают другие, можно передумать.

## Владения

masti-my-area = Ваши гильдии
masti-my-hand = Ваша рука
masti-score-now = Счёт сейчас
masti-stack-none = { masti-guild }: стопки нет
masti-stack-told = { masti-guild }: { masti-symbols }, { $points }; ещё один символ — { $next }
masti-stack-joker = Джокер в стопку { masti-guild-of }: было { $points }, станет { $next }
masti-stack-resting = { masti-guild }: { masti-symbols }, не в зачёт
masti-stack-short = { masti-guild }: { masti-symbols }, { $points }
masti-jokers = Джокеры: { $count }
masti-gems = { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[many] { $gems } самоцветов
}
masti-wealth = На карте богатства: { masti-gems }
masti-bribes-left = Для подкупа: { masti-gems }
masti-cards-in-hand = На руке: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
masti-partner = партнёр
masti-team = команда { $team }
masti-won-by = Выигранные карты
masti-lacks = Точно нет: { $names }
masti-sits-out = без карт
masti-you-sit-out = Карты кончились: до конца партии вы не ходите.

## Стол

masti-trump = Козырь
masti-trump-is = Козырь — { masti-character }
masti-trump-deck = Колода козырей
masti-rounds-left = { $rounds ->
    [one] Остался { $rounds } раунд
    [few] Осталось { $rounds } раунда
   *[many] Осталось { $rounds } раундов
}
masti-led = Стартовая карта
masti-led-by = начинает раунд
masti-winning = Пока берёт
masti-no-turn-yet = хода ещё не было
masti-for-you = Сейчас на столе для вас
masti-on-table = На столе
masti-left = Оставлены
masti-in-deck = В колоде
masti-taken = { $you ->
    [yes] Раунд ваш
   *[no] Раунд берёт { $name }
}
masti-last-round = Прошлый раунд
masti-last-short = Было
masti-leave-does = Если оставить: { $change } к счёту.
masti-leave-help = Число под картой — как изменится ваш счёт, если оставить её в центре.

## Конец партии

masti-counting = Равные стопки { masti-guild-of }: какую засчитать?
masti-counting-help = Засчитывается одна из двух; джокера на неё может положить только тот, перед кем она лежит.
masti-count-told = { $you ->
    [yes] Засчитать свою стопку { masti-guild-of }
   *[no] Засчитать стопку { masti-guild-of } партнёра ({ $name })
}: { masti-symbols }, { $points }
masti-jokers-placed = { $you ->
    [yes] Разложите своих джокеров по стопкам
   *[no] Джокеров раскладывает { $name }
}
masti-player = Игрок
masti-sheets = Счёт по строкам
masti-unscored = не в зачёт
masti-bonuses = бонусные карты
masti-penalties = штрафные карты
masti-powers = карты власти
masti-wealth-row = богатство
masti-total = Итого
masti-team-total = Команда
masti-cards-row = Карт

## Памятка

masti-reminder = Памятка
masti-guild-points = Очки за стопку гильдии, по числу символов
masti-power-points = Очки за карты власти, по числу карт
masti-guild-cards = Какие карты какой гильдии
masti-rank-of = { $kind ->
    [joker] 1 — джокер
    [penalty] 2 — штраф
    [bonus] 3 — бонус
   *[power] 13 — власть
}
masti-explain = { $kind ->
    [joker] В конце добавляется в одну из ваших стопок как ещё один символ.
    [penalty] Отнимает два очка.
    [bonus] Приносит два очка.
   *[power] Вредна, пока у вас не все четыре.
}
