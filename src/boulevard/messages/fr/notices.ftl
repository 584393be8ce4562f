# Prévenir quand aucune page n’est ouverte

setting-push = Si les joueurs peuvent être prévenus par leur navigateur quand aucune page n’est ouverte. Des messages chiffrés passent alors par les éditeurs de ces navigateurs.
web-prefer-times = Temps presque écoulé
web-prefer-times-note = Quand il vous reste un quart de votre temps, dans les parties avec des jours par coup
web-news-times = Votre temps est presque écoulé
notice-way-page = Page ouverte
notice-way-push = Aucune page ouverte
notice-switch = { $what } : { $way }
notice-grey = Les cases grises compteront dès que vous aurez activé ce moyen ci-dessus.
push-title = Aussi quand aucune page n’est ouverte
push-about = Ce navigateur peut vous prévenir même quand Boulevard est fermé. Pour cela, ce serveur envoie un message à l’éditeur du navigateur. Il est chiffré : l’éditeur ne peut pas le lire, il voit seulement qu’il y en a un. Rien n’est envoyé tant que vous ne l’avez pas activé.
push-on = Ce navigateur vous prévient même quand aucune page n’est ouverte.
push-none = Ce navigateur ne le permet pas ici. Sur un iPhone ou un iPad, ajoutez d’abord Boulevard à l’écran d’accueil.
push-start = Activer dans ce navigateur
push-stop = Désactiver dans ce navigateur
push-stop-all = { $count ->
    [one] Désactiver partout (un navigateur)
   *[other] Désactiver partout ({ $count } navigateurs)
 }
push-lost = Cela n’a pas marché. Réessayez plus tard.
push-bad = Le serveur n’a pas pu utiliser ce que ce navigateur a envoyé.
push-not-here = Ce serveur n’envoie pas de notifications quand aucune page n’est ouverte.
you-privacy-push = Notifications quand aucune page n’est ouverte
you-privacy-push-about = Seulement si vous les activez : l’adresse à laquelle l’éditeur de votre navigateur reçoit des messages pour lui, les clés qui servent à les chiffrer, et ce dont vous voulez être prévenu. L’éditeur transmet les messages et ne peut pas les lire. C’est gardé jusqu’à ce que vous les désactiviez, que vous vous déconnectiez sur cet appareil ou que vous vous supprimiez, ou que le navigateur ne soit plus joignable.

notice-way-mail = E-mail
mail-title = Par e-mail
mail-about = Pour les invitations, et pour les parties sans pendule ou avec des jours par coup, quand vous n’êtes pas passé ici depuis dix minutes. Les nouvelles de plusieurs tables arrivent dans un seul e-mail, un par heure au plus.
mail-goes-to = Les e-mails sont envoyés à { $address }.
mail-drop = Retirer cette adresse
mail-address = Votre adresse e-mail
mail-ask = Envoyer un lien pour la confirmer
mail-asked-title = Consultez votre boîte de réception
mail-asked = Nous avons envoyé un e-mail à { $address }. Ouvrez le lien qu’il contient pour confirmer que c’est bien votre adresse. Il ne sert qu’une fois, et reste valable un jour.
mail-asked-spam = Si rien n’arrive d’ici quelques minutes, regardez dans les indésirables.
mail-link-unknown = Ce lien ne fonctionne pas. Il a peut-être déjà servi, ou il a plus d’un jour. Vous pouvez en demander un autre dans les préférences.
mail-confirm-title = E-mails sur vos parties
mail-confirm-about = Faut-il envoyer à { $address } les e-mails sur vos parties ?
mail-confirm = Oui, les envoyer
mail-confirmed-title = C’est fait
mail-confirmed = Vous recevez désormais des e-mails sur vos parties. Chacun contient un lien pour ne plus en recevoir.
mail-stop-title = Ne plus recevoir d’e-mails ?
mail-stop-about = Vous ne recevrez plus d’e-mails sur vos parties, et votre adresse sera supprimée ici.
mail-stop = Ne plus en recevoir
mail-stopped-title = Plus d’e-mails
mail-stopped = Il n’y aura plus d’e-mails, et votre adresse est supprimée.
mail-question-subject = Est-ce votre adresse ?
mail-question = Quelqu’un a demandé à { $where } d’envoyer à cette adresse des e-mails sur ses parties. Si c’était vous, ouvrez ce lien d’ici un jour :
mail-question-note = Si ce n’était pas vous, ne faites rien : vous ne recevrez aucun e-mail.
mail-foot-choose = Choisir ce que vous recevez : { $link }
mail-foot-stop = Ne plus recevoir ces e-mails : { $link }
mail-subject = { $count ->
    [one] Des nouvelles d’une table
   *[other] Des nouvelles de { $count } tables
 }
mail-bad = Ce n’est pas une adresse e-mail.
mail-not-here = Ce serveur n’envoie pas d’e-mails.
mail-not-sent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
mail-too-many = Cela a été demandé trop souvent aujourd’hui. Réessayez demain.
setting-mail-host = Le serveur à qui confier les e-mails. Il n’en est envoyé que si ce serveur, l’expéditeur et --address sont indiqués.
setting-mail-port = Le port de ce serveur.
setting-mail-tls = Le chiffrement jusque-là : starttls, tls ou off.
setting-mail-user = Le nom d’utilisateur sur ce serveur, s’il en demande un ; le mot de passe se met dans BOULEVARD_MAIL_PASSWORD.
setting-mail-password = Le mot de passe sur ce serveur.
setting-mail-from = L’adresse d’expédition des e-mails.
you-privacy-mail = E-mails sur vos parties
you-privacy-mail-about = Seulement si vous confirmez une adresse : l’adresse, sa langue, quand vous avez eu une page ouverte pour la dernière fois et quand le dernier e-mail est parti. Les e-mails passent par les serveurs de messagerie de ce site et de votre fournisseur. C’est gardé jusqu’à ce que vous retiriez l’adresse, que vous mettiez fin aux e-mails par leur lien ou que vous vous supprimiez. Pour que personne ne soit sollicité trop souvent, l’adresse et l’auteur de la demande sont gardés un jour, sous une forme illisible.
