# Tú: la misma persona en todos tus dispositivos

you-title = Tú
you-menu = Dispositivos y cuenta
you-known = Juegas como { $name }.
you-unnamed = Aún no has dado ningún nombre aquí.
you-nobody = Aún no te conocemos en este navegador, o se ha cerrado su sesión.
you-back = Volver
you-cancel = Cancelar
you-devices = Tus dispositivos
you-devices-about = Sigue jugando con el móvil, otro ordenador u otro navegador: muestra aquí un código y escanéalo o escríbelo allí. Tendrás las mismas partidas y los mismos análisis en los dos. No necesitas una cuenta.
you-devices-count = { $count ->
    [one] Tienes la sesión abierta en { $count } dispositivo.
   *[other] Tienes la sesión abierta en { $count } dispositivos.
}
you-code-make = Mostrar un código
you-code-enter = Introducir un código
you-code-title = Vincular otro dispositivo
you-code-scan = Escanéalo con la cámara del otro dispositivo o escribe allí el código:
you-code-local = Por ahora, solo se llega a este servidor desde este ordenador. En otro navegador de aquí, escribe:
you-code-type = Puedes escribirlo en esta página:
you-code-lasts = { $count ->
    [one] El código sirve una sola vez, durante { $count } minuto.
   *[other] El código sirve una sola vez, durante { $count } minutos.
}
you-code-careful = Quien use este código pasa a ser tú, con todas tus partidas. No se lo envíes a nadie.
you-link-about = Abre esta página en el dispositivo con el que has jugado y elige allí «Mostrar un código».
you-link-code = Código
you-link-go = Continuar
you-confirm-title = ¿Usar también este dispositivo?
you-confirm-who = Este dispositivo iniciará sesión como { $name }.
you-confirm-nameless = Este dispositivo iniciará sesión como la persona que mostró el código.
you-confirm-careful = Continúa solo si creaste este código tú, en un dispositivo tuyo.
you-confirm-brings = Traer las partidas y los análisis de este dispositivo
you-confirm-brings-about = Serán de la misma persona, y eso no se puede deshacer. Si no, este dispositivo pierde la lista.
you-confirm-go = Iniciar sesión
you-confirm-own = Este dispositivo ya es de la persona que creó este código.
code-unknown = Este código no funciona. Puede que ya se haya usado, o que tenga más de cinco minutos.
too-many-guesses = Son muchos intentos en poco tiempo. Inténtalo de nuevo en { $after ->
    [one] { $after } segundo.
   *[other] { $after } segundos.
}
setting-guesses = Cuántos códigos y contraseñas puede probar un visitante por minuto; 0 significa sin límite.

# Cerrar sesión, tus datos

you-data = Tus datos
you-data-about = Todo lo que guardamos sobre ti puedes llevártelo o borrarlo.
you-data-download = Descargar mis datos
you-leave = Cerrar sesión
you-leave-about = ¿Dónde quieres cerrar la sesión?
you-leave-here = En este dispositivo
you-leave-elsewhere = En todos los demás dispositivos
you-leave-everywhere = En todas partes
you-leave-last = No hay ningún otro dispositivo con la sesión abierta. Si la cierras aquí, pierdes para siempre la lista de tus partidas. Para conservarla, vincula antes otro dispositivo.
you-leave-links = Los enlaces personales de tus partidas siguen funcionando: quien tenga uno puede jugar allí.
you-delete = Borrarme
you-delete-about = Esto no se puede deshacer.
you-delete-gone = Se borran tu cuenta con sus llaves de acceso, tus mensajes, tus preferencias, tus análisis, la lista de tus partidas, a quién silenciaste o bloqueaste y los vínculos con tus dispositivos.
you-delete-games = Las partidas que jugaste se quedan para los demás. Tu nombre se oculta en ellas, pero sigue en la partida guardada.
you-delete-reports = Las denuncias de mensajes se quedan, con los mensajes: las que hiciste tú y las de mensajes tuyos.
you-delete-copies = No podemos llegar a lo que otros ya guardaron: archivos y análisis de una partida, y copias de seguridad del servidor.
you-delete-sure = Sí, borrar todo lo que es solo mío
you-delete-go = Borrarme

