# Все предложения неудобного примера по-русски. $you = yes, если действует читающий.

title = Сундуки Смотрителя
warden = Смотритель

event-setup = Начинается глава { $chapter }. У каждого по две карты.
event-round_began = Раунд { $round }.
event-staked = { $you ->
    [yes] Вы ставите на сундук { $chest }.
   *[no] { $name } ставит на сундук { $chest }.
}
event-staked-hidden = { $name }: ставка сделана.
event-stakes_shown = Ставки по местам: { $chests }.
event-action_chosen = { $action ->
    [look] { $name } хочет осмотреть сундук.
    [force] { $name } хочет взломать сундук.
   *[rest] { $name } отдыхает.
}
event-aimed = { $name } подходит к сундуку { $chest }.
event-paid = { $colour ->
    [red] { $name } платит красным жетоном.
    [blue] { $name } платит синим жетоном.
   *[gold] { $name } платит золотым жетоном.
}
event-looked = { $name } видит в сундуке { $chest } сокровище { $treasure }.
event-looked-hidden = { $name } осматривает сундук { $chest }.
event-rested = { $colour ->
    [red] { $name } находит красный жетон.
    [blue] { $name } находит синий жетон.
   *[gold] { $name } находит золотой жетон.
}
event-card_drawn = { $name } берёт карту { $card }.
event-card_drawn-hidden = { $name } берёт карту.
event-thrown = { $name } бросает кости: { $dice }.
event-rerolled = { $name } перебрасывает кость { $die }: { $value }.
event-card_used = { $name } играет карту { $card }.
event-declined = { $name } не вмешивается.
event-opened = { $name } вскрывает сундук { $chest }: сокровище { $treasure }.
event-failed = { $name } не может взломать сундук { $chest }.
event-card_dropped = { $name } теряет карту { $card }.
event-turn_ended = Ход окончен: { $name }.
event-marked = Смотритель ставит метку на сундук { $chest }: { $marks }.
event-carried_off = Смотритель уносит сундук { $chest }.
event-turned_up = В сундуке Смотрителя { $chest } лежит сокровище { $treasure }.
event-scored = { $name }: { $hand }; за печати { $seals }, всего { $total }.
event-ended = { $ending } Победа: { $names }, { $total }.
ending-last_round = Третий раунд окончен.
ending-no_chest_left = Закрытых сундуков не осталось.
tie-tokens = Очков поровну; решают жетоны.
tie-shared = Очков и жетонов поровну: победу делят.

refusal-game_is_over = Партия окончена.
refusal-not_your_decision = Сейчас решаете не вы.
refusal-not_asked = Сейчас спрашивают о другом.
refusal-chest_is_gone = Сундук { $chest } вскрыт или унесён.
refusal-seen_already = Вы уже знаете, что лежит в сундуке { $chest }.
refusal-nothing_to_look_at = Нет закрытого сундука, которого вы не осматривали.
refusal-cannot_pay = Вы не можете это оплатить (красных { $red }, синих { $blue }).
refusal-not_owed = Этот цвет сейчас не нужен (красных { $red }, синих { $blue }).
refusal-no_such_token = Жетона такого цвета у вас нет.
refusal-rest_not_payable = После этого вам не хватит на остальное (красных { $red }, синих { $blue }).
refusal-not_in_hand = Карты { $card } у вас на руках нет.
refusal-does_not_help = Карта { $card } бросок не меняет.
refusal-die_was_rerolled = Эту кость уже перебрасывали.
refusal-only_the_thrower = Это решает только { $name }.
refusal-thrower_goes_on = Бросавший не отказывается, а продолжает.

question-game_over = Партия окончена.
question-waiting_for = Ждём: { $names }.
question-ask_stake = На какой сундук вы ставите?
question-ask_where = Какой сундук?
question-ask_pay = { $colour ->
    [red] Нужен красный жетон. Чем платите?
   *[blue] Нужен синий жетон. Чем платите?
}
question-ask_go_on = Продолжить, перебросить кость или сыграть карту?
question-ask_step_in = Вмешаетесь?
question-ask_drop = Какую карту теряете?
question-ask_action = Осмотреть, взломать или отдохнуть?

word-stake = поставить на сундук { $what }
word-look = осмотреть сундук
word-force = взломать сундук
word-rest = отдохнуть
word-on = сундук { $what }
word-pay = { $what ->
    [red] заплатить красным
    [blue] заплатить синим
   *[gold] заплатить золотым
}
word-go_on = продолжить
word-decline = не вмешиваться
word-reroll = перебросить кость { $what }
word-use = сыграть карту { $what }
word-drop = потерять карту { $what }

## Страница: группы действий, простая доска

group-chest = Сундуки
group-token = Жетоны
group-die = Кости
group-hand = Ваши карты
group-action = Действия
group-else = Ответы
field-chapter = Глава
field-moment = Что происходит
value-moment-turn = ход
value-moment-staking = ставки
value-moment-aiming = выбирают сундук
value-moment-paying = платят жетонами
value-moment-window = бросок лежит на столе
value-moment-dropping = теряют карту
value-moment-over = партия окончена
field-round = Раунд
field-turn = Ходит
field-chests = Сундуки
field-areas = Игроки
field-throw = Бросок
field-owed = Нужно заплатить
value-owed-red = красных
value-owed-blue = синих
field-deck = Карт в колоде
field-spent = Сыгранные карты
field-hand = Ваши карты
field-my_stake = Ваша ставка
field-still_choosing = Ещё выбирают
field-chest = Сундук
field-lock = Замок
field-marks = Метки
field-owner = Кто открыл
field-looked = Кто заглядывал
field-worth = Цена
field-seat = Игрок
field-cards_in_hand = Карт
field-tokens = Жетоны
value-tokens-red = красных
value-tokens-blue = синих
value-tokens-gold = золотых
field-stake = Ставка
field-points = Очки
field-dice = Кости
field-bonus = Прибавка
field-opens = Открывается
field-declined = Не вмешиваются
field-rerolled = Переброшены

## Знаки

signal-together = Давайте вместе.
signal-leave_it = Оставьте это мне.
