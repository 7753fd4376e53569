# Все предложения игры по-русски. $you = yes, если действует читающий; имена всегда в именительном падеже.

title = Легенды города гангстеров
blurb = Ночной город двадцатых: боссы одного клана вместе идут на дело, бросают кубики и прячут улики от полиции.

# ── числа, перечни, имена ──

list-last = { $head } и { $last }
list-nobody = никто
list-nothing = ничего
list-you = вы
boss = Босс { $number }
place = место { $number }
act = действие { $number }
choice = ответ { $number }
count-actions = { $number } { $number ->
    [one] действие
    [few] действия
   *[many] действий
}
count-cards = { $number } { $number ->
    [one] карта
    [few] карты
   *[many] карт
}
count-dice = { $number } { $number ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
count-henchmen = { $number } { $number ->
    [one] приспешник
    [few] приспешника
   *[many] приспешников
}
count-successes = { $number ->
    [0] ни одного успеха
    [one] { $number } успех
    [few] { $number } успеха
   *[many] { $number } успехов
}

# ── специализации ──

spec-search = поиск
spec-investigation = расследование
spec-melee = ближний бой
spec-shooting = стрельба
spec-running = бег
spec-driving = вождение
spec-intimidation = запугивание
spec-persuasion = убеждение
spec-healing = лечение
spec-repair = ремонт
category-information = информация
category-fight = сражение
category-chase = погоня
category-influence = влияние
category-skills = навыки

# ── испытания и кубики ──

challenge-police = Полиция
challenge-revive = Оживить выбывших
challenge-cheer = Взбодрить измотанных
measure = { $successes ->
    [0] сложность { $difficulty } за каждый успех
    [1] сложность { $difficulty }
   *[other] сложность { $difficulty } × { $successes }
}
die = { $face ->
    [lock] замок
    [reroll] переброс
    [used] отыгранный переброс
    [red] красный
   *[other] { $face }
}
red-remembered = { $face ->
    [lock] красный замок
    [henchman] приспешник на красном
    [problem] проблема на красном
    [x2] красный ×2
    [x3] красный ×3
   *[x4] красный ×4
}
red-die = { $face ->
    [x2] ×2
    [x3] ×3
    [x4] ×4
    [lock] замок
    [henchman] приспешник
   *[problem] проблема
}
with-red = красный: { $face }

# ── способности ──

ability = { $moment ->
    [before] до броска: { $does }.
    [after] после броска: { $does }.
   *[any] { $does }.
}
ability-draw = взять { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
} из колоды клана
ability-all_draw = каждый берёт { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
} из колоды клана
ability-remove_problem = убрать из игры одну проблему на столе
ability-calm_police = полиция под контролем до конца раунда
ability-revive = вернуть { $amount ->
    [1] одного выбывшего
    [2] до двух выбывших
   *[other] до трёх выбывших
} в колоду измотанных
ability-cheer = вернуть { $amount ->
    [1] одного измотанного
    [2] до двух измотанных
   *[other] до трёх измотанных
} в колоду клана
ability-scout = открыть { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
} колоды клана и взять одну
ability-foresee = открыть следующую проблему и оставить её или сбросить
ability-extra_action = в этом ходу на одно действие больше
ability-free_rally = сплотить клан без штрафа
ability-add_dice = +{ $amount } { $amount ->
    [one] белый кубик
    [few] белых кубика
   *[many] белых кубиков
}
ability-double_spec = один из отправленных даёт вдвое больше кубиков
ability-lower = сложность ниже на { $amount }, но не меньше 1
ability-best_spec = один из отправленных даёт столько кубиков, сколько лучшая специализация
ability-harmless = замки в этом броске не наносят урона
ability-add_result = +{ $amount } к результату
ability-double_red = множитель красного кубика удваивается
ability-add_face = к результату прибавляется ещё один кубик, на нём { $amount }
ability-reroll_one = перебросить один любой кубик, даже с замком
ability-reroll_free = перебросить любые кубики без замка
ability-set_die = повернуть один белый кубик, пусть покажет { $amount }
ability-ignore_damage = { $amount ->
    [one] { $amount } урон не считается
   *[other] { $amount } урона не считаются
}
ability-extra_success = если успех есть, то на один больше
ability-ignore_red = красный кубик не считается

# ── штрафы ──

penalty = { $scope ->
    [holder] Владельцу: { $does }.
    [all] Всем: { $does }.
    [turn_end] Конец хода владельца: { $does }.
   *[round_end] Конец раунда: { $does }.
}
penalty-max_one_die = { $specs } — не больше одного кубика
penalty-fewer_dice = на { $amount } { $amount ->
    [one] кубик
   *[other] кубика
} меньше в каждом броске
penalty-harder = { $at ->
    [any] любое испытание
    [police] испытание полиции
    [rest] оживить и взбодрить
    [mission] испытания сценария
   *[problems] проблемы
} труднее на { $amount }
penalty-no_red = красный кубик брать нельзя
penalty-recruit_one = при наборе только одна карта
penalty-alone = на испытание идёт только один приспешник
penalty-no_abilities = способности не работают
penalty-fewer_actions = ход на { $amount } { $amount ->
    [one] действие
   *[other] действия
} короче
penalty-no_rally = клан сплотить нельзя
penalty-more_damage = бросок с замком наносит { $amount ->
    [one] на { $amount } урон больше
   *[other] на { $amount } урона больше
}
penalty-lose_card = карта с руки владельца уходит к измотанным
penalty-hurt_clan = { $amount ->
    [1] верхняя карта колоды клана уходит
    [2] две верхние карты колоды клана уходят
   *[3] три верхние карты колоды клана уходят
} к измотанным
penalty-another_problem = владелец берёт ещё одну проблему
penalty-setback = неудача в деле

# ── намерения: ни одно не называет карт ──

intention-police = Полицией займусь я
intention-rest = Верну наших в строй
intention-problems = Проблемы беру на себя
intention-mission = Займусь делом
intention-recruit = Сначала наберу людей
intention-help = Начинайте, я помогу
intention-wait = Я пока пережду

# ── события: раунд ──

event-setup = { $chapter ->
    [none] {""}
   *[other] Глава { $chapter }.{" "}
}«{ $scenario }»{ $level ->
    [easier] , облегчённая игра
    [harder] , усложнённая игра
   *[standard] {""}
}. В клане { $clan }.{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
dealt = { $you ->
    [yes] Ваша рука
   *[no] { $name }
}: { $henchmen }.
event-round_began = Раунд { $round }.
event-intention_said = { $you ->
    [yes] Вы
   *[no] { $name }
}: «{ $said }».
event-nominated = { $you ->
    [yes] Вы
   *[no] { $name }
} за то, чтобы { $is_you ->
    [yes] начинали вы
   *[no] начинал игрок { $nominee }
}.
event-first_chosen = { $you ->
    [yes] В этом раунде начинаете вы
   *[no] В этом раунде начинает { $name }
}{ $how ->
    [together] : все «за»
    [most] : так решило большинство
    [decided] : голоса разделились, решает прежний первый игрок
    [chance] : голоса разделились, решает жребий
   *[alone] {""}
}.
event-problem_taken = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} проблему{ $why ->
    [red] {" "}из-за красного кубика
    [penalty] {" "}по штрафу
   *[other] {""}
}: { $problem }.
event-no_problem_left = Колода проблем пуста: { $you ->
    [yes] вы ничего не берёте
   *[no] { $name } ничего не берёт
}.
event-turn_began = { $you ->
    [yes] Ваш ход
   *[no] Ходит { $name }
}.
event-turn_ended = { $you ->
    [yes] Ваш ход окончен
   *[no] { $name }: ход окончен
}{ $returned ->
    [none] {""}
   *[other] , на руку вернулись: { $returned }
}.
event-round_ended = Раунд { $round } окончен. { $fingerprints ->
    [0] Отпечатков на столе нет
   *[other] Отпечатков на столе: { $fingerprints }
}.
event-passed = { $you ->
    [yes] Вы не вмешиваетесь
   *[no] { $name } не вмешивается
}.
event-recruited = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} карту из колоды клана{ $why ->
    [red] {" "}(красный кубик)
   *[other] {""}
}{ $henchman ->
    [none] {""}
   *[other] : { $henchman }
}.
event-skipped = { $you ->
    [yes] Вы пропускаете
   *[no] { $name } пропускает
} действие.
event-rallied = { $you ->
    [yes] Вы сплачиваете
   *[no] { $name } сплачивает
} клан{ $free ->
    [yes] {" "}без штрафа
   *[no] {""}
}{ $henchmen ->
    [none] {""}
   *[other] , в колоду возвращаются: { $henchmen }
}.

