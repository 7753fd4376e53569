# Почему стол чего-то не делает.
denied-added_already = Ваше устройство уже добавило к тасовке свои байты.
denied-adds_no_hex = Байты для тасовки записывают шестнадцатеричными цифрами.
denied-adds_nothing = Устройство добавляет к тасовке от 1 до { $most } байт.
denied-adds_too_much = К тасовке игрок может добавить не больше { $most } байт.
denied-asked_already = Вы уже просили об этом: продолжайте партию или повторите просьбу через десять минут.
denied-chat_is_full = Чат этого стола заполнен.
denied-client_id = У сообщения должен быть свой номер длиной от 1 до { $most } латинских букв, цифр или знаков.
denied-clock_bank = На часах в начале может быть от { $least } до { $most } секунд.
denied-clock_days = На ход может быть от { $least } до { $most } дней.
denied-clock_increment = За ход может добавляться от { $least } до { $most } секунд.
denied-daily_is_played_alone = Раздачу дня играют сами: без подсказок и без замены.
denied-day_is_not_over = Это откроется завтра, когда раздачу дня сыграют все (день считается по UTC).
denied-guide_expects = В учебной партии сейчас нужен другой ход: { $word }.
denied-has_begun = Партия уже началась.
denied-has_ended = Партия закончилась.
denied-name_is_empty = В имени должен быть хотя бы один видимый знак.
denied-name_is_too_long = В имени может быть не больше { $most } знаков.
denied-needs_invitation = За этот стол садятся по приглашению: откройте ссылку, которую вам прислали.
denied-no_date = Это не дата: она пишется так — 2026-11-19.
denied-no_free_seat = За вашим столом нет свободных мест.
denied-no_person_plays_there = На этом месте играет не человек.
denied-no_retry = Сыграть главу заново можно, если она из кампании или проиграна.
denied-no_stand_in = На этом месте никто никого не замещает.
denied-no_such_count = Число игроков в этой игре может быть таким: { $counts }.
denied-no_such_level = Такого уровня нет; есть: { $levels }.
denied-no_such_phrase = В этой игре нет такого сигнала.
denied-no_such_seat = За этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
    }, такого среди них нет.
denied-not_absent_enough = Предложить замену можно, когда игрока нет { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
    }.
denied-not_asked = В этом голосовании ваш голос не нужен.
denied-not_at_the_table = Это могут только те, кто сидит за этим столом.
denied-not_begun = Партия ещё не началась.
denied-not_ended = Партия ещё не закончилась.
denied-not_in_this_chapter = С такими условиями следующую главу сыграть нельзя; выберите другие.
denied-not_the_host = Это может только хозяин стола.
denied-not_your_seat = Это не ваше место.
denied-nothing_carried_over = У этой партии нет продолжения.
denied-nothing_is_held = Сейчас ждать нечего.
denied-nothing_is_proposed = Это голосование уже закончилось.
denied-nothing_to_play_on = С этого момента играть дальше нельзя.
denied-older_rules = Эта партия сыграна по прежним правилам: её можно только посмотреть.
denied-option_stays = Настройка { $option } одинакова во всех главах.
denied-path_length = Один ход состоит из 1–{ $most } шагов.
denied-practice_is_for_one = За тренировочным столом играет один человек, на всех остальных местах — боты.
denied-proposal_is_open = Сначала нужно закончить голосование.
denied-removing_oneself = Себя убрать нельзя: просто освободите место.
denied-seat_is_free = Там никто не сидит.
denied-seat_is_kept = Это место оставлено для другого игрока.
denied-seat_is_taken = Это место занято.
denied-seats_are_free = { $count ->
    [one] Ещё { $count } место свободно.
    [few] Ещё { $count } места свободны.
   *[many] Ещё { $count } мест свободно.
    }
denied-stand_in_plays = За вас играет бот: сначала верните себе место.
denied-table_is_closed = Стол закрыт: все ушли до начала партии.
denied-talk_is_limited = Пока идёт партия, здесь говорят только о намерениях: для этого есть сигналы самой игры. Свободный чат может разрешить тот, кто открывает стол.
denied-text_has_too_many_lines = В сообщении может быть не больше { $most } строк.
denied-text_is_empty = В сообщении должен быть хотя бы один видимый знак.
denied-text_is_too_long = В сообщении может быть не больше { $most } знаков.
denied-that_is_you = Вы на месте; если нужно уйти, оставьте вместо себя бота.
denied-too_many_seats = За этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
    }, а названо больше.
denied-undo_match_has_ended = Партия закончилась, вернуть уже ничего нельзя.
denied-undo_no_move = У вас пока нет хода, который можно вернуть.
denied-undo_not_your_move = Вернуть можно только свой ход.
denied-undo_seat_has_learned = Этот ход открыл вам или тому, кто ходил после, что-то новое, поэтому он остаётся.
denied-waited_already = Ожидание уже продлевали один раз.
