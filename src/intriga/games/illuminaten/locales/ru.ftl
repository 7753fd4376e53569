# Все фразы игры по-русски. $you = yes, если действует сам читатель («вы»), иначе no.
# Имена игроков и просвещённых стоят только в именительном падеже: склонять их программа не умеет.

title = Pax Illuminaten

option-opponent = Искусственный соперник
option-opponent-none = без него
option-opponent-saint_germain = граф Сен-Жермен (проще)
option-opponent-weishaupt = Адам Вейсгаупт (сильнее)

## Имена: фракции, степени, действия, карты

faction-name = { $faction ->
    [A] аристократия
    [M] магистраты
    [T] творцы
    [K] знатоки
    [D] духовенство
   *[U] учёные
}
faction-of = { $faction ->
    [A] аристократии
    [M] магистратов
    [T] творцов
    [K] знатоков
    [D] духовенства
   *[U] учёных
}
faction-letter = { $faction ->
    [A] А
    [M] М
    [T] Т
    [K] З
    [D] Д
   *[U] У
}
degree-name = { $degree ->
    [1] первая степень
    [2] вторая степень
    [3] третья степень
    [GM] великий мастер
   *[RA] королевская арка
}
degree-short = { $degree ->
    [1] I
    [2] II
    [3] III
    [GM] ВМ
   *[RA] КА
}
organisation-name = { $organisation ->
    [mason] масон
    [rosicrucian] розенкрейцер
   *[none] вне орденов
}
organisation-short = { $organisation ->
    [mason] м
    [rosicrucian] р
   *[none] ·
}
strength-name = { $strength ->
    [dagger] кинжал
    [hammers] молоты
   *[other] сила { $strength }
}
action-name = { $action ->
    [scout] разведать
    [influence] повлиять
    [interrogate] допросить
    [reassign] переназначить
    [exclude] исключить
   *[displace] вытеснить
}
action-noun = { $action ->
    [scout] разведка
    [influence] влияние
    [interrogate] допрос
    [reassign] переназначение
    [exclude] исключение
   *[displace] вытеснение
}
ability-name = { $ability ->
    [SCO_ADD] доп. разведка
    [INF_ADD] доп. влияние
    [INT_ADD] доп. допрос
    [REA_ADD] доп. переназначение
    [EXC_ADD] доп. исключение
    [DIS_ADD] доп. вытеснение
    [SCO_ENH] усиление разведки
    [INF_ENH] усиление влияния
    [INT_ENH] усиление допроса
    [REA_ENH] усиление переназначения
    [EXC_ENH] усиление исключения
    [DIS_ENH] усиление вытеснения
    [SWAP] обмен карт поля
    [DRAW] добор карт
    [FACT] чужая карта фракции
    [EDICT] жетоны с эдикта
    [GM] поддержка мастера
   *[RA] ещё одно основное действие
}
ability-short = { $ability ->
    [SCO_ADD] +Разв
    [INF_ADD] +Влия
    [INT_ADD] +Допр
    [REA_ADD] +Пере
    [EXC_ADD] +Искл
    [DIS_ADD] +Выте
    [SCO_ENH] ↑Разв
    [INF_ENH] ↑Влия
    [INT_ENH] ↑Допр
    [REA_ENH] ↑Пере
    [EXC_ENH] ↑Искл
    [DIS_ENH] ↑Выте
    [SWAP] Обмен
    [DRAW] Добор
    [FACT] Фракц
    [EDICT] Эдикт
    [GM] Подд
   *[RA] +Дейст
}
card = №{ $number } «{ $short }»
cell = место { $number }
cell-areopagus = ареопаг
scripted-seat = Искусственный соперник
list-last = { $head } и { $last }
list-nothing = ничего
list-you = вы
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
influences = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Что произошло: поддержка, влияние, карты

