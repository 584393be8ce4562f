# Who is at a table just now

web-presence-js-here = здесь
web-presence-js-away = нет на месте
web-presence-js-gone = не в сети
web-presence-js-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