# ── события: испытание ──

event-challenge_chosen = { $you ->
    [yes] Вы берётесь
   *[no] { $name } берётся
} за испытание: { $challenge } ({ $measure }).
event-henchman_sent = { $you ->
    [yes] Вы отправляете
   *[no] { $name } отправляет
} на испытание: { $henchman } ({ $specialisation }), { $dice }.
event-rolled = { $you ->
    [yes] Вы бросаете
   *[no] { $name } бросает
} кубики: { $dice }.
event-rerolled = { $by ->
    [none] { $you ->
        [yes] Вы перебрасываете
       *[no] { $name } перебрасывает
    }
   *[other] { $by } перебрасывает
}: { $again }. Теперь на кубиках: { $dice }.
event-die_turned = Кубик повёрнут: { $before } → { $after }.
event-result_fixed = { $challenge }: результат { $result } при сложности { $difficulty }{ $multiplier ->
    [1] {""}
   *[other] {" "}(с красным кубиком ×{ $multiplier })
}, { $successes }.{ $locks ->
    [0] {""}
   *[other] {" "}Замков: { $locks }, { $damage ->
        [0] урона нет
       *[other] урон: { $damage }
    }.
}
event-markers_placed = { $challenge }: успехов { $markers } из { $needed }.
event-overcome = Испытание пройдено: { $challenge }.
event-failed = Испытание не пройдено: { $challenge }.
event-ability_used = { $you ->
    [yes] Вы применяете
   *[no] { $name } применяет
} способность. { $henchman }: { $does }.
event-henchman_boosted = { $henchman } даёт теперь { $dice }.
event-henchman_exhausted = { $henchman } уходит к измотанным{ $why ->
    [damage] : один урон
    [penalty] : такова цена проблемы
   *[ability] {" "}после способности
}.
event-henchman_out = { $henchman } выбывает: два урона.

