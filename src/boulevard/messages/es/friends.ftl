# Amigos: las personas con las que se ha jugado

friends-title = Amigos
friends-about = Las personas con las que has terminado una partida, primero las más recientes.
friends-none = Aquí aparecen las personas con las que has terminado una partida. Invita primero a alguien con un enlace: elige jugar con un amigo.
friends-online = en línea
friends-last = Última partida: { $date }
friends-running = Partida en curso de { $title }
friends-invite = Invitar a { $name }
friends-more = { $title } con otras opciones
friends-inviting = El asiento para un amigo se guarda para la persona a la que invitas; se le avisa enseguida.
friends-invited = Invitaciones
friends-invites = { $name } te invita a jugar a { $title }.
friends-accept = Aceptar
friends-decline = Rechazar
friends-sent = Tus invitaciones
friends-waits = { $name } aún no ha respondido. Juego: { $title }
friends-declined = { $name } ha rechazado la invitación. Ahora puede sentarse quien reciba de ti el enlace de la mesa. Juego: { $title }
friends-table = Abrir la mesa
friends-withdraw = Retirar
friends-forget = Quitar de la lista
friends-blocked = Jugadores que has bloqueado
friends-blocked-about = No ves sus mensajes, no pueden invitarte y ninguno ve si el otro está en línea. No se les avisa.
friends-unblock = Desbloquear
friends-hide = Puedes elegir si otros ven que estás en línea y si pueden invitarte:
invite-too-many = Hay demasiadas invitaciones abiertas. Espera una respuesta o retira una.
invite-not-wanted = Este jugador no acepta invitaciones por ahora.
invite-no-seat = Para invitar a alguien, deja un asiento para un amigo.
invite-gone = Esta invitación ya no está abierta.
invite-listed = Una mesa de la sala es para cualquiera; allí no se puede guardar ningún asiento.
seat-kept = { $seat ->
    [orange] El asiento de Naranja está guardado para una persona invitada.
    [blue] El asiento de Azul está guardado para una persona invitada.
   *[other] El asiento del jugador { $seat } está guardado para una persona invitada.
    }
web-news-invited = Te invitan a una partida
web-news-declined = Han rechazado tu invitación
web-prefer-invited = Invitaciones
web-prefer-invited-note = Cuando te invita un amigo
web-prefer-declined = Rechazos
web-prefer-declined-note = Cuando alguien rechaza tu invitación
web-prefer-part-others = Amigos
web-prefer-online = Mostrar que estoy en línea
web-prefer-online-note = Mientras tengas aquí una página abierta
web-prefer-invitations = Permitir invitaciones
web-prefer-invitations-note = Pueden invitarte a una mesa con un clic.
you-privacy-invitations = Invitaciones
you-privacy-invitations-about = A quién invitas a una mesa y quién te invita se guarda hasta que se ocupa el asiento, se retira la invitación o acaba la partida. Si a este servidor solo se entra con invitación, guardamos también que entraste con un código, y cuándo.
you-privacy-online = Quién está en línea
you-privacy-online-about = Tus amigos, las personas con las que has terminado una partida, ven si tienes aquí una página abierta. Nunca se guarda, y puedes desactivarlo en las preferencias.
