# Errors any game can give

compiling = Компилируются правила: { $title }. Это делается один раз и занимает до полуминуты…
unknown-game = Игры «{ $name }» нет; выберите из этих: { $names }.
game-broken = Игру «{ $name }» из { $origin } не удаётся загрузить, она пропущена: { $reason }
face-broken = То, что «{ $game }» добавляет для браузера, не удаётся загрузить, оно пропущено: { $reason }
no-rules = Страницы с правилами нет: { $title }.
not-on-paper = { $title }: в эту игру не играют на бумаге.
no-drawing = { $title }: рисунка для этой игры нет.
no-positions = { $title }: для позиций этой игры нет записи.
bad-array = Нужен массив вида { $wanted }, а получен { $kind }.
strided-array = Массив для записи должен быть непрерывным (в порядке C).
read-only-array = Массив для записи доступен только для чтения.
bad-heads = По последней оси нужно по одному числу на каждую голову ({ $count }), а получен массив формы { $shape }.
heads-beyond = Число слишком велико для своей головы ({ $sizes }).
no-outcomes = { $title } не умеет перечислять, что может принести случай.
too-many-outcomes = С тем, что известно, { $count ->
    [one] совместимо { $count } состояние
    [few] совместимы { $count } состояния
   *[many] совместимо { $count } состояний
    }; предел — { $limit }.
unknown-option = У игры { $game } нет параметра «{ $name }»; есть: { $names }.
bad-option = Параметр { $name } не может быть { $value }; выберите из этих значений: { $values }.
bad-seed = Сид — это целое число или текст: не больше { $most } бит или символов.
bad-states = Нужен массив состояний этой игры (одна ось, байтов на состояние: { $size }), а получен { $kind }.
strided-states = Эти состояния лежат в памяти не подряд; сначала сделайте копию (states.copy()).
hidden-states = Строка { $row }: в этом состоянии не всё известно, поэтому играть дальше нельзя. Сначала заполните его (rules.sample(states, seed)).
read-only-states = Эти состояния доступны только для чтения; чтобы играть дальше, сделайте копию (states.copy()).
not-one-state = Здесь нужно одно состояние; получено: { $count }.
not-a-view = Здесь нужен вид (rules.view(state, seat)), а не { $kind }.
actions-not-whole = Действия — целые числа, а не { $kind }.
bad-actions = Нужно по одному действию на состояние ({ $count }), а получен массив формы { $shape }.
not-buffers = Здесь нужны буферы (rules.buffers(count)), а не { $kind }.
other-buffers = Эти буферы созданы правилами другой игры или с другими параметрами.
bad-buffers = Эти буферы рассчитаны на другое число состояний ({ $rows } вместо { $count }).
bad-marks = Нужно по одному значению bool на состояние ({ $count }), а получен массив { $kind }.
bad-count = Нужно целое число не меньше { $least }, а получено { $count }.
bad-simulation-seed = Сид для симуляций — целое неотрицательное число или кортеж таких чисел, а не { $seed }.
unknown-piece = Среди видимого сейчас нет рисунка «{ $name }»; выберите из этих: { $names }.
unknown-seat = Места «{ $seat }» нет; выберите из этих: { $seats }.
game-over = Партия окончена.
not-your-turn = { $seat ->
    [orange] Сейчас ходит не оранжевый, а синий.
    [blue] Сейчас ходит не синий, а оранжевый.
   *[other] Сейчас не очередь игрока { $seat }. Ещё не выбрали: { $seats }.
    }
not-over = { $seats ->
    [orange] Партия ещё не окончена: ходит оранжевый.
    [blue] Партия ещё не окончена: ходит синий.
   *[other] Партия ещё не окончена. Ещё не выбрали: { $seats }.
    }
nothing-to-undo = Нельзя вернуть { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
    }: { $played ->
    [0] ещё ни одного не сделано
    [one] сделан только { $played }
    [few] сделано только { $played }
   *[many] сделано только { $played }
    }.
illegal-action = Действие { $action } сейчас недопустимо.
illegal-action-in-row = Строка { $row }: действие { $action } сейчас недопустимо.
notation-unknown = «{ $text }» — не ход этой игры.

# Records

record-not-object = Запись — это объект JSON, а не { $kind }.
record-format = Формат записи — { $format }; эта программа читает { $known }.
record-game = { $where }: { $game } — это не название игры.
record-missing = { $where }: отсутствует или имеет не тот тип.
record-pair = { $where }: ход — это пара из места и текста, а не { $move }.
record-move = { $where }, «{ $move }»: { $reason }
record-unfinished = { $where }: указано, но ходы обрываются до конца партии.
record-result = { $where }: записано { $found }, а по ходам выходит { $expected }.
record-unreadable = Не удаётся прочитать { $where }: { $reason }
record-not-json = { $where }: это не JSON или текст неполный ({ $reason }).
not-json-at = строка { $line }, столбец { $column }
not-json-deep = слишком глубокая вложенность
not-json-other = что-то в нём нельзя прочитать
record-position = Позиция неверна: { $reason }
resume-other = { $where }: файл начинается не с партий этого сида и этих параметров, поэтому продолжить его нельзя.
record-value = { $where }: значение { $value } недопустимо; возможны: { $values }.
record-postcards = { $where }: нужно { $count ->
    [one] { $count } открытка
    [few] { $count } разные открытки
   *[many] { $count } разных открыток
    } из этих: { $names }.
record-edition = { $where }: { $reason }
record-edition-name = { $where }: нужно название встроенного издания или само издание.
record-piles = { $where }: нужны две стопки — оранжевого и синего.
record-pile = { $where }: каждый из тайлов от 1 до { $count } должен встречаться ровно один раз.

# Positions (games/positions.py)

position-part = В позиции нет части «{ $where }»; есть { $names }.
position-malformed = Это не позиция: что-то не так с «{ $where }».
position-value = { $where }: допустимы только { $values }.
position-long = В позиции не может быть больше { $most } знаков.
position-game = Это позиция игры «{ $name }», а не { $game }.
position-fields = После названия игры идут такие поля: { $names }; в этом тексте их { $count }.
position-number = { $where }: { $value }; нужно число от { $least } до { $most }.
position-other-setup = Это позиция партии с другой подготовкой.
position-hidden = В этой позиции не всё известно, продолжить с неё нельзя.
position-unsound = С этого состояния продолжить партию нельзя.

# What seats are called (messages/seats.py)

seat-name = Игрок { $number }
seat-name-orange = Оранжевый
seat-name-blue = Синий
game-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
