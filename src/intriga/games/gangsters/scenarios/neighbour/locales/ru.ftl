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
    [0] На перекрёстке перевернули трамвай. { $district } — там всё и началось
   *[1] Первой лопнула струна, которую натянули сильнее прочих: { $district }. К утру улицу перегородили роялем
}{ $others ->
    [0] . Дальше, слава богу, не пошло.
   *[other] , а потом поднялись и другие.
}
neighbour-memoir-ledger = { $variant ->
    [0] В лучший вечер касса выросла на { $best }. Книгу потом сожгли, но цифру помнят.
   *[other] Лучший вечер дал { $best }; в тот раз официант не взял чаевых — побоялся.
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

# ── мемуары: план, сцены, чем кончилось ──

neighbour-memoir-soother = { $variant ->
    [0] Кто-то должен был и улыбаться. { $name } обходит лавки с пирогом, спрашивает о детях, и детей на улице снова называют по именам, а не прячут.
   *[other] Пока одни давят, { $name } гладит: крестины, похороны, новая крыша приюту. Дешевле, чем баррикада, и пахнет лучше.
}
memoirs-plan-neighbour = { $variant ->
    [0] Город лежал на столе, разрезанный на шесть районов, как пирог. До первого дня года он должен был научиться платить — и не разучиться нас терпеть.
   *[other] Шесть районов, тысяча лавок и за каждым прилавком человек, который до сих пор думал, что защищать его не от кого. Нам предстояло открыть им глаза, но не слишком широко.
}
memoirs-end-neighbour_full = { $variant ->
    [0] Книга доходов кончилась раньше года: в ней не осталось пустых строк. Город платил, кланялся и, что дороже всего, не вздрагивал.
   *[other] Последнюю строку вписывали все вместе. Дальше шла обложка. Больше город заплатить не мог, даже если бы захотел, а он, говорят, хотел.
}
memoirs-end-neighbour_closed = { $success ->
    [yes] { $variant ->
        [0] Первого числа книгу закрыли и перевязали лентой. Сошлось: город научился платить, а мы — останавливаться вовремя.
       *[other] Под новогодний звон подвели черту. Набралось сколько хотели, и на улицах с нами по-прежнему здоровались, хотя и не все первыми.
    }
   *[no] { $variant ->
        [0] Год кончился, а книга нет: внизу страницы осталось столько белого места, что счетовод нарисовал там ёлку.
       *[other] Первого числа мы подвели черту и долго на неё смотрели. Город оказался добрее, чем надо, — к нашим соседям. Нам же не хватило.
    }
}
memoirs-end-neighbour_driven_out = { $variant ->
    [0] Нас гнали через мост под колокольный звон, и впереди толпы шёл бакалейщик, который ещё осенью угощал нас яблоками.
   *[other] Город, который мы учили платить, заплатил сразу за всё. Через мост бежали налегке: пироги, книги и половину шляп оставили на том берегу.
}

# ── дела, как о них рассказывают: что сделать ──

deed-neighbour-docks = договориться с Доками
deed-neighbour-downtown = договориться с Деловым центром
deed-neighbour-anthill = договориться с Муравейником
deed-neighbour-bright_lights = договориться с Огнями
deed-neighbour-rail_yards = договориться с Депо
deed-neighbour-heights = договориться с Холмами
deed-neighbour-callahans = выпроводить братьев Каллаган
deed-neighbour-sermon = утихомирить отца Данна
deed-neighbour-widow = убежать от вдовы с двустволкой
deed-neighbour-committee = распустить уличный комитет
deed-neighbour-alderman = унять олдермена
deed-neighbour-night_watch = объехать ночной дозор
deed-neighbour-bookkeeper = найти беглого счетовода
