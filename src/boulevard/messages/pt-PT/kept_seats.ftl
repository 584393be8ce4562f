# Seats that are kept for people who were invited

web-invite-kept = { $name } recebeu o seu convite. O lugar fica guardado até à resposta.
web-invite-declined = { $name } recusou. Agora quem receber de si o link pode ficar com o lugar.
