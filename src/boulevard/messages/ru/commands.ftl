# Commands

cli-about = Boulevard: цифровой стол для игр «Париж» (Paris) и Avenue.
cli-panel-arguments = Аргументы
cli-panel-options = Параметры
cli-panel-commands = Команды
cli-panel-errors = Ошибка
cli-simulate = Сыграть множество случайных партий со всей скоростью этого компьютера и показать статистику.
cli-show = Показать партию из записи, после последнего хода или более раннего, или позицию.
cli-position = Вывести одной строкой позицию после последнего хода записи или более раннего.
cli-check = Проверить записи по правилам и сообщить, что и где не так.
cli-play = Сыграть в этом терминале, с компьютером или друг с другом.
cli-print = Напечатать в PDF листы для игры на бумаге.
cli-opt-pdf = Файл PDF, в который записать результат.
cli-opt-sheet = Буква или путь к файлу .txt со своим листом.
cli-opt-paper = Формат бумаги.
cli-opt-per-page = Сколько листов на странице.
cli-games = Перечислить игры и их параметры.
cli-prepare = Скомпилировать правила и ботов сейчас, а не при первом использовании.
cli-arg-game = Какая игра: { $names }.
cli-arg-record = Запись или файл, где в каждой строке по записи.
cli-arg-source = Запись, файл, где в каждой строке по записи, или позиция в кавычках.
cli-arg-records = Записи или файлы, где в каждой строке по записи.
cli-games-option = Параметр
cli-games-values = Значения (* — по умолчанию)
cli-games-meaning = Что значит
cli-opt-games = Сколько партий.
cli-opt-seed = Один и тот же сид даёт одни и те же партии.
cli-opt-out = Записать каждую партию, по одной записи в строке.
cli-opt-resume = Продолжить недописанный файл (тот же сид и те же параметры).
cli-opt-option = Параметр игры в виде имя=значение; можно указать несколько раз.
cli-opt-svg = Записать рисунок вместо текста.
cli-opt-theme = Цвета рисунка: auto, light или dark.
cli-opt-move = Показать позицию после этого числа ходов.
cli-opt-seat = Показать то, что видно с этого места; по умолчанию — то, что видно всем.
cli-opt-position-seat = Записать только то, что известно с этого места; по умолчанию — всё.
cli-opt-position-json = Вывести JSON вместо строки текста.
cli-opt-line = Какую партию взять из файла с несколькими, считая с 1.
cli-opt-opponent = Кто играет за остальных: уровень (level:1 — самый слабый), другой бот (см. «boulevard bots») или
    «friend» — люди за этой клавиатурой.
cli-opt-your-seat = Ваше место.
cli-opt-play-seed = Один и тот же сид даёт один и тот же расклад.
cli-bad-option = «{ $text }» — не параметр; пишите имя=значение.
cli-no-such-move = В партии только { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
    }.
cli-no-source = «{ $source }» — не файл и не позиция.
cli-no-such-line = В файле только { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
    }.
cli-simulating = Идёт игра
cli-stopped = Остановлено. Сыграно партий: { $done } из { $games }.
cli-wrote = Записано: { $path }.
cli-ok = { $where }: верно, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
    }, { $state }.
cli-finished = окончена
cli-unfinished = не окончена
cli-wrong = { $where }: { $reason }
cli-checked = Верных записей: { $correct } из { $count }.
cli-ready = Правила скомпилированы.
cli-stat-games = Партий
cli-stat-speed = Ходов в секунду
cli-stat-length = Ходов в партии
cli-stat-branching = Допустимых ходов в позиции
cli-stat-score = { $seat ->
    [orange] Очки оранжевого
    [blue] Очки синего
   *[other] Очки игрока { $seat }
    }
cli-stat-first = Победы ходившего первым
cli-stat-wins = { $seat ->
    [orange] Победы оранжевого
    [blue] Победы синего
   *[other] Победы игрока { $seat }
    }
cli-stat-draws = Ничьи и разделённые победы
cli-stat-range = в среднем { $mean } (от { $least } до { $most })
cli-stat-mean = в среднем { $mean }, самое большее { $most }
cli-stat-share = { $percent } %
