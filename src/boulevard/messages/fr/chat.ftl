# The chat at a table: phrases that everybody reads in their own language

chat-phrase-hello = Bonjour
chat-phrase-luck = Bonne chance, et bon jeu
chat-phrase-good = Joli coup
chat-phrase-oops = Oups
chat-phrase-thanks = Merci
chat-phrase-welcome = De rien
chat-phrase-thinking = Je réfléchis
chat-phrase-moment = Un instant, s’il vous plaît
chat-phrase-slowly = Prenez votre temps
chat-phrase-back = Me revoilà
chat-phrase-played = Bien joué
chat-phrase-another = Une autre partie ?
chat-phrase-leave = Je dois y aller
chat-phrase-bye = Au revoir

# The chat: the panel at the table

web-chat-title = Discussion
web-chat-close = Fermer la discussion
web-chat-messages = Messages
web-chat-phrases = Phrases
web-chat-phrases-all = Toutes les phrases
web-chat-text = Votre message
web-chat-send = Envoyer
web-chat-watched = Les spectateurs peuvent lire cette discussion.
web-chat-js-nothing = Aucun message pour l’instant.
web-chat-js-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
web-chat-js-said = { $name } : { $text }
web-chat-js-failed = Votre message n’a pas été envoyé. Réessayez.
web-chat-js-more = Options pour ce message de { $name }
web-chat-js-mute = Masquer { $name } à cette table
web-chat-js-block = Bloquer { $name } partout
web-chat-js-report = Signaler ce message
web-chat-js-report-sure = Oui, le signaler
web-chat-js-report-who = Les responsables de ce serveur liront ce message et ceux qui l’entourent.
web-chat-js-reported = Merci. Les responsables de ce serveur peuvent maintenant lire ce message et ceux qui l’entourent.
web-chat-js-muted = Vous avez masqué { $name } à cette table.
web-chat-js-blocked = Vous avez bloqué { $name } à toutes les tables.
web-chat-js-unmute = Afficher de nouveau ses messages

# The chat: chosen with the table

web-new-chat = Discussion entre amis
web-new-chat-text = Phrases et mots libres
web-new-chat-phrases = Phrases toutes faites seulement
web-new-chat-off = Pas de discussion
web-new-chat-watched = Les spectateurs peuvent lire la discussion

# The chat: what can’t be done

table-chat = La discussion ne peut pas être « { $chosen } ». Choix possibles : { $possible }.
chat-none = Il n’y a pas de discussion à cette table.
chat-not-watched = À cette table, seuls les joueurs peuvent lire la discussion.
chat-phrases-only = À cette table, vous ne pouvez envoyer que des phrases toutes faites.
chat-empty = Votre message est vide.
chat-too-long = Votre message est trop long. Limite de caractères : { $most }.
chat-unknown-phrase = Cette phrase n’existe pas. Choix possibles : { $names }.
chat-one-of-both = Envoyez une phrase ou un texte, pas les deux.
chat-no-message = Ce message n’existe plus.
chat-yourself = Vous ne pouvez pas vous faire cela à vous-même.
chat-nobody = Nous ne savons pas qui est assis là.
too-many-messages = Vous envoyez beaucoup de messages. Réessayez dans { $after ->
    [one] { $after } seconde
   *[other] { $after } secondes
}.

# Settings of the chat

setting-messages = Combien de messages un visiteur peut envoyer par minute dans les discussions ; 0 : sans limite.
setting-messages-kept = Combien de jours les messages sont gardés après la fin d’une partie ; seuls comptent les jours où le serveur tourne.
