# Pages (web/templates)

web-brand = Boulevard
web-skip = К содержанию
web-nav = Страницы
web-language = Язык: { $name }
web-nav-games = Мои партии
web-nav-api = API
web-home-title = { $count ->
    [2] Две настольные игры, один стол.
   *[other] Много игр, один стол.
}
web-home-lead = Играйте в браузере: с ботами, которые знают своё дело, с другом по ссылке или вместе за одним экраном. Без регистрации и ожидания.
web-home-play = Сыграть с ботом «{ $name }»
web-home-more = Выбрать, как играть
web-home-own = Текущие партии
web-home-all = Все мои партии
web-home-invited = Вам прислали ссылку? Откройте её и займите своё место.
web-about-paris = «Париж»: выкладывайте мостовую, берите здания и стройте их там, где светят фонари. За каждый фонарь рядом здание приносит столько очков, сколько клеток занимает.
web-facts-paris = 2 игрока · около 25 минут · открыток в партии: { $in_play } из { $postcard_count }
web-art-paris = Поле «Парижа» в конце партии: здания в свете фонарей
web-about-avenue = Все рисуют одну и ту же дорогу, но каждый — где захочет. Соединяйте фермы с виноградом: с каждым раундом гроздей должно быть больше.
web-facts-avenue = Игроков: 1–{ $most } · около 15 минут · все ходят одновременно
web-art-avenue = Лист Avenue: дороги между фермами, виноградом и замками
web-own-title = Мои партии
web-own-note = Мы помним ваши партии благодаря cookie в этом браузере. Они могут быть и на других ваших устройствах:
web-own-none = Вы здесь ещё не играли — по крайней мере, в этом браузере.
web-own-elsewhere = Если вы играли на другом устройстве, эти партии могут быть и здесь:
web-own-start = Начать партию
web-own-yours = Ваш ход
web-own-theirs = Ход: { $name }
web-own-waiting = Ждём игрока
web-own-older = Прошлые партии
web-own-with = с вами: { $names }
web-own-alone = в одиночку
web-own-shared = { $names }, за одним экраном
web-ago-now = только что
web-ago-minutes = { $count } мин назад
web-ago-hours = { $count } ч назад
web-ago-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
    }
web-error-status = Ошибка { $status }. С вашими партиями всё в порядке.
web-error-home = На главную
web-wait-title = Минутку
web-wait-note = Страница обновится сама.
web-somebody = кто-то
web-table-board = Поле
web-table-board-help = Стрелки переходят с клетки на клетку, Enter выбирает, R поворачивает то, что вы держите, Escape отменяет.
web-table-players = Игроки
web-table-score = Счёт
web-table-moves = Ходы
web-table-lost = Связь потеряна. Восстанавливаем…
web-table-hand = Передайте устройство. Ходит { $seat }
web-table-hand-note = Следующий ход: { $name }. Скрытые карты и тайлы появятся, только когда вы нажмёте кнопку.
web-table-hand-ready = { $seat } — это я

web-table-waiting = Ждём, когда игрок займёт место
web-table-yours = Ваш ход
web-table-yours-as = Ход: { $seat }
web-plain-todo = Выберите ход.
web-table-not-yours = Сейчас не ваш ход.
web-table-theirs = Ход: { $names }
web-table-theirs-many = { $count ->
    [1] Выбирает один игрок
    [one] Выбирает { $count } игрок
    [few] Выбирают { $count } игрока
   *[many] Выбирают { $count } игроков
    }
