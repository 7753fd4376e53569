# Ставок больше нет!

option-scenario-no_more_bets = Ставок больше нет!
chapter-no_more_bets = Ставок больше нет!

# ── события ──

event-casino_opened = Казино открыто: на подносе { $tray ->
    [one] { $tray } фишка
    [few] { $tray } фишки
   *[many] { $tray } фишек
}, нужно { $quota } за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}. Закрыт стол: { $closed }.
event-casino_stakes_raised = Полночь: ставки за всеми столами выше на 1.
event-casino_bet_won = { $table }: { $own ->
    [0] фишки удваивают
   *[other] ставка выиграна
}, заведение добавляет { $more }. На столе { $lying } (лимит { $limit }).
event-casino_left_to_ride = { $you ->
    [yes] Вы оставляете
   *[no] { $name } оставляет
} фишки на столе ({ $table }): { $lying }.
event-casino_paid_out = { $you ->
    [yes] Вы забираете
   *[no] { $name } забирает
} { $chips ->
    [one] { $chips } фишку
    [few] { $chips } фишки
   *[many] { $chips } фишек
} ({ $table }){ $police ->
    [0] {""}
   *[other] , лейтенанту { $police }
}. На подносе { $tray }.
event-casino_bet_lost = { $table }: { $lay ->
    [yes] всё, что лежало на столе, уходит заведению — { $chips }.
   *[no] ставка проиграна, с подноса уходит { $chips }. На подносе { $tray }.
}
event-casino_table_closed = «Ставок больше нет!» Закрыт стол: { $table }{ $swept ->
    [0] {""}
    [one] , заведению { $swept } фишка
    [few] , заведению { $swept } фишки
   *[many] , заведению { $swept } фишек
}. Снова открыт: { $opened }.
event-casino_tray_moved = { $why ->
    [rally] Клан гуляет у стойки
    [rent] Столы пусты, крупье берёт за место
    [setback] Неудача
   *[guest] { $guest }
}: { $way ->
    [more] на поднос { $by ->
        [one] ложится { $by } фишка
        [few] ложатся { $by } фишки
       *[many] ложится { $by } фишек
    }
   *[less] с подноса { $by ->
        [one] уходит { $by } фишка
        [few] уходят { $by } фишки
       *[many] уходит { $by } фишек
    }
}. На подносе { $tray }.
event-casino_guest_came = За столом гость: { $guest }. Стол: { $table }.
event-casino_guest_left = { $you ->
    [yes] Вы провожаете
   *[no] { $name } провожает
} гостя к выходу: { $guest }.

# ── вопрос ──

casino-ask-payout = { $table }: лежит { $lies }. Забрать — или оставить на столе? Ещё один выигрыш — станет { $grows }, проигрыш — всё уйдёт заведению.{ $police ->
    [0] {""}
   *[other] {" "}Лейтенант возьмёт { $police }.
}{ $closes ->
    [yes] {" "}Этот стол крупье закроет в конце раунда.
   *[no] {""}
}

# ── как стоят дела ──

casino-status-chips = На подносе { $tray }, нужно { $quota }; у заведения { $rack }. Последний раунд — { $last }, с раунда { $midnight } ставки выше; за место — { $rent }.{ $police ->
    [0] {""}
   *[other] {" "}Лейтенант берёт с выплаты { $police }.
}
casino-status-table = { $table }: { $lies ->
    [0] пусто, ставка { $stake }
   *[other] лежит { $lies }, выигрыш сделает { $grows }
}, лимит { $limit }{ $guest ->
    [none] {""}
   *[other] ; гость: { $guest }
}{ $closes ->
    [yes] ; закроется в конце раунда
   *[no] {""}
}.
casino-status-closed = { $table }: закрыт{ $guest ->
    [none] {""}
   *[other] ; гость: { $guest }
}.

# ── воспоминания ──

