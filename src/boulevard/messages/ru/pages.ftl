# Pages (web/templates)

web-brand = Boulevard
web-skip = К содержанию
web-nav = Страницы
web-language = Язык: { $name }
web-nav-games = Мои партии
web-nav-api = Для программ
web-home-title = Две настольные игры, один стол.
web-home-lead = Играйте в браузере: против ботов, которые знают своё дело, с другом по ссылке или вместе за одним экраном. Без регистрации и ожидания.
web-home-play = Играть с { $name }
web-home-more = Выбрать, как играть
web-home-own = Ваши текущие партии
web-home-all = Все мои партии
web-home-invited = Вам прислали ссылку? Откройте её: она приведёт к месту, которое вас ждёт.
web-about-paris = Мостите улицы, берите здания и стройте их там, где светят фонари. За каждый фонарь здание приносит столько очков, сколько клеток занимает.
web-facts-paris = 2 игрока · около 25 минут · двенадцать открыток с хитростями, восемь в партии
web-art-paris = Поле Paris в конце партии: здания в свете фонарей
web-about-avenue = Все рисуют одну и ту же дорогу, и каждый — где захочет. Соединяйте фермы с гроздьями винограда: в каждом раунде их должно стать больше.
web-facts-avenue = 1–8 игроков · около 15 минут · все ходят одновременно
web-art-avenue = Лист Avenue: дороги между фермами, виноградом и замками
web-own-title = Мои партии
web-own-note = Этот список привязан к cookie этого браузера. На другом устройстве откройте личную ссылку партии.
web-own-none = Вы здесь ещё не играли — или играли в другом браузере.
web-own-start = Начать партию
web-own-yours = Ваш ход
web-own-theirs = Ход: { $name }
web-own-waiting = Есть свободное место
web-own-older = Более ранние партии
web-own-with = с вами: { $names }
web-own-alone = в одиночку
web-own-shared = { $names }, за одним экраном
web-ago-now = только что
web-ago-minutes = { $count } мин назад
web-ago-hours = { $count } ч назад
web-ago-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
    } назад
web-error-status = Код { $status }. С вашими партиями всё в порядке.
web-error-home = На главную
web-wait-title = Зажигаем фонари
web-wait-note = Страница обновится сама.
web-somebody = друг по ссылке
web-table-board = Поле
web-table-board-help = Стрелки переходят с клетки на клетку, Enter выбирает, R поворачивает то, что в руке, Escape отменяет.
web-table-players = Игроки
web-table-score = Счёт
web-table-moves = Ходы
web-table-lost = Связь потеряна. Пробуем снова дойти до стола…
web-table-hand = { $seat } ходит: передайте устройство
web-table-hand-note = Следующий ход: { $name }. Скрытое покажем, только когда вы подтвердите, что вы здесь.
web-table-hand-ready = { $seat } — это я

web-table-waiting = Ждём, когда займут место
web-table-yours = Ваш ход
web-table-yours-as = { $seat } ходит
web-table-theirs = Ход: { $names }
web-table-theirs-many = { $count ->
    [one] Выбирает { $count } игрок
    [few] Выбирают { $count } игрока
   *[many] Выбирают { $count } игроков
    }