web-table-moved = { $name }: { $move }
web-news-points = { $name }: { $was } → { $now }
web-news-skipped = { $name } пропускает ход: ходить нечем.
web-news-more = { $count ->
    [1] Сходил ещё один игрок.
    [one] Сходил ещё { $count } игрок.
    [few] Сходили ещё { $count } игрока.
   *[many] Сходили ещё { $count } игроков.
}
web-moves-notation = Нотация
web-moves-notation-note = Показывать ходы в нотации
web-table-type = Или введите ход текстом
web-table-type-hint = напр. { $move }
web-table-type-look = Показать
web-paris-todo-1 = Выложите тайл или возьмите здание.
web-paris-todo-pass = Все ваши тайлы выложены, а общий запас пуст: вы пасуете.
web-paris-todo-2 = Постройте здание или активируйте открытку.
web-paris-pass = Пас
web-js-confirm = Подтвердить
web-js-confirm-keys = Enter подтверждает, Escape отменяет.
web-js-back = Отмена
web-js-turn = Повернуть
web-js-lost = Нет связи со столом. Попробуйте чуть позже.
web-paris-tray = Что можно выбрать
web-paris-tile = Ваш тайл
web-paris-js-lay = Выберите квадрат для тайла.
web-paris-js-build = Выберите, где построить { $name }.
web-paris-js-place = Выберите клетку на поле.
web-paris-js-nowhere = Можно активировать открытку без действия или отменить выбор.
web-paris-js-one-way = По-другому здесь не помещается.
web-paris-js-give = Какое здание вы возвращаете из своего запаса?
web-paris-js-take = Какое здание вы берёте из общего запаса?
web-paris-js-side = Куда будет смотреть Статуя?
web-paris-js-side-n = Север ↑
web-paris-js-side-e = Восток →
web-paris-js-side-s = Юг ↓
web-paris-js-side-w = Запад ←
web-paris-js-house = К какому зданию пристроить Флигель?
web-paris-js-house-at = { $name } на { $space }
web-paris-js-garden-at = Сад на { $space }
web-paris-js-alone = Без действия
web-card-levitation = Обменяйте здание из своего запаса на другое из общего и сразу постройте новое. За старое очки уже не отнимут.
web-card-metropolitain = В один из следующих ходов ваше здание может занять клетку с фонарём. Этого фонаря больше не будет.
web-card-jardin = Поставьте Сад на две свободные клетки своего цвета или общие, а на него — дымоход. Это здание размера 2.
web-card-sacre-coeur = Вы не теряете очков за здания, оставшиеся в запасе.
web-card-peintre = Поставьте Художника на свободную клетку своего цвета. Он приносит { $per_lamp } за каждый фонарь, до которого может дойти, не пересекая зданий.
web-card-chartier = В один из следующих ходов здание или Фонтан может занять одну клетку цвета соперника.
web-card-bouquinistes = Поставьте Флигель на свободную клетку своего цвета рядом с одним из своих зданий. Это здание станет на клетку больше.
web-card-lampadaire = Поставьте Фонарь на свободную клетку своего цвета. Он освещает четыре соседние клетки.
web-card-moulin-rouge = Поставьте Танцовщицу на свободную клетку своего цвета. Она приносит 1 очко за каждую свободную клетку, до которой может дойти; здания, фонари и фигуры преграждают ей путь.
web-card-penseur = Поставьте Статую на свободную клетку своего цвета, лицом к свободной клетке. { $penseur ->
    [own] Если клетка перед ней останется свободной, вы получите { $per_side } за каждую свободную клетку вашего цвета по сторонам Статуи и { $per_corner } за каждую такую клетку по углам.
   *[any] Если клетка перед ней останется свободной, вы получите { $per_side } за каждую свободную клетку по сторонам Статуи и { $per_corner } за каждую по углам.
    }
web-card-fontaine = { $fountain ->
    [1] Поставьте Фонтан на свободную клетку своего цвета или общую.
    [one] Поставьте Фонтан на { $fountain } свободную клетку своего цвета или общую.
    [few] Поставьте Фонтан на { $fountain } соседние свободные клетки своего цвета или общие.
   *[many] Поставьте Фонтан на { $fountain } соседних свободных клеток своего цвета или общих.
    } Он приносит { $per_building } за каждое ваше здание рядом с ним.
web-card-grande-lumiere = Поставьте Большой фонарь на пустую клетку с фонарём. { $rays ->
    [cross] { $reach ->
        [one] Он освещает четыре соседние клетки.
        [few] Он светит на { $reach } клетки во все четыре стороны.
       *[many] Он светит на { $reach } клеток во все четыре стороны.
    }
    [star] { $reach ->
        [one] Он освещает восемь клеток вокруг себя.
        [few] Он светит на { $reach } клетки во все восемь сторон.
       *[many] Он светит на { $reach } клеток во все восемь сторон.
    }
   *[other] { $lit ->
        [one] В этой коробке он освещает { $lit } клетку.
        [few] В этой коробке он освещает { $lit } клетки вокруг себя.
       *[many] В этой коробке он освещает { $lit } клеток вокруг себя.
    }
    }
