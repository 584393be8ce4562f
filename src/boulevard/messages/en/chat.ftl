# The chat at a table: phrases that everybody reads in their own language

chat-phrase-hello = Hello
chat-phrase-luck = Good luck, have fun
chat-phrase-good = Nice move
chat-phrase-oops = Oops
chat-phrase-thanks = Thank you
chat-phrase-welcome = You’re welcome
chat-phrase-thinking = I’m thinking
chat-phrase-moment = One moment, please
chat-phrase-slowly = Take your time
chat-phrase-back = I’m back
chat-phrase-played = Well played
chat-phrase-another = Another game?
chat-phrase-leave = I have to go
chat-phrase-bye = Goodbye

# The chat: the panel at the table

web-chat-title = Chat
web-chat-close = Close the chat
web-chat-messages = Messages
web-chat-phrases = Phrases
web-chat-phrases-all = All phrases
web-chat-text = Your message
web-chat-send = Send
web-chat-watched = Spectators can read this chat.
web-chat-js-nothing = No messages yet.
web-chat-js-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
}
web-chat-js-said = { $name }: { $text }
web-chat-js-failed = Your message wasn’t sent. Try again.
web-chat-js-more = Options for this message from { $name }
web-chat-js-mute = Mute { $name } at this table
web-chat-js-block = Block { $name } everywhere
web-chat-js-report = Report this message
web-chat-js-report-sure = Yes, report it
web-chat-js-report-who = The people who run this server will read it, and the messages around it.
web-chat-js-reported = Thank you. The people who run this server can now read this message and those around it.
web-chat-js-muted = You’ve muted { $name } at this table.
web-chat-js-blocked = You’ve blocked { $name } at all tables.
web-chat-js-unmute = Show messages again

# The chat: chosen with the table

web-new-chat = Chat with friends
web-new-chat-text = Phrases and your own words
web-new-chat-phrases = Ready-made phrases only
web-new-chat-off = No chat
web-new-chat-watched = Spectators can read the chat

# The chat: what can’t be done

table-chat = Chat can’t be “{ $chosen }”. It can be: { $possible }.
chat-none = There’s no chat at this table.
chat-not-watched = At this table, only the players can read the chat.
chat-phrases-only = At this table, you can send only the ready-made phrases.
chat-empty = Your message is empty.
chat-too-long = Your message is too long. Character limit: { $most }.
chat-unknown-phrase = There’s no such phrase. You can choose from: { $names }.
chat-one-of-both = Send either a phrase or a text.
chat-no-message = That message is no longer there.
chat-yourself = You can’t do that to yourself.
chat-nobody = We don’t know who sits there.
too-many-messages = You’re sending a lot of messages. Try again in { $after ->
    [one] { $after } second
   *[other] { $after } seconds
}.

# Settings of the chat

setting-messages = How many chat messages one visitor may send per minute; 0 means no limit.
setting-messages-kept = How many days chat messages are kept after a game ends; only days in which the server runs count.
