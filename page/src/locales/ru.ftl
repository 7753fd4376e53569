# Фразы самой страницы. Фразы игр приходят с сервера.

## Общее

close = Закрыть
cancel = Отмена
copy = Скопировать
copied = Скопировано
share = Поделиться
save = Сохранить
saved = Сохранено
loading = Одну минуту…
no-server = Сервер не отвечает. Попробуйте ещё раз через минуту.
nowhere = Такой страницы нет
to-lobby = К шкафу с играми
me = Вы
name = Имя
your-name = Ваше имя
language = Язык
theme = Оформление
theme-light = Светлое оформление
theme-dark = Тёмное оформление
theme-is-system = как в системе
theme-is-light = светлое
theme-is-dark = тёмное
open-clause = Пункт правил { $clause }: открыть
minutes = { $minutes } мин
days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}

## Шкаф с играми

motto = Игры о власти — за одним столом.
build = { $bots ->
    [compiled] Боты думают в полную силу.
    [being-built] Игра ещё готовится: через минуту-другую боты станут думать быстрее.
   *[pure] На этом компьютере боты думают медленнее, поэтому эксперты играют чуть слабее.
}
cabinet = Игры
players-minutes = { $players } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
} · около { $minutes } мин
players = Игроков
bots = Боты
play-now = Играть
play-with-bots = Играть с ботами
no-account = Бесплатно и без регистрации.
learn = Научиться играть
new-table = Новый стол…
new-table-of = Новый стол: { $title }
how-to-play = Число игроков и уровень ботов
with-bots = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, боты: { $level }
alone = Только вы
company = Кто хочет сыграть
company-nobody = Сейчас никто об этом не сказал.
invited-by = Вас зовёт { $name }:
willing = Сядьте ко мне: я хочу сыграть
willing-why = Ваше имя увидят все, кто открыл этот список, и смогут позвать вас за свой стол. Как только вы уйдёте отсюда, имя исчезнет.
willing-ask = Позвать ко мне
willing-asked = приглашение отправлено
willing-no-table = Откройте стол по ссылке — и их можно будет позвать.
open-tables = Открытые столы
no-open-tables = Сейчас никто никого не ждёт. Откройте стол — его увидят здесь.
my-turn = Ждут вашего хода
my-matches = Мои партии
no-matches = Здесь будут ваши партии.
you-won = победа
you-lost = поражение
place-and-points = { $won ->
    [yes] победа
   *[no] { $place }-е место
}, { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
}
finished-matches = Сыгранные партии
your-turn = Ваш ход
running = идёт
ended = партия окончена
seats-free = { $free ->
    [0] все места заняты
    [one] { $free } место свободно
    [few] { $free } места свободны
   *[many] { $free } мест свободно
}

## Раздача дня

daily = Раздача дня
daily-why = Одна раздача в день, у всех одинаковая, против одних и тех же ботов. Попытка одна, без подсказок. Очки всех и сама раздача откроются после { $until }.
daily-play = { $status ->
    [new] Сыграть
    [running] Продолжить
   *[ended] Сыграно
}
daily-yesterday = Вчера
daily-named = Показать моё имя в таблице очков
daily-proof = Почему это честно
daily-proof-why = Тайное число раздачи следует из даты и секрета сервера, а его отпечаток показан заранее. Устройства игроков ничего к нему не добавляют, иначе раздачи были бы разными. Назавтра число открыто, и отпечаток можно сверить.
daily-scores = { $title }: { $day }
daily-nobody = В этот день никто не доиграл.
daily-tries = Доиграли до конца дня: { $tries }.
daily-me = { $name ->
    [none] вы
   *[other] { $name } — это вы
}
daily-unnamed = без имени
daily-short = раздача дня
daily-kept = Просмотр и запись откроются завтра.

## Новый стол

