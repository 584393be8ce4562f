# Разбор партий: во что обошлось каждое решение и что было удачей

review-paris-phase = Этап { $phase }
review-paris-tile = Тайл { $tile }
review-avenue-round = Раунд { $round }
review-avenue-card = { $colour ->
    [yellow] Жёлтая карта, дорога { $road }
   *[other] Серая карта, дорога { $road }
}
review-avenue-farm = Ферма { $farm }

review-title = { $title }: разбор
review-brand = Boulevard: разбор
review-score = { $name }: счёт { $final }. Сильный игрок вначале мог рассчитывать на { $start }. Удача: { $luck }, упущено ходами: { $lost }.
review-margin = { $name }: в итоге { $final }. Сильный игрок вначале мог рассчитывать на { $start }. Удача: { $luck }, упущено ходами: { $lost }.
review-like-level = { $level } упускает примерно столько же.
review-accuracy-is = Точность: { $accuracy } из 100.
review-given = Удача { $luck }: ошибки соперника { $given }, случай { $chance }.
review-luck-worth = { $luck } (ошибки соперника { $given }, случай { $chance })
review-proven-from = Начиная с хода { $number } все оценки доказаны.
review-turning = { $own ->
    [yes] Перелом на вашем ходу { $number }: ход «{ $best }» вывел бы вас вперёд, но сыграно «{ $played }».
   *[no] Перелом на ходу { $number } ({ $name }): ход «{ $best }» вывел бы вперёд, но сыграно «{ $played }».
}
review-left = Кто-то вышел до конца партии, поэтому объяснять нечего: итога нет.
review-before-end = Партию можно разобрать, когда она закончена.
review-of-nothing = В этой партии решали только боты, разбирать нечего.
review-nothing = В этой партии ни у кого не было выбора.

review-column-seat = Место
review-column-move = Ход
review-column-stage = Этап
review-column-played = Сыграно
review-column-value = Оценка
review-column-chance = Шанс
review-column-cost = Упущено
review-column-best = Лучший
review-accounts = Как получился такой итог
review-about-accounts = Итог — это то, на что сильный игрок мог рассчитывать вначале, плюс удача, минус упущенное.
review-graph = Ожидаемый итог, ход за ходом
review-about-graph = По линии на место. Крупные точки — ошибки: решения, упустившие очко или больше.
review-costliest = Самые крупные ошибки
review-about-costliest = Слева — после сделанного хода. Справа — после лучшего.
review-none-costly = Ошибок не было: ни одно решение не упустило целого очка.
review-decisions = Все решения
review-about-decisions = Оценки в очках — как их можно было дать с этого места в тот момент. Звёздочкой отмечены доказанные.
review-stages = Упущено: { $stages }.
review-cost = упущено { $points }
review-working = Разобрано решений

cli-review = Разобрать партию: что упустило каждое решение и что было удачей.
cli-opt-review-seat = Показать решения только этого места.
cli-opt-review-html = Записать разбор на страницу, которой больше ничего не нужно.
cli-opt-review-json = Вывести разбор как JSON.

# The analysis of a position

cli-analyse = Дать сильному боту подумать над позицией и показать лучшие ходы.
cli-opt-analyse-seconds = Сколько он думает.
cli-opt-analyse-threads = Сколько ядер он может занять.
cli-opt-analyse-seat = За какое место думать; обычно за то, чей ход.

# The page of a review

web-review-open = Разобрать партию
web-review-of = { $title } — разбор
web-review-you = Вы
web-review-running = Эта партия ещё идёт. Возвращайтесь, когда она закончится.
web-review-progress = Разобрано решений: { $looked } из { $count }, начиная с конца.
web-review-move = Ход { $number } из { $count }: { $name }
web-review-ways = Что показано на поле
web-review-way-position = Позиция
web-review-way-played = Сыграно
web-review-way-best = Лучший
web-review-was-best = лучший ход
web-review-reveal = Показать лучший ход
web-review-hide = Скрывать лучший ход там, где вы ошиблись
web-review-turned = Перелом на ходу { $number }.
web-review-chance = шанс на победу { $chance }
web-review-proven = доказано
web-review-estimated = оценка
web-review-line = Что было бы дальше
web-review-line-example = Что могло бы быть дальше
web-review-line-supposed = То, чего никто ещё не мог знать, например следующие карты или тайлы, здесь взято для примера.
web-review-line-back = На ход назад в этом варианте
web-review-line-on = На ход вперёд в этом варианте
web-review-luck = { $own ->
    [yes] Ваша удача перед этим ходом: { $worth }.
   *[no] { $name } — удача перед этим ходом: { $worth }.
}
web-review-luck-last = { $own ->
    [yes] Ваша удача после вашего последнего хода: { $worth }.
   *[no] { $name } — удача после последнего хода: { $worth }.
}
web-review-luck-of = { $own ->
    [yes] Что принёс вам случай: { $what }. Удача { $worth }.
   *[no] { $name } — что принёс случай: { $what }. Удача { $worth }.
}
web-review-forced = Здесь не было выбора.
web-review-mistake-previous = Предыдущая ошибка
web-review-mistake-next = Следующая ошибка
web-review-keys = Клавиши
web-review-space = пробел
web-review-key-moves = На ход назад или вперёд
web-review-key-ends = К началу или в конец
web-review-key-mistakes = Следующая или предыдущая ошибка
web-review-key-ways = Показать лучший ход; нажмите ещё раз, чтобы переключаться между позицией, сыгранным ходом и лучшим
web-review-key-play = Проигрывать автоматически или остановить
web-review-picture = Сохранить картинку
web-review-caption-played = Сыграно: { $move }
web-review-caption-shown = На доске: { $moves }
web-review-sort = Порядок списка
web-review-by-order = По порядку
web-review-by-cost = Сначала крупные ошибки
web-review-filter = Чьи решения
web-review-of-all = Все игроки
web-review-of-people = Без ботов
review-column-luck = Удача
no-such-moment = В этой партии нет такого момента.
web-record-paste = Или вставьте сюда её текст
web-record-pasted = Вставленный текст

# A costly decision once more

web-review-try = Попробуйте сами
web-review-try-of = { $title } — попробуйте сами
web-review-try-lead = { $own ->
    [yes] В партии вы сыграли «{ $move }» и упустили { $points }. Найдите ход лучше.
   *[no] { $name } — сыграно «{ $move }», упущено { $points }. Найдите ход лучше.
}
web-review-try-thinking = Сильный бот оценивает ваш ход…
web-review-try-best = Это лучший ход.
web-review-try-even = Не хуже лучшего хода, насколько бот может судить.
web-review-try-better = Ваш ход: упущено { $points }. Это лучше, чем в партии: там упущено { $played }.
web-review-try-same = Этот ход и был сыгран: упущено { $points }.
web-review-try-equal = Ваш ход: упущено { $points }, столько же, сколько в партии.
web-review-try-worse = Ваш ход: упущено { $points }. Это хуже, чем в партии: там упущено { $played }.
web-review-try-reveal = Показать ответ
web-review-try-yours = Ваша попытка
web-review-try-again = Попробовать ещё раз
web-review-try-back = Назад к разбору
