# Все фразы игры по-русски. $you = yes, если действует сам читатель («вы»), иначе no.
# $shown — число так, как его показывают (со знаком), рядом с ним число для выбора формы слова.

title = Масти Власти

option-teams = Команды
option-teams-no = каждый за себя
option-teams-yes = две команды, партнёры напротив
option-power = Карты власти в командной игре
option-power-each = у каждого партнёра свои
option-power-pooled = общие на двоих

## Имена: персонажи, гильдии, карты

character-name = { $character ->
    [aldo] Альдо
    [pietra] Пьетра
    [enzo] Энцо
   *[ugo] Уго
}
character-of = { $character ->
    [aldo] Альдо
    [pietra] Пьетры
    [enzo] Энцо
   *[ugo] Уго
}
character-letter = { $character ->
    [aldo] А
    [pietra] П
    [enzo] Э
   *[ugo] У
}
guild-name = { $guild ->
    [aristocrats] аристократы
    [artists] художники
    [merchants] торговцы
    [craftsmen] ремесленники
    [knights] рыцари
   *[assassins] убийцы
}
guild-of = { $guild ->
    [aristocrats] аристократов
    [artists] художников
    [merchants] торговцев
    [craftsmen] ремесленников
    [knights] рыцарей
   *[assassins] убийц
}
card = { character-letter }{ $rank }
card-full = { character-name } { $rank }
kind-joker = джокер
kind-penalty = штрафная карта, −2
kind-bonus = бонусная карта, +2
kind-power = карта власти
kind-guild = { $symbols ->
    [2] { guild-name }, два символа
   *[1] { guild-name }, один символ
}
list-last = { $head } и { $last }
list-nobody = никто
list-you = вы
gems = { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[many] { $gems } самоцветов
}
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
symbols = { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[many] { $symbols } символов
}
points = { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
}

## Что произошло

event-setup = Раздача на { $players }: в колоде козырей { $trumps }. { $you ->
    [yes] Первый раунд начинаете вы.
   *[no] Первый раунд начинает { $name }.
}
event-dealt = Карты розданы: в колоде козырей { $trumps }, у каждого { $gems } для подкупа. { $you ->
    [yes] Первый раунд начинаете вы.
   *[no] Первый раунд начинает { $name }.
}
event-discarded_to_trumps = { $you ->
    [yes] Вы кладёте { $card } рубашкой вверх в колоду козырей.
   *[no] { $name } кладёт { $card } рубашкой вверх в колоду козырей.
}
event-buried = { $you ->
    [yes] Вы кладёте карту рубашкой вверх в колоду козырей.
   *[no] { $name } кладёт карту рубашкой вверх в колоду козырей.
}
event-trumps_shuffled = Колода козырей собрана и перемешана: { $cards }.
event-trumps_ready = Колода козырей собрана и перемешана, в ней { $count }.
event-round_started = Раунд { $round }. Козырь — { character-name } ({ $card }). { $you ->
    [yes] Начинаете вы.
   *[no] Начинает { $name }.
}
event-round_started-without = Раунд { $round }. Козырь — { character-name } ({ $card }). { $you ->
    [yes] Начинаете вы.
   *[no] Начинает { $name }.
} Без карт: { $without }.
event-gems_removed = { $you ->
    [yes] Вы без карт: до конца партии вы не ходите и теряете { $lost }.
   *[no] { $name } без карт: до конца партии не ходит и теряет { $lost }.
}
event-card_played = { $you ->
    [yes] Вы играете { $card }.
   *[no] { $name } играет { $card }.
}
event-bribed = { $you ->
    [yes] Вы даёте взятку.
   *[no] { $name } даёт взятку.
}
event-round_won = { $you ->
    [yes] Вы выигрываете раунд и забираете { $cards }.
   *[no] { $name } выигрывает раунд и забирает { $cards }.
}
event-round_won-gems = { $you ->
    [yes] Вы выигрываете раунд: забираете { $cards } и кладёте { $won } на карту богатства.
   *[no] { $name } выигрывает раунд: забирает { $cards } и кладёт { $won } на карту богатства.
}
event-card_left = { $you ->
    [yes] Вы оставляете { $card } в центре стола.
   *[no] { $name } оставляет { $card } в центре стола.
}
event-trumps_recycled = Карты из центра перемешаны и становятся новой колодой козырей: { $cards }.
event-stack_chosen = Стопки { guild-of } у команды { $team } равны; { $you ->
    [yes] засчитывается та, что лежит перед вами.
   *[no] засчитывается та, что лежит перед игроком { $name }.
}
event-joker_placed = { $you ->
    [yes] Вы кладёте джокера { $card } в стопку { guild-of }.
   *[no] { $name } кладёт джокера { $card } в стопку { guild-of }.
}
event-joker_discarded = { $you ->
    [yes] Вы сбрасываете джокера { $card }: места для него нет.
   *[no] { $name } сбрасывает джокера { $card }: места для него нет.
}
event-scored = { $you ->
    [yes] Ваш счёт: { $items }. Итого { $total }.
   *[no] { $name }: { $items }. Итого { $total }.
}
event-ended = { $ending } { $victory }

