# Serveurs sur invitation

not-invited = Ce serveur n’est accessible que sur invitation.
invited-title = Sur invitation
invited-about = Seules les personnes invitées peuvent jouer ici. Si quelqu’un vous a envoyé le lien d’une table, ouvrez-le : il vous fait entrer. Si vous avez un code d’invitation, saisissez-le ici.
invited-code = Code d’invitation
invited-go = Entrer
invited-before = Vous avez déjà joué ici ?
invited-before-about = Connectez-vous à votre compte, ou saisissez un code affiché par un autre de vos appareils.
invited-link = Vous pouvez lire les règles des jeux sans être invité :
pass-unknown = Ce code d’invitation ne fonctionne pas. Il a peut-être déjà servi, ou il a expiré.
setting-invite-only = Ne laisser entrer que les personnes invitées, par le lien d’une place ou par un code d’invitation (boulevard invite).
cli-invite = Créer un code d’invitation pour un serveur lancé avec --invite-only, et un lien qui fait entrer.
cli-opt-invite-uses = Combien de personnes il fait entrer.
cli-opt-invite-days = Pendant combien de jours il est valable.
cli-opt-invite-end = N’en créer aucun et annuler tous les précédents. Les personnes déjà entrées restent.
cli-opt-invite-address = L’adresse à laquelle on joint le serveur, pour le lien ; par défaut, celle où il tourne.
invite-made = { $uses ->
    [one] Il fait entrer une personne, jusqu’au { $until }.
   *[other] Il fait entrer { $uses } personnes, jusqu’au { $until }.
}
invite-ended = { $count ->
    [0] Aucun code d’invitation n’était encore valable.
    [one] { $count } code d’invitation n’est plus valable.
   *[other] { $count } codes d’invitation ne sont plus valables.
}
invite-no-key = La clé des serveurs n’est pas dans { $folder }. Donnez-la dans BOULEVARD_SECRET ; sans elle, le code d’invitation ne fonctionnerait pas.
