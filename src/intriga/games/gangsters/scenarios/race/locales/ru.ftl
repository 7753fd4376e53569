# Гонка во спасение.

option-scenario-race = Гонка во спасение
chapter-race = Гонка во спасение

# ── события ──

event-race_began = Мотор заведён. Фургон отстаёт на { $lead ->
    [one] { $lead } клетку
    [few] { $lead } клетки
   *[many] { $lead } клеток
}, до камеры { $jail ->
    [one] { $jail } клетка
    [few] { $jail } клетки
   *[many] { $jail } клеток
}.
event-race_card_seen = В свете фар: { $place }, клетка { $cell }.
event-race_gear_shifted = { $how ->
    [handbrake] { $you ->
        [yes] Вы рвёте ручной тормоз: передача { $gear }.
       *[no] { $name } рвёт ручной тормоз: передача { $gear }.
    }
    [lever] { $you ->
        [yes] Вы включаете передачу { $gear }.
       *[no] { $name } включает передачу { $gear }.
    }
   *[engine] Рычаг падает: передача { $gear }.
}
event-race_car_drove = Машина проезжает { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
}.
event-race_jail_reached = Воронья балка! Машина стоит у камеры.
event-race_ran_into = Столкновение: { $place }, передача { $gear }.
event-race_car_dented = { $dents ->
    [one] { $dents } вмятина
    [few] { $dents } вмятины
   *[many] { $dents } вмятин
}: состояние машины { $condition }.
event-race_car_stopped = Машина встала: дальше в этом раунде не ехать.
event-race_card_clings = { $place }: теперь едет с нами.
event-race_clan_shaken = { $place }: измотаны — { $henchmen }.
event-race_van_moved = { $why ->
    [rally] Пока клан собирается с силами, фургон приближается
    [setback] Неудача: фургон приближается
    [card] Фургон нагоняет
   *[chase] Фургон едет следом
}: { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
   *[many] { $steps } клеток
}.
event-race_van_held_up = Фургон отстаёт ещё на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
}.
event-race_car_mended = Машина подлатана: состояние { $condition }.
event-race_prisoner_freed = Нонна Кармела в машине, вязание тоже. Тревога поднята — к границе округа!

# ── как стоят дела ──

race-status = Передача { $gear } из { $top }, состояние { $condition } из { $sound }. Отрыв от фургона: { $lead }; в конце раунда он проедет { $van }.
race-status-road = { $aim ->
    [jail] До камеры: { $left }.
    [at_jail] Машина стоит у камеры.
   *[home] Пленница в машине; до границы округа: { $left }.
} { $ahead ->
    [none] Впереди чисто.
   *[other] Впереди: { $ahead }.
}
race-status-card = { $place } ({ $cells })
race-status-rider = { $place } (на подножке)

# ── конец ──

ending-race_home = Граница округа! Нонна Кармела спасена, фургон остаётся на том берегу.
ending-race_caught = Фургон догнал машину: гонка проиграна.
ending-race_wrecked = Машина разбита: дальше только пешком, и то недалеко.

# ── отказы ──

refusal-race_only_the_driver = Рычаг в руках водителя — первого игрока раунда.
refusal-race_shifted_already = В этом раунде рычаг уже двигали.
refusal-race_top_gear = Выше передачи нет: машина больше не выдержит.
refusal-race_first_gear = Это уже первая передача.

# ── поля ──

field-RaceView-car = клетка машины
field-RaceView-van = клетка фургона
field-RaceView-lead = отрыв
field-RaceView-gear = передача
field-RaceView-top_gear = выше не включить
field-RaceView-condition = состояние машины
field-RaceView-sound = целая машина
field-RaceView-jail = клетка камеры
field-RaceView-home = граница округа
field-RaceView-lit = освещено до клетки
field-RaceView-marks = карты в темноте
field-RaceView-ahead = карты на дороге
field-RaceView-deck = дорожных карт в колоде
field-RaceView-rescued = пленница в машине
field-RaceView-at_jail = машина у камеры
field-RaceView-driver = водитель
field-RaceView-shifted = рычаг уже двигали
field-RaceView-will_drive = машина проедет
field-RaceView-van_steps = фургон проедет
field-RaceView-reach = стрелять, если отрыв не больше
field-RaceView-harder = труднее, по передачам
field-RaceView-dents = вмятин больше, по передачам
field-RaceView-earned = репутация
field-Ahead-place = карта
field-Ahead-cell = клетка
field-Ahead-fingerprint = отпечаток
field-Ahead-hit = при столкновении
field-Ahead-rides = пока едет с машиной
field-Ahead-won = если пройти
field-Ahead-in_reach = столкновение в этом раунде
field-RoadEffect-do = что
field-RoadEffect-by = сколько
field-Earned-reached = до камеры
field-Earned-rescued = пленница в машине
field-Earned-escaped = граница округа
field-Earned-most_lead = за отрыв, не больше
field-Earned-most_condition = за состояние, не больше

# ── сценарий на одном экране ──

race-brief-goal = Доехать до тюрьмы, вытащить Нонну Кармелу и пересечь границу округа раньше, чем догонит фургон.
race-brief-round = В начале раунда фары открывают карты на дороге впереди. В конце раунда машина проезжает столько клеток, какая включена передача, а за ней едет фургон.
race-brief-ways = Карты на свету проходят заранее: что осталось на пути, бьёт по машине. У тюрьмы берут камеру. Близкий фургон отгоняют стрельбой, побитую машину чинят на ходу.
race-brief-danger = Чем выше передача, тем труднее всё на дороге и тем больше вмятин; выше состояния машины передачи нет. Рычаг раз за раунд двигает первый игрок, не тратя действия; ручник — действие любого.
race-brief-end = Граница округа — победа: репутация за дорогу, за пленницу, за отрыв и состояние машины. Фургон на клетке машины или разбитая машина — конец.
