# Amis : les personnes avec qui on a joué

friends-title = Amis
friends-about = Les personnes avec qui vous avez terminé une partie, les plus récentes d’abord.
friends-none = Les personnes avec qui vous avez terminé une partie apparaissent ici. Invitez d’abord quelqu’un par un lien : choisissez de jouer avec un ami.
friends-online = en ligne
friends-last = Dernière partie : { $date }
friends-running = Votre partie de { $title }
friends-invite = Inviter { $name }
friends-more = { $title } avec d’autres options
friends-inviting = La place pour un ami est gardée pour la personne que vous invitez ; elle en est prévenue tout de suite.
friends-invited = Invitations
friends-invites = { $name } vous invite à jouer à { $title }.
friends-accept = Accepter
friends-decline = Refuser
friends-sent = Vos invitations
friends-waits = { $name } n’a pas encore répondu. Jeu : { $title }
friends-declined = { $name } a refusé. Toute personne à qui vous envoyez le lien de la table peut maintenant prendre la place. Jeu : { $title }
friends-table = Ouvrir la table
friends-withdraw = Retirer
friends-forget = Enlever de la liste
friends-blocked = Joueurs que vous avez bloqués
friends-blocked-about = Vous ne voyez pas leurs messages, ils ne peuvent pas vous inviter, et aucun ne voit si l’autre est en ligne. Ils n’en savent rien.
friends-unblock = Débloquer
friends-hide = Vous pouvez choisir si les autres voient que vous êtes en ligne, et s’ils peuvent vous inviter :
invite-too-many = Trop d’invitations sont en attente. Attendez une réponse, ou retirez-en une.
invite-not-wanted = Ce joueur n’accepte pas d’invitations pour l’instant.
invite-no-seat = Pour inviter quelqu’un, laissez une place pour un ami.
invite-gone = Cette invitation n’est plus ouverte.
invite-listed = Une table du salon est ouverte à tous ; aucune place ne peut y être gardée.
seat-kept = { $seat ->
    [orange] La place d’Orange est gardée pour une personne invitée.
    [blue] La place de Bleu est gardée pour une personne invitée.
   *[other] La place du joueur { $seat } est gardée pour une personne invitée.
    }
web-news-invited = On vous invite à une partie
web-news-declined = Votre invitation a été refusée
web-prefer-invited = Invitations
web-prefer-invited-note = Quand un ami vous invite
web-prefer-declined = Refus
web-prefer-declined-note = Quand quelqu’un refuse votre invitation
web-prefer-part-others = Amis
web-prefer-online = Montrer que je suis en ligne
web-prefer-online-note = Tant qu’une page est ouverte ici
web-prefer-invitations = Accepter les invitations
web-prefer-invitations-note = Ils peuvent vous inviter à une table d’un clic.
you-privacy-invitations = Invitations
you-privacy-invitations-about = Les personnes que vous invitez à une table, et celles qui vous invitent, sont gardées jusqu’à ce que la place soit prise, l’invitation retirée ou la partie terminée. Si ce serveur est sur invitation, nous gardons aussi que vous êtes entré par un code, et quand.
you-privacy-online = Qui est en ligne
you-privacy-online-about = Vos amis, les personnes avec qui vous avez terminé une partie, voient si vous avez une page ouverte ici. Rien n’en est conservé, et vous pouvez le désactiver dans les préférences.
