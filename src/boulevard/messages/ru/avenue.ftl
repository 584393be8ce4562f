# Avenue

avenue-option-sheet = Лист: A, B или C либо свой — строками символов или путём к файлу .txt.
avenue-option-players = Сколько игроков, от 1 до 100.
sheet-unknown = Листа «{ $name }» нет; выберите из этих: { $names }. Для своего укажите строки или путь к файлу .txt.
sheet-unreadable = Не удаётся прочитать { $path }: { $reason }
sheet-rows = Лист — это список строк из символов, разделённых пробелами.
sheet-length = В строке { $row } { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
    }, а в первой — { $expected }.
sheet-size = На листе не больше { $spaces } клеток и не больше { $columns } столбцов.
sheet-symbol = Строка { $row }, столбец { $column }: «{ $symbol }» — не символ; годятся A–F, CP, CG, P1–P3, G1–G3 и точка.
sheet-twice = Строка { $row }, столбец { $column }: { $symbol } уже есть; каждая ферма и каждый замок могут быть на листе только один раз.
sheet-farms = На листе должны быть все фермы от A до F; не хватает: { $farms }.
record-deck = { $where }: нужна вся колода: { $cards }.
record-sheet = { $where }: { $reason }
record-sheet-name = { $where }: нужна буква листа или строки своего листа.
avenue-notation-space = «{ $text }»: «{ $word }» — не клетка; клетки — от a1 до { $last }.
illegal-off-sheet = Клетки { $space } на листе нет; его клетки — от a1 до { $last }.
illegal-road = В этой клетке уже есть дорога.
illegal-peek = В этом раунде вы уже подсматривали.
missing-extra = Для этого нужен пакет, который не установлен: pip install 'boulevard[{ $extra }]'
avenue-yellow = жёлтая
avenue-grey = серая
avenue-text-round = Раунд { $round }, ферма { $farm } (фермы по порядку: { $farms })
avenue-text-card = Карта { $number } { $road }, { $colour }; жёлтых карт в этом раунде: { $yellow } из { $yellows }
avenue-text-scores = Фермы { $scores }; соединено с фермой раунда { $grapes }; замки { $purple } + { $green }; штраф { $penalty }; итого { $total }

# Drawings of Avenue (games/avenue/drawing/draw.py)

avenue-draw-more = …и ещё { $count }
avenue-draw-title = Avenue, раунд { $round }
avenue-draw-over = Партия окончена.
avenue-draw-turn = { $player } выбирает.
avenue-draw-winner = { $player } побеждает.
avenue-draw-winners = Победу делят игроки { $numbers }.
avenue-draw-round = Раунд { $round } из { $rounds }
avenue-draw-end = Конец
avenue-draw-summary = { $player }: { $roads ->
    [one] { $roads } дорога
    [few] { $roads } дороги
   *[many] { $roads } дорог
    }, { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
    }.
avenue-draw-sheet = Лист: { $player }.
avenue-draw-space = { $space }: { $what }.
avenue-draw-empty = пусто
avenue-draw-farm = ферма { $farm }
avenue-draw-farm-now = Ферма { $farm }, ферма этого раунда.
avenue-draw-farm-played = Ферма { $farm }, уже сыграна.
avenue-draw-farm-waiting = Ферма { $farm }.
avenue-draw-castle-purple = фиолетовый замок, острые крыши
avenue-draw-castle-green = зелёный замок, зубцы
avenue-draw-grapes-purple = фиолетовые грозди, { $count }
avenue-draw-grapes-green = зелёные грозди, { $count }
avenue-draw-road = Дорога { $number }, { $sides }.
avenue-draw-sides-top-left = сверху и слева
avenue-draw-sides-top-right = сверху и справа
avenue-draw-sides-bottom-right = снизу и справа
avenue-draw-sides-bottom-left = снизу и слева
avenue-draw-sides-left-right = слева и справа
avenue-draw-sides-top-bottom = сверху и снизу
avenue-draw-joined = Соединено с фермой { $farm }.
avenue-draw-joined-purple = Соединено с фиолетовым замком.
avenue-draw-joined-green = Соединено с зелёным замком.
avenue-draw-last = Последний ход.
avenue-draw-chosen = Ваш выбор: дорога { $number }, { $sides }.
avenue-draw-card-yellow = Жёлтая карта, приближает конец раунда: дорога { $number }, { $sides }.
avenue-draw-card-grey = Серая карта: дорога { $number }, { $sides }.
avenue-draw-farm-card = Ферма этого раунда: { $farm }.
avenue-draw-next-farm = Следующая ферма, которую вы подсмотрели: { $farm }.
avenue-draw-farm-deck = Карта следующей фермы, лицом вниз.
avenue-draw-yellow = Жёлтых карт открыто в этом раунде: { $count } из { $yellows }.
avenue-draw-left = Дорога { $number }, { $sides }. Ещё в колоде: жёлтых { $yellow }, серых { $grey }.
avenue-draw-deck = ещё в колоде
avenue-draw-to-act = { $player } ещё выбирает.
avenue-draw-acted = { $player }: выбор сделан.
avenue-draw-peeked = { $player }: в этом раунде уже подсмотрено.
avenue-draw-may-peek = { $player }: в этом раунде ещё можно подсмотреть.
avenue-draw-score = Раунд { $round }, ферма { $farm }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
avenue-draw-score-open = Раунд { $round }, ферма { $farm }: { $points ->
    [one] пока соединена { $points } гроздь
    [few] пока соединены { $points } грозди
   *[many] пока соединено { $points } гроздей
    }, нужно больше { $beat }.
