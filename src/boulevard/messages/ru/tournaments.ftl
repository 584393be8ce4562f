# Турниры и серии партий

tournament-menu = Турниры
tournament-lead = Играйте компанией до { $most ->
    [one] { $most } человека и бота
    [few] { $most } человек и ботов
   *[many] { $most } человек и ботов
}: в клубе, в школе или с друзьями. Создайте турнир и разошлите всем ссылку.
tournament-new = Новый турнир
tournament-own = Ваши турниры
tournament-lobby = Вас больше двух?
tournament-is-open = Идёт набор игроков
tournament-is-over = Завершён
tournament-swiss = Швейцарская система
tournament-swiss-about = В каждом туре вы играете с тем, у кого примерно столько же очков, и, если это возможно, ни с кем дважды. Подходит, когда игроков много, а туров мало.
tournament-round-robin = Круговой турнир
tournament-round-robin-about = Каждый играет с каждым один раз. Подходит для восьми игроков и меньше.
tournament-duplicate = Дубликат
tournament-duplicate-about = Все играют одни и те же колоды, каждый на своём листе: решает только мастерство.
tournament-variant = Лист
tournament-rounds-count = Туры
tournament-decks-count = Колоды
tournament-late = Если ваше время вышло, вы проигрываете эту партию. Если вы к тому времени не сделали ни одного хода, вы выбываете, но можете вернуться.
tournament-next = Когда начинается следующий тур?
tournament-next-itself = Сам, как только закончатся все партии
tournament-next-host = Когда скажет организатор
tournament-name = Название турнира
tournament-plays-too = Я тоже играю
tournament-make = Создать турнир
tournament-open = { $count ->
    [0] Пока никого нет.
    [one] Пока { $count } игрок. Начало объявит организатор.
    [few] Пока { $count } игрока. Начало объявит организатор.
   *[many] Пока { $count } игроков. Начало объявит организатор.
}
tournament-round = Тур { $number } из { $all }
tournament-going = { $count ->
    [one] Ещё идёт { $count } партия.
    [few] Ещё идут { $count } партии.
   *[many] Ещё идут { $count } партий.
}
tournament-waits = Все партии закончены.
tournament-won = { $count ->
    [one] Турнир завершён. Победитель: { $names }.
    [few] Турнир завершён. Победители: { $names }.
   *[many] Турнир завершён. Победители: { $names }.
}
tournament-off = Турнир завершён.
tournament-ready = Ваш стол готов
tournament-against = Вы играете против: { $name }.
tournament-go = К своему столу
tournament-enter = Участвовать в турнире
tournament-you-are-in = Вы в турнире. Эта страница скажет, когда ваш стол будет готов.
tournament-back = Вернуться
tournament-you-left = Вы вышли из турнира. Вернуться можно к следующему туру.
tournament-invite = Пригласить игроков
tournament-link = По этой ссылке любой может участвовать и смотреть
tournament-screen = Показать на большом экране
tournament-host = Для организатора
tournament-begin = Начать
tournament-few = Нужно не меньше { $least ->
    [one] { $least } игрока
    [few] { $least } игроков
   *[many] { $least } игроков
}.
tournament-add-bot = Добавить бота
tournament-cancel = Отменить турнир
tournament-cancel-sure = Да, отменить
tournament-next-go = Начать следующий тур
tournament-next-wait = Следующий тур можно начать, когда закончатся все партии.
tournament-next-by-itself = Следующий тур начнётся сам, как только закончатся все партии.
tournament-next-last = Это последний тур.
tournament-remove = Исключить игрока
tournament-remove-go = Исключить
tournament-remove-one = Исключить игрока { $name }
tournament-players = { $count ->
    [0] Игроки
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
tournament-standings = Положение
tournament-rank = Место
tournament-player = Игрок
tournament-score = Счёт
tournament-out = вне турнира
tournament-acts = Ходит:
tournament-direct = Личные встречи
tournament-buchholz = Очки соперников
tournament-wins = Победы
tournament-margin = Разница
tournament-all-points = Очки
tournament-percent = { $share } %
tournament-plays = играет
tournament-finished = игра закончена
tournament-left = игра не закончена
tournament-bye = без соперника: 1 очко
tournament-rest = отдыхает в этом туре
tournament-how = Как устроен турнир
tournament-how-points = Победа — 1 очко, ничья — ½. Если вам не хватило соперника, вы получаете 1 очко без игры, но не больше одного раза. Первый ход достаётся вам через раз.
tournament-how-equal = При равных очках по порядку учитываются: очки во встречах между собой, если сыграли все; очки всех соперников вместе; победы; и на сколько очков игрок был впереди в партиях, сыгранных до конца. Если всё равно, место делят.
tournament-how-decks = На каждой колоде вы получаете долю остальных игроков, которых обошли; равенство считается за половину. Ваш результат — среднее по всем колодам. При равенстве учитываются все очки вместе, затем лучшая колода.
tournament-how-secret = Никто не может смотреть или разбирать колоду, пока её не сыграли все. Каждая колода тасуется по тайному сиду, выбранному до начала турнира. Ниже — отпечаток (SHA-256) каждого сида; сам сид вы увидите, когда сыграют все.
tournament-how-leave = Если вы уйдёте, вы проиграете текущую партию и больше не получите соперника. Вернуться можно к следующему туру, а новые игроки могут войти до второго тура, но не в круговой турнир. Подсказок нет, и ход нельзя вернуть.
tournament-deck = Колода { $number }
tournament-leave = Покинуть турнир
tournament-leave-about = Вы проиграете текущую партию. Позже можно вернуться.
tournament-leave-before = До начала можно записаться снова.
tournament-leave-sure = Да, уйти
tournament-table = Тур { $number } турнира
tournament-to = К турниру
unknown-tournament = Такого турнира нет.
tournament-form = Такого турнира быть не может: { $form }. Возможны: { $forms }.
tournament-malformed = В форме что-то не так. Проверьте её.
tournament-seats = Турнир сам решает, сколько игроков за столом ({ $name }).
tournament-enough = { $most ->
    [one] Вы уже проводите { $most } турнир. Подождите, пока один закончится, или отмените один.
    [few] Вы уже проводите { $most } турнира. Подождите, пока один закончится, или отмените один.
   *[many] Вы уже проводите { $most } турниров. Подождите, пока один закончится, или отмените один.
}
tournament-over = Туров больше не будет.
tournament-begun = Слишком поздно: турнир уже начался.
tournament-barred = Организатор исключил вас из турнира.
tournament-barred-players = Исключённые игроки
tournament-let-back = Вернуть в турнир
tournament-let-back-one = Вернуть в турнир: { $name }
tournament-full = Мест больше нет: в турнире не больше { $most ->
    [one] { $most } игрока
    [few] { $most } игроков
   *[many] { $most } игроков
}.
tournament-bots = В турнире не больше { $most ->
    [one] { $most } бота
    [few] { $most } ботов
   *[many] { $most } ботов
}.
tournament-not-host = Это может сделать только организатор турнира.
tournament-round-goes-on = Некоторые партии этого тура ещё идут.
tournament-no-undo = В турнире ход вернуть нельзя.
tournament-no-rematch = В турнире соперника выбирает следующий тур.
tournament-sealed = Другие ещё играют эту колоду. Партию можно будет увидеть, когда закончат все.
tournament-table-seed = Сид этой колоды вы увидите, когда её сыграют все.
tournament-table-seed-later = Отпечаток SHA-256 сида, по которому тасуется колода. Сам сид вы увидите, когда эту колоду сыграют все.
hint-tournament = В турнире подсказок нет.
too-many-tournaments = Слишком много за короткое время. Попробуйте снова через { $after ->
    [one] { $after } секунду
    [few] { $after } секунды
   *[many] { $after } секунд
}.
web-news-seated = Ваш стол готов
web-prefer-seated = Турниры
web-prefer-seated-note = Когда готов ваш стол в турнире
you-privacy-tournaments = Турниры
you-privacy-tournaments-about = Если вы проводите турнир или играете в нём: ваше имя, с кем вы играли и с каким результатом. Это видно всем, у кого есть ссылка. Если вы удалите свои данные, имя исчезнет, а результаты останутся. Турнир, который не начался, исчезает через 14 дней.

web-series = Серия
web-series-one = Одна партия
web-series-of = До { $count ->
    [one] { $count } партии
    [few] { $count } партий
   *[many] { $count } партий
}
web-series-note = После каждой партии вы меняетесь местами и начинаете по очереди. Победа — 1 очко, ничья — ½. Серия кончается, когда догнать уже нельзя.
web-series-now = Серия до { $count ->
    [one] { $count } партии
    [few] { $count } партий
   *[many] { $count } партий
}, партия { $game }: { $score }
web-series-won = Серию выигрывает { $name }
web-series-drawn = Серия закончилась вничью
web-series-next = Следующая партия серии
web-series-asked = Вы готовы к следующей партии серии. Ждём ответа: { $names }.
web-series-asks = { $names }: играем следующую партию серии?
web-series-declined = { $names }: серию продолжать не буду.
web-series-again = Новая серия
table-series = Серия — для двух игроков, и партий в ней не больше одного из этих чисел: { $lengths }.
admin-delete-tournament = Удалить турнир. Его столы останутся.
admin-arg-tournament = Турнир: название или ссылка.
admin-deleted-tournament = Турнир { $tournament } удалён.
admin-delete-tournament-sure = Удалить турнир { $tournament }? Отменить это нельзя.