web-table-free = Свободное место
web-table-points = Очки сейчас
web-paris-no-reserve = Запас пуст
web-paris-postcards = Открытки
web-table-preparing = Боты готовятся на этом компьютере. Это делается один раз и занимает минуту-другую.
web-table-watching = Вы зритель. Скрытые карты и тайлы не показываются.
web-table-asked = Вы попросили вернуть свой последний ход.
web-table-asks = { $name } просит вернуть последний ход.
web-table-agree = Согласиться
web-table-disagree = Нет, играем дальше
web-table-no-moves = Ходов ещё не было.
web-table-about = Этот стол
web-table-undo = Вернуть ход
web-table-resign = Сдаться
web-table-resign-sure = Сдаться и выйти из партии?
web-table-resign-yes = Да, сдаюсь
web-table-own-link = Ваша ссылка
web-table-own-link-note = Открывает ваше место на любом устройстве. Никому её не давайте.
web-table-watch-link = Ссылка для зрителей
web-table-watch-link-note = По ней можно следить за партией, не видя ваших карт и тайлов.
web-table-commitment-note = Отпечаток SHA-256 сида, по которому всё перемешано. Сам сид вы увидите в конце партии.
web-over-alone = Итоговый счёт
web-over-abandoned = Партия не доиграна
web-over-draw = Ничья
web-over-you = Вы победили
web-over-shared = Вы разделили победу
web-over-winner = Победа: { $names }
web-over-winners = Победу разделили { $names }
web-over-how-played = { $scores }
web-over-how-resigned = Партия сдана ({ $names }).
web-over-how-abandoned = Долгое время никто не возвращался.
web-over-score = { $name } { $points }
web-over-rematch = Сыграть ещё раз
web-over-rematch-go = К следующей партии
web-over-replay = Смотреть повтор
web-over-record = Скачать запись
web-over-fair = Честно ли перемешано?
web-over-fair-good = Да. Ваш браузер только что это проверил.
web-over-fair-bad = Нет. Это не тот сид, который был выбран до начала партии, или перемешано не по нему.
web-over-fair-how = До партии мы показали вам отпечаток (SHA-256) нашего сида. Затем браузер каждого игрока мог добавить свои случайные символы, и всё это вместе определило, как перемешаны карты и тайлы. Ваш браузер только что вычислил всё заново и сравнил.
web-over-fair-other = Нет. Ваш браузер помнит другой отпечаток, или добавленные им символы не учтены.
web-over-commitment = Отпечаток
web-over-seed = Сид
web-over-entropy = Добавлено ({ $name })
web-over-entropy-none = С этого места ничего не добавлено.
web-over-deal = Основа перемешивания
web-invite = Отправьте эту ссылку тому, кто займёт место «{ $seat }», или дайте отсканировать код.
web-invite-link = Ссылка для места «{ $seat }»
web-invite-note = Партия начнётся, как только место займут. Страницу можно закрыть, а вернуться — через «Мои партии».
web-invite-shuffle = Перемешивание начнётся, только когда будут заняты все места. До тех пор вы видите лишь пример.
web-copy = Копировать
web-copied = Скопировано

# The table of Avenue in the browser

