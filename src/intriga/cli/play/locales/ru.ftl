# Фразы терминала, общие для всех игр.

bot-name-1 = Анна
bot-name-2 = Борис
bot-name-3 = Вера
bot-name-4 = Глеб
bot-name-5 = Дина
bot-name-6 = Егор
bot-name-7 = Жанна
bot-name-8 = Захар
person-name = Игрок { $number }

setup-players = Сколько игроков
setup-bots = Боты
setup-keys = ↑ ↓ строка · ← → значение · Enter начать · q выйти
setup-title = Новая партия
level-random = случайные
level-novice = начинающие
level-regular = обычные
level-expert = сильные
setup-line = { $name } ({ $values }) [{ $default }]:
setup-unknown = Ожидается одно из: { $values }.

resume-title = Есть неоконченная партия
resume-yes = Продолжить её
resume-no = Начать новую (эта сохранится)
resume-line = Есть неоконченная партия. Продолжить? (y/n) [y]:
resume-keys = ↑ ↓ выбрать · Enter подтвердить · q выйти

follow-title = Глава сыграна
follow-next = к следующей главе
follow-retry = ту же главу заново
follow-line = { $ways }; Enter — выйти:

news-keys = Любая клавиша — дальше · q выйти
keys-footer = h совет  u назад  l журнал  r правила  v тасовка  ? помощь  q выйти
lines-prompt = { $name }, ваше слово (? — помощь):
lines-unknown = «{ $text }» — не слово этой игры. Можно сказать: { $words }.

pager-more = ↓ дальше · пробел — страница · Esc закрыть
pager-end = Esc или Enter — закрыть · ↑ назад
search-foot = Печатайте, чтобы искать · ↑ ↓ листать · Esc закрыть
search-line = Поиск: { $text }
search-nothing = Ничего не найдено.

page-help = Помощь
page-news = Что произошло
page-log = Журнал
page-rules = Правила
page-proof = Честная тасовка
page-result = Итог

help-keys = Клавиши
help-choose = ← → выбирают, Enter подтверждает; можно сразу нажать клавишу, что стоит у ответа.
help-hint = h — что сделал бы обычный бот на вашем месте: он видит только то, что видите вы. Enter примет совет.
help-undo = u — взять ход назад, пока никто ничего не узнал и вы сами не увидели нового.
help-log = l — журнал партии полными предложениями.
help-rules = r — свод правил с поиском; в отказах стоят номера его пунктов.
help-proof = v — отпечаток тасовки и как его проверить.
help-quit = q или Ctrl-C — выйти; партия сохранена после каждого хода.
help-skip = Пока ходят боты, любая клавиша торопит их, а u берёт ваш ход назад.
help-lines = Слова вводят строкой, например: { $words }. Команды: ? l r u h v q; после r можно дописать, что искать.

hint = Совет: { $word }.
hint-none = Здесь спрашивают, что знаете вы сами: совета не будет.
log-undone = { $who }: ход взят назад.
log-undone-you = Вы взяли ход назад.
undo-done = Ход взят назад.
undo-no_move = Назад брать нечего: вы ещё ничего не сделали.
undo-seat_has_learned = Назад нельзя: после этого хода открылось новое.
undo-not_your_move = Назад нельзя: этот ход не ваш.
undo-match_has_ended = Назад нельзя: партия окончена.
undo-consent = { $names }: согласны вернуть ход? y — да, любая другая клавиша — нет.
undo-refused = Согласия нет, ход остаётся.

hand-over = Передайте клавиатуру: { $name }
hand-over-keys = Enter — показать карты

proof-before = Отпечаток тасовки: { $commitment }
proof-explain = До раздачи программа выбрала тайное число и показала его отпечаток. По отпечатку число не угадать и подменить его после нельзя. Когда партия кончится, число откроется, и каждый сможет проверить: все карты легли именно так, как следует из него, а вмешаться никто не мог.
proof-file = Запись партии: { $path }
proof-command = Проверить её ещё раз: intriga verify { $path }
proof-holds = Проверено: открытое число подходит к отпечатку, и каждая карта, каждый ход и счёт сходятся с записью.
proof-broken = Проверка не прошла: { $fault }.
proof-seed = Открытое тайное число: { $seed }

left = Партия сохранена. Продолжить: intriga play { $game } --resume { $path }
small = Окно { $width }×{ $height } мало: нужно не меньше 80×24. Увеличьте его.
over-keys = Enter — итог по строкам · l журнал · v тасовка · q выйти