## Чем кончилось

ending-last_trump = Партия окончена: раунд с последним козырем сыгран.
ending-hands_empty = Партия окончена: карт не осталось ни у кого.
victory-one = { $you ->
    [yes] Вы побеждаете: { $total }.
   *[no] Побеждает { $name }: { $total }.
}
victory-many = { $you ->
    [yes] Побеждаете вы и { $names }: { $total }.
   *[no] Побеждают { $names }: { $total }.
}
tie-cards = Очков поровну; решает число карт.
tie-gems = Очков и карт поровну; решают самоцветы на карте богатства.
tie-shared = Очков, карт и самоцветов поровну: победа общая.

## Счёт по строкам

item-guild = { guild-name }, { $count } → { $shown }
item-unscored = { guild-name }: не в зачёт
item-bonus = бонусные карты { $shown }
item-penalty = штрафные карты { $shown }
item-power = карты власти ({ $count }) { $shown }
item-gems = самоцветы { $shown }
item-none = ничего

## Почему счёт изменился

change-guild = { $you ->
    [yes] у вас
   *[no] у игрока { $name }
} { $symbols ->
    [0] не осталось символов
    [one] стал { $symbols } символ
    [few] стало { $symbols } символа
   *[many] стало { $symbols } символов
} { guild-of } ({ $before } → { $after })
change-other = { $you ->
    [yes] у вас
   *[no] у игрока { $name }
} { $item ->
    [bonus] бонусные карты
    [penalty] штрафные карты
    [power] карты власти
   *[gems] самоцветы
} ({ $before } → { $after })

## Почему нельзя

