# Воздай ближнему.

option-scenario-neighbour = Воздай ближнему
chapter-neighbour = Воздай ближнему

# ── события ──

event-neighbour_city_divided = Город поделён. За { $rounds ->
    [one] { $rounds } вечер
    [few] { $rounds } вечера
   *[many] { $rounds } вечеров
} нужен доход { $quota }.
event-neighbour_angered = { $why ->
    [rumour] Поползли слухи
    [squeeze] Прижали чужие
    [price] Платят больше, чем по совести
    [card] Соседи подливают масла
    [rising] За баррикадами поют, и слышно далеко
    [rally] Клан гуляет за чужой счёт
   *[setback] Неудача
}: { $district }, злость { $anger } из { $patience }{ $full ->
    [yes] {" "}— терпение кончилось!
   *[no] .
}
event-neighbour_came = Сосед за дверью: { $neighbour }. Район: { $district }.
event-neighbour_left = { $how ->
    [won] Больше не мешает: { $neighbour }.
   *[risen] Дело сделано, и незачем стоять под окнами: { $neighbour }.
}
event-neighbour_squeezed = { $you ->
    [yes] Вы прижимаете
   *[no] { $name } прижимает
} район: { $district }, плата теперь { $pays }.{ $local ->
    [none] {""}
   *[other] {" "}Просит свой человек ({ $local }), обид нет.
}
event-neighbour_soothed = { $you ->
    [yes] Вы задабриваете
   *[no] { $name } задабривает
} район: { $district }, злость { $anger } из { $patience }.
event-neighbour_rose = Баррикады: { $district }! Район больше не платит. Восставших районов: { $barricades } из { $lose }.
event-neighbour_collected = Вечерний сбор: { $paid }{ $police ->
    [0] {""}
   *[other] , из них полиции { $police }
}. Доход: { $income }.
event-neighbour_income_moved = { $neighbour }: { $way ->
    [more] доход больше на { $by }
   *[less] доход меньше на { $by }
}, теперь { $income }.

# ── вопрос ──

neighbour-ask-bargain = { $district }: плата { $pays }, злость { $anger } из { $patience }. Прижать или задобрить?{ $local ->
    [none] {""}
   *[other] {" "}Просит свой человек ({ $local }): если прижать, злости не прибавится.
}{ $left ->
    [1] {""}
   *[other] {" "}Успехов осталось: { $left }.
}

# ── как стоят дела ──

neighbour-status-ledger = Доход { $income } из { $quota } (шкала до { $track }), вечером прибавится { $collects }. Последний раунд — { $last }. Баррикады: { $barricades } из { $lose }.
neighbour-status-district = { $district }: плата { $pays } из { $steps }, злость { $anger } из { $patience }{ $neighbour ->
    [none] {""}
   *[other] ; не заплатит, здесь { $neighbour }
}{ $brink ->
    [yes] ; вечером восстанет!
   *[no] .
}
neighbour-status-risen = { $district }: баррикады.

# ── воспоминания ──

neighbour-memoir-squeezer = { $variant ->
    [0] Счёт лавкам вели под именем { $name }. Говорят, в иных домах этим именем до сих пор пугают детей — и бакалейщиков.
   *[1] Просить умели многие, а прижать как следует — { $name }. После такого визита люди платили и ещё благодарили, что дверь осталась на петлях.
}
neighbour-memoir-rose = { $variant ->
    [0] А потом на перекрёстке перевернули трамвай. { $district } — там всё и началось
   *[1] Первой лопнула струна, которую натянули сильнее прочих: { $district }. К утру улицу перегородили роялем
}{ $others ->
    [0] . Дальше, слава богу, не пошло.
   *[other] , а за ним поднялись и другие.
}
neighbour-memoir-ledger = { $variant ->
    [0] В лучший вечер касса выросла на { $best }, а последняя строка в книге гласила: { $income }. Книгу потом сожгли, но цифру помнят.
   *[1] Счётную книгу мы закрыли на числе { $income }. Лучший вечер дал { $best }; в тот раз официант не взял чаевых — побоялся.
}

# ── конец ──

ending-neighbour_full = Книга доходов заполнена до последней строки: город платит.
ending-neighbour_closed = Год кончился, книга закрыта: считаем выручку.
ending-neighbour_driven_out = Город восстал: клан гонят через мост под колокольный звон.

# ── отказы ──

refusal-neighbour_pays_all_it_can = Больше из этого района не выжать.
refusal-neighbour_bears_no_grudge = Здесь никто не злится: задабривать некого.
refusal-neighbour_nothing_to_settle = Район платит всё, что может, и не злится: говорить не о чем.

# ── поля ──

field-CityView-districts = районы
field-CityView-neighbours = соседи
field-CityView-to_come = соседей ещё придёт
field-CityView-comes_next = следующий придёт в раунде
field-CityView-income = доход
field-CityView-track = конец шкалы
field-CityView-quota = нужно
field-CityView-points = доход за каждое очко репутации
field-CityView-barricade = баррикада отнимает очков
field-CityView-collects = вечерний сбор
field-CityView-police = из него полиции
field-CityView-last = последний раунд
field-CityView-barricades = баррикады
field-CityView-lose = столько баррикад — поражение
field-CityView-visited = о чём торгуются
field-DistrictView-place = район
field-DistrictView-id = карта
field-DistrictView-pays = плата по ступеням
field-DistrictView-step = ступень
field-DistrictView-anger = злость
field-DistrictView-patience = терпение
field-DistrictView-risen = восстал
field-DistrictView-neighbour = сосед
field-DistrictView-will_pay = заплатит вечером
field-DistrictView-grumbles = вечером станет злее
field-DistrictView-on_the_brink = вечером восстанет
field-DistrictView-touches = граничит
field-DistrictView-locals = свои у вас на руке
field-NeighbourView-place = сосед
field-NeighbourView-district = район
field-NeighbourView-fingerprint = отпечаток

# ── сценарий на одном экране ──

neighbour-brief-goal = Собрать нужный доход, пока после последнего вечера не закрыли книгу. Платят районы — пока терпят.
neighbour-brief-round = В начале раунда слухи злят один из районов (вчетвером слухов нет), а в отмеченных раундах в самый злой из тех, что платят, приходит сосед. Вечером действуют соседи, районы выше первой ступени злятся, те, чьё терпение кончилось, восстают, остальные платят.
neighbour-brief-ways = Идите в район: каждый успех — прижать (плата на ступень больше и 1 злость) или задобрить (злость меньше на 1). В своём районе приспешник даёт на кубик больше, а если прижимает свой, злости не прибавляется.
neighbour-brief-danger = Восставший район потерян, и все рядом с ним злее на 1; Деловой центр граничит со всеми. Где стоит сосед, не платят. Неудачи и сплочение злят самый злой район; действующая полиция удерживает часть каждого сбора.
neighbour-brief-end = Книгу закрывают после последнего вечера или когда шкала заполнена: успех, если набран нужный доход; очко репутации за каждую отметку, минус очко за каждую баррикаду. С последней баррикадой на поле клан изгнан.
