# Seats that are kept for people who were invited

web-invite-kept = { $name } tiene tu invitación y ya lo sabe. El asiento queda guardado hasta que responda.
web-invite-declined = { $name } ha rechazado la invitación. Ahora puede sentarse quien reciba de ti el enlace.
web-join-watch = Mirar la partida