seats = Кто сядет за стол
seat-number = Место { $number }
seat-me = { $name } — это вы
seat-open = Свободно: сядет, кто придёт
seat-here = Игрок за этим же экраном
seat-bot = Бот: { $level }
name-of-seat = Имя игрока на месте { $number }
clock = Часы
clock-none = без часов
clock-bank = запас времени
clock-days = дни на ход
clock-bank-each = Запас на всю партию, плюс 10 с за ход
clock-days-each = На каждый ход
who-may-join = Кто может сесть
by-link = только по ссылке
open-to-all = все, стол виден в списке
free-chat = Свободный чат с напоминанием о правиле
practice = Тренировка: вернуть можно любой ход
open-table = Открыть стол

## Перед началом

waiting-for-players = { $free ->
    [one] Ждём ещё { $free } игрока, и партия начнётся.
    [few] Ждём ещё { $free } игроков, и партия начнётся.
   *[many] Ждём ещё { $free } игроков, и партия начнётся.
}
all-seated = Все на местах.
name-beside-you = Имя игрока за этим же экраном
seat-beside-you = Посадить рядом
seat-a-bot = Посадить бота
seat-bot-here = Посадить бота на место { $number }
free-seat = Свободное место
sit-here = Сесть
leave = Уйти
remove = Убрать
remove-seat = Убрать из-за стола: { $name }
invite = Ссылка для игроков
invite-qr = Ссылка для игроков как QR-код
link-only-here = Эта ссылка открывается только на этом компьютере. Чтобы к столу сели с других устройств в той же сети, запустите игру командой
watch = Ссылка для зрителей
begin = Начать партию

## За столом

practice-short = тренировка
skip-to-hand = К тому, что можно сделать
opponents = Остальные за столом
kind-bot = бот
kind-scripted = играет по сценарию
kind-stand-in = на замене играет бот
kind-absent = нет за столом
acts-now = сейчас ходит
thinks = думает
move-now = Поторопить
move-now-about = Боты ответят тем, что успели найти
asked = Что решаете вы
waiting-for = Ход за другими: { $names }
all-options = Все варианты ({ $count })
reconnecting = Связь прервалась, восстанавливаем. Ваши ходы не пропадут.
stale = Пока вы выбирали, положение изменилось. Посмотрите ещё раз.
which = Что именно?
why-not = Почему нельзя
undo = Вернуть ход
hint = Подсказка
hint-is = Подсказка: { $text }
notices-here = Уведомления
menu = Меню
panel = Журнал, чат и правила
log = Журнал
log-empty = Пока ничего не произошло.
chat = Чат
chat-unread = Чат: новых сообщений { $count }
chat-empty = Пока никто ничего не сказал.
chat-older = Более ранние сообщения
chat-text = Сообщение
chat-closed = В этой игре говорят только о намерениях, для этого есть сигналы. Чат откроется снова после партии.
chat-reminder = Говорите о том, что собираетесь делать, но не о картах на руке.
phrases = Готовые фразы
phrase-hello = Всем привет!
phrase-moment = Одну минуту…
phrase-well = Хороший ход!
phrase-oops = Ой!
phrase-thanks = Спасибо за игру!
phrase-again = Ещё партию?
chat-send = Сказать
chat-hide = Скрыть сообщения: { $name }
chat-show = Показать сообщения: { $name }
rulebook = Правила
rulebook-search = Поиск по правилам
rulebook-nothing = Такого в правилах не нашлось.
plain-board = Простой стол
use-plain-board = Простой стол: списки и таблицы
rhythm = Темп ботов
rhythm-calm = спокойный
rhythm-quick = быстрый
rhythm-instant = мгновенный
sounds = Звуки
lift-first = Первое касание поднимает, второе делает ход
notices = Уведомлять, когда мой ход
clock-left = Осталось времени
clock-days-left = { $days } д { $hours } ч
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
proposal = Предложение
agree = Согласиться
decline = Отказаться
withdraw = Снять предложение
held = Решает { $name }: ещё можно вмешаться.
wait = Подождите
let-it-stand = Пусть будет так
signals = Сигналы партнёрам
propose-abandon = Предложить закончить без результата
propose-stand-in = Предложить: пусть за игрока { $name } играет бот
take-back = Вернуться на место: { $name }
step-out = Отойти: пусть пока играет бот
resign = Сдаться
resign-sure = Да, я сдаюсь
guide = Обучение
guide-step = Шаг { $step } из { $steps }

