# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

chat-phrase-oops = Ups
chat-phrase-thanks = Obrigado
chat-phrase-thinking = Estou a pensar
chat-phrase-moment = Um momento, se faz favor
chat-phrase-another = Outra partida?
chat-phrase-leave = Tenho de ir
chat-phrase-bye = Até logo
web-chat-title = Conversa
web-chat-close = Fechar a conversa
web-chat-text = A sua mensagem
web-chat-watched = Os espectadores podem ler esta conversa.
web-chat-js-nothing = Ainda não há mensagens.
web-chat-js-unread = { $count ->
    [one] Conversa: { $count } mensagem nova
   *[other] Conversa: { $count } mensagens novas
}
web-chat-js-failed = A sua mensagem não foi enviada. Tente de novo.
web-chat-js-report-who = Quem gere este servidor vai ler esta mensagem e as que estão à volta.
web-chat-js-reported = Obrigado. Quem gere este servidor já pode ler esta mensagem e as que estão à volta.
web-chat-js-muted = Silenciou { $name } nesta mesa.
web-chat-js-blocked = Bloqueou { $name } em todas as mesas.
web-chat-js-unmute = Voltar a mostrar as mensagens
web-new-chat = Conversa com amigos
web-new-chat-off = Sem conversa
web-new-chat-watched = Os espectadores podem ler a conversa
table-chat = A conversa não pode ser “{ $chosen }”. Pode ser: { $possible }.
chat-none = Não há conversa nesta mesa.
chat-not-watched = Nesta mesa, só os jogadores podem ler a conversa.
chat-phrases-only = Nesta mesa, só pode enviar frases prontas.
chat-empty = A sua mensagem está vazia.
chat-too-long = A sua mensagem é demasiado longa. Limite de caracteres: { $most }.
chat-unknown-phrase = Essa frase não existe. Pode escolher entre: { $names }.
chat-no-message = Essa mensagem já não está lá.
too-many-messages = Está a enviar muitas mensagens. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.
setting-messages = Quantas mensagens de conversa um visitante pode enviar por minuto; 0 é sem limite.
setting-messages-kept = Durante quantos dias as mensagens ficam guardadas depois do fim de uma partida; só contam os dias em que o servidor está a correr.