refusal-game_is_over = Партия окончена.
refusal-not_your_turn = Сейчас не ваш ход: ходит { $name }.
refusal-no_play_now = Сейчас не время играть карту или давать взятку.
refusal-sitting_out = У вас не осталось карт: до конца партии вы не ходите.
refusal-not_in_hand = Карты { $card } у вас на руке нет.
refusal-must_follow = Стартовая карта — { character-name }, и такие у вас на руке есть: сыграть можно только карту { character-of } (или дать взятку, если есть самоцвет).
refusal-first_must_play = Раунд начинаете вы, а первый игрок обязан сыграть карту: взятку дать нельзя.
refusal-no_bribe_gems = У вас не осталось самоцветов для подкупа. Самоцветы с карты богатства для этого не годятся.
refusal-no_burying_now = Карту в колоду козырей кладут только вшестером, до первого раунда.
refusal-no_leaving_now = Карту в центре оставляют только вшестером: победитель, сразу после раунда.
refusal-no_counting_now = Какую из равных стопок засчитать, команды решают в конце партии.
refusal-no_jokers_now = Джокеров раскладывают в конце партии.
refusal-has_eight_cards = Вам сдали восемь карт: в колоду козырей кладут карту только те, у кого девять.
refusal-winner_leaves = Карту в центре оставляет победитель раунда: { $name }.
refusal-not_of_this_round = Карты { $card } в этом раунде не было: оставить можно только одну из взятых сейчас.
refusal-partner_counts = Какую из равных стопок { guild-of } засчитать, решает { $name }.
refusal-not_an_equal_stack = Выбирать можно только между двумя равными стопками { guild-of } своей команды.
refusal-owner_places = Своих джокеров сейчас раскладывает { $name }.
refusal-no_such_stack = Стопки { guild-of } у вас нет, а из одного джокера стопка состоять не может.
refusal-stack_not_counted = Стопка { guild-of } не идёт в зачёт: джокера на неё не кладут.
refusal-stack_has_joker = В стопке { guild-of } джокер уже лежит, больше одного нельзя.
refusal-jokers_would_not_fit = { $jokers ->
    [one] Очередь стопки { guild-of } уже прошла: джокеров раскладывают по порядку гильдий.
   *[many] Джокеров раскладывают по порядку гильдий; если начать со стопки { guild-of }, места хватит не всем.
}

## Что спрашивают

question-game_over = Партия окончена.
question-ask_bury = Какую карту положить рубашкой вверх в колоду козырей?
question-ask_leave = Раунд ваш. Какую из взятых карт оставить в центре?
question-ask_count = Ваша стопка { guild-of } равна стопке партнёра ({ $partner }). Какую засчитать?
question-ask_joker = { $jokers ->
    [one] В какую стопку положить джокера?
   *[many] В какую стопку положить первого из джокеров? Осталось: { $jokers }.
}
question-ask_lead = Вы начинаете раунд: сыграйте любую карту.
question-ask_follow = Стартовая карта — { character-name }. Сыграйте карту или дайте взятку.
question-ask_follow_no_gems = Стартовая карта — { character-name }. Сыграйте карту: самоцветов для подкупа нет.
question-sitting_out = У вас не осталось карт: партия доигрывается без вас.
question-waiting_for = { $number ->
    [one] Ходит { $names }.
   *[many] Выбирают { $names }.
}

## Слова игрока

word-play = сыграть { $card }
word-bribe = дать взятку
word-trumps = положить { $card } в колоду козырей
word-leave = оставить { $card } в центре
word-count = { $you ->
    [yes] засчитать свою стопку
   *[no] засчитать стопку партнёра ({ $name })
}
word-joker = положить джокера в стопку { guild-of }

## Что карта сделала бы сейчас

about-lead = { $card } — { $kind }. Если раунд останется за вами, { $worth } к вашему счёту уже сейчас.
about-wins = { $card } — { $kind }. Пока что берёт раунд: { $worth } к вашему счёту.
about-loses = { $card } — { $kind }. Этой картой раунд не взять.
about-bribe = Взятка: самоцвет вместо карты. После неё останется { $left }.
about-bury = { $card } — { $kind }. Станет одним из четырёх первых козырей.
about-count-mine = Засчитать вашу стопку: джокера на неё сможете положить вы.
about-count-other = Засчитать стопку партнёра: джокера на неё положит { $name }.
about-joker = Стопка { guild-of }: с джокером { $after }, то есть { $points } вместо { $before }.
about-hold = { $card } — { $kind }.

## Стол

screen-round = раунд { $round } из { $rounds }
screen-prepare = подготовка
screen-end = подсчёт
screen-trump = Козырь
screen-led = Стартовая карта
screen-winning = пока берёт
screen-no-lead = стартовой карты ещё нет
screen-deck = В колоде козырей
screen-centre = В центре
screen-head-player = игрок
screen-head-turn = ход
screen-head-hand = рука
screen-head-points = счёт
screen-sits = без карт
screen-lost-gems = Непотраченные самоцветы ({ $left }): столько последних раундов вы пропустите.
screen-you = Вы

