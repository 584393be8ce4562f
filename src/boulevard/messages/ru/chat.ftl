# The chat at a table: phrases that everybody reads in their own language

chat-phrase-hello = Здравствуйте
chat-phrase-luck = Удачи и приятной игры
chat-phrase-good = Хороший ход
chat-phrase-oops = Ой
chat-phrase-thanks = Спасибо
chat-phrase-welcome = Пожалуйста
chat-phrase-thinking = Думаю
chat-phrase-moment = Одну минуту, пожалуйста
chat-phrase-slowly = Не торопитесь
chat-phrase-back = Я снова здесь
chat-phrase-played = Отличная игра
chat-phrase-another = Ещё партию?
chat-phrase-leave = Мне пора
chat-phrase-bye = До свидания

# The chat: the panel at the table

web-chat-title = Чат
web-chat-close = Закрыть чат
web-chat-messages = Сообщения
web-chat-phrases = Фразы
web-chat-phrases-all = Все фразы
web-chat-text = Ваше сообщение
web-chat-send = Отправить
web-chat-watched = Зрители видят этот чат.
web-chat-js-nothing = Сообщений пока нет.
web-chat-js-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
   *[many] Чат: { $count } новых сообщений
}
web-chat-js-said = { $name }: { $text }
web-chat-js-failed = Сообщение не отправлено. Попробуйте ещё раз.
web-chat-js-more = Что сделать с этим сообщением ({ $name })
web-chat-js-mute = Скрыть сообщения за этим столом: { $name }
web-chat-js-block = Заблокировать везде: { $name }
web-chat-js-report = Пожаловаться на сообщение
web-chat-js-report-sure = Да, пожаловаться
web-chat-js-report-who = Администраторы сервера прочитают это сообщение и соседние.
web-chat-js-reported = Спасибо. Теперь администраторы сервера могут прочитать это сообщение и соседние.
web-chat-js-muted = Сообщения за этим столом скрыты: { $name }.
web-chat-js-blocked = Сообщения скрыты за всеми столами: { $name }.
web-chat-js-unmute = Показывать снова

# The chat: chosen with the table

web-new-chat = Чат с друзьями
web-new-chat-text = Готовые фразы и свои слова
web-new-chat-phrases = Только готовые фразы
web-new-chat-off = Без чата
web-new-chat-watched = Зрители могут читать чат

# The chat: what can’t be done

table-chat = Чат не может быть «{ $chosen }». Возможно: { $possible }.
chat-none = За этим столом нет чата.
chat-not-watched = За этим столом чат видят только игроки.
chat-phrases-only = За этим столом можно отправлять только готовые фразы.
chat-empty = Сообщение пустое.
chat-too-long = Сообщение слишком длинное. Предел в знаках: { $most }.
chat-unknown-phrase = Такой фразы нет. Можно выбрать: { $names }.
chat-one-of-both = Отправьте или фразу, или текст.
chat-no-message = Этого сообщения больше нет.
chat-yourself = С собой так поступить нельзя.
chat-nobody = Мы не знаем, кто там сидит.
too-many-messages = Вы отправляете слишком много сообщений. Попробуйте через { $after ->
    [one] { $after } секунду
    [few] { $after } секунды
   *[many] { $after } секунд
}.

# Settings of the chat

setting-messages = Сколько сообщений в чат может отправить один посетитель за минуту; 0: без ограничений.
setting-messages-kept = Сколько дней хранятся сообщения чата после конца партии; считаются только дни, когда сервер работает.
