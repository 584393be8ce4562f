# Анализ: документ (boulevard/analysis/), его страница и бот, который следит за игрой.

analysis-proven = Ход: { $seat }. Доказано.
analysis-searched = Ход: { $seat }. Просмотрено партий: { $count }.
analysis-column-move = Ход
analysis-column-value = Оценка
analysis-column-line = Дальше
analysis-example = Например: { $line }

analysis-malformed = В этой части анализа чего-то не хватает или что-то не так: { $where }.
analysis-no-object = Это не анализ: JSON должен быть объектом.
analysis-format = Формат — { $format }; эта программа читает { $known }.
analysis-not-json = Это не JSON или текст неполный ({ $reason }).
analysis-beginning = Анализ не может начинаться так ({ $where }): { $reason }
analysis-move = Узел { $where }, { $move }: { $reason }
analysis-twice = Узел { $where }: ход { $move } встречается дважды.
analysis-too-many = В анализе может быть не больше ходов, чем { $most }.
analysis-long-comment = В комментарии может быть не больше знаков, чем { $most }.
analysis-full = В этом анализе больше нет места. Удалите вариант или начните отсюда новый анализ.
analysis-delete-root = Первую позицию удалить нельзя.
analysis-no-node = Позиции { $number } в этом анализе нет; возможно, её удалили.
analysis-unknown = Такого анализа нет.
analysis-not-yours = Менять анализ может только его автор. Сделайте свою копию.
analysis-stale = Этот анализ одновременно меняют в другом месте. Попробуйте ещё раз.
analysis-running = Анализировать партию можно, когда она закончится.
analysis-over = Здесь партия уже закончена: решать больше нечего.
analysis-bot-failed = Бот не смог обдумать эту позицию. Можно попросить его ещё раз.
analyses-too-many = Анализов у вас уже { $most }, и больше места нет. Сначала удалите один из них.
analysis-nothing = Сначала вставьте текст или выберите файл.

web-analyses-title = Доска для анализа
web-analysis-lead = Пробуйте любые ходы за всех игроков, возвращайтесь, создавайте варианты, записывайте мысли и смотрите, что скажет сильный бот.
web-analyses-new = Начать с пустого поля
web-analyses-paste = Открыть
web-analyses-text = Позиция, текст записи или анализа
web-analyses-file = Или выберите запись или анализ (.json), или перетащите файл сюда
web-analyses-open = Анализировать
web-analyses-note = Анализ видит каждый, у кого есть ссылка; менять его можете только вы.
web-analyses-own = Ваши анализы
web-analyses-newer = Более новые
web-analyses-older = Более старые
web-analyses-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
web-analyses-variations = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
web-analyses-from-position = С позиции
web-analyses-from-start = С первого хода
web-analysis-title = { $title } — анализ
web-analysis-start = Начальная позиция.
web-analysis-over = Партия закончена
web-analysis-steps = По ходам
web-analysis-seen = Что показано
web-analysis-known = Что знает { $seat }
web-analysis-known-all = Что знают все
web-analysis-open = Всё
web-analysis-watching = Что думает бот
web-analysis-tree = Ходы и варианты
web-analysis-variation = Вариант:
web-analysis-empty = Ходов пока нет. Сделайте ход на поле.
web-analysis-worth = { $seat }: { $value }
web-analysis-worth-open = { $seat }: { $value }, если знать всё
web-analysis-chance = шанс на победу { $chance }
web-analysis-proven = доказано
web-analysis-comment = Комментарий к этой позиции
web-analysis-keep = Сохранить комментарий
web-analysis-promote = Сделать главным вариантом
web-analysis-delete = Удалить отсюда
web-analysis-delete-sure = Этот ход и всё после него пропадут.
web-analysis-delete-yes = Удалить
web-analysis-remove = Удалить этот анализ
web-analysis-remove-sure = Весь анализ пропадёт для всех, у кого есть ссылка.
web-analysis-share = Сохранить и поделиться
web-analysis-link = Скопировать ссылку
web-analysis-link-note = По ссылке смотреть может каждый, менять — только вы.
web-analysis-download = Скачать
web-analysis-deal = Раздать скрытые тайлы или карты заново
web-analysis-deal-note = Начинает отсюда новый анализ: то, чего ходящий игрок не знает, раздаётся заново.
web-analysis-another = Анализировать другое
web-analysis-not-yours = Это чужой анализ. Посмотреть можно всё.
web-analysis-copy = Сделать свою копию
web-analysis-running-note = Пробуйте ходы, зная только то, что знаете сейчас. Сама партия не изменится.

web-analysis-js-think = Пусть бот подумает
web-analysis-js-stop = Остановить
web-analysis-js-longer = Думать дальше
web-analysis-js-waiting = Ждём свободного бота…
web-analysis-js-proven = Доказано.
web-analysis-js-looked = Просмотрено партий: { $count }
web-analysis-js-chance = шанс на победу { $chance }
web-analysis-js-best = Лучший ход: { $move }, { $value }.
web-analysis-js-line = Сыграть этот вариант
web-analysis-js-example = Например: { $line }