legend-characters = Персонажи (масти): буква и цвет.
legend-guilds = Гильдии: значок и цвет. На картах 4–9 один символ, на 10–12 — два.
legend-neutral = Без гильдии: 1 — джокер (?), 2 — штраф (−2), 3 — бонус (+2), 13 — карта власти (♚).
legend-gems = ◇ самоцветы для подкупа, ◆ самоцветы на карте богатства (по очку за каждый).
legend-row = В таблице под значком гильдии: число символов и очки за стопку. «Счёт» — если бы партия кончилась сейчас.
legend-team = Цифра после имени — номер команды.
legend-guild-points = Очки за стопку
legend-power-points = Карты власти
legend-hand = Под картой: значки гильдии; ▲ — карта сейчас берёт раунд, число — сколько очков это даст, × — играть нельзя.
result-total = всего { $total }, { $count }
result-side = Команда { $team }: { $total }
result-wins = победа
result-joker = с джокером

## Страница: ящик, группы действий, простая доска

blurb = Берите раунды, собирайте символы гильдий, давайте взятки вовремя. Три символа гильдии стоят дорого, четвёртый всё испортит.
group-play = Сыграть карту
group-bribe = Дать взятку
group-trumps = В колоду козырей
group-leave = Оставить в центре
group-count = Какая стопка считается
group-joker = Положить джокера
plain-gem = самоцвет
field-moment = Что происходит
value-moment-round = раунд
value-moment-burying = карты кладут в колоду козырей
value-moment-leaving = карту оставляют в центре
value-moment-counting = равные стопки команды
value-moment-jokers = раскладывают джокеров
value-moment-over = партия окончена
field-round = Раунд
field-rounds = Раундов в партии
field-rounds_left = Осталось раундов с этим
field-leader = Начинает
field-turn = Ходит
field-trump = Козырная карта
field-trump_character = Козырь
field-led_character = Стартовая карта
field-trumps_left = Карт в колоде козырей
field-next_trumps = В колоде козырей точно есть
field-centre = В центре
field-table = Этот раунд
field-gems_on_table = Самоцветов в этом раунде
field-winning = Пока выигрывает
field-taken = Только что взято
field-change = Если оставить
field-counting = Равные стопки
field-areas = Игроки
field-hand = Ваши карты
field-my_discard = Ваша карта в колоде козырей
field-still_choosing = Ещё выбирают
field-rounds_to_sit_out = Самоцветов не потрачено
field-seat = Игрок
field-team = Команда
field-cards_in_hand = Карт
field-bribe_gems = Для подкупа
field-wealth = Богатство
field-sitting_out = Без карт
field-lacks = Точно нет
field-stacks = Стопки гильдий
field-jokers = Джокеры
field-bonuses = Бонусы
field-penalties = Штрафы
field-powers = Карты власти
field-points = Счёт сейчас
field-neutral_points = Бонусы и штрафы
field-power_points = За карты власти
field-next_power_points = С ещё одной картой власти
field-would_gain = Раунд принёс бы
field-card = Карта
field-guild = Гильдия
field-symbols = Символов
field-does = Этой картой вы
value-does-leads = заходите
value-does-follows = ходите в масть
value-does-trumps = бьёте козырем
value-does-discards = сбрасываете
field-wins = Пока берёт раунд
field-worth = Выигрыш с ней
field-reminder = Памятка
field-guilds = Карты гильдий
field-guild_points = Символов гильдии → очки
field-Reminder-power_points = Карт власти → очки
field-bonus = Бонусная карта
field-penalty = Штрафная карта

## Учебная партия