avenue-draw-score-later = Раунд { $round }: ещё не сыгран.
avenue-draw-points-purple = Фиолетовый замок: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
avenue-draw-points-green = Зелёный замок: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
avenue-draw-penalty = Фермы с 0: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
avenue-draw-total = Итого: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.

# Pictures of single things of Avenue (games/avenue/drawing/pieces.py)

avenue-piece-farm-card = Карта фермы { $farm }
avenue-piece-farm-back = Карта фермы, лицом вниз
avenue-piece-farm = Ферма
avenue-piece-grapes-purple = Фиолетовые грозди
avenue-piece-grapes-green = Зелёные грозди
avenue-piece-peek = Подсмотреть следующую карту фермы
avenue-piece-yellow = Жёлтая карта
avenue-piece-penalty = Ферма с 0 очков

# Score sheets of Avenue, line by line (games/avenue/views/explanation.py)

avenue-explain-line-farm = Раунд { $round }, ферма { $farm }
avenue-explain-line-purple = Фиолетовый замок
avenue-explain-line-green = Зелёный замок
avenue-explain-line-penalty = Штраф
avenue-explain-farm = Раунд { $round }, ферма { $farm }: { $points } (это больше { $beat })
avenue-explain-farm-zero = Раунд { $round }, ферма { $farm }: 0 (не больше { $beat })
avenue-explain-running = Раунд { $round }, ферма { $farm }, гроздей пока: { $points } (нужно больше { $beat })
avenue-explain-purple = Фиолетовые грозди, соединённые с фиолетовым замком: { $points }
avenue-explain-green = Зелёные грозди, соединённые с зелёным замком: { $points }
avenue-explain-penalty = Ферма { $farm } принесла 0: { $points }

# The printed pad (games/avenue/drawing/pad.py)

avenue-pad-title = Avenue, лист { $name }
avenue-pad-name = Имя
avenue-pad-advice = Каждая ферма должна принести больше предыдущей, иначе она приносит 0; каждый 0 отнимает в конце { $penalty }.
avenue-pad-ticks = Впишите в круг букву фермы. Отмечайте кружок за каждую жёлтую карту и глаз, когда подсмотрели.
avenue-pad-total = Итого
avenue-pad-foot = Boulevard

# Positions (games/avenue/positions/position.py)

avenue-position-cards = { $where }: должна быть открыта хотя бы одна карта.
avenue-position-card-text = Карты записываются номером дороги и цветом, например 3y5g; затем точка, если партия окончена, и + с известными следующими картами.
avenue-position-deck = { $where }: карт { $card } слишком много; в колоде их { $count }.
avenue-position-over = { $where }: партия закончилась раньше последней из этих карт.
avenue-position-not-over = { $where }: партия окончена, когда последняя открытая карта — жёлтая под номером { $count }.
avenue-position-farm-twice = { $where }: одна из ферм указана дважды.
avenue-position-farms = { $where }: нужно указать все открытые фермы; их уже { $count }.
avenue-position-players = { $where }: в партии от 1 до { $most } игроков.
avenue-position-player = Игрок { $number } записывается так: { $names }.
avenue-position-rows = { $where }: нужны клетки строка за строкой, { $rows } × { $columns }, между строками /; каждая клетка — дорога от 1 до 6 или точка.
avenue-position-scores = { $where }: нужен счёт за каждый законченный раунд; раундов: { $count }.
avenue-position-peek-twice = { $where }: один из раундов указан дважды.
avenue-position-choice = { $where }: этот игрок не мог такого выбрать.
avenue-position-ended = { $where }: партия окончена, выбирать больше нечего.
avenue-position-nobody = { $where }: все уже выбрали; пора открыть следующую карту.

# What is odd about a position (games/avenue/positions/oddities.py)

avenue-oddity-turns = { $player }: нарисовано дорог — { $roads }, подсмотрено — { $peeks }, сыграно карт — { $cards }. Числа не сходятся.
avenue-oddity-roads = { $player }: дорога { $road } нарисована чаще ({ $count }), чем выпадала ({ $cards }).
avenue-oddity-rising = { $player }: счёт раунда { $round } ({ $points }) не больше предыдущего ({ $before }), здесь должен быть 0.
avenue-oddity-points = { $player }: счёт раунда { $round } ({ $points }) больше, чем гроздей, соединённых с этой фермой ({ $grapes }).
