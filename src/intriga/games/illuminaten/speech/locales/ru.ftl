# Все фразы игры по-русски. $you = yes, если действует сам читатель («вы»), иначе no.
# Имена игроков и просвещённых стоят только в именительном падеже: склонять их программа не умеет.

title = Pax Illuminaten

option-opponent = Искусственный соперник
option-opponent-none = без него
option-opponent-saint_germain = граф Сен-Жермен (легко)
option-opponent-joseph = император Иосиф II (средне)
option-opponent-weishaupt = Адам Вейсгаупт (трудно)
option-opponent-willermoz = Жан-Батист Виллермоз (очень трудно)

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
   *[none] без организации
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
    [FACT] карта фракции на ход
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
any-token = любой жетон
quoted = «{ $text }»
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
joined-spent = { $you ->
    [yes] Вы тратите: { $listed }.
   *[no] { $name } тратит: { $listed }.
}
joined-returned = { $you ->
    [yes] Вы возвращаете в запас: { $listed }.
   *[no] { $name } возвращает в запас: { $listed }.
}
joined-gained = { $you ->
    [yes] Вы получаете: { $listed }.
   *[no] { $name } получает: { $listed }.
}
joined-placed = { $you ->
    [yes] Вы ставите
   *[no] { $name } ставит
} { $tokens_count ->
    [1] фишку
    [one] { $tokens_count } фишку
    [few] { $tokens_count } фишки
   *[many] { $tokens_count } фишек
} на { $cell }.
joined-woven = { $you ->
    [yes] Вы плетёте заговор: { $card }, { ability-name }.
   *[no] { $name } плетёт заговор: { $card }, { ability-name }.
}
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
    [yes] Вы смотрите
   *[no] { $name } смотрит
} { $opponent_is ->
    [you] вашу руку
   *[other] руку соперника ({ $opponent })
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-plot_shown = { $you ->
    [yes] Вы смотрите
   *[no] { $name } смотрит
} { $opponent_is ->
    [you] ваш личный замысел
   *[other] личный замысел соперника ({ $opponent })
}{ $plot ->
    [none] .
   *[other] : «{ $plot }».
}
event-setup = Стол готов: игроков { $seats }, на поле { cards } рубашкой вверх. Общие замыслы: { $common }. Карты фракций: { $factions }. { $you ->
    [yes] Первый ход за вами.
   *[no] Первым ходит { $name }.
}
event-card_scouted = { $you ->
    [yes] Вы разведываете { $cell } и берёте { $card }.
   *[no] { $name } разведывает { $cell } и берёт карту{ $card ->
        [none] .
       *[other] : { $card }.
    }
}
event-reassignment_began = { $you ->
    [yes] Вы переназначаете
   *[no] { $name } переназначает
} { $faction ->
    [none] свои фишки.
   *[other] фишки { faction-of }.
}
event-card_excluded = { $you ->
    [yes] Вы исключаете { $card }: { $cell }.
   *[no] { $name } исключает { $card }: { $cell }.
}
event-influence_carried_over = Фишки переходят на новую карту: { $cell }, { $slots_told }.
event-event_turned_up = { $name } открывает событие «{ $event_card }».
event-action_began = { $you ->
    [yes] Ваше действие: { action-name }.
   *[no] { $name }, действие: { action-name }.
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
}: { $cell }, { $defender_is ->
    [you] защищаетесь вы
   *[other] защищается { $defender }
}. Начальная сила { $attacker_strength } : { $defender_strength }, { $superior_is ->
    [none] превосходства нет ни у кого.
    [you] превосходство у вас.
   *[other] превосходство у игрока { $superior }.
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
    [at_once] Карта побеждает немедленно.
    [tie] При ничьей выигрывает защищающийся.
    [given_up] Нападение прекращено.
   *[strength] Решает сила.
} { $winner_is ->
    [you] Вы побеждаете.
   *[other] Побеждает { $winner }.
}
event-marker_put = { $you ->
    [yes] Вы кладёте маркер награды: { $cell }.
   *[no] { $name } кладёт маркер награды: { $cell }.
}
event-marker_used = { $you ->
    [yes] Вы отдаёте маркер награды ({ $cell }), чтобы { action-name }.
   *[no] { $name } отдаёт маркер награды ({ $cell }), чтобы { action-name }.
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
ending-plots = Партия окончена: два замысла воплощены.
ending-scoring_edicts = Партия окончена: пять эдиктов в сбросе, считается влияние во фракциях.
ending-scoring_quiet = Партия окончена: событий давно не было, считается влияние во фракциях.
ending-artificial_opponent = Партия окончена: искусственный соперник исполняет свой замысел, остальные проигрывают.
tie-faction_cards = Очков поровну; решают карты фракций.
tie-shared = Очков и карт фракций поровну: победа общая.

final-plot = Замысел воплощён: «{ $plot }».
final-own-plot = { $plot } { $met ->
    [yes] Исполнено: { $reached }.
   *[no] { $reached } из { $needed }.
}
final-points = { $count ->
    [0] Влияния в главных ложах нет.
   *[other] Влияние в главных ложах: { $items }; всего { $sum }.
}
final-faction-cards = Карт фракций: { $count }.

## Почему нельзя

refusal-game_is_over = Партия окончена.
refusal-not_your_decision = Сейчас решаете не вы.
refusal-not_asked = Сейчас вопрос другой.
refusal-no_main_action_left = Основных действий в этом ходу не осталось.
refusal-no_such_marker = Вашего маркера награды на этом месте нет.
refusal-cannot_pay = Так на всю цену жетонов не хватит.
refusal-not_this_token = Этим жетоном эту часть цены не оплатить.
refusal-no_such_token = Столько таких жетонов у вас нет.
refusal-not_an_opponent = Нужно назвать соперника за этим столом.
refusal-opponent_lacks_token = У этого соперника нет жетонов { faction-of }.
refusal-pool_lacks_token = Таких жетонов в запасе нет, а другие подходящие есть: выберите из них.
refusal-nothing_would_follow = Начать можно, но довести это до конца сейчас нельзя.
refusal-not_your_card_to_displace_with = Действовать можно через карту со своей фишкой или через свой ареопаг.
refusal-not_adjacent_to_displace = Эта карта не соседняя с действующей.
refusal-nobody_to_displace = Вытеснять некого: рядом с вашими фишками нет чужих, за которые хватит жетонов.
refusal-nobody_to_displace_there = На этой карте вытеснять некого.
refusal-areopagus_is_no_target = Фишку ареопага целью выбрать нельзя.
refusal-not_their_influence = В этой ячейке нет фишки этого соперника.
refusal-slot_before_the_last = Выбирайте ячейки сверху вниз: эта стоит раньше уже выбранной.
refusal-no_target_yet = Нужна хотя бы одна фишка-цель.
refusal-cannot_pay_displacement = На столько фишек-целей не хватит жетонов.
refusal-not_in_hand_to_argue = Карты { $card } у вас в руке нет.
refusal-not_in_hand_to_weave = Этой карты у вас в руке нет.
refusal-chain_has_ended = Королевская арка закончила цепь: добавить к ней нечего.
refusal-no_common_faction = У карты нет общей фракции с последней картой цепи.
refusal-no_common_faction_past_masons = У карты нет общей фракции ни с последней картой цепи, ни с той, что лежит перед масонами.
refusal-quick_support_used = Быстрая поддержка в этом ходу уже взята.
refusal-master_is_no_quick_support = Поддержка великого мастера — его способность, а не быстрая поддержка.
refusal-must_be_applied = Усиление обязательно: отказаться от него нельзя.
refusal-nothing_to_swap = Нет двух открытых карт, которые можно поменять местами.
refusal-face_down_to_swap = Менять местами можно только открытые карты.
refusal-opponents_outnumber = На этих двух картах чужих фишек вместе больше, чем ваших.
refusal-swap_in_order = Сначала выберите карту на месте с меньшим номером.
refusal-nothing_to_draw = Брать нечего: нет ни колоды, ни карт двора.
refusal-no_faction_card_to_borrow = Нет карты фракции, которую можно взять на этот ход.
refusal-faction_card_not_in_game = Этой карты фракции в партии нет.
refusal-faction_card_is_yours = Эта карта фракции и так ваша.
refusal-no_edict_with_tokens = На эдиктах нет жетонов.
refusal-edict_is_empty = На этом эдикте жетонов нет.
refusal-arch_is_kept = Дополнительное действие королевской арки остаётся за вами до конца хода, отказываться не от чего.
refusal-not_your_faction_card = Эта карта фракции не ваша.
refusal-faction_card_used = Эта карта фракции в этом ходу уже применена.
refusal-no_influence_of_yours = Допросить можно карту, на которой есть ваша фишка, или свой ареопаг.
refusal-no_influence_at_all = На этой карте нет ни одной фишки.
refusal-has_yielded = Эта карта в этом ходу уже приносила поддержку.
refusal-all_have_yielded = Всё, что вы могли бы допросить, в этом ходу уже приносило поддержку.
refusal-not_obtained = Отдать можно только жетон, который принесла эта карта.
refusal-no_share_due = Этому сопернику по сговору ничего не причитается.
refusal-given_in_order = Раздавайте доли по порядку: эта стоит раньше уже отданной.
refusal-no_such_faction_card = Этой карты фракции в партии нет.
refusal-faction_card_held = Эта карта фракции уже ваша.
refusal-faction_card_on_loan = Эта карта фракции взята лишь на время: в начале фазы проверки она вернётся.
refusal-one_faction_card_per_turn = За ход можно забрать только одну карту фракции.
refusal-no_lodge_of_faction = Ложи этой фракции на поле нет: нужно не меньше трёх соседних карт.
refusal-largest_lodge_not_controlled = Самой большой ложей этой фракции управляете не вы.
refusal-plot_not_in_play = Этого замысла в партии нет.
refusal-not_your_plot = Это чужой личный замысел.
refusal-already_on_plot = Ваша фишка уже стоит на этом замысле.
refusal-plot_returns_by_itself = Ваша фишка лежит у края этого замысла и вернётся на него в фазе проверки.
refusal-one_plot_per_turn = За ход можно воплотить только один замысел.
refusal-plot_not_met = Замысел «{ $plot }» не выполнен: { $lacks }.
refusal-contained_in_another_plot = Карты замысла «{ $plot }» целиком входят в набор другого вашего замысла или целиком его вмещают: { $plots }.
refusal-lodge_serves_another_plot = Замыслу «{ $plot }» нужна другая ложа: эта уже служит вашему замыслу { $plots }.
refusal-no_influence_for_plot = В вашем личном запасе нет фишек влияния.
refusal-not_on_plot = Вашей фишки на этом замысле нет.
refusal-plot_not_in_conflict = Этот замысел другому не мешает.
refusal-not_at_edge = У края этого замысла вашей фишки нет.
refusal-return_in_order = Выбирайте замыслы по порядку: этот стоит раньше уже выбранного.
refusal-event_not_in_hand = Этого события у вас в руке нет.
refusal-event_not_open = Это событие сейчас не действует.
refusal-event_is_not_invoked = Это событие действует само: применять его отдельно не нужно.
refusal-event_used_already = Этим событием вы в этом ходу уже воспользовались.
refusal-no_three_of_one_type = Нужны три жетона одной фракции.
refusal-no_five_tokens = Нужны пять жетонов.
refusal-nothing_to_look_at = Подсматривать сейчас нечего.
refusal-plot_known_already = Этот личный замысел вам уже известен.
refusal-no_hand_to_look_at = У этого соперника нет карт в руке.
refusal-event_not_drawn = Этого события среди взятых нет.
refusal-court_place_empty = На этом месте двора карты нет.
refusal-court_taken_twice = Со двора можно взять не больше двух карт.
refusal-steward_must_be_one = Если брать со двора две карты, одна из них должна лежать под распорядителем.
refusal-no_token_for_second = Вторая карта двора стоит жетона, а у вас их нет.
refusal-deck_is_empty = Колода пуста.
refusal-discarded_in_order = Сбрасывайте лишние карты по порядку номеров: эта стоит раньше уже сброшенной.
refusal-paid_in_order = Этот вариант оплаты совпадает с другим: выберите его.
refusal-gained_in_order = Этот выбор жетонов совпадает с другим: выберите его.
refusal-not_your_card_to_scout_with = Разведывать можно через карту со своей фишкой или через свой ареопаг.
refusal-not_adjacent_to_scout = Эта карта не соседняя с действующей.
refusal-face_up_already = Эта карта уже открыта.
refusal-nothing_to_scout = Рядом с вашими картами нет закрытых, на которые хватит жетонов.
refusal-cannot_pay_scouting = Нет жетона фракции действующей карты.
refusal-not_in_hand_to_lay = Этой карты у вас в руке нет.
refusal-no_rosicrucian_scouts = Без основного действия разведать можно только через розенкрейцера.
refusal-not_adjacent_to_influence = До этой карты вы не дотягиваетесь: рядом с ней нет вашей фишки.
refusal-face_down_to_influence = Эта карта закрыта: сначала её нужно разведать.
refusal-no_free_slot = На этой карте нет свободных ячеек.
refusal-arch_is_taken = На королевской арке уже стоят фишки другого игрока.
refusal-no_influence_left = В вашем личном запасе не осталось фишек.
refusal-cannot_pay_slots = На ячейки этой карты жетонов не хватает.
refusal-nothing_to_influence = Нет карты, на которую вы можете повлиять.
refusal-no_rosicrucian_to_influence = Без основного действия повлиять можно только на розенкрейцера.
refusal-three_at_most = За одно действие можно поставить не больше трёх фишек.
refusal-no_influence_in_faction = На картах нужной фракции нет ваших фишек.
refusal-cannot_pay_reassignment = Нет жетона этой фракции.
refusal-nothing_to_reassign = Переставить ничего нельзя.
refusal-not_your_influence = В этой ячейке нет вашей фишки.
refusal-not_of_the_faction = Эта карта не выбранной фракции.
refusal-not_from_that_card = Переставлять фишки можно только с одной карты.
refusal-not_a_free_slot = Эта ячейка не свободна.
refusal-not_adjacent_to_move = Переставить фишку можно только на соседнюю карту.
refusal-moved_in_order = Перекладывайте по порядку: этот шаг стоит раньше уже сделанного.
refusal-must_end_on_marked = Перестановка по маркеру должна закончиться на отмеченной карте.
refusal-not_your_card_to_exclude_with = Исключать можно через карту со своей фишкой или через свой ареопаг.
refusal-not_adjacent_to_exclude = Эта карта не соседняя с действующей.
refusal-face_down_to_exclude = Закрытую карту исключить нельзя.
refusal-opponents_are_on_it = На этой карте стоят чужие фишки.
refusal-cannot_pay_exclusion = На исключение этой карты не хватает жетонов.
refusal-no_card_to_lay = В руке нет карты, которую можно выложить.
refusal-too_few_slots = На новой карте не хватит ячеек для чужих фишек.
refusal-arch_for_one_player = На королевской арке могут стоять фишки только одного игрока.
refusal-nothing_to_exclude = Нет карты, которую вы можете исключить.
refusal-no_rosicrucian_to_lay = Без основного действия исключить карту можно, только если выложить розенкрейцера.
refusal-not_in_hand_to_throw_away = Этой карты у вас в руке нет.

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
word-stronger = спорить с силой на 1 больше
word-weaker = спорить с силой на 1 меньше
word-go-on = продолжить спор
word-give-up = закончить спор
word-deck = взять карту из колоды
word-hand = посмотреть руку
word-plot = посмотреть личный замысел
word-end = закончить действия
word-choose = выбрать фракцию: { faction-name }

## Искусственный соперник

event-script_step = { $name }, строка { $item }: { $because }{ $cell ->
    [none] .
   *[other] {" "}→ { $cell }.
}
label-of-item = { $stage }{ $letter ->
    [a] а{ $number }
    [b] б{ $number }
    [c] в{ $number }
    [d] г{ $number }
    [e] д{ $number }
    [f] е{ $number }
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
event-own_plot_met = { $name } исполняет замысел со своего планшета. { $plot }
script-no_item_applies = ни один пункт не подходит
script-opponent_on_a_plot = соперник уже исполнил замысел
script-empty_card_in_lodge_of_opponent = соперник управляет ложей, и на этой её карте нет чужих фишек
script-lodge_of_opponent = соперник управляет ложей
script-opponents_on_neighbour = на соседней карте чужие фишки
script-nothing_to_build_here = здесь строить больше нечего

## Проверка и события

event-events_drawn = { $you ->
    [yes] Вы смотрите { $count ->
        [one] верхнее событие колоды
       *[other] верхние события колоды
    }
   *[no] { $name } смотрит { $count ->
        [one] верхнее событие колоды
       *[other] верхние события колоды
    }
}{ $events ->
    [none] .
   *[other] : { $events }.
}
event-event_returned = { $you ->
    [yes] Вы возвращаете на колоду событие
   *[no] { $name } возвращает на колоду событие
}{ $event_card ->
    [none] .
   *[other] {" "}«{ $event_card }».
}
event-special_kept = { $you ->
    [yes] Вы оставляете в руке особое событие
   *[no] { $name } оставляет в руке особое событие
}{ $special ->
    [none] .
   *[other] {" "}«{ $special }».
}
event-edict_played = { $you ->
    [yes] Вы объявляете
   *[no] { $name } объявляет
} эдикт { faction-of }: такие жетоны возвращаются в запас, { $tokens } ложатся на него.
event-special_played = { $you ->
    [yes] Вы играете событие «{ $special }»: оно действует для всех.
   *[no] { $name } играет событие «{ $special }»: оно действует для всех.
}
event-special_discarded = Событие «{ $special }» уходит в сброс.
event-special_invoked = { $you ->
    [yes] Вы пользуетесь событием «{ $special }».
   *[no] { $name } пользуется событием «{ $special }».
}
event-card_thrown_away = { $you ->
    [yes] Вы сбрасываете лишнюю карту: { $card }.
   *[no] { $name } сбрасывает лишнюю карту: { $card }.
}
event-steward_moved = Распорядитель переходит к месту двора { $place }.
event-court_filled = Во двор, на место { $place }, приходит { $card }.

## Замыслы, карты фракций, подсчёт

event-faction_card_taken = { $you ->
    [yes] Вы забираете карту { faction-of }
   *[no] { $name } забирает карту { faction-of }
}{ $loser_is ->
    [none] {" "}из ряда.
    [you] ; вы её теряете.
   *[other] ; теряет её { $loser }.
}
event-plot_fulfilled = { $you ->
    [yes] Вы воплощаете замысел «{ $plot }».
   *[no] { $name } воплощает замысел «{ $plot }».
}
event-plot_lost = { $released ->
    [yes] { $you ->
        [yes] Вы снимаете свою фишку с замысла «{ $plot }»: она ложится у края.
       *[no] { $name } снимает свою фишку с замысла «{ $plot }»: она ложится у края.
    }
   *[no] { $you ->
        [yes] Условия замысла «{ $plot }» больше не выполнены: ваша фишка ложится у края.
       *[no] Условия замысла «{ $plot }» больше не выполнены: фишка ложится у края ({ $name }).
    }
}
event-plot_returned = { $you ->
    [yes] Вы возвращаете фишку на замысел «{ $plot }».
   *[no] { $name } возвращает фишку на замысел «{ $plot }».
}
event-faction_scored = { $lodge_count ->
    [0] Главной ложи { faction-of } нет.
   *[other] Главная ложа { faction-of }: места { $lodge }; { $scores }.
}
event-scored = { $you ->
    [yes] Ваш счёт: { $items }; всего { $sum }.
   *[no] { $name }: { $items }; всего { $sum }.
}
event-ended = { $ending }
event-plot_turned_up = { $you ->
    [yes] Вы открываете личный замысел «{ $plot }».
   *[no] { $name } открывает личный замысел «{ $plot }».
}

## Чего замыслу не хватает

lack-met = выполнен
lack-on = воплощён
lack-barred = выполнен, но { $reason ->
    [lodge_serves_another_plot] ложа занята другим замыслом
   *[contained_in_another_plot] карты заняты другим замыслом
}
lack-cards_in_lodge = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} в ложу{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-outer_cards = ещё { $number ->
    [one] { $number } внешняя
   *[many] { $number } внешних
} в ложу{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-central_cards = ещё { $number ->
    [one] { $number } центральная
   *[many] { $number } центральных
} в ложу{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-influence_in_lodge = ещё { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
} в ложу{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-own_areopagus = ложа{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
} не у своего ареопага
lack-other_areopagus = ложа{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
} не у чужого ареопага
lack-face_up_path = нет открытого пути сверху вниз
lack-cards_on_path = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} в цепь{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-cards_of_degree = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
} { $degree ->
    [none] одной степени
   *[other] степени { $degree }
}
lack-inner_cards = ещё { $number ->
    [one] { $number } внутренняя
   *[many] { $number } внутренних
}{ $cells ->
    [none] {""}
   *[other] : { $cells }
}
lack-influence_on_arches = ещё { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
} на арках
lack-factions_of_masons = нет { $factions ->
    [none] фракций: { $number }
   *[other] фракций: { $factions }
}
lack-shared_cards = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}, где и чужие фишки
lack-controlled_masters = ещё { $number ->
    [one] { $number } мастер
    [few] { $number } мастера
   *[many] { $number } мастеров
}
lack-controlled_cards = ещё { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
lack-controlled_rosicrucians = ещё { $number ->
    [one] { $number } розенкрейцер
    [few] { $number } розенкрейцера
   *[many] { $number } розенкрейцеров
}
lack-influence_on_rosicrucians = ещё { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
} на них

## Что спрашивают

question-game_over = Партия окончена.
question-waiting_for = { $seats_count ->
    [one] Решает { $seats }.
   *[other] Решают { $seats }.
}
question-action = Ваш ход. Основных действий осталось: { $main_actions }.
question-marker_action = Маркер награды, { $cell }: какое действие?
question-scout_with = Разведать: через какую карту действовать?
question-scout_target = Разведать: какую закрытую карту?
question-scout_lay = Какую карту из руки выложить на { $cell }?
question-influence_target = Повлиять: на какую карту?
question-influence_more = Повлиять, { $cell }: фишек { $count }. Поставить ещё? Следующая ячейка стоит { $cost_told }.
question-interrogate_target = Допросить: какую карту или ареопаг?
question-interrogate_whisper = Отменить правило сговоров событием?
question-interrogate_counting = Счесть чужие фишки на этой карте своими?
question-exclude_with = Исключить: через какую карту действовать?
question-exclude_target = Исключить: какую карту?
question-exclude_lay = Какую карту из руки выложить на { $cell }?
question-exclude_follow_from = Какую свою фишку переставить на новую карту ({ $cell })?
question-exclude_follow_to = В какую ячейку новой карты её поставить ({ $cell })?
question-displace_with = Вытеснить: через какую карту действовать?
question-displace_target = Вытеснить: на какой карте?
question-displace_whom = Кого вытеснять ({ $cell })?
question-displace_slots = Какие фишки вытеснять: { $cell }, { $seat }?
question-displace_strength = Ваша начальная сила: на 1 больше или меньше, чем у соперника ({ $seat })?
question-argument_cancelled = Карты гасят друг друга ({ $seat }). Продолжить спор?
question-argue = Спор, { $cell }, соперник — { $seat }: какую карту положить?
question-pay = Чем заплатить? Цена: { $cost_told }; оплачено: { $paid }.
question-gain = Какой жетон взять? Осталось взять: { $count }.
question-gain_from = Жетона { faction-of } в запасе нет. У кого его перехватить?
question-share_whom = Поддержки на всех не хватает. Кому отдать жетон? Осталось: { $count }.
question-share_token = Сговор: какой жетон отдать ({ $seat })?
question-weave = { $card } в заговоре: что она даст?
question-weave_ability = Быстрая поддержка взята. Применить и способность ({ $card })?
question-borrow = Какую карту фракции взять на этот ход?
question-draw = Две карты из колоды или одна со двора?
question-take_from_edict = С какого эдикта взять жетоны?
question-swap_first = Какую карту поля поменять местами?
question-swap_second = С какой картой поменять местами { $cell }?
question-play_event = Сыграть особое событие?
question-press_type = Жетоны какой фракции отдать?
question-look_at_whom = У кого подсмотреть?
question-look_at_what = Что подсмотреть ({ $seat })?
question-keep_event = Какое событие оставить? Другое вернётся на верх колоды.
question-release_plot = Ваши замыслы мешают друг другу. С какого убрать фишку?
question-return_plot = Вернуть фишку на замысел?
question-refill = Доберите руку, не хватает { $count }: со двора или из колоды?{ $taken ->
    [1] {" "}Вторая карта двора стоит 1 жетон.
   *[other] {""}
}
question-discard_down = В руке лишние карты ({ $count }). Какую сбросить?
question-reassign_faction = Переназначить: фишки какой фракции?
question-reassign_from = Переназначить: какую свою фишку переставить?
question-reassign_to = Переназначить: в какую ячейку её поставить?

## Стол

screen-you = Вы
screen-head = рк вл оч
screen-pool = запас
screen-deck = кол. { $deck } ▴{ $discard }
screen-court = Двор{" "}
screen-argument = Спор за { $cell }:{" "}
screen-chain = Цепь{" "}
screen-lodges = Ложи{" "}
screen-factions = Карты фракций{" "}
screen-edicts = Эдикты{" "}
screen-edicts-gone = { $gone }/5, колода { $left }
screen-events = События{" "}
screen-my-event = в руке «{ $event_card }»
screen-known = Известно в руках{" "}
screen-round = раунд { $round }
screen-turn = ход: { $name }
screen-mains = основных действий: { $mains }
screen-event-follows = будет событие
screen-last-round = последний раунд
screen-group-actions = Действия{" "}
screen-group-weave = Заговор{" "}
screen-group-free = Ещё{" "}
screen-group-answers = {""}
screen-group-places = Места{" "}
screen-group-slots = Ячейки{" "}
screen-free = свободна
screen-end = конец действий
screen-take = забрать карту
screen-use = применить карту

## Что слово сделало бы

about-scout = Разведать: жетон фракции действующей карты; берёте соседнюю закрытую карту и кладёте на её место любую из руки.
about-influence = Повлиять: от одной до трёх фишек на соседнюю открытую карту, цена каждой ячейки указана на ней.
about-interrogate = Допросить: бесплатно; берёте поддержку с карты, где есть ваша фишка, или со своего ареопага.
about-reassign = Переназначить: жетон фракции; до трёх перестановок своих фишек с карт этой фракции на соседние.
about-exclude = Исключить: по жетону за каждую фишку на карте (не меньше одного); карту сменяет карта из руки.
about-displace = Вытеснить: по жетону за каждую фишку-цель; начинается спор с её владельцем.
about-quick-support = Быстрая поддержка (раз в ход) вместо способности: { $degree ->
    [1] 1 жетон на выбор
    [2] по жетону
    [3] по жетону и третий на выбор
    [RA] 2 жетона
   *[GM] 3 жетона
} — { $factions }.
about-unused = Карта остаётся в цепи, но ничего не даёт.
about-end = Закончить действия: наступает фаза проверки.
about-areopagus = Ваш ареопаг: { $factions }. Касается мест { $cells }.
about-face-down = Место { $cell }: карта закрыта.
about-cell = Место { $cell }: { $person }, { degree-name }, { $factions }, { organisation-name }. Ячейки сверху: { $slots }.
about-slot = Место { $cell }, ячейка { $slot }: { $person }; { $owner }.
about-card = { $person }. В этой игре: { degree-name }, { $factions }, { organisation-name }, { strength-name }. { $ability }
about-token = { $name }: у вас { $mine }, в запасе { $pool }.
about-owed = Цена: { $owed }.
about-substitute = Замена: три жетона одной фракции вместо одного жетона другой (с картой знатоков — два).
about-faction-card = Карта { faction-of }. Раз в ход: { $once } Всегда: { $permanent }
about-event = «{ $event_card }». { $effect }
about-lacks = До цели: { $lacks }.

## Легенда и итог

legend-head-aim = Цель и ход
legend-aim = Цель: первым оказаться с фишками на двух замыслах к проверке в конце своего хода.
legend-scoring = Когда сброшен пятый эдикт, раунд становится последним: самая большая ложа каждой фракции приносит по очку за каждую вашу фишку в ней.
legend-turn = Ход: события; затем до двух основных действий и в любом порядке свободные (плести заговор, раз забрать карту фракции, раз воплотить замысел); затем проверка: замыслы, события, добор руки.
legend-control = Картой управляет тот, у кого на ней больше всего фишек. Ложа — три и больше соседних открытых карт одной фракции; ею управляет тот, у кого в ней больше всего фишек, но не меньше трёх.
legend-conspiracy = Заговор: карты из руки выстраиваются в цепь, у каждой общая фракция с предыдущей; каждая даёт способность или, раз в ход, быструю поддержку вместо неё.
legend-great = Великий мастер или королевская арка, сыгранные за ход (на поле, в заговоре или в споре), приносят событие.
legend-taking = Кто управляет самой большой ложей фракции, может забрать её карту, в том числе у соперника.
legend-head-factions = Фракции
legend-head-marks = Знаки на столе
legend-head-degrees = Что приносят карты
legend-head-actions = Основные действия
legend-head-abilities = Способности в заговоре
legend-head-faction-cards = Карты фракций
legend-head-events = События
legend-head-all-plots = Замыслы (вдвоём/втроём/вчетвером)
legend-head-opponents = Искусственные соперники и их сценарии
legend-head-people = Кто это был
legend-edict = Эдикт
legend-slots = ● ■ ▲ ◆ фишки игроков в ячейках сверху вниз, ○ свободная ячейка; ░ закрытая карта.
legend-cell = Карта поля: номер места (подчёркнут, если управляете вы), степень (I, II, III, ВМ — великий мастер, КА — королевская арка), фракции, основная первой.
legend-areopagus = ⌂● ареопаг этого игрока касается карты; ⚑ маркер награды; ♟ фигурка искусственного соперника.
legend-orders = м масон, р розенкрейцер.
legend-plots = ◇ общий замысел, ◈ личный; фигура за названием — чья фишка на нём, ↓ у края.
legend-edicts = Эдикты: сколько сброшено из пяти и сколько событий в колоде; у каждого — владелец и жетоны на нём.
legend-factions = У карты фракции: владелец; ←● кто может её забрать; ↷ уже применена.
legend-court = ▾ карта двора под распорядителем; ▴ сброс: сколько в нём карт и какая сверху.
legend-hand = В руке: фракции, степень, ⚔ сила в споре († кинжал, ⚒ молоты), способность (+ дополнительное действие, ↑ усиление).
legend-yields = I: 1 жетон любой из двух фракций; II: по одному каждой; III: по одному каждой и третий любой из них; ВМ: 3 жетона; КА: 2 жетона, при допросе 2 за каждую фишку.
result-head = всего  карт фракций
result-wins = победа
legend-seats = Строка игрока: три фракции его карты связей, жетоны по фракциям, карт в руке, фишек в запасе, очков при подсчёте сейчас.

## Страница: ящик, группы действий, простая доска

blurb = Бавария, 1776 год. Распространяйте влияние на просвещённых, собирайте ложи, плетите заговоры и первыми воплотите два замысла.
group-action = Основные действия
group-weave = Сплести заговор
group-cell = Места поля
group-slot = Ячейки
group-card = Карты
group-token = Жетоны поддержки
group-faction = Карты фракций
group-marker = Маркеры награды
group-plot = Замыслы
group-event = События
group-seat = Соперники
group-court = Двор
group-else = Ответы
plain-plot-done = { $name }: воплощён
plain-plot-met = { $name }: все условия выполнены
plain-plot-lacks = { $name } — { $lacks }
field-opponent = Искусственный соперник
field-letters = Буквы
plain-letters = А — аристократия, М — магистраты, Т — творцы, З — знатоки, Д — духовенство, У — учёные; 2А — два жетона, А/М — любой из двух
value-opponent-none = нет
value-opponent-saint_germain = граф Сен-Жермен
value-opponent-weishaupt = Адам Вейсгаупт
value-opponent-joseph = император Иосиф II
value-opponent-willermoz = Жан-Батист Виллермоз
field-round = Раунд
field-last_round = Последний раунд
field-quiet_rounds = Раундов без событий
field-first = Первый игрок
field-still_choosing = Ждём
field-field = Поле
field-lodges = Ложи
field-plots = Замыслы
field-areas = Игроки
field-hand = Ваши карты
field-private_plot = Личный замысел
field-pool = Поддержка в запасе
field-court = Двор
field-steward = Распорядитель стоит у места
field-deck = Карт в колоде
field-discard = Карт в сбросе
field-discard_top = Верхняя карта сброса
field-on_table = Карты спора и планов на столе
field-faction_cards = Карты фракций
field-edicts = Эдикты в игре
field-edicts_gone = Сброшенные эдикты
field-edicts_to_end = Эдиктов до конца партии
field-events_left = Событий в колоде
field-my_events = Ваши события
field-drawn_events = События на выбор
field-returned_event = Вы положили наверх колоды событий
field-turn = Этот ход
field-argument = Спор
field-owed = Нужно заплатить
field-ending = Чем кончилось
field-sheets = Подсчёт очков
field-winners = Победители
field-own_plots = Замыслы искусственного соперника
field-neighbours = Соседние места
field-kind = Что считается
field-reached = Есть
field-needed = Нужно
value-kind-edicts = эдикты в сбросе
value-kind-lodge = карты управляемой ложи
value-kind-masters = мастера и арки под управлением
value-kind-influence = фишки на поле
value-kind-cards = карты под управлением
value-kind-lead = перевес в фишках на поле
value-kind-lodges = управляемые ложи
field-cell = Место
field-card = Карта
field-face_down = Рубашкой вверх
field-slots = Ячейки
field-controller = Управляет
field-markers = Маркеры награды
field-inner = Внутренняя карта
field-areopagi = Рядом ареопаги
field-figure = Здесь фигурка
field-has_yielded = Уже дала поддержку
field-counts_as_near = Считается соседней
field-faction = Фракция
field-cells = Места
field-influence = Влияние по местам игроков
field-is_main = Самая большая ложа фракции
field-plot = Замысел
field-owner = Владелец
field-is_open = Открыт
field-PlotView-seats = Как обстоит дело
field-degree = Степень
field-factions = Фракции
field-strength = Сила
field-ability = Способность
field-organisation = Организация
field-seat = Игрок
field-place = Планшет
field-areopagus = Ареопаг рядом с местами
field-connection = Карта связей
field-connection_factions = Её фракции
field-tokens = Поддержка
field-influence_left = Осталось влияния
field-cards_in_hand = Карт
field-hand_limit = Предел руки
field-known_cards = Точно в руке
field-open_event = Событие в игре
field-events_in_hand = Событий в руке
field-points = Очков сейчас
field-lent_by = Чья
field-borrowed = Взята на время
field-used = Применена в этот ход
field-attacker = Нападает
field-defender = Защищается
field-strengths = Силы
field-superior = Превосходство
field-cards = Карты спора
field-is_cancelled = Отменён
field-main_actions = Осталось основных действий
field-chain = Заговор
field-chain_has_ended = Цепь окончена
field-turned = Повёрнуты для быстрой поддержки
field-quick_support_used = Быстрая поддержка взята
field-enhanced = Усилено
field-fulfilled_a_plot = Замысел воплощён
field-took_a_faction_card = Карта фракции взята
field-used_events = Применённые события
field-event_will_follow = Будут события
field-total = Всего

## Главы правил

chapter-components = Что в коробке
chapter-terms = Понятия
chapter-cards = Карты
chapter-setup = Подготовка
chapter-course = Ход игры
chapter-scout = Разведать
chapter-influence = Повлиять
chapter-interrogate = Допросить
chapter-displace = Вытеснить
chapter-reassign = Переназначить
chapter-exclude = Исключить
chapter-conspiracy = Заговор
chapter-check_phase = Фаза проверки
chapter-faction_cards = Карты фракций
chapter-event_phase = Фаза событий
chapter-plots = Замыслы
chapter-end = Конец игры
chapter-artificial_opponent = Искусственный соперник
chapter-own_opponents = Искусственные соперники: наши

## Сценарии, строка за строкой

line-saint_germain-1a = Рядом закрытая карта — разведать её: общая фракция — влиять, нет — исключить.
line-saint_germain-1b1 = У соседней карты общая фракция и есть место — влиять и допросить.
line-saint_germain-1b2 = У соседней карты общая фракция, но всё занято чужими — вытеснить.
line-saint_germain-1c1 = У соседней карты нет общей фракции и нет чужих фишек — исключить.
line-saint_germain-1c2 = У соседней карты нет общей фракции, но стоят чужие фишки — влиять, если есть место, и вытеснить.
line-saint_germain-1d = Вокруг одни свои фишки — перейти туда, где рядом соперник, и допросить карту и ареопаг.
line-saint_germain-1 = Ничего не подошло — допросить свою карту и ареопаг.
line-weishaupt-1 = Открыть карту плана: её сила указывает цель вокруг его карты.
line-weishaupt-2 = Цель закрыта — открыть её.
line-weishaupt-3a2 = Цель — мастер или арка с чужими фишками: вытеснить.
line-weishaupt-3a1 = Цель — мастер или арка, есть место: влиять.
line-weishaupt-3b = Карта плана — мастер или арка: заменить ею цель и влиять.
line-weishaupt-3c = У цели общая фракция и нет его фишек: влиять.
line-weishaupt-3d = Общая фракция у карты плана: заменить ею цель и влиять.
line-weishaupt-3e1 = На цели только его фишки, есть место: влиять.
line-weishaupt-3e2 = На цели только его фишки, места нет: следующая цель по часовой стрелке.
line-weishaupt-3f1 = На цели чужие фишки: вытеснить.
line-weishaupt-3f2 = На цели никого: исключить её.
line-joseph-1a = Фишка соперника лежит на замысле — на карте поля, где у таких соперников больше всего фишек: влиять, если есть место, и вытеснить.
line-joseph-1b1 = Соперник управляет ложей — карту таких лож без чужих фишек сменяет первая слева карта двора без общих с ней фракций; влиять.
line-joseph-1b2 = Такой карты нет — вытеснить там, где в этих ложах больше всего чужих фишек.
line-joseph-1c = У соседней карты общая фракция и есть место — влиять и допросить.
line-joseph-1d = Рядом закрытая карта — разведать её и допросить карту, на которой он окажется.
line-joseph-1e = На соседней карте чужие фишки — вытеснить.
line-joseph-1f = У соседней карты нет общей фракции — исключить.
line-joseph-1 = Ничего не подошло — допросить свою карту и ареопаг.
line-willermoz-1a = У соседней карты общая фракция (лучше обе) и есть место — влиять и допросить.
line-willermoz-1b = Рядом закрытая карта — разведать её и допросить карту, на которой он окажется.
line-willermoz-1c = У соседней карты нет общей фракции и нет чужих фишек — исключить и допросить карту, на которой он окажется.
line-willermoz-1d = Строить негде — перейти на другую карту со своей фишкой, допросить её и ареопаг.
line-willermoz-1 = Других карт с его фишкой нет — допросить свою карту и ареопаг.

## Первая партия с подсказками

guide-1 = Бавария, 1776 год. Кто воплотит два замысла, победит. Ваш личный — «Союз равных»: фишки на карте и на трёх её соседях той же степени. Всё стоит поддержки, начните с неё: нажмите на свой ареопаг внизу поля и подтвердите допрос.
guide-2 = Теперь у вас по два жетона аристократии, знатоков и учёных. Карты поля закрыты; те, что рядом с ареопагом, можно разведать. Нажмите на обведённую карту: чем платить, уже предложено. Начинайте.
guide-3 = Разведанная карта пришла вам в руку, а на её место кладут любую из руки. Для замысла «Союз равных» нужны соседи одной степени. Выложите карту «Пальфи»: первая степень, одна ячейка, цена — один жетон аристократии.
guide-4 = Оба основных действия сделаны. Карты из руки можно ещё сплести в заговор ради способностей, но эти пригодятся на поле. Закончите действия и посмотрите, как ходит Сен-Жермен: его сценарий слева.
guide-5 = Слева и его замыслы: хватит одного, чтобы он победил. Ваш ход. Повлияйте на карту «Пальфи»: пустое кольцо показывает цену, ваша фишка займёт его, и картой будете управлять вы.
guide-6 = Одна фишка для замысла «Союз равных» есть, нужно ещё три. Разведайте соседнее место, оно обведено.
guide-7 = Снова выложите карту первой степени: «Рейхард». Цена — один жетон учёных, он у вас есть.
guide-8 = Действия кончились. Закончите их: фишку сюда поставите в следующий ход.
guide-9 = Повлияйте на карту «Рейхард». Пока вы не подтвердили, слева видно, что станет с замыслами.
guide-10 = Замыслу «Союз равных» не хватает двух карт. В руке есть ещё люди первой степени, а рядом лежат закрытые карты. Дальше решайте сами: жетоны почти кончились, ареопаг снова даст три. Красным помечен тот, кому до победы остался один шаг.