guide-1 = Добро пожаловать в город. Выигрывайте раунды и собирайте символы гильдий; сколько они стоят, сказано в памятке. Сейчас заходите вы: годится любая карта, а остальные, если играют карту, должны ходить тем же персонажем. Начните с А8.
guide-2 = Вашу А8 побила А12: раунд берёт старшая карта персонажа, с которого зашли. Победитель забирает всё, что на столе, и козырную карту в придачу. Теперь зашли с Уго, и один Уго у вас есть: нужно ходить в масть. Старше У13 карт не бывает: сыграйте её и заберите раунд.
guide-3 = Раунд ваш. Перед вами по два символа ремесленников и убийц, каждая пара стоит 3 очка, и один символ художников. Штрафная карта и карта власти немного отняли; всего пока +4. Кто взял раунд, тот и заходит. Попробуйте Э10: даже если её побьют, вы потеряете только карту.
guide-4 = Э10 побита: Э13 старше. Теперь зашли с Уго, а у вас его больше нет: можно сыграть что угодно. Козырь — Пьетра, а козырь бьёт всех остальных персонажей. Сыграйте П11: с тем, что уже на столе, это +11 к вашему счёту.
guide-5 = Раунд ваш, и счёт уже +16. Посмотрите на свои стопки: по три символа ремесленников и рыцарей, каждая стопка стоит 6 очков. Осторожно: четвёртый символ превратит +6 в −1, и снова хорошо станет только на седьмом. Теперь пусть ремесленников и рыцарей берут другие. Зайдите с безобидной карты: Э9.
guide-6 = Э9 побили козырем П12, и пусть. Теперь зашли с Альдо, ходить нужно в масть: А3 или А7. А11 на столе старше обеих, этот раунд вам не взять. Зато можно избавиться от лишнего: А7 — ремесленник, который однажды испортит вам стопку. Отдайте её.
guide-7 = Вот что бывает: у победителя теперь по четыре символа аристократов и убийц, и каждая стопка стоит −1. А вам пора остерегаться: зашли с Пьетры, а из Пьетр у вас только П10. Пока что она берёт раунд, но с двумя лишними ремесленниками это −9 к вашему счёту. Когда играть хуже, чем пропустить, дайте взятку: положите самоцвет вместо карты.
guide-8 = Вовремя: раунд взяла двойка, а П10 никто бы не побил. Ваш самоцвет достался победителю, там он стоит 1 очко. Снова зашли с Уго, а у вас его нет. Можно бить козырем Энцо, но такой раунд отнял бы у вас не меньше 9 очков. Козырять вы не обязаны: сбросьте П10, и пусть она портит чужие стопки.
guide-9 = Опять зашли с Уго. Ни Уго, ни козырей у вас нет, раунд вам не взять. Зато можно отдать лишнего рыцаря: сбросьте Э5.
guide-10 = Зашли с А1. Это джокер, и его пока никто не побил, а двое дали взятку. А3 старше, и после вас никто не ходит: сыграйте её и заберите раунд, это +9 к вашему счёту. Джокер лежит до конца партии, а потом заменит символ гильдии на ваш выбор; каждый самоцвет приносит очко.
guide-11 = Последняя карта. Кто заходит, обязан сыграть карту, взятка ему не положена. Остаётся Э4, четвёртый ремесленник. Следите за стопкой: сейчас она стоит 6 очков.
guide-12 = Раунд ваш, и стопка ремесленников вместо 6 очков даёт −1: вот почему четыре символа — беда. Карт больше ни у кого нет, партия окончена, пора раскладывать джокеров. Положите своего к аристократам: два символа станут тремя, а вместо 3 очков будет 6. С ними у вас 22 очка, и это победа.

## Главы правил

chapter-components = Что в коробке
chapter-setup = Подготовка
chapter-round = Раунд
chapter-winner = Кто берёт раунд
chapter-without_cards = Без карт
chapter-end = Конец партии
chapter-scoring = Подсчёт очков
chapter-teams = Командная игра
chapter-six_players = Шесть игроков
