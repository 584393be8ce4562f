# The caller for Avenue (web/templates/games/avenue/caller.html, web/static/games/avenue/caller/caller.js)

web-caller-title = Ведущий для Avenue
web-caller-shown = Текущая карта
web-caller-farm-now = Ферма этого раунда
web-caller-order = Фермы по порядку
web-caller-deck = Колода
web-caller-start = Все берут карандаш и одинаковый лист. Карты открывает этот экран.
web-caller-start-how = Коснитесь экрана или нажмите пробел, чтобы открыть следующую карту.
web-caller-last = Последняя карта: нарисуйте её и считайте очки.
web-caller-nought = Ферма с 0 отнимает в конце { $penalty }. Зато в следующем раунде достаточно превзойти 0.
web-caller-end = Партия окончена
web-caller-end-how = Каждый складывает:
web-caller-end-farms = Очки пяти ферм.
web-caller-end-purple = По 1 очку за каждую фиолетовую гроздь, соединённую с фиолетовым замком.
web-caller-end-green = По 1 очку за каждую зелёную гроздь, соединённую с зелёным замком.
web-caller-end-penalty = Минус { $penalty } за каждую ферму с 0.
web-caller-end-winner = Побеждает тот, у кого больше очков. При равном счёте — тот, у кого больше очков за одну ферму.
web-caller-bar = Управление
web-caller-back = Назад
web-caller-peek = Подсмотреть
web-caller-peek-help = Удерживайте, чтобы увидеть следующую ферму. Один раз за раунд, вместо того чтобы рисовать; остальные отворачиваются.
web-caller-pause = Остановить таймер
web-caller-full = Во весь экран
web-caller-more = Настройки
web-caller-script = Карты перемешиваются в вашем браузере, поэтому нужен JavaScript. Включите его, пожалуйста.
web-caller-timer = Открывать карты автоматически
web-caller-timer-off = Нет
web-caller-timer-seconds = { $count ->
    [1] Каждую секунду
    [one] Каждую { $count } секунду
    [few] Каждые { $count } секунды
   *[many] Каждые { $count } секунд
    }
web-caller-voice = Читать карты вслух
web-caller-same = Экраны с одинаковым названием колоды открывают одни и те же карты в одном и том же порядке.
web-caller-copy = Скопировать ссылку на эту колоду
web-caller-copied = Скопировано
web-caller-new = Новая партия…
web-caller-keys = Клавиши
web-caller-keys-next = Следующая карта
web-caller-keys-peek = Подсмотреть, пока удерживаете
web-caller-key-space = Пробел
web-caller-key-enter = Enter
web-caller-close = Готово
web-caller-new-title = Начать новую партию?
web-caller-new-lost = Карты перемешаются заново, а партия на этом экране пропадёт.
web-caller-new-seed = Название колоды
web-caller-new-fresh = Оставьте пустым, чтобы получить новую колоду. Регистр букв не важен.
web-caller-new-yes = Перемешать
web-caller-new-no = Продолжить эту партию

web-caller-js-round = Раунд { $round } из { $rounds }
web-caller-js-before = Перед первым раундом
web-caller-js-place = { $farm ->
    [none] Раунд { $round }: ещё не открыта
   *[other] Раунд { $round }: ферма { $farm }
    }
web-caller-js-next = { $kind ->
    [start] Открыть первую ферму
    [farm] Открыть первую дорогу
    [last] Очки фермы { $farm }
    [score] Следующая ферма
    [final] Итоговый подсчёт
    [end] Новая партия
   *[card] Следующая карта
    }
web-caller-js-number = Дорога { $number }
web-caller-js-sides = { $number ->
    [1] сверху и слева
    [2] сверху и справа
    [3] снизу и справа
    [4] снизу и слева
    [5] слева и справа
   *[6] сверху и снизу
    }
web-caller-js-colour = { $colour ->
    [yellow] Жёлтая
   *[grey] Серая
    }
web-caller-js-yellow = Жёлтых карт: { $yellow } из { $yellows }
web-caller-js-turned = { $count ->
    [one] { $count } карта в этом раунде
    [few] { $count } карты в этом раунде
   *[many] { $count } карт в этом раунде
    }
web-caller-js-opening = Ферма { $farm }
web-caller-js-opening-text = { $round ->
    [1] Соединяйте грозди с фермой { $farm }, пока не откроется четвёртая жёлтая карта.
   *[other] Соединяйте грозди с фермой { $farm }, пока не откроется четвёртая жёлтая карта. Нужно больше, чем в раунде { $before }.
    }
web-caller-js-scoring = Раунд { $round } окончен: посчитайте очки фермы { $farm }
web-caller-js-scoring-how = Посчитайте грозди обоих цветов, соединённые с фермой { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Запишите это число.
   *[other] Если оно больше, чем в раунде { $before }, запишите его. Если нет, запишите 0.
    }
web-caller-js-peek = { $round ->
    [5] Следующая ферма — { $farm }, но она уже не войдёт в игру.
   *[other] Следующая ферма — { $farm }.
    }
web-caller-js-said-farm = Раунд { $round }. Ферма { $farm }.
web-caller-js-said-card = Дорога { $number }: { $number ->
    [1] сверху и слева
    [2] сверху и справа
    [3] снизу и справа
    [4] снизу и слева
    [5] слева и справа
   *[6] сверху и снизу
    }. { $colour ->
    [yellow] Жёлтая, { $yellow } из { $yellows }.
    [last] Жёлтая, { $yellow } из { $yellows }: последняя карта этого раунда.
   *[grey] Серая.
    }
web-caller-js-said-score = Раунд { $round } окончен. Посчитайте очки фермы { $farm }.
web-caller-js-said-end = Партия окончена. Сложите фермы, замки и штрафы.
web-caller-js-paused = Таймер остановлен.
web-caller-js-unpaused = Таймер идёт.

# Boulevard as an app, and without the server (web/pages/installed_app.py)

web-app-name = Boulevard: «Париж» и Avenue
web-offline-title = Нет связи
web-offline-lead = Сервер сейчас недоступен. Ваши партии в сохранности и продолжатся, как только связь восстановится.
web-offline-again = Попробовать ещё раз
web-offline-works = Это работает и без связи:
web-offline-to-caller = Ведущий для Avenue — для тех, кто играет на бумаге