# ── события: проблемы, полиция, колоды ──

event-problem_gone = { $how ->
    [overcome] Проблема решена
    [removed] Проблема уходит из игры
   *[discarded] Проблема сброшена, её никто не возьмёт
}: { $problem }.
event-problem_foreseen = Следующей будет проблема: { $problem }.
event-clan_hurt = { $problem }: из колоды клана к измотанным уходят: { $henchmen }.
event-set_back = { $problem }: в деле неудача.
event-police_changed = { $police ->
    [controlled] Полиция под контролем до конца раунда.
    [uncontrolled] Контроль над полицией окончен: в новом раунде его нужно вернуть.
    [active] Полиция берётся за дело: со следующего раунда она действует до конца сценария.
   *[none] Полиции здесь нет.
}
event-revived = Из выбывших в измотанные возвращаются: { $henchmen }.
event-cheered_up = Из измотанных в колоду клана возвращаются: { $henchmen }.
event-scouted = С колоды клана открыты: { $henchmen }.
event-henchman_taken = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} на руку: { $henchman }.

# ── события: конец, перерыв ──

event-scenario_ended = { $ending }{ $reputation ->
    [none] {""}
   *[other] {" "}Репутация за сценарий: { $reputation }.
}{ $eliminated ->
    [none] {""}
   *[other] {" "}Из клана уходят: { $eliminated }.
}
event-recruits_shown = Из запаса { $level } уровня открыты: { $henchmen }.
event-recruit_kept = В клан приходит { $henchman }. Осталось репутации: { $purse }.
event-henchman_released = { $henchman } уходит из клана в запас. Репутации теперь: { $purse }.
event-break_ended = Перерыв окончен.{ $lost ->
    [0] {""}
   *[other] {" "}Репутация, которую не удалось потратить, пропадает: { $lost }.
}
event-ended = { $verdict }
ending-other = Сценарий окончен.
ending-evidence = Улик на столе слишком много: клан раскрыт.
ending-evidence_before_one = Перед одним из боссов слишком много улик: клан раскрыт.
verdict = { $success ->
    [yes] Победа, одна на всех: репутация клана { $reputation }.
   *[no] Поражение, общее для всех: репутация клана { $reputation }.
}

# ── отказы ──