web-table-moved = { $name }: { $move }
web-news-points = { $name }: { $was } → { $now }
web-news-skipped = { $name } не может ходить и пропускает ход.
web-news-more = { $count ->
    [1] Сходил ещё один игрок.
    [one] Сходил ещё { $count } игрок.
    [few] Сходили ещё { $count } игрока.
   *[many] Сходили ещё { $count } игроков.
}
web-moves-notation = Запись
web-moves-notation-note = Показывать ходы в записи
web-table-type = Или введите ход
web-table-type-hint = напр. { $move }
web-table-type-look = Показать
web-paris-todo-1 = Выложите тайл или возьмите здание.
web-paris-todo-pass = Сделать ничего нельзя: остаётся пас.
web-paris-todo-2 = Постройте здание или активируйте открытку.
web-paris-pass = Пас
web-js-confirm = Подтвердить
web-js-confirm-keys = Enter подтверждает, Escape отменяет.
web-js-back = Отмена
web-js-turn = Повернуть
web-js-lost = До стола сейчас не дойти. Попробуйте чуть позже.
web-paris-tray = Что можно взять
web-paris-tile = Ваш тайл
web-paris-js-lay = Выберите квадрат для тайла.
web-paris-js-build = Выберите, где встанет { $name }.
web-paris-js-place = Выберите место на поле.
web-paris-js-nowhere = Ставить некуда. Можно активировать открытку без действия или отменить.
web-paris-js-give = Какое здание из своего запаса вы отдаёте?
web-paris-js-take = Какое здание из общего запаса вы берёте?
web-paris-js-side = Куда будет смотреть Статуя?
web-paris-js-side-n = Север ↑
web-paris-js-side-e = Восток →
web-paris-js-side-s = Юг ↓
web-paris-js-side-w = Запад ←
web-paris-js-house = К какому зданию пристроить Флигель?
web-paris-js-house-at = { $name } на { $space }
web-paris-js-garden-at = Сад на { $space }
web-paris-js-alone = Без действия
web-card-levitation = Верните здание из своего запаса в общий, возьмите оттуда другое и сразу постройте его. За возвращённое очки не отнимут.
web-card-metropolitain = В один из следующих ходов ваше здание может накрыть клетку с фонарём. Этот фонарь погаснет.
web-card-jardin = Поставьте Сад на две свободные клетки, своего цвета или общие, и дымоход на него. Это здание размера 2.
web-card-sacre-coeur = Вы ничего не теряете за непостроенные здания.
web-card-peintre = Поставьте Художника на свободную клетку своего цвета. 2 очка за каждый фонарь, до которого он дойдёт, не пересекая зданий.
web-card-chartier = В один из следующих ходов здание или Фонтан может накрыть клетку цвета соперника.
web-card-bouquinistes = Поставьте Флигель на свободную клетку своего цвета рядом со своим зданием. Здание станет на клетку больше.
web-card-lampadaire = Поставьте Фонарь на свободную клетку своего цвета. С этого момента он светит.
web-card-moulin-rouge = Поставьте Танцовщицу на свободную клетку своего цвета. 1 очко за каждую свободную клетку, до которой она дойдёт; здания, фонари и фигуры её останавливают.
web-card-penseur = Поставьте Статую на свободную клетку своего цвета, лицом к свободной клетке. { $penseur ->
    [own] Если та останется свободной: 2 очка за каждую свободную клетку вашего цвета по сторонам, 1 — за каждую по углам.
   *[any] Если та останется свободной: 2 очка за каждую свободную клетку по сторонам, 1 — за каждую по углам.
    }
web-card-fontaine = { $fountain ->
    [one] Поставьте Фонтан на свободную клетку, своего цвета или общую.
    [few] Поставьте Фонтан на { $fountain } свободные клетки рядом, своего цвета или общие.
   *[many] Поставьте Фонтан на { $fountain } свободных клеток рядом, своего цвета или общих.
    } 3 очка за каждое ваше здание рядом с ним.
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
   *[other] { $count ->
        [one] Он освещает { $count } клетку — как задано в вашей коробке.
        [few] Он освещает { $count } клетки вокруг себя — как задано в вашей коробке.
       *[many] Он освещает { $count } клеток вокруг себя — как задано в вашей коробке.
    }
    }
