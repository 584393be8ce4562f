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
arena-col-behind = До лучшего
arena-col-share = % возможного
arena-col-time = Время на ход
arena-col-forfeits = Сбои
arena-figure-zeros = Нули
arena-milliseconds = { $number } мс
arena-seconds = { $number } с
arena-forfeits-crashed = падений: { $count }
arena-forfeits-failed = ошибок: { $count }
arena-forfeits-stalled = зависаний: { $count }
arena-forfeits-nonsense = недопустимых ходов: { $count }
arena-forfeits-down = обрушений процесса: { $count }
arena-forfeit-crashed = упал: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = завис: нет ответа за { $detail }
arena-forfeit-nonsense = недопустимый ход: { $detail }
arena-forfeit-down = обрушил процесс { $detail }
arena-failed-line = { $bot } из-за сбоев проиграл { $count ->
    [one] { $count } партию
    [few] { $count } партии
   *[many] { $count } партий
    }: { $reason }
arena-cross = Очки в процентах, строка против столбца
arena-note-intervals = ± — интервал 95 %; все партии одного расклада считаются одним наблюдением.
arena-note-cross = В таблице встреч каждая партия — одно наблюдение, а ничья — пол-очка.
arena-note-elo = Среднее Эло всех ботов — 0.
arena-note-anchor = Эло отсчитывается от { $bot }, его собственное задано.
arena-note-rating = Рейтинги — OpenSkill (Plackett–Luce); в начале у каждого 25.
arena-note-share = % возможного: кто знал бы все карты, набрал бы в среднем не меньше { $best } очков и не больше { $bound }; доля считается от первого числа.
arena-twice = Каждый бот может участвовать только один раз: { $bots }
arena-broken = Не удаётся создать бота { $bot }: { $reason }
arena-few = Ботов для одного стола нужно { $seats }, а их { $bots }.
arena-anchor = Опорный бот { $bot } не участвует; участвуют: { $bots }
arena-no-yardstick = Чего можно было добиться с раскладом, для «{ $title }» неизвестно.
arena-other = В { $folder } лежит другой турнир: { $identity }
arena-in-use = Другой процесс уже играет турнир в { $folder }.
arena-closed = Арена остановлена.
arena-failed = Не удалось сыграть партию «{ $job }»: { $reason }
cli-arena = Провести турнир ботов и определить их рейтинг.
cli-opt-bots = Боты через пробел, например «greedy level:1-8 mcts:sims=2000»; можно указать несколько раз.
cli-opt-arena-games = Сколько партий играет каждая пара (в игре для одного — каждый бот).
cli-opt-arena-seed = Один и тот же сид даёт те же расклады и те же раздумья.
cli-opt-arena-out = Папка для партий и результатов; если в ней тот же турнир, он продолжится.
cli-opt-players = Сколько ботов за столом, если игра это допускает.
cli-opt-workers = Сколько партий играть одновременно; по умолчанию — по одной на ядро.
cli-opt-engine = Где играть партии: в процессах этой машины (processes) или в кластере Ray.
cli-opt-address = Адрес кластера Ray; без него кластер запускается на этой машине.
cli-opt-patience = На сколько секунд раздумье может превысить время бота, прежде чем ему засчитают поражение.
cli-opt-anchor = Бот с заданным Эло в виде бот=значение; иначе среднее всех — 0.
cli-opt-hindsight = Выяснить, чего можно было добиться с каждым раскладом, и показать долю ботов.
cli-bad-anchor = «{ $text }» — не опорный бот; пишите бот=значение.
cli-arena-playing = Идёт игра
cli-arena-stopped = Остановлено, сыграно партий: { $done } из { $games }; та же команда продолжит.

# The page of a tournament (arena/report.py)

arena-page-title = { $title }: турнир ботов
arena-page-brand = Boulevard · Арена
arena-page-files = Записи всех партий — в games.jsonl, все числа — в results.json.
arena-fact-bots = Боты
arena-fact-deals = Расклады
arena-fact-games = Партии
arena-fact-seed = Сид
arena-part-standings = Турнирная таблица
arena-about-standings = Все боты играли одни и те же расклады и одинаково часто сидели на каждом месте.
arena-part-rating = Рейтинг
arena-about-rating = Точка — рейтинг, линия — его интервал 95 %.
arena-part-mean = Средний счёт
arena-about-mean = Точка — средний счёт, линия — его интервал 95 %. Расклады у всех одни и те же, поэтому разница известна точнее, чем подсказывают эти интервалы: см. «До лучшего» выше.
arena-part-cross = Кто кого
arena-about-cross = Очки бота в строке против бота в столбце, в процентах; синий — впереди, оранжевый — позади.
arena-part-scores = Счёт по партиям
arena-about-scores = Как часто выпадал каждый счёт; линия — среднее.
arena-part-times = Время на ход
arena-about-times = Девять раздумий из десяти лежат на полосе; линия — медиана, точка — среднее. Шкала логарифмическая.
arena-part-forfeits = Сбои
arena-about-forfeits = Партии, проигранные из-за сбоев ботов, и что случилось.
arena-cell = { $bot } против { $other }: { $share } %, партий: { $games } (95 %: от { $low } до { $high })
arena-scores = { $bot }: счёт от { $least } до { $most }
arena-times = { $bot }: в среднем { $mean }, медиана { $median }, девять из десяти от { $low } до { $high }, самое долгое { $most }
