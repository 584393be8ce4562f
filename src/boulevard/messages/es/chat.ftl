# The chat at a table: phrases that everybody reads in their own language

chat-phrase-hello = Hola
chat-phrase-luck = Suerte y a disfrutar
chat-phrase-good = Buena jugada
chat-phrase-oops = Ups
chat-phrase-thanks = Gracias
chat-phrase-welcome = De nada
chat-phrase-thinking = Estoy pensando
chat-phrase-moment = Un momento, por favor
chat-phrase-slowly = Tómate tu tiempo
chat-phrase-back = Ya estoy de vuelta
chat-phrase-played = Bien jugado
chat-phrase-another = ¿Otra partida?
chat-phrase-leave = Tengo que irme
chat-phrase-bye = Hasta luego

# The chat: the panel at the table

web-chat-title = Chat
web-chat-close = Cerrar el chat
web-chat-messages = Mensajes
web-chat-phrases = Frases
web-chat-phrases-all = Todas las frases
web-chat-text = Tu mensaje
web-chat-send = Enviar
web-chat-watched = Los espectadores pueden leer este chat.
web-chat-js-nothing = Todavía no hay mensajes.
web-chat-js-unread = { $count ->
    [one] Chat: { $count } mensaje nuevo
   *[other] Chat: { $count } mensajes nuevos
}
web-chat-js-said = { $name }: { $text }
web-chat-js-failed = No se ha enviado tu mensaje. Inténtalo de nuevo.
web-chat-js-more = Opciones para este mensaje de { $name }
web-chat-js-mute = Silenciar a { $name } en esta mesa
web-chat-js-block = Bloquear a { $name } en todas partes
web-chat-js-report = Denunciar este mensaje
web-chat-js-report-sure = Sí, denunciarlo
web-chat-js-report-who = Quienes llevan este servidor leerán este mensaje y los que lo rodean.
web-chat-js-reported = Gracias. Quienes llevan este servidor ya pueden leer este mensaje y los que lo rodean.
web-chat-js-muted = Has silenciado a { $name } en esta mesa.
web-chat-js-blocked = Has bloqueado a { $name } en todas las mesas.
web-chat-js-unmute = Volver a mostrar sus mensajes

# The chat: chosen with the table

web-new-chat = Chat con amigos
web-new-chat-text = Frases y palabras propias
web-new-chat-phrases = Solo frases hechas
web-new-chat-off = Sin chat
web-new-chat-watched = Los espectadores pueden leer el chat

# The chat: what can’t be done

table-chat = El chat no puede ser «{ $chosen }». Puede ser: { $possible }.
chat-none = En esta mesa no hay chat.
chat-not-watched = En esta mesa, solo quienes juegan pueden leer el chat.
chat-phrases-only = En esta mesa solo puedes enviar frases hechas.
chat-empty = Tu mensaje está vacío.
chat-too-long = Tu mensaje es demasiado largo. Límite de caracteres: { $most }.
chat-unknown-phrase = Esa frase no existe. Puedes elegir entre: { $names }.
chat-one-of-both = Envía una frase o un texto, no ambos.
chat-no-message = Ese mensaje ya no está.
chat-yourself = Eso no te lo puedes hacer a ti.
chat-nobody = No sabemos quién está en ese asiento.
too-many-messages = Estás enviando muchos mensajes. Inténtalo de nuevo en { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.

# Settings of the chat

setting-messages = Cuántos mensajes de chat puede enviar un visitante por minuto; 0 significa sin límite.
setting-messages-kept = Cuántos días se guardan los mensajes de chat tras el final de una partida; solo cuentan los días en que el servidor está en marcha.
