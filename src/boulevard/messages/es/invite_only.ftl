# Servidores con invitación

not-invited = A este servidor solo se entra con invitación.
invited-title = Solo con invitación
invited-about = Aquí solo juegan personas invitadas. Si alguien te ha enviado el enlace de una mesa, ábrelo: con él entras. Si tienes un código de invitación, escríbelo aquí.
invited-code = Código de invitación
invited-go = Entrar
invited-before = ¿Ya has jugado aquí?
invited-before-about = Inicia sesión en tu cuenta o introduce un código de otro dispositivo tuyo.
invited-link = Puedes leer las reglas de los juegos sin estar invitado:
pass-unknown = Este código de invitación no funciona. Puede que ya se haya usado o que haya caducado.
setting-invite-only = Dejar entrar solo a personas invitadas, con el enlace de un asiento o con un código de invitación (boulevard invite).
cli-invite = Crea un código de invitación para un servidor que funciona con --invite-only, y un enlace con el que se entra.
cli-opt-invite-uses = A cuántas personas deja entrar.
cli-opt-invite-days = Durante cuántos días sirve.
cli-opt-invite-end = No crear ninguno y anular todos los anteriores. Quienes ya entraron se quedan.
cli-opt-invite-address = La dirección con la que se llega al servidor, para el enlace; si no se indica, la que usa el servidor.
invite-made = { $uses ->
    [one] Deja entrar a una persona, hasta el { $until }.
   *[other] Deja entrar a { $uses } personas, hasta el { $until }.
}
invite-ended = { $count ->
    [0] No había ningún código de invitación que aún sirviera.
    [one] Un código de invitación ha dejado de servir.
   *[other] { $count } códigos de invitación han dejado de servir.
}
invite-no-key = La clave de los servidores no está en { $folder }. Ponla en BOULEVARD_SECRET; sin ella, el código de invitación no serviría.