web-table-free = Свободно
web-table-points = Очки сейчас
web-paris-no-reserve = Запас пуст
web-paris-postcards = Открытки
web-table-preparing = Боты готовятся на этой машине. Это делается один раз и занимает минуту-другую.
web-table-watching = Вы зритель. Руки игроков и другие секреты скрыты.
web-table-asked = Вы попросили вернуть ваш последний ход.
web-table-asks = { $name } просит вернуть последний ход.
web-table-agree = Согласиться
web-table-disagree = Нет, играем дальше
web-table-no-moves = Ещё ничего не сыграно.
web-table-about = Этот стол
web-table-undo = Вернуть ход
web-table-resign = Сдаться
web-table-resign-sure = Выйти из партии насовсем?
web-table-resign-yes = Да, сдаюсь
web-table-own-link = Ваша ссылка
web-table-own-link-note = ваше место на любом устройстве. Никому её не давайте.
web-table-watch-link = Для зрителей
web-table-watch-link-note = смотреть, не видя вашей руки.
web-table-commitment-note = — SHA-256 сида, по которому всё перемешано. Сид покажем в конце.
web-over-alone = Лист заполнен
web-over-abandoned = Партия не доиграна
web-over-draw = Ничья
web-over-you = Вы победили.
web-over-shared = Вы победили вместе с другими
web-over-winner = Побеждает { $names }
web-over-winners = Победу делят { $names }
web-over-how-played = { $scores }
web-over-how-resigned = Из партии вышли: { $names }.
web-over-how-abandoned = Долгое время никто не возвращался.
web-over-score = { $name } { $points }
web-over-rematch = Сыграть ещё раз
web-over-rematch-go = К следующей партии
web-over-replay = Смотреть повтор
web-over-record = Скачать запись
web-over-fair = Честно ли перемешано?
web-over-fair-good = Да: проверено только что, прямо здесь.
web-over-fair-bad = Нет. Сид не тот, чей отпечаток был показан.
web-over-fair-how = До первого хода был показан SHA-256 сида. Сейчас ваш браузер вычислил его по сиду заново и сравнил.
web-over-commitment = Отпечаток
web-over-seed = Сид
web-invite = Отправьте эту ссылку тому, кто займёт место «{ $seat }», или дайте отсканировать код.
web-invite-link = Ссылка для места «{ $seat }»
web-invite-note = Партия начнётся, как только место займут. Страницу можно закрыть: партия — среди ваших.
web-copy = Копировать
web-copied = Скопировано

# The table of Avenue in the browser