web-avenue-todo = Нарисуйте дорогу с карты в любой клетке, где дороги ещё нет.
web-avenue-todo-or-peek = Нарисуйте дорогу с карты в любой клетке, где дороги ещё нет, или подсмотрите.
web-avenue-farm-now = Ферма раунда
web-avenue-next = Следующая ферма
web-avenue-next-known = Следующая: знаете только вы
web-avenue-peeked = Подсмотрено
web-avenue-yellow = Жёлтых: { $count }/4
web-avenue-peek = Подсмотреть
web-avenue-peek-words = Подсмотреть следующую ферму, вместо того чтобы рисовать
web-avenue-peek-price = Следующую ферму увидите только вы, но эту дорогу вы не рисуете. Один раз за раунд.
web-avenue-peek-last = В пятом раунде следующая ферма уже не войдёт в игру, так что это просто способ ничего не рисовать. Один раз за раунд.
web-avenue-waiting = Ваш выбор: «{ $move }». Остальные ещё выбирают.
web-avenue-waiting-peek = Вы подсмотрели. Остальные ещё выбирают.
web-avenue-busy = ещё выбирает
web-avenue-done = выбор сделан
web-avenue-enlarge = Увеличить этот лист
web-avenue-own-score = Ваш счёт
web-avenue-beat = > { $beat }
web-avenue-show = Показать
web-avenue-left = Ещё в колоде
web-avenue-left-of = Дорога { $number }: жёлтых { $yellow }, серых { $grey }
web-avenue-js-road = Дорога { $number } в { $space }
web-avenue-js-farm = Ферма { $farm }
web-avenue-js-purple = Фиолетовый замок
web-avenue-js-green = Зелёный замок
web-avenue-js-change = { $was } → { $now }
web-avenue-js-same = { $now }
web-avenue-js-enough = больше { $beat }
web-avenue-js-short = нужно больше { $beat }
web-avenue-js-nothing = Пока не соединяет ничего, что приносит очки.
web-avenue-js-peek = Эту дорогу вы не рисуете, зато только вы увидите следующую ферму. Один раз за раунд.
web-avenue-js-peek-last = Эту дорогу вы не рисуете. Следующая ферма уже не войдёт в игру.
web-avenue-js-card = { $card } Жёлтых карт: { $count } из { $yellows }.
web-avenue-js-round = Раунд { $round }: ферма { $farm }.
web-avenue-js-scored = Раунд { $round }: очки фермы { $farm }
web-avenue-js-counting = Гроздей, соединённых с фермой { $farm }: { $count }
web-avenue-js-lone = С фермой { $farm } не соединено ни одной грозди.
web-avenue-js-written = { $count } — больше { $beat }: засчитано
web-avenue-js-not-written = { $count } — не больше { $beat }: 0 очков
web-avenue-js-castle-purple = Фиолетовых гроздей, соединённых с фиолетовым замком: { $count }
web-avenue-js-castle-green = Зелёных гроздей, соединённых с зелёным замком: { $count }
web-avenue-js-penalty = Штраф, по { $penalty } за каждую ферму с 0: { $points }
web-avenue-js-total = Итого: { $points }
web-avenue-js-others = Другие игроки: { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Пропустить
web-avenue-js-go-on = Дальше
web-avenue-close = Закрыть
web-look-total = Итого
web-look-same = Счёт от этого не меняется.
web-new-who = Кто играет?
web-new-bot = Бот
web-new-bot-note = { $count ->
    [1] Один уровень
    [one] { $count } уровень, от лёгкого до трудного
    [few] { $count } уровня, от лёгкого до трудного
   *[many] { $count } уровней, от лёгкого до трудного
}
web-new-friend = Друг
web-new-friend-note = Вы отправите ему ссылку
web-new-same = За одним экраном
web-new-same-note = Передавайте устройство друг другу
web-new-alone = В одиночку
web-new-alone-note = Наберите как можно больше очков
web-new-several = Компания
web-new-several-note = Боты и люди в любом сочетании
web-new-several-how = До { $most } игроков за столом. Каждый друг получит свою ссылку.
web-new-nobody = Никто
web-new-level = Сложность
web-new-others = Другие боты: игры с ними не идут в рейтинг.
web-new-second = Имя второго игрока
web-new-named = Имя: { $seat }
web-new-you = Вы
web-new-name = Ваше имя
web-new-name-note = Его увидят другие игроки. Оно хранится в cookie этого браузера; регистрация не нужна.
web-new-go = Начать партию
web-new-more = Другие настройки
web-new-paris-starred = Со звёздочкой
web-new-paris-starred-note = Лучше всего для первых партий
web-new-paris-random = Случайные
web-new-paris-random-note = { $in_play } из { $postcard_count }
web-new-paris-picked = На ваш выбор
web-new-paris-picked-note = Отметьте восемь ниже
web-new-paris-colours = Цвета
web-new-paris-yours = Ваш цвет
web-new-paris-starts = Кто ходит первым?
web-new-paris-lot = Случайно
web-new-paris-penseur = Le Penseur (Мыслитель) считает свободные клетки
web-new-paris-penseur-any = любого цвета
web-new-paris-penseur-own = только цвета владельца
web-new-paris-fountain = Сколько клеток занимает Фонтан
web-new-paris-mirror = Можно ли переворачивать здания?
web-new-avenue-sheet = Лист
web-new-avenue-letter = Лист { $letter }
web-new-avenue-own = Свой
web-new-avenue-own-note = Введите его ниже
web-new-avenue-rows = Ваш лист, с верхней строки вниз
web-new-avenue-symbols = A–F — фермы, каждая один раз. CP и CG — фиолетовый и зелёный замки, P1–P3 — фиолетовые грозди, G1–G3 — зелёные, точка — пустая клетка. Не больше 64 клеток.
web-yes = Да
web-no = Нет
web-join-title = { $title }. Вас ждут: { $hosts }
web-join-seat = Ваше место: { $seat }.
web-join-go = Занять место
web-new-paris-peek = Что делает каждая открытка
web-replay-title = { $title } — повтор
web-replay-at = Ходов сделано: { $number } из { $count }
web-replay-play = Воспроизвести (пробел)
web-replay-pause = Пауза (пробел)
web-replay-table = К столу
web-replay-start = Перед первым ходом
web-replay-first = К началу
web-replay-back = На ход назад
web-replay-on = На ход вперёд
web-replay-last = В конец
web-replay-scrub = Показанный ход
web-replay-share = Скопировать ссылку на этот ход
web-api-title = API
web-api-more = Полное описание для программ:
web-api-field = Имя
web-api-where = Где
web-api-kind = Тип
web-api-about-field = Описание
