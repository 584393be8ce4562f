# Seats that are kept for people who were invited

web-invite-kept = { $name } a reçu votre invitation. La place est gardée jusqu’à sa réponse.
web-invite-declined = { $name } a refusé. Toute personne à qui vous envoyez le lien peut maintenant prendre la place.
web-join-watch = Regarder la partie