event-support_spent = { $you ->
    [yes] Вы тратите { tokens } { faction-of }.
   *[no] { $name } тратит { tokens } { faction-of }.
}
event-support_gained = { $you ->
    [yes] Вы получаете жетон { faction-of }.
   *[no] { $name } получает жетон { faction-of }.
}
event-support_handed_over = Жетон { faction-of } переходит: { $giver } → { $taker }.
event-influence_placed = { $you ->
    [yes] Вы ставите фишку: { $cell }, ячейка { $slot }.
   *[no] { $name } ставит фишку: { $cell }, ячейка { $slot }.
}
event-influence_removed = { $you ->
    [yes] Ваша фишка возвращается к вам: { $cell }, ячейка { $slot }.
   *[no] Фишка возвращается к владельцу ({ $name }): { $cell }, ячейка { $slot }.
}
event-influence_moved = { $you ->
    [yes] Вы переставляете фишку: { $cell }, ячейка { $slot } → { $to_cell }, ячейка { $to_slot }.
   *[no] { $name } переставляет фишку: { $cell }, ячейка { $slot } → { $to_cell }, ячейка { $to_slot }.
}
event-deck_renewed = Колода пуста: сброс перемешан и становится новой колодой ({ $deck_count }).
event-card_drawn = { $you ->
    [yes] Вы берёте из колоды { $card }.
   *[no] { $name } берёт из колоды { $card }.
}
event-card_drawn_unseen = { $you ->
    [yes] Вы берёте карту из колоды.
   *[no] { $name } берёт карту из колоды.
}
event-court_card_taken = { $you ->
    [yes] Вы берёте со двора { $card }.
   *[no] { $name } берёт со двора { $card }.
}
event-card_laid = { $you ->
    [yes] Вы кладёте { $card } на поле: { $cell }.
   *[no] { $name } кладёт { $card } на поле: { $cell }.
}
event-cards_discarded = В сброс: { $cards }.
event-turn_began = Раунд { $round }. { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $name }.
}
event-interrogated = { $you ->
    [yes] Вы допрашиваете
   *[no] { $name } допрашивает
} { $cell ->
    [none] свой ареопаг
   *[other] карту: { $cell }
}{ $rumours_count ->
    [0] .
   *[other] ; по слухам приносят поддержку и соседи: { $rumours }.
}
event-edict_tokens_moved = { $you ->
    [yes] С вашего эдикта { faction-of } уходит в запас { $to_pool }, вам достаётся { $to_owner }.
   *[no] С эдикта { faction-of } уходит в запас { $to_pool }, себе { $name } берёт { $to_owner }.
}
event-edict_discarded = Эдикт { faction-of } пуст и уходит в сброс.{ $last_round ->
    [yes] {" "}Это пятый: раунд последний.
   *[no] {""}
}
event-hand_shown = { $you ->
    [yes] Вы смотрите чужую руку
   *[no] { $name } смотрит чужую руку
} ({ $opponent }){ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-plot_shown = { $you ->
    [yes] Вы смотрите чужой личный замысел
   *[no] { $name } смотрит чужой личный замысел
} ({ $opponent }){ $plot ->
    [none] .
   *[other] : «{ $plot }».
}

## Заговор и карты фракций

event-card_woven = { $you ->
    [yes] Вы плетёте заговор: { $card }.
   *[no] { $name } плетёт заговор: { $card }.
}
event-quick_support = { $you ->
    [yes] Вы берёте быструю поддержку с карты { $card }.
   *[no] { $name } берёт быструю поддержку с карты { $card }.
}
event-ability_used = { $you ->
    [yes] Вы применяете способность: { $card }, { ability-name }.
   *[no] { $name } применяет способность: { $card }, { ability-name }.
}
event-ability_declined = { $you ->
    [yes] Вы обходитесь без способности карты { $card }.
   *[no] { $name } обходится без способности карты { $card }.
}
event-cards_swapped = { $you ->
    [yes] Вы меняете карты поля: { $cell } ↔ { $other_cell }.
   *[no] { $name } меняет карты поля: { $cell } ↔ { $other_cell }.
}
event-faction_card_borrowed = { $you ->
    [yes] Вы берёте на этот ход карту { faction-of }
   *[no] { $name } берёт на этот ход карту { faction-of }
} { $lender ->
    [none] из ряда.
   *[other] (владелец — { $lender }).
}
event-faction_card_returned = Карта { faction-of } возвращается { $owner ->
    [none] в ряд.
   *[other] к владельцу: { $owner }.
}
event-faction_card_used = { $you ->
    [yes] Вы применяете карту { faction-of }.
   *[no] { $name } применяет карту { faction-of }.
}
event-edict_tokens_taken = { $you ->
    [yes] Вы берёте с эдикта { tokens } { faction-of }.
   *[no] { $name } берёт с эдикта { tokens } { faction-of }.
}

## Спор

event-argument_began = { $you ->
    [yes] Вы начинаете спор
   *[no] { $name } начинает спор
}: { $cell }, отвечает { $defender }. Начальная сила { $attacker_strength } : { $defender_strength }, { $superior ->
    [none] превосходства нет ни у кого.
   *[other] превосходство: { $superior }.
}
event-argument_card_laid = { $card ->
    [none] { $name } кладёт карту спора рубашкой вверх.
   *[other] { $you ->
        [yes] Вы кладёте карту спора рубашкой вверх: { $card }.
       *[no] { $name } кладёт карту спора рубашкой вверх: { $card }.
    }
}
event-argument_card_revealed = { $you ->
    [yes] Вы открываете карту спора: { $card }.
   *[no] { $name } открывает карту спора: { $card }.
}
event-argument_cancelled = Обе карты побеждают сразу, поэтому они гасят друг друга.
event-argument_ended = Спор окончен, { $attacker_strength } : { $defender_strength }. { $how ->
    [at_once] Карта решает дело сразу.
    [tie] При равенстве верх за защитой.
    [given_up] Нападение прекращено.
   *[strength] Решает сила.
} Победа: { $winner }.
event-marker_put = { $you ->
    [yes] Вы кладёте маркер награды: { $cell }.
   *[no] { $name } кладёт маркер награды: { $cell }.
}

## Чем кончилось

victory-one = { $you ->
    [yes] Вы побеждаете.
   *[no] Побеждает { $name }.
}
victory-many = { $you ->
    [yes] Побеждаете вы и { $names }.
   *[no] Побеждают { $names }.
}

## Почему нельзя

refusal-game_is_over = Партия окончена.
refusal-not_your_decision = Сейчас решаете не вы.
refusal-not_asked = Сейчас вопрос о другом: начатое сначала заканчивают.
refusal-no_main_action_left = Основных действий в этом ходу не осталось.
refusal-no_such_marker = Вашего маркера награды на этом месте нет.
refusal-cannot_pay = Так на всю цену жетонов не хватит.
refusal-not_this_token = Этим жетоном эту часть цены не оплатить.
refusal-no_such_token = Столько таких жетонов у вас нет.
refusal-not_an_opponent = Нужно назвать соперника за этим столом.
refusal-opponent_lacks_token = У этого соперника нет жетонов { faction-of }.
refusal-pool_lacks_token = Таких жетонов в запасе нет, а другие подходящие есть: берут из них.
refusal-nothing_would_follow = Начать можно, но довести это до конца сейчас нельзя.
refusal-not_your_card_to_displace_with = Действовать можно через карту со своей фишкой или через свой ареопаг.
refusal-not_adjacent_to_displace = Эта карта не соседняя с действующей.
refusal-nobody_to_displace = Вытеснять некого: рядом с вашими фишками нет чужих, за которые хватит жетонов.
refusal-nobody_to_displace_there = На этой карте вытеснять некого.
refusal-areopagus_is_no_target = Фишка ареопага целью не бывает.
refusal-not_their_influence = В этой ячейке нет фишки этого соперника.
refusal-slot_before_the_last = Ячейки называют сверху вниз, эта уже пройдена.
refusal-no_target_yet = Нужна хотя бы одна фишка-цель.
refusal-cannot_pay_displacement = На столько фишек-целей не хватит жетонов.
refusal-not_in_hand_to_argue = Карты { $card } у вас на руке нет.
refusal-not_free_to_displace = Без основного действия вытеснить нельзя.
refusal-not_in_hand_to_weave = Этой карты у вас на руке нет.
refusal-chain_has_ended = Королевская арка закончила цепь: добавить к ней нечего.
refusal-no_common_faction = У карты нет общей фракции с последней картой цепи.
refusal-quick_support_used = Быстрая поддержка в этом ходу уже взята.
refusal-master_is_no_quick_support = Поддержка великого мастера — его способность, а не быстрая поддержка.
refusal-must_be_applied = Усиление применяется обязательно.
refusal-nothing_to_swap = Нет двух открытых карт, которые можно поменять местами.
refusal-face_down_to_swap = Менять местами можно только открытые карты.
refusal-opponents_outnumber = На этих двух картах чужих фишек вместе больше, чем ваших.
refusal-swap_in_order = Сначала называют карту с меньшим номером места.
refusal-nothing_to_draw = Брать нечего: нет ни колоды, ни карт двора.
refusal-court_place_is_empty = На этом месте двора карты нет.
refusal-no_faction_card_to_borrow = Нет карты фракции, которую можно взять на этот ход.
refusal-faction_card_not_in_game = Этой карты фракции в партии нет.
refusal-faction_card_is_yours = Эта карта фракции и так ваша.
refusal-no_edict_with_tokens = На эдиктах нет жетонов.
refusal-edict_is_empty = На этом эдикте жетонов нет.
refusal-not_in_hand_to_discard = Этой карты у вас на руке нет.
refusal-arch_is_kept = Дополнительное действие королевской арки остаётся за вами до конца хода, отказываться не от чего.
refusal-not_your_faction_card = Эта карта фракции не ваша.
refusal-faction_card_used = Эта карта фракции в этом ходу уже применена.

## Слова игрока

word-scout = разведать
word-influence = повлиять
word-interrogate = допросить
word-reassign = переназначить
word-exclude = исключить
word-displace = вытеснить
word-on = выбрать место { $number }
word-on-areopagus = выбрать свой ареопаг
word-slot = выбрать ячейку { $slot } на месте { $cell }
word-card = выбрать карту { $card }
word-weave = сыграть в заговор { $card }
word-pay = заплатить жетоном { faction-of }
word-substitute = заплатить заменой: жетоны { faction-of }
word-gain = взять жетон { faction-of }
word-give = отдать жетон { faction-of }
word-take = забрать карту { faction-of }
word-use = применить карту { faction-of }
word-marker = применить маркер награды на месте { $number }
word-fulfil = воплотить замысел «{ $plot }»
word-release = убрать свою фишку с замысла «{ $plot }»
word-return = вернуть свою фишку на замысел «{ $plot }»
word-play = сыграть событие «{ $event_card }»
word-invoke = воспользоваться событием «{ $event_card }»
word-keep = оставить событие «{ $event_card }»
word-seat = выбрать: { $seat } (кресло { $number })
word-court = взять карту двора { $number }
word-more = поставить ещё
word-enough = хватит
word-decline = отказаться
word-ability = применить способность
word-quick-support = взять быструю поддержку
word-waive = не платить за этот жетон
word-stronger = спорить с силой на 1 больше
word-weaker = спорить с силой на 1 меньше
word-go-on = продолжить спор
word-give-up = закончить спор
word-deck = взять карту из колоды
word-hand = посмотреть руку
word-plot = посмотреть личный замысел
word-end = закончить действия

## Искусственный соперник

event-script_step = { $name }, этап { $stage }{ $item }: { $because }{ $cell ->
    [none] .
   *[other] {" "}→ { $cell }.
}
script-item = { $letter ->
    [a] , пункт а{ $number }
    [b] , пункт б{ $number }
    [c] , пункт в{ $number }
    [d] , пункт г{ $number }
    [e] , пункт д{ $number }
    [f] , пункт е{ $number }
   *[none] { $number }
}
script-face_down_neighbour = рядом лежит закрытая карта
script-common_faction_and_free_slot = у соседней карты общая фракция и есть свободная ячейка
script-common_faction_and_full_of_opponents = у соседней карты общая фракция, ячейки заняты, есть чужие фишки
script-no_common_faction_and_no_opponent = у соседней карты нет общей фракции и нет чужих фишек
script-no_common_faction_and_opponents = у соседней карты нет общей фракции, но есть чужие фишки
script-among_own_tokens_only = вокруг только свои фишки
script-plan_card_points_at = карта плана указывает цель
script-next_clockwise = следующая цель по часовой стрелке
script-face_down_target = цель закрыта, её открывают
script-great_target_with_opponents = цель — мастер или арка с чужими фишками
script-great_target_with_free_slot = цель — мастер или арка со свободной ячейкой
script-great_plan_card = карта плана — мастер или арка, она сменяет цель
script-common_faction_with_target = у цели общая фракция и нет своих фишек
script-common_faction_with_plan_card = общая фракция у карты плана, она сменяет цель
script-own_target_is_full = на цели только свои фишки и нет места
script-own_target_with_free_slot = на цели только свои фишки и есть место
script-opponents_on_target = на цели чужие фишки
script-nobody_on_target = на цели нет чужих фишек
script-nothing_to_do_anywhere = вокруг делать нечего
event-figure_moved = { $name } переводит фигурку: { $cell }.
event-card_turned_up = { $name } открывает карту: { $cell }, { $card }.
event-plan_revealed = { $name } открывает карту плана: { $card }.
event-scripted_interrogation = { $name } допрашивает { $cell ->
    [none] свой ареопаг.
   *[other] карту: { $cell }.
}
