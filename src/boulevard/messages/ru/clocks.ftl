# Часы

web-clock = Часы
web-clock-choose = Время на ход
web-clock-none = Без часов
web-clock-seconds = { $count ->
    [one] { $count } секунда на ход
    [few] { $count } секунды на ход
   *[many] { $count } секунд на ход
}
web-clock-minutes = { $count ->
    [one] { $count } минута на ход
    [few] { $count } минуты на ход
   *[many] { $count } минут на ход
}
web-clock-hours = { $count ->
    [one] { $count } час на ход
    [few] { $count } часа на ход
   *[many] { $count } часов на ход
}
web-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
web-clock-late = Если у игрока вышло время
web-clock-late-loss = Он проигрывает
web-clock-late-bot = За него играет бот
web-clock-first = На первый ход у каждого не меньше пяти минут.
web-clock-bots = У ботов часов нет.
web-clock-terms-loss = Игра с часами: { $time }. Если ваше время выйдет, вы проиграете.
web-clock-terms-bot = Игра с часами: { $time }. Если ваше время выйдет, за вас сыграет бот.
web-clock-terms-group = Игра с часами: { $time }. Если ваше время выйдет, вы выбываете, и за вас играет бот, пока остаются хотя бы двое других.
web-clock-until = до { $time }
web-clock-time = { $date }, { $time } UTC
web-clock-left = Осталось времени
web-clock-left-of = Осталось времени: { $name }
web-clock-out = Время вышло: { $names }. Дальше играет бот.
web-clock-over = Время вышло: { $names }.
web-clock-nobody = Время вышло у всех
web-own-left-now = меньше минуты
web-own-left-minutes = осталось { $count } мин
web-own-left-hours = осталось { $count } ч
web-own-left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[many] осталось { $count } дней
}
web-js-clock-minutes = { $minutes }:{ $seconds }
web-js-clock-hours = { $hours } ч { $minutes } мин
web-js-clock-days = { $days } д { $hours } ч
web-js-clock-soon = Осталось секунд: { $seconds }.
table-clock = На ход даётся не меньше { $least } секунд и не больше { $most } дней; когда время вышло — «loss» или «bot».
table-clock-alone = Часы нужны для игры с кем-то ещё: оставьте место для друга или играйте без часов.
