# Зал: свободные места, кто ждёт, какие партии смотреть

web-nav-lobby = Зал
web-lobby-title = Зал
web-lobby-lead = Здесь находят соперников: подберите партию, сядьте за открытый стол или посмотрите чужую игру.
web-lobby-home = Сыграть с кем-нибудь прямо сейчас
web-lobby-pair = Подобрать партию
web-lobby-own-table = Или откройте свой стол, за который сядет любой желающий:
web-lobby-pair-note = Вам достанется соперник с близким рейтингом. Если никто не ждёт, вы подождёте здесь, и другие увидят ваше имя и рейтинг. Смотреть партию смогут все.
web-lobby-game = Игра
web-lobby-clock = Часы
web-lobby-seats = Свободные места
web-lobby-seats-none = Сейчас никто не ждёт. Подберите партию выше: следующий посетитель увидит, что вы ждёте.
web-lobby-sit = Занять место
web-lobby-sit-with = Занять место за столом: { $names }, { $title }
web-lobby-own = Ваше место
web-lobby-own-open = Открыть свой стол
web-lobby-own-wait = Вы ждёте здесь
web-lobby-away = нет на месте
web-lobby-filled = Занято мест: { $taken } из { $all }
web-lobby-unrated = рейтинга пока нет
web-lobby-paris-postcards-random = Случайные открытки
web-lobby-paris-postcards-own = Открытки на выбор
web-lobby-paris-starts-blue = Первым ходит синий
web-lobby-paris-starts-random = Первый ход случаен
web-lobby-paris-penseur-own = Le Penseur считает только клетки владельца
web-lobby-paris-fountain-1 = Фонтан на одну клетку
web-lobby-paris-mirror-true = Здания можно переворачивать
web-lobby-paris-edition-own = Своя коробка
web-lobby-games = Идут партии
web-lobby-games-none = Сейчас смотреть нечего.
web-lobby-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
web-lobby-wait-title = Ждём второго игрока
web-lobby-wait-lead = Партия начнётся здесь, как только кто-нибудь займёт место. Не закрывайте эту страницу; пока ждёте, можно открыть другую вкладку.
web-lobby-wait-range = Чем дольше вы ждёте, тем сильнее рейтинг соперника может отличаться от вашего.
web-lobby-wait-since = Вы ждёте с
web-lobby-wait-cancel = Больше не ждать
web-lobby-wait-see = Посмотреть зал
web-js-begun = Ваша партия началась
web-lobby-waiting = Вы ждёте второго игрока: { $title }, { $clock }.
web-lobby-back = Ждать дальше
web-new-listed = Кто может занять свободные места?
web-new-listed-no = Только те, у кого есть ссылка
web-new-listed-yes = Любой в зале
web-new-listed-note = В зале будет виден стол с вашим именем и рейтингом, и смотреть сможет каждый.
web-invite-listed = Этот стол виден в зале: место может занять любой. Можно и отправить ссылку.
lobby-none = На этом сервере нет зала.
lobby-not-listed = Этого места в зале нет.
lobby-seat-taken = Это место только что заняли.
lobby-own-seat = Вы уже сидите за этим столом.
lobby-not-welcome = Вы не можете сесть за этот стол.
lobby-found = К вам только что подсел соперник. Ваша партия вот-вот начнётся.
lobby-enough = У вас уже { $most ->
    [one] { $most } открытый стол
    [few] { $most } открытых стола
    [many] { $most } открытых столов
   *[other] { $most } открытого стола
} в зале. Подождите, пока кто-нибудь сядет за один из них.
lobby-no-such-pairing = Подобрать можно только партию на двоих с такими часами (секунд на ход): { $seconds }.
table-listed-alone = В зале видны столы, где есть место для кого-то ещё: оставьте одно для друга.
table-listed-position = Стол, который начинается со своей позиции, нельзя показать в зале.
you-privacy-lobby = Зал
you-privacy-lobby-about = Только если вы откроете там стол или попросите подобрать партию: ваше имя, рейтинг в этой игре и сама партия, которую может смотреть каждый. Стол виден, пока не заняты все места, не дольше недели. Вскоре после того, как вы закроете страницу, ожидание кончается.
setting-lobby = Есть ли зал, где встречаются незнакомые игроки.
