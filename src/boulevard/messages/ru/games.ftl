# Errors any game can give

compiling = Компилируются правила «{ $title }». Это делается один раз и занимает до полуминуты…
unknown-game = Игры «{ $name }» нет; есть: { $names }.
not-on-paper = В «{ $title }» на бумаге не играют.
unknown-option = У игры { $game } нет параметра «{ $name }»; есть: { $names }.
bad-option = Недопустимое значение параметра { $name }: { $value }. Возможны: { $values }.
bad-seed = Сид — это целое число или текст: не больше { $most } бит или символов.
bad-states = Это не массив состояний этой игры: { $kind }.
not-one-state = Здесь нужно одно состояние; получено: { $count }.
not-a-view = Здесь нужен вид (rules.view(state, seat)), а не { $kind }.
actions-not-whole = Действия — целые числа, а не { $kind }.
bad-actions = Нужно по одному действию на каждое из { $count ->
    [one] { $count } состояния
    [few] { $count } состояний
   *[many] { $count } состояний
    }, а дано { $shape }.
unknown-piece = Среди того, что сейчас видно, нет рисунка «{ $name }»; есть: { $names }.
unknown-seat = Места { $seat } нет; есть места: { $seats }.
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
    }: сыграно всего { $played }.
illegal-action = Действие { $action } сейчас недопустимо.
illegal-action-in-row = Строка { $row }: действие { $action } сейчас недопустимо.
not-your-turn-in-row = Строка { $row }: сейчас ход другого места.

# Records

record-not-object = Запись — это объект JSON, а не { $kind }.
record-format = Формат записи — { $format }; эта программа читает { $known }.
record-game = { $where }: { $game } — это не название игры.
record-missing = { $where }: отсутствует или имеет не тот вид.
record-pair = { $where }: ход — это пара из места и текста, а не { $move }.
record-move = { $where }, «{ $move }»: { $reason }
record-unfinished = { $where }: результат указан, но ходы обрываются раньше, чем партия.
record-result = { $where }: записано { $found }, а по ходам выходит { $expected }.
record-unreadable = Не удаётся прочитать { $where }: { $reason }
record-not-json = { $where }: это не JSON, или файл обрезан: { $reason }
resume-other = { $where }: файл начат с другим сидом или другими параметрами, продолжить его нельзя.
record-value = { $where }: значение { $value } недопустимо; возможны: { $values }.
record-postcards = { $where }: нужно { $count } разных из этих: { $names }.
record-edition = { $where }: { $reason }
record-edition-name = { $where }: нужно название одного из наших изданий или само издание.
record-piles = { $where }: нужны две стопки, orange и blue.
record-pile = { $where }: каждый из тайлов от 1 до { $count } должен встречаться ровно один раз.

# What seats are called (messages/seats.py)

seat-name = Игрок { $number }
seat-name-orange = Оранжевый
seat-name-blue = Синий
