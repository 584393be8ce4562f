# Notificaciones sin ninguna página abierta

setting-push = Si los jugadores pueden recibir notificaciones de sus mesas en el navegador sin ninguna página abierta. Los mensajes, cifrados, pasan entonces por los fabricantes de esos navegadores.
web-prefer-times = Se acaba el tiempo
web-prefer-times-note = Cuando te queda un cuarto del tiempo, en partidas con días por jugada
web-news-times = Se te acaba el tiempo
notice-way-page = Con página abierta
notice-way-push = Sin página abierta
notice-switch = { $what }: { $way }
notice-grey = Las casillas grises valdrán cuando actives esa vía más arriba.
push-title = También sin ninguna página abierta
push-about = Este navegador puede avisarte aunque Boulevard esté cerrado. Para ello, este servidor envía un mensaje a la empresa que hace el navegador. Va cifrado: la empresa no puede leerlo, solo ve que hay uno. No se envía nada hasta que lo actives.
push-on = Este navegador te avisa aunque no haya ninguna página abierta.
push-none = Este navegador no puede hacerlo aquí. En un iPhone o iPad, añade antes Boulevard a la pantalla de inicio.
push-start = Activar en este navegador
push-stop = Desactivar en este navegador
push-stop-all = { $count ->
    [one] Desactivar en todas partes (un navegador)
   *[other] Desactivar en todas partes ({ $count } navegadores)
 }
push-lost = No ha funcionado. Inténtalo más tarde.
push-bad = El servidor no ha podido usar lo que ha enviado este navegador.
push-not-here = Este servidor no envía notificaciones cuando no hay ninguna página abierta.
you-privacy-push = Notificaciones sin ninguna página abierta
you-privacy-push-about = Solo si las activas: la dirección en la que el fabricante de tu navegador recibe mensajes para él, las claves con las que se cifran y de qué quieres que te avisemos. El fabricante reenvía los mensajes y no puede leerlos. Se guarda hasta que las desactivas, cierras la sesión allí, te borras o ya no se puede llegar al navegador.

notice-way-mail = Correo
mail-title = Por correo electrónico
mail-about = Para invitaciones y para partidas sin reloj o con días por jugada, cuando llevas diez minutos sin pasar por aquí. Las novedades de varias mesas llegan en un solo correo, como mucho uno por hora.
mail-goes-to = Los correos van a { $address }.
mail-drop = Quitar esta dirección
mail-address = Tu dirección de correo
mail-ask = Enviar un enlace para confirmarla
mail-asked-title = Mira tu correo
mail-asked = Hemos enviado un correo a { $address }. Abre el enlace que contiene para confirmar que es tu dirección. Funciona una vez, durante un día.
mail-asked-spam = Si no llega nada en unos minutos, mira en el correo no deseado.
mail-link-unknown = Este enlace no funciona. Puede que ya se haya usado o que tenga más de un día. Puedes pedir otro en las preferencias.
mail-confirm-title = Correos sobre tus partidas
mail-confirm-about = ¿Enviamos los correos sobre tus partidas a { $address }?
mail-confirm = Sí, enviarlos
mail-confirmed-title = Hecho
mail-confirmed = A partir de ahora recibes correos sobre tus partidas. Todos llevan un enlace para dejar de recibirlos.
mail-stop-title = ¿Dejar de recibir correos?
mail-stop-about = Dejarás de recibir correos sobre tus partidas y tu dirección se borrará de aquí.
mail-stop = Dejar de recibirlos
mail-stopped-title = No más correos
mail-stopped = No llegarán más correos y tu dirección se ha borrado.
mail-question-subject = ¿Es esta tu dirección?
mail-question = Alguien ha pedido a { $where } que envíe a esta dirección correos sobre sus partidas. Si has sido tú, abre este enlace en el plazo de un día:
mail-question-note = Si no has sido tú, no hagas nada: no recibirás ningún correo.
mail-foot-choose = Elige qué recibes: { $link }
mail-foot-stop = Dejar de recibir estos correos: { $link }
mail-subject = { $count ->
    [one] Novedades de una mesa
   *[other] Novedades de { $count } mesas
 }
mail-bad = Eso no es una dirección de correo.
mail-not-here = Este servidor no envía correos.
mail-not-sent = No se ha podido enviar el correo. Inténtalo más tarde.
mail-too-many = Hoy ya se ha pedido demasiadas veces. Inténtalo mañana.
setting-mail-host = El servidor al que se entrega el correo. Solo se envían correos si se indican este servidor, el remitente y --address.
setting-mail-port = Puerto de ese servidor.
setting-mail-tls = Cifrado hasta allí: starttls, tls u off.
setting-mail-user = Usuario en ese servidor, si lo pide; la contraseña va en BOULEVARD_MAIL_PASSWORD.
setting-mail-password = Contraseña en ese servidor.
setting-mail-from = Dirección desde la que se envían los correos.
you-privacy-mail = Correos sobre tus partidas
you-privacy-mail-about = Solo si confirmas una dirección: la dirección, su idioma, cuándo tuviste una página abierta por última vez y cuándo salió el último correo. Los correos pasan por los servidores de correo de este sitio y de tu proveedor. Se guarda hasta que quitas la dirección, dejas de recibir correos con su enlace o te borras. Para que a nadie se le pregunte demasiado, la dirección y quién lo pidió se guardan un día, en una forma ilegible.