## За одним экраном

hand-over = Передайте экран: { $name }
hand-over-why = Карты и секреты следующего игрока ещё не показаны. Пусть остальные отвернутся.
hand-over-take = Это я, { $name }
what-happened = Что произошло

## После партии

result = Итог
winner = победа
turning-point = Перелом
see-turning-point = Посмотреть этот момент
follow-rematch = Реванш
follow-to-rematch = К реваншу
follow-same-players = Новая партия тем же составом
follow-to-same-players = К новой партии
follow-retry = Сыграть главу заново
follow-to-retry = К той же главе заново
follow-next = Следующая глава
follow-to-next = К следующей главе
next-chapter = Следующая глава
memoirs = Мемуары
memoirs-back = К столу
memoirs-none = Об этой партии рассказывать нечего.
print = Напечатать
won-together = { $players ->
    [1] Победа
   *[other] Общая победа
}
lost-together = { $players ->
    [1] Поражение
   *[other] Общее поражение
}
replay = Просмотр партии
record = Скачать запись
share-result = Показать партию другим
picture = Картинка с итогом
picture-named = С моим именем
picture-save = Сохранить картинку
picture-failed = Картинку не удалось сделать.
picture-player = Игрок { $number }
proof = Честно ли тасовали?
commitment = Отпечаток тасовки
seed = Тайное число тасовки
replay-first = В начало
replay-back = На шаг назад
replay-play = Показывать
replay-pause = Остановить
replay-forward = На шаг вперёд
replay-last = В конец
replay-at = Место в партии
replay-step = Шаг { $at } из { $of }
replay-speed = Скорость
replay-close = Закрыть просмотр
replay-link = Ссылка на этот момент
branch = Доиграть отсюда с ботами
branch-why = Партия пойдёт дальше с этого момента, за остальных сыграют боты.
branch-seat = За кого играть
replay-eyes = Чьими глазами
eyes-spectator = зритель

## О вас

about-you = О вас
no-sign-up = Регистрации нет: вас узнают по этому браузеру.
statistics = Ваши партии
stat-played = сыграно
stat-won = побед
stat-best = лучший счёт
stat-streak = побед подряд
stat-last = Последние { $count } партий.
devices = Другие устройства
devices-why = Откройте одноразовую ссылку на другом устройстве — и ваши партии будут там же.
devices-mine = Ваши устройства
device-unnamed = Устройство
device-this = это
device-drop = Убрать
device-drop-which = Убрать: { $name }
one-time-link = Одноразовая ссылка
one-time-qr = Одноразовая ссылка как QR-код
make-link = Получить ссылку
another-link = Ещё одна ссылка
claim = Ваши партии на этом устройстве
claim-whose = Эта ссылка переносит на это устройство имя и партии: { $name } ({ $tables ->
    [one] { $tables } партия
    [few] { $tables } партии
   *[many] { $tables } партий
    }). Она действует один раз.
claim-lose = Сейчас ваше имя здесь — { $name }, { $tables ->
    [0] партий пока нет
    [one] { $tables } партия
    [few] { $tables } партии
   *[many] { $tables } партий
    }. Вернуться к ним с этого устройства можно будет только с кодом восстановления или с другого вашего устройства.
claim-stranger = Соглашайтесь, только если вы сами сделали эту ссылку: тот, кто её прислал, увидит ваши карты и ходы.
claim-take = Продолжить под именем { $name }
claim-stay = Остаться собой
claim-same = Это ваши же партии: они уже есть на этом устройстве.
recovery = Код восстановления
recovery-why = Если все устройства потеряются, код вернёт вам имя и партии. Новый код отменяет прежний.
recovery-show = Получить новый код
recovery-once = Запишите код: больше мы его не покажем.
recovery-have = У меня есть код
recovery-use = Восстановить
forget = Забыть меня
forget-why = Ваше имя и сообщения исчезнут отовсюду. Ходы в сыгранных партиях останутся без имени. Вернуть это нельзя.
forget-sure = Да, забыть меня навсегда
credits = Независимая программа, не связанная с издателями игр. Шрифты Literata и Onest — SIL Open Font License.