refusal-game_is_over = Партия окончена.
refusal-not_your_decision = { $name ->
    [none] Сейчас решаете не вы.
   *[other] Сейчас решает { $name }.
}
refusal-not_asked = Сейчас вопрос другой.
refusal-no_such_boss = Такого босса за столом нет.
refusal-not_nominated = Выбирайте из тех, за кого подали больше всего голосов.
refusal-not_in_hand = { $henchman ->
    [none] Этой карты у вас на руке нет.
   *[other] У вас на руке нет такой карты: { $henchman }.
}
refusal-other_hand = { $henchman ->
    [none] Эта карта
   *[other] { $henchman }
} на руке другого босса: оттуда можно применить только способность.
refusal-no_actions_left = Действия кончились: закончите ход.
refusal-actions_left = У вас ещё есть действия: потратьте их или пропустите.
refusal-clan_is_empty = Колода клана пуста: сплотите клан или взбодрите измотанных.
refusal-nobody_to_send = Рука пуста, отправить некого: сначала наберите приспешников.
refusal-no_police = В этом сценарии брать полицию под контроль не нужно.
refusal-police_calm = Полиция уже под контролем до конца раунда.
refusal-police_at_work = Полиция уже взялась за дело: вернуть контроль нельзя.
refusal-nobody_out = Выбывших нет, оживлять некого.
refusal-nobody_exhausted = Измотанных нет, взбодрить некого.
refusal-not_on_the_table = { $problem ->
    [none] Этой проблемы на столе нет.
   *[other] Этой проблемы на столе нет: { $problem }.
}
refusal-not_open = Это испытание сейчас закрыто.
refusal-no_such_action = Такого действия сейчас нет.
refusal-two_are_enough = На испытание можно отправить не больше двух приспешников.
refusal-only_one_may_go = { $problem ->
    [none] На испытание может пойти только один приспешник.
   *[other] Мешает проблема «{ $problem }»: на испытание идёт только один приспешник.
}
refusal-has_been_sent = { $henchman ->
    [none] Эта карта уже была в деле
   *[other] { $henchman } уже в деле
}: карта вернётся на руку в конце хода.
refusal-not_his_specialisation = Такой специализации на карте нет.
refusal-send_somebody = Отправьте хотя бы одного приспешника.
refusal-no_red_die = { $problem ->
    [none] Красный кубик сейчас брать нельзя.
   *[other] Мешает проблема «{ $problem }»: красный кубик брать нельзя.
}
refusal-no_such_die = Такого кубика на столе нет.
refusal-no_reroll_left = Перебросить нечем: нужен свободный кубик с перебросом.
refusal-die_is_locked = Этот кубик под замком: его не перебросить.
refusal-in_order = Выбирайте кубики по порядку: сначала 1, потом 2, 3, 4, переброс и красный.
refusal-lift_a_die = Выберите хотя бы один кубик.
refusal-wrong_moment = { $henchman ->
    [none] Эту способность применяют в другой момент.
   *[other] { $henchman }: эту способность применяют в другой момент.
}
refusal-nothing_to_do = { $henchman ->
    [none] Сейчас это ничего не изменит.
   *[other] { $henchman }: способность сейчас ничего не изменит.
}
refusal-all_dice_in_hand = Все белые кубики уже в броске: больше семи не бывает.
refusal-no_abilities = { $problem ->
    [none] Способности сейчас не работают.
   *[other] Мешает проблема «{ $problem }»: способности не работают.
}
refusal-marked_ability = { $henchman ->
    [none] На карте знак: в этом сценарии её способность не действует.
   *[other] { $henchman }: на карте знак, в этом сценарии способность не действует.
}
refusal-not_sent = { $henchman ->
    [none] Урон получают только те, кого вы отправили на испытание.
   *[other] { $henchman } не участвует в этом испытании.
}
refusal-hurt_enough = { $henchman ->
    [none] Этого приспешника уже не выбрать: назовите другого.
   *[other] { $henchman } сейчас не подходит: урон распределяют по порядку, каждому не больше двух.
}
refusal-not_there = { $henchman ->
    [none] Этой карты в открытой стопке нет.
   *[other] В открытой стопке такой карты нет: { $henchman }.
}
refusal-pick_in_order = Карты выбирают по порядку номеров: выберите другую.
refusal-active_goes_on = Последнее слово за вами: продолжайте.
refusal-only_the_active = { $name ->
    [none] Это решает активный босс.
   *[other] Это решает { $name }; вы можете помочь способностью.
}
refusal-no_rally = { $problem ->
    [none] Сейчас клан сплотить нельзя.
   *[other] Мешает проблема «{ $problem }»: клан сплотить нельзя.
}
refusal-nobody_to_rally = Измотанных нет: сплачивать некого.
refusal-not_while_rolling = Между броском и уроном сплотить клан нельзя.
refusal-said_already = Вы уже сказали, что собираетесь делать.
refusal-nobody_to_tell = Вы играете в одиночку: говорить некому.
refusal-too_expensive = Приспешник { $level } уровня стоит { $price }, а репутации у вас { $purse }.
refusal-level_is_empty = В запасе нет приспешников { $level } уровня.
refusal-no_release_left = За перерыв можно отпустить не больше двух приспешников.
refusal-not_in_clan = { $henchman ->
    [none] В клане такой карты нет.
   *[other] В клане такой карты нет: { $henchman }.
}
refusal-spend_first = Репутация ещё есть ({ $purse }), и на неё есть кого нанять: потратьте её.
refusal-keep_one = Выберите одного из двух открытых приспешников.