# Qué se guarda

you-privacy-title = Privacidad
you-privacy-lead = Qué guarda este servidor, por qué y durante cuánto tiempo.
you-privacy-kept = Qué se guarda
you-privacy-cookie = Cookies
you-privacy-cookie-about = Una cookie contiene un número secreto y el nombre con el que juegas, para reconocer tus partidas; otras, tu idioma y tus preferencias. Duran un año.
you-privacy-games = Partidas
you-privacy-games-about = Cada partida se guarda con los nombres de la mesa, las jugadas y sus horas, para que puedas seguirla, volver a verla y comprobar la mezcla. Se queda hasta que la borran quienes llevan este servidor. Quien tenga el enlace de una partida puede verla.
you-privacy-analyses = Análisis
you-privacy-analyses-about = Un análisis se queda hasta que lo borras. El que nunca cambias se descarta al cabo de dos semanas. Quien tenga su enlace puede leerlo.
you-privacy-records = Registros que abres
you-privacy-records-about = Se guardan un día como mucho, para que puedas verlos y repasarlos.
you-privacy-codes = Códigos para otros dispositivos
you-privacy-codes-about = Guardamos el código solo en una forma ilegible, nunca tal cual, hasta que se usa o hasta que se crea otro cuando ha caducado.
you-privacy-devices = Dispositivos vinculados
you-privacy-devices-about = De cada dispositivo que vinculaste o cuya sesión cerraste guardamos su número y cuándo fue. Cuando te borras, solo quedan los números, para que tu nombre siga oculto.
you-privacy-address = Tu dirección de red
you-privacy-address-about = Sirve para limitar cuánto puede pedir un visitante. Se guarda en la memoria, junto a una pregunta a un bot hasta que este responde y, de forma ilegible, un día después de que pidas confirmar una dirección de correo, pero no en los registros del servidor.
you-privacy-never = Qué no hacemos
you-privacy-never-about = No se envía nada a nadie más, salvo que actives las notificaciones sin ninguna página abierta o los correos. No hay publicidad, ni rastreo, ni archivos de otros sitios.
you-privacy-yours = Qué puedes hacer
you-privacy-yours-about = Puedes descargar todo lo que guardamos sobre ti, cerrar la sesión de tus dispositivos o borrarte. Las copias de seguridad del servidor pueden contener datos anteriores durante un tiempo.

# Cuentas