casino-memoir-ride = { $variant ->
    [0] На сукне ({ $table }) лежало { $chips }, и весь зал ждал, что их заберут. Ответом была тишина: { $name } и бровью не ведёт, а в зале слышно, как тает лёд.
   *[1] «Пусть лежат», — и вокруг перестали жевать. { $table }, на сукне { $chips }; с той ночи эта фраза ходит по городу под именем { $name }.
}
casino-memoir-paid = { $variant ->
    [0] Мсье Ферме отсчитал { $chips } и пожелал здоровья таким голосом, каким желают обратного. Стол — { $table }, получатель — { $name }.
   *[1] Лучшая выплата той ночи — { $chips }. { $table }; бумажник, который не закрывался до самого утра, носил имя { $name }.
}
casino-memoir-swept = { $variant ->
    [0] А потом лопатка крупье опустилась на сукно. «Ставок больше нет!» — { $table }, и вместе со столом закрылось всё, что на нём лежало: { $chips }.
   *[1] Мы помним и тот вечер, когда опоздали на одно слово. { $table }, на столе { $chips }, и лопатка — как шлагбаум.
}

# ── конец ──

ending-casino_bank = Банк сорван: все десять фишек на подносе, а мсье Ферме впервые сел.
ending-casino_dawn = Рассвело, люстры гаснут: считаем фишки.
ending-casino_broke = Поднос пуст. Швейцар подаёт пальто и не ждёт чаевых.

# ── отказы ──

refusal-casino_table_is_closed = Ставок больше нет: на этом столе лежит жетон крупье.
refusal-casino_nothing_to_stake = Поднос пуст: за этот стол не с чем сесть.
refusal-casino_house_has_no_chips = У заведения не осталось фишек: за пустым столом играть не на что.

# ── поля ──

field-CasinoView-tables = столы
field-CasinoView-guests = гости
field-CasinoView-to_come = гостей ещё придёт
field-CasinoView-comes_next = следующий придёт в раунде
field-CasinoView-tray = на подносе
field-CasinoView-rack = у заведения
field-CasinoView-quota = нужно
field-CasinoView-points = репутация за фишки
field-CasinoView-midnight = ставки выше с раунда
field-CasinoView-rent = за место
field-CasinoView-last = последний раунд
field-CasinoView-police = лейтенант берёт с выплаты
field-CasinoView-asked = о чьих фишках вопрос
field-GamingTableView-place = стол
field-GamingTableView-id = карта
field-GamingTableView-lies = лежит фишек
field-GamingTableView-stake = ставка
field-GamingTableView-limit = лимит
field-GamingTableView-grows = после выигрыша
field-GamingTableView-closed = закрыт
field-GamingTableView-closes = закроется в конце раунда
field-GamingTableView-guest = гость
field-GuestView-place = гость
field-GuestView-table = стол
field-GuestView-fingerprint = отпечаток

# ── сценарий на одном экране ──

casino-brief-goal = К рассвету на подносе должно лежать нужное число фишек из десяти. Фишки — и ставки, и счёт.
casino-brief-round = В отмеченных раундах за стол садится гость. В конце раунда крупье закрывает стол, где лежит больше всего (поровну — первый по кругу от жетона): фишки уходят заведению, и весь следующий раунд там не играют. Нигде ничего не лежит — закрывает следующий по кругу и берёт за место с подноса.
casino-brief-ways = Идите за стол. Успех на пустом столе: ставка с подноса ложится на сукно, и заведение добавляет столько же. Решайте: забрать всё на поднос — или оставить, чтобы следующий успех за этим столом, ваш или партнёра, удвоил. Каждые четыре фишки делают стол труднее на 1; у каждого стола свой лимит.
casino-brief-danger = Бросок без успеха уносит всё, что лежало, а с пустого стола — ставку. С полуночи ставки на 1 выше. Неудачи и сплочение стоят фишки; действующая полиция берёт фишку с каждой выплаты. Отмеченные способности и штрафы здесь выключены.
casino-brief-end = Светает после последнего раунда: что на столах, то заведению. Успех, если на подносе нужное число фишек; репутация — по таблице. Все десять на подносе — банк сорван. Ни на подносе, ни на столах ничего — клан разорён.