# ── вопросы ──

question-game_over = Партия окончена.
question-waiting_for = Ждём: { $names }.
question-ask_first = Кто начинает раунд? Первый игрок возьмёт проблему.
question-ask_tie = Голоса разделились: решите, кто начинает.
question-ask_step_in = { $name } решает. Помочь способностью или не вмешиваться?
question-ask_action = { $alone ->
    [yes] Ходит { $name }
   *[no] Ваш ход
}, впереди { $actions }. Что делаете?
question-ask_end_turn = { $alone ->
    [yes] { $name }: действий больше нет. Закончить ход?
   *[no] Действий больше нет. Закончить ход?
}
question-ask_more = Взять ещё одну карту?
question-ask_send = { $alone ->
    [yes] Кого отправляет { $name }?
   *[no] Кого отправить на испытание?
}
question-ask_second = Отправить второго приспешника?
question-ask_specialisation = { $henchman }: какую специализацию использовать?
question-ask_roll = Бросайте кубики — с красным или без него.
question-ask_result = Перебросить, применить способность или принять результат?
question-ask_reroll = Какие кубики перебросить?
question-ask_damage = Кто получит урон? Осталось распределить: { $left }.
question-ask_red = На красном кубике приспешник: взять карту из колоды клана?
question-ask_who_takes = Кто возьмёт проблему?
question-ask_lose = Проблема стоит карты с руки: кто уйдёт к измотанным?
question-ask_end_round = Конец раунда: последняя возможность применить способность.
question-ask_remove = Какую проблему убрать из игры?
question-ask_foreseen = Следующая проблема — «{ $problem }». Оставить её или сбросить?
question-ask_scouted = Кого из открытых взять на руку?
question-ask_die = { $henchman }: { $face ->
    [none] какой кубик перебросить?
   *[other] какой кубик повернуть на { $face }?
}
question-ask_sent = { $as_best ->
    [yes] Кто из отправленных станет лучшим в этом деле?
   *[no] Чьи кубики удвоить?
}
question-ask_revive = Кто вернётся из выбывших? Осталось выбрать: { $left }.
question-ask_cheer = Кто вернётся в колоду клана? Осталось выбрать: { $left }.
question-ask_keep = Кто останется в клане?
question-ask_recruit = Перерыв: на что потратить репутацию ({ $purse })?
question-ask_release = Кто уйдёт из клана? За это +1 к репутации.

# ── слова ──

word-boss = { $you ->
    [yes] вы
   *[no] { $name }
}
word-recruit = набрать приспешников
word-more = взять ещё одну карту
word-enough = этого хватит
word-skip = пропустить действие
word-police = взять полицию под контроль
word-revive = оживить выбывших
word-cheer = взбодрить измотанных
word-problem = проблема: { $problem }
word-place = { $place }
word-send = отправить: { $henchman }
word-as = как { $specialisation }
word-roll = бросить кубики
word-roll_red = бросить с красным кубиком
word-die = кубик: { $die }
word-die_red = красный кубик
word-throw = перебросить выбранное
word-go_on = принять результат
word-pass = не вмешиваться
word-use = способность: { $henchman }
word-hurt = урон: { $henchman }
word-pick = { $henchman }
word-take = взять карту
word-leave = оставить как есть
word-discard = сбросить
word-rally = сплотить клан
word-end_turn = закончить ход
word-end_round = закончить раунд
word-level = нанять: { $level } уровень
word-release = отпустить приспешника
word-done = закончить перерыв
word-intend = «{ $said }»

