# The arena

arena-heading = { $title }: { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
    }, { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
    }, { $played } из { $planned ->
    [one] { $planned } партии
    [few] { $planned } партий
   *[many] { $planned } партий
    }; сид { $seed }{ $options }.
arena-col-bot = Бот
arena-col-elo = Эло
arena-col-rating = Рейтинг
arena-col-games = Партии
arena-col-record = В–Н–П
arena-col-points = Очки, %
arena-col-won = Победы, %
arena-col-place = Среднее место
arena-col-score = Счёт
arena-col-behind = Отставание
arena-col-share = % возможного
arena-col-time = Время на ход
arena-col-forfeits = Тех. поражения
arena-figure-zeros = Нули
arena-milliseconds = { $number } мс
arena-seconds = { $number } с
arena-forfeits-crashed = падений: { $count }
arena-forfeits-failed = ошибок: { $count }
arena-forfeits-stalled = не уложился во время: { $count }
arena-forfeits-nonsense = недопустимых ходов: { $count }
arena-forfeits-down = обрушений процесса: { $count }
arena-forfeit-crashed = упал: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = не уложился во время: нет ответа за { $detail }
arena-forfeit-nonsense = недопустимый ход: { $detail }
arena-forfeit-down = обрушил процесс { $detail }
arena-failed-line = { $bot } получил техническое поражение в { $count ->
    [1] одной партии
    [one] { $count } партии
    [few] { $count } партиях
   *[many] { $count } партиях
    }: { $reason }
arena-cross = Очки в процентах, строка против столбца
arena-note-intervals = ± — интервал 95 %; все партии одного расклада считаются одним наблюдением.
arena-note-cross = В таблице встреч каждая партия — одно наблюдение, а ничья — пол-очка.
arena-note-elo = Среднее Эло принято за 0.
arena-note-anchor = Эло отсчитывается от бота { $bot }, чьё Эло задано.
arena-note-rating = Рейтинги — OpenSkill (Plackett–Luce); каждый бот начинает с 25.
arena-note-share = % возможного: игрок, знающий все карты, набрал бы в среднем не меньше { $best } и не больше { $bound } очков. Доля считается от меньшего числа.
arena-twice = Каждый бот может участвовать только один раз: { $bots }
arena-broken = Не удаётся создать бота { $bot }: { $reason }
arena-few = Для одного стола ботов нужно: { $seats }, а их: { $bots }.
arena-anchor = Опорный бот { $bot } не участвует в этом турнире; участвуют: { $bots }
arena-no-yardstick = Лучший счёт, возможный с раскладом, для этой игры вычислить нельзя: { $title }.
folder-of-other-work = В { $folder } лежат партии другого задания: { $identity }
folder-taken = Другой процесс уже играет партии в { $folder }.
arena-closed = Арена остановлена.
arena-failed = Не удалось сыграть партию «{ $job }»: { $reason }
cli-arena = Провести турнир ботов и определить их рейтинг.
cli-opt-bots = Боты через пробел, например «greedy level:1-8 mcts:sims=2000»; можно указать несколько раз.
cli-opt-arena-games = Сколько партий играет каждая пара (в одиночной игре — каждый бот).
cli-opt-arena-seed = Один и тот же сид даёт те же расклады и те же ходы.
cli-opt-arena-out = Папка для партий и результатов; если в ней тот же турнир, он продолжится.
cli-opt-players = Сколько ботов сидит за столом — в играх, где это число бывает разным.
cli-opt-workers = Сколько партий играть одновременно; по умолчанию — по одной на ядро.
cli-opt-engine = Где играть партии: в процессах на этом компьютере или в кластере Ray.
cli-opt-address = Адрес кластера Ray; по умолчанию он запускается на этом компьютере.
cli-opt-grace = На сколько секунд бот может превысить своё время, прежде чем ему засчитают поражение.
cli-opt-anchor = Бот с заданным Эло в виде бот=значение; по умолчанию среднее принято за 0.
cli-opt-hindsight = Вычислить лучший счёт, возможный с каждым раскладом, и показать, какую его долю набрали боты.
cli-bad-anchor = «{ $text }» — не опорный бот; пишите бот=значение.
cli-arena-playing = Идёт игра
cli-arena-stopped = Остановлено. Сыграно партий: { $done } из { $games }. Чтобы продолжить, выполните ту же команду.

# The page of a tournament (arena/report.py)

arena-page-title = { $title }: турнир ботов
arena-page-brand = Boulevard · Арена
arena-page-files = Записи всех партий — в games.jsonl, все числа — в results.json.
arena-fact-bots = Боты
arena-fact-deals = Расклады
arena-fact-games = Партии
arena-fact-seed = Сид
arena-part-standings = Турнирная таблица
arena-about-standings = Все боты играли одни и те же расклады и одинаково часто занимали каждое место.
arena-part-rating = Рейтинг
arena-about-rating = Точка — рейтинг, линия — его интервал 95 %.
arena-part-mean = Средний счёт
arena-about-mean = Точка — средний счёт, линия — его интервал 95 %. Все боты играли одни и те же расклады, поэтому разница известна точнее, чем подсказывают эти интервалы: см. «Отставание» выше.
arena-part-cross = Кто кого обыгрывает
arena-about-cross = Очки бота в строке против бота в столбце, в процентах; синий — впереди, оранжевый — позади.
arena-part-scores = Счёт
arena-about-scores = Как часто выпадал каждый счёт; линия — среднее.
arena-part-times = Время на ход
arena-about-times = На полосе — девять ходов из десяти; линия — медиана, точка — среднее. Шкала логарифмическая.
arena-part-forfeits = Технические поражения
arena-about-forfeits = Партии, проигранные из-за того, что бот не сделал хода, и почему.
arena-cell = { $bot } против { $other }: { $share } %, партий: { $games } (95 %: от { $low } до { $high })
arena-scores = { $bot }: счёт от { $least } до { $most }
arena-times = { $bot }: в среднем { $mean }, медиана { $median }, девять из десяти от { $low } до { $high }, самое долгое { $most }