account-title = Tu cuenta
account-about = No la necesitas. Con una cuenta puedes iniciar sesión con tu nombre en cualquier dispositivo, aunque pierdas todos los tuyos. Tus partidas van contigo.
account-create = Crear una cuenta
account-create-about = Tus partidas y análisis siguen siendo tuyos. No pedimos ningún correo electrónico.
account-create-go = Crear cuenta
account-name = Nombre
account-password = Contraseña
account-password-new = Contraseña nueva
account-password-about = Al menos { $least } caracteres. Unas cuantas palabras seguidas se recuerdan bien.
account-password-change = Cambiar la contraseña
account-password-set = Poner una contraseña
account-password-save = Guardar la contraseña
account-password-drop = Quitar la contraseña
account-sign-in = Iniciar sesión
account-named = Inicias sesión como { $name }.
account-recover = Iniciar sesión con un código de recuperación
account-recover-about = Cada uno de tus códigos de recuperación sirve una vez.
account-recovery-code = Código de recuperación
account-codes = Códigos de recuperación
account-codes-about = Apúntalos y guárdalos bien. Con cada uno puedes iniciar sesión una vez si has perdido todo lo demás.
account-codes-once = Solo se muestran ahora. Los códigos anteriores ya no sirven.
account-codes-kept = Los he apuntado
account-codes-make = Crear códigos de recuperación
account-codes-none = No tienes códigos de recuperación. Sin ellos no podrás volver si olvidas la contraseña o pierdes tus dispositivos.
account-codes-left = { $count ->
    [one] Te queda { $count } código de recuperación.
   *[other] Te quedan { $count } códigos de recuperación.
}
account-close = Cerrar la cuenta
account-close-about = Se borran tu nombre, tu contraseña, tus llaves de acceso y tus códigos de recuperación. Tus partidas siguen siendo tuyas en los dispositivos con la sesión abierta.
account-close-sure = Sí, cerrar mi cuenta
account-name-short = Un nombre tiene al menos { $least } letras o cifras.
account-name-mixed = Usa letras de un solo alfabeto.
account-name-taken = Alguien tiene ya ese nombre, o uno que se le parece.
account-there = Ya tienes una cuenta.
account-none = No tienes ninguna cuenta.
account-password-length = Una contraseña tiene entre { $least } y { $most } caracteres.
account-password-plain = Esta contraseña se adivina con demasiada facilidad. No uses tu nombre ni el mismo carácter una y otra vez.
account-last-way = Es tu última forma de iniciar sesión. Añade antes otra, o cierra la cuenta.
passkeys-too-many = Una cuenta tiene { $most } llaves de acceso como mucho. Quita una antes.
passkey-known = Esta llave de acceso ya es de una cuenta.
sign-in-wrong = Ese nombre y esa contraseña no van juntos.
sign-in-wrong-code = Ese nombre y ese código no van juntos, o el código ya se ha usado.
sign-in-again = Hace ya un rato que iniciaste sesión. Hazlo otra vez antes, para que sepamos que eres tú.
you-two-accounts = Este dispositivo tiene abierta la sesión de otra cuenta. Ciérrala antes; dos cuentas no pueden convertirse en una.
you-account-stays = Este dispositivo tiene abierta la sesión de tu cuenta, y la cuenta no se mueve. Inicia sesión en el otro dispositivo: así pueden venir las partidas de allí.
you-privacy-account = Tu cuenta, si creas una
you-privacy-account-about = El nombre que elegiste, tu contraseña y tus códigos de recuperación solo en una forma ilegible, la parte pública de tus llaves de acceso y cuándo se creó cada cosa. Todo desaparece cuando cierras la cuenta.
passkey-instead = Sin contraseña
passkey-about = Una llave de acceso la guarda tu dispositivo: inicias sesión con la huella, la cara o el PIN, y no hay nada que recordar.
passkey-create = Crear cuenta con una llave de acceso
passkey-sign-in = Iniciar sesión con una llave de acceso
passkey-add = Añadir una llave de acceso
passkey-drop = Quitar
passkey-made = Llave de acceso del { $date }
passkey-unreachable = Las llaves de acceso necesitan https, o un servidor en este ordenador abierto como localhost. Aquí puedes usar una contraseña.
passkey-failed = No ha funcionado. Puede que tu dispositivo no tenga una llave de acceso para este sitio, o que lo hayas cancelado.
passkey-wrong = Esa llave de acceso no ha funcionado. Inténtalo de nuevo.
passkey-unknown = Esta llave de acceso no es de ninguna cuenta de aquí.
you-privacy-results = Resultados y puntuaciones
you-privacy-results-about = Se deducen de las partidas y se quedan tanto como ellas. Cuando te borras, tu nombre se oculta en ellos.
you-privacy-unheard = Jugadores a los que silencias o bloqueas
you-privacy-unheard-about = Guardamos a quién silenciaste o bloqueaste hasta que vuelves a mostrar sus mensajes o te borras. Ellos no se enteran.
you-privacy-chat = Lo que dices en los chats
you-privacy-chat-about = { $days ->
    [one] Los mensajes se guardan { $days } día después del final de una partida. Si alguien denuncia uno, se conserva con los de alrededor para quienes llevan este servidor, incluso después de que te borres.
   *[other] Los mensajes se guardan { $days } días después del final de una partida. Si alguien denuncia uno, se conserva con los de alrededor para quienes llevan este servidor, incluso después de que te borres.
}
you-privacy-preferences = Tus preferencias
you-privacy-preferences-about = Lo que elegiste para el idioma, el aspecto, el sonido y las jugadas se guarda hasta que te borras.