group-boss = Кто
group-recruit = Действие
group-skip = Действие
group-more = Набор
group-enough = Хватит
group-police = Испытание
group-revive = Испытание
group-cheer = Испытание
group-problem = Проблема
group-place = Испытание
group-send = Кого отправить
group-as = Специализация
group-roll = Бросок
group-die = Кубики
group-throw = Бросок
group-go = Результат
group-pass = Помощь
group-use = Способность
group-hurt = Урон
group-pick = Карта
group-take = Красный кубик
group-leave = Оставить
group-discard = Сбросить
group-rally = Без действия
group-end = Конец
group-act = Действие сценария
group-choice = Ответ
group-level = Нанять
group-release = Отпустить
group-done = Конец
group-intend = Сказать

option-scenario = Сценарий
option-campaign = Кампания
option-campaign-no = один сценарий
option-campaign-yes = две главы, без финала
option-campaign-whole = три главы, с финалом
option-difficulty = Сложность
option-difficulty-easier = легче
option-difficulty-standard = как в книге
option-difficulty-harder = труднее

# ── простая доска ──

field-scenario = Сценарий
field-chapter = Глава
field-level = Сложность игры
field-moment = Сейчас
field-round = Раунд
field-first = Первый игрок
field-active = Ходит
field-actions = Осталось действий
field-police = Полиция
field-fingerprints = Отпечатки
field-fingerprints_lose = Столько отпечатков на столе — поражение
field-fingerprints_lose_one = Столько перед одним боссом — поражение
field-loses_now = Поражение, если раунд кончится сейчас
field-bosses = Боссы
field-hand = Ваша рука
field-piles = Колоды
field-challenges = Испытания
field-roll = Идёт испытание
field-mission = Дело
field-reputation = Репутация сейчас
field-break_ = Перерыв
field-boss = Босс
field-cards = Карт на руке
field-known = Известны на руке
field-turned = Вернутся в конце хода
field-problems = Проблемы
field-intends = Собирается
field-nominates = Голос за первого
field-henchman = Приспешник
field-dice = Кубиков
field-preview = Что изменит
field-can_help = Может помочь сейчас
field-barred = Способность здесь не действует
field-Challenge = Испытание
plain-every = ценен каждый
field-best = Лучше всего
field-difficulty = Сложность
field-successes = Нужно успехов
field-markers = Есть успехов
field-harmless = Замки не ранят
field-Challenge-boss = Перед кем
field-can_be_tried = Можно пойти
field-holds = Штраф действует
field-challenge = Испытание
field-Roll-difficulty = Сложность теперь
field-sent = Отправлены
field-odds = Шансы
field-white = Белые кубики
field-red = Красный кубик
field-lifted = Перебрасываются
field-bonus = Прибавка способностей
field-result = Результат
field-won = Успехов
field-missing = Не хватает до следующего
field-locks = Замков
field-damage = Урон
field-chance = Шанс следующего успеха
field-again = Лучшие перебросы
field-clan = В колоде клана
field-exhausted = Измотаны
field-out = Выбыли
field-reserve = Запас
field-Pile-problems = Проблем в колоде
field-next_problem = Следующая проблема
field-purse = Репутации на наём
field-releases = Ещё можно отпустить
field-stock = В запасе по уровням
field-prices = Цена по уровням
field-drawn = Открыты
field-Break-clan = Клан
value-level-easier = легче
value-level-standard = как в книге
value-level-harder = труднее
value-moment-nominating = кто начинает
value-moment-action = выбор действия
value-moment-recruiting = набор
value-moment-sending = кого отправить
value-moment-before_roll = перед броском
value-moment-after_roll = после броска
value-moment-rerolling = переброс
value-moment-red_die = карта красного кубика
value-moment-damage = урон
value-moment-ability = цель способности
value-moment-problem = кто берёт проблему
value-moment-moving = кто возвращается
value-moment-losing = потеря карты
value-moment-mission = вопрос сценария
value-moment-round_end = конец раунда
value-moment-break = перерыв
value-moment-over = конец
value-police-none = её здесь нет
value-police-uncontrolled = без контроля
value-police-controlled = под контролем до конца раунда
value-police-active = действует до конца сценария
value-intends-police = заняться полицией
value-intends-rest = вернуть наших в строй
value-intends-problems = решать проблемы
value-intends-mission = идти на дело
value-intends-recruit = набирать людей
value-intends-help = помогать
value-intends-wait = переждать

# ── экран ──

# ── что изменит способность ──