web-avenue-todo = Нарисуйте дорогу с карты в любой клетке, где дороги ещё нет.
web-avenue-todo-or-peek = Нарисуйте дорогу с карты в любой клетке, где дороги ещё нет, или подсмотрите.
web-avenue-farm-now = Ферма раунда
web-avenue-next = Следующая
web-avenue-next-known = Ваш секрет
web-avenue-peeked = Подсмотрено
web-avenue-yellow = Жёлтых: { $count }/4
web-avenue-peek = Подсмотреть
web-avenue-peek-words = Подсмотреть следующую ферму вместо того, чтобы рисовать
web-avenue-peek-price = Цена: с этой картой вы ничего не рисуете. Зато следующую ферму увидите только вы. Один раз за раунд.
web-avenue-peek-last = Следующая ферма уже не сыграет: в пятом раунде это просто способ ничего не рисовать. Один раз за раунд.
web-avenue-waiting = Ваш выбор: «{ $move }». Остальные ещё выбирают.
web-avenue-waiting-peek = Вы подсмотрели. Остальные ещё выбирают.
web-avenue-busy = ещё выбирает
web-avenue-done = выбор сделан
web-avenue-enlarge = Показать этот лист крупно
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
web-avenue-js-nothing = Пока не соединяет ничего, что даёт очки.
web-avenue-js-peek = С этой картой вы ничего не рисуете, зато видите следующую ферму. Больше её не видит никто. Один раз за раунд.
web-avenue-js-peek-last = С этой картой вы ничего не рисуете. Следующая ферма уже не сыграет.
web-avenue-js-card = { $card } Жёлтых карт: { $count } из 4.
web-avenue-js-round = Раунд { $round }: ферма { $farm }.
web-avenue-js-scored = Раунд { $round }: считаем ферму { $farm }
web-avenue-js-counting = Гроздей, соединённых с фермой { $farm }: { $count }
web-avenue-js-lone = С фермой { $farm } не соединено ни одной грозди.
web-avenue-js-written = { $count } — больше { $beat }: записываем
web-avenue-js-not-written = { $count } — не больше { $beat }: 0
web-avenue-js-castle-purple = Фиолетовых гроздей, соединённых с фиолетовым замком: { $count }
web-avenue-js-castle-green = Зелёных гроздей, соединённых с зелёным замком: { $count }
web-avenue-js-penalty = За каждую ферму без очков отнимается 5: { $points }
web-avenue-js-total = Итого: { $points }
web-avenue-js-others = Остальные: { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Пропустить
web-avenue-js-go-on = Дальше
web-avenue-close = Закрыть
web-look-total = Всего
web-look-same = Очки от этого не меняются.
web-new-who = С кем играть?
web-new-bot = Бот
web-new-bot-note = Восемь уровней силы
web-new-friend = Друг
web-new-friend-note = Игра по ссылке
web-new-same = За одним экраном
web-new-same-note = Передавайте устройство друг другу
web-new-alone = Один
web-new-alone-note = Наберите как можно больше очков
web-new-several = Компания
web-new-several-note = Боты и люди вперемешку
web-new-several-how = До { $most } игроков за столом. Каждый друг получит свою ссылку.
web-new-nobody = Никто
web-new-level = Сила
web-new-second = Имя второго игрока
web-new-named = Имя: { $seat }
web-new-you = Вы
web-new-name = Ваше имя
web-new-name-note = Его видят те, с кем вы играете; хранится в cookie этого браузера. Без регистрации.
web-new-go = Начать
web-new-more = Ещё параметры
web-new-paris-starred = Восемь со звездой
web-new-paris-starred-note = Лучше всего для первых партий
web-new-paris-random = По жребию
web-new-paris-random-note = Восемь из двенадцати
web-new-paris-picked = На свой вкус
web-new-paris-picked-note = Отметьте восемь ниже
web-new-paris-colours = Цвета
web-new-paris-yours = Ваш цвет
web-new-paris-starts = Кто начинает
web-new-paris-lot = По жребию
web-new-paris-penseur = Le Penseur считает свободные клетки
web-new-paris-penseur-any = любого цвета
web-new-paris-penseur-own = только цвета владельца
web-new-paris-fountain = Сколько клеток у Фонтана
web-new-paris-mirror = Можно ли переворачивать здания?
web-new-avenue-sheet = Лист
web-new-avenue-letter = Лист { $letter }
web-new-avenue-own = Свой
web-new-avenue-own-note = Записан буквами
web-new-avenue-rows = Ваш лист, с верхней строки вниз
web-new-avenue-symbols = A–F — фермы, каждая один раз. CP и CG — замки, P1–P3 — фиолетовые грозди, G1–G3 — зелёные, точка — пустая клетка. Не больше 64 клеток.
web-yes = Да
web-no = Нет
web-join-title = { $title }. За столом: { $hosts }
web-join-seat = Для вас оставлено место «{ $seat }».
web-join-go = Сесть за стол
web-new-paris-peek = Что делают открытки
web-replay-title = { $title } — повтор
web-replay-at = Ход { $number } из { $count }
web-replay-play = Воспроизвести (пробел)
web-replay-pause = Пауза (пробел)
web-replay-table = К столу
web-replay-start = Перед первым ходом.
web-replay-first = К началу
web-replay-back = На ход назад
web-replay-on = На ход вперёд
web-replay-last = В конец
web-replay-scrub = Показано ходов
web-replay-share = Скопировать ссылку на этот момент
web-api-title = Для программ
web-api-more = Полное описание для инструментов:
web-api-field = Имя
web-api-where = Где
web-api-kind = Тип
web-api-about-field = Смысл