preview-change = { $what ->
    [dice] кубики { $before } → { $after }
    [difficulty] сложность { $before } → { $after }
    [result] результат { $before } → { $after }
    [successes] успехи { $before } → { $after }
    [chance] { $successes ->
        [one] { $successes } успех
        [few] { $successes } успеха
       *[many] { $successes } успехов
    } { $before } → { $after }
    [damage] урон { $before } → { $after }
   *[problems] новых проблем { $before } → { $after }
}
preview = Сейчас: { $changes }.
preview-best = Сейчас, при лучшем выборе: { $changes }.
preview-nothing = Сейчас ничего не изменит.

chance = { $number ->
    [1] успех { $percent }
    [2] два { $percent }
   *[3] три { $percent }
}
chances = { $chances }; замков около { NUMBER($locks, minimumFractionDigits: 1, maximumFractionDigits: 1) }
screen-round = раунд { $round }
screen-turn = ход: { $name }, { $actions }
screen-reputation = репутация { $reputation }
screen-fingerprints = Отпечатки
screen-police = Полиция
screen-police-is = { $police ->
    [uncontrolled] без контроля, успейте до конца раунда
    [controlled] под контролем до конца раунда
    [active] действует до конца сценария
   *[none] её здесь нет
}
screen-loses = Если раунд кончится так, вы проиграете!
screen-challenges = Испытания:
screen-clan = Колода клана
screen-exhausted = измотаны
screen-out = выбыли
screen-next = следующая проблема
screen-hand = Ваша рука
screen-now-difficulty = (теперь сложность { $difficulty })
screen-with-red = с красным
screen-bonus = способности +{ $bonus }
screen-missing = до следующего не хватает { $missing }
screen-damage = урон { $damage }
screen-lifted = перебросить
screen-intends-police = полиция за мной
screen-intends-rest = верну наших
screen-intends-problems = беру проблемы
screen-intends-mission = иду на дело
screen-intends-recruit = наберу людей
screen-intends-help = помогу
screen-intends-wait = пережду
screen-said = «{ $said }»
screen-say-police = полиция
screen-say-rest = отдых
screen-say-problems = проблемы
screen-say-mission = дело
screen-say-recruit = набор
screen-say-help = помогу
screen-say-wait = жду
screen-police-short = Полиция
screen-revive-short = Оживить
screen-cheer-short = Взбодрить
screen-group-challenges = Испытания:
screen-group-actions = Действия:
screen-group-answers = Выбор:
screen-group-abilities = Способности:
screen-group-say = Сказать:
about-needs = Лучше всего { $best }; { $measure }.
about-harmless = Замки здесь не ранят.
about-fingerprint = На карте отпечаток.
about-penalty-off = На карте знак: этот штраф здесь не действует.
about-ability-off = На карте знак: эта способность здесь не действует.
about-place = Испытание сценария.
about-odds = { $henchman }: { $chances }.
about-odds-red = С красным: { $chances }.
about-hurt = { $fate ->
    [out] Второй урон: { $henchman } выбывает.
   *[other] Первый урон: { $henchman } уходит к измотанным.
}
about-boss = Этот босс будет ходить первым и возьмёт проблему раунда.
about-as = Каждый приспешник использует одну специализацию.
about-die = Этот кубик будет выбран.
about-intend = Партнёры услышат намерение; карт оно не называет и ни к чему не обязывает.
about-act = Действие сценария.
about-choice = Ответ на вопрос сценария.
about-level = Два приспешника { $level } уровня откроются, один останется; цена: { $price }.
about-recruit = Взять одну карту из колоды клана, посмотреть и, если нужно, взять вторую.
about-more = Вторая карта того же действия.
about-enough = Больше никого не нужно.
about-skip = Потратить действие впустую.
about-police = Успех: контроль до конца раунда. Без него полиция начнёт действовать.
about-revive = Каждый успех возвращает одного выбывшего к измотанным.
about-cheer = Каждый успех возвращает одного измотанного в колоду клана.
about-rally = Все измотанные сразу вернутся в колоду клана; действие не тратится.
about-roll = Бросить белые кубики.
about-roll_red = Красный кубик умножает лучший белый, но может ранить или принести проблему.
about-throw = Выбранные кубики катятся снова.
about-go_on = Результат станет окончательным.
about-pass = Оставить всё как есть.
about-take = Карта придёт на руку.
about-leave = Ничего не менять.
about-discard = Этой проблемы никто не возьмёт.
about-end_turn = Приспешники без ран вернутся на руку.
about-end_round = Штрафы, полиция, улики — и новый раунд.
about-release = Один приспешник уйдёт в запас, репутации станет на 1 больше.
about-done = Непотраченная репутация пропадёт.
result = { $won ->
    [yes] Победа, одна на всех
   *[no] Поражение, общее для всех
}. «{ $scenario }»{ $reputation ->
    [none] .
   *[other] : репутация { $reputation }.
}
result-rounds = Раундов: { $rounds }
legend-turn = Ход: 2 действия (вдвоём и в одиночку 3). Набрать 1–2 карты, пойти на испытание или пропустить.
legend-dice = На испытание идут 1–2 приспешника. Лучшая специализация даёт 3 кубика, та же категория 2, другая 1; всего не больше 7.
legend-roll = Кубик: 1–4, ⊠ замок (не перебросить, и 1 урон), ↻ переброс любых свободных кубиков, · отыгранный переброс.
legend-red = Красный: ×2, ×3, ×4 для одного белого кубика, ⊠ замок, +♟ можно взять карту, +! проблема.
legend-damage = Каждый успех — полная сложность в сумме. 1 урон: измотан, 2 урона: выбыл.
legend-evidence = ◍ отпечатки: слишком много в конце раунда — поражение. С тремя и четырьмя игроками есть ещё предел перед каждым.
legend-police = Полицию нужно брать под контроль каждый раунд, иначе она действует до конца сценария.
legend-rally = Сплотить клан можно в свой ход без действия: измотанные вернутся в колоду, но у сценария есть цена.
legend-signs = ▸ ходит, ¹ первый игрок, ▯ карт на руке, ▪▫ успехи, * способность можно применить сейчас, + ценен каждый успех.
legend-specialisations = Категории и специализации

## Главы правил

chapter-frame = Общее
chapter-setup = Подготовка
chapter-play = Игра и разговоры
chapter-round = Раунд
chapter-turn = Ход
chapter-henchmen = Испытание: приспешники
chapter-roll = Испытание: бросок
chapter-result = Испытание: результат
chapter-abilities = Способности
chapter-success = Успех
chapter-damage = Урон
chapter-end_of_turn = Конец хода
chapter-problems = Проблемы
chapter-evidence = Улики
chapter-police = Полиция
chapter-decks = Колоды
chapter-break = Конец сценария и перерыв
chapter-end = Конец игры
chapter-solo = Игра в одиночку

# ── учебная партия ──

guide-1 = Три босса грабят банк. Один партнёр берёт на себя полицию, другой обещает помочь. Начинайте вы: первый игрок получает проблему.
guide-2 = На вашей проблеме отпечаток, а 5 отпечатков в конце раунда — провал. Сначала сигнализация: сложность 4, и нужны 2 успеха.
guide-3 = Лучшая специализация даёт 3 кубика, та же категория 2, любая другая 1. Здесь нужен ремонт, отправьте первого: Чоу.
guide-4 = Второй приспешник добавит ещё кубик; шансы видны до броска. Отправьте второго: Кирпич.
guide-5 = Для 2 успехов надо 8. Красный кубик умножает один белый, но может и навредить. Рискните: бросьте с красным.
guide-6 = Замок не перебросить, и он ранит. А ваш переброс освежит любые свободные кубики: перебросьте красный, он ничего не умножил.
guide-7 = 3 × 2 + 1 = 7. Партнёр вмешался и прибавил ещё 3: помогать способностью можно и в чужой ход. Вышло 10, примите результат.
guide-8 = Сигнализация снята. Замок — это 1 урон: раненый уходит к измотанным, а если получит 2 урона, выбывает. Пусть урон получит Кирпич.
guide-9 = Осталось действие. Людей у вас мало: наберите приспешников из колоды клана.
guide-10 = Первая карта на руке, и вы её видели. За то же действие можно взять вторую: возьмите ещё одну.
guide-11 = Действий больше нет. Кто без ран, вернётся на руку. Закончите ход: теперь партнёры, полиция тоже за ними.
guide-12 = В конце раунда срабатывают штрафы, часы и полиция: её усмиряют каждый раунд. Закончите раунд, дальше вы уже справитесь.

# ── части краткого описания ──

brief-goal = Цель
brief-round = Раунд
brief-ways = Что делать
brief-danger = Опасности
brief-end = Конец
