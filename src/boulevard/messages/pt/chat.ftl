# The chat at a table: phrases that everybody reads in their own language

chat-phrase-hello = Olá
chat-phrase-luck = Boa sorte e bom jogo
chat-phrase-good = Boa jogada
chat-phrase-oops = Ops
chat-phrase-thanks = Valeu
chat-phrase-welcome = De nada
chat-phrase-thinking = Estou pensando
chat-phrase-moment = Um momento, por favor
chat-phrase-slowly = Sem pressa
chat-phrase-back = Voltei
chat-phrase-played = Bem jogado
chat-phrase-another = Mais uma partida?
chat-phrase-leave = Preciso ir
chat-phrase-bye = Até mais

# The chat: the panel at the table

web-chat-title = Bate-papo
web-chat-close = Fechar o bate-papo
web-chat-messages = Mensagens
web-chat-phrases = Frases
web-chat-phrases-all = Todas as frases
web-chat-text = Sua mensagem
web-chat-send = Enviar
web-chat-watched = Os espectadores podem ler este bate-papo.
web-chat-js-nothing = Nenhuma mensagem ainda.
web-chat-js-unread = { $count ->
    [one] Bate-papo: { $count } mensagem nova
   *[other] Bate-papo: { $count } mensagens novas
}
web-chat-js-said = { $name }: { $text }
web-chat-js-failed = Sua mensagem não foi enviada. Tente de novo.
web-chat-js-more = Opções para esta mensagem de { $name }
web-chat-js-mute = Silenciar { $name } nesta mesa
web-chat-js-block = Bloquear { $name } em todas as mesas
web-chat-js-report = Denunciar esta mensagem
web-chat-js-report-sure = Sim, denunciar
web-chat-js-report-who = Quem cuida deste servidor vai ler esta mensagem e as que estão em volta.
web-chat-js-reported = Obrigado. Quem cuida deste servidor já pode ler esta mensagem e as que estão em volta.
web-chat-js-muted = Você silenciou { $name } nesta mesa.
web-chat-js-blocked = Você bloqueou { $name } em todas as mesas.
web-chat-js-unmute = Mostrar as mensagens de novo

# The chat: chosen with the table

web-new-chat = Bate-papo com amigos
web-new-chat-text = Frases prontas e texto livre
web-new-chat-phrases = Só frases prontas
web-new-chat-off = Sem bate-papo
web-new-chat-watched = Os espectadores podem ler o bate-papo

# The chat: what can’t be done

table-chat = O bate-papo não pode ser “{ $chosen }”. Pode ser: { $possible }.
chat-none = Não há bate-papo nesta mesa.
chat-not-watched = Nesta mesa, só os jogadores podem ler o bate-papo.
chat-phrases-only = Nesta mesa, você só pode enviar frases prontas.
chat-empty = Sua mensagem está vazia.
chat-too-long = Sua mensagem é longa demais. Limite de caracteres: { $most }.
chat-unknown-phrase = Essa frase não existe. Você pode escolher entre: { $names }.
chat-one-of-both = Envie uma frase ou um texto, não os dois.
chat-no-message = Essa mensagem não está mais lá.
chat-yourself = Não dá para fazer isso consigo.
chat-nobody = Não sabemos quem está sentado ali.
too-many-messages = Você está enviando muitas mensagens. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.

# Settings of the chat

setting-messages = Quantas mensagens de bate-papo um visitante pode enviar por minuto; 0 é sem limite.
setting-messages-kept = Por quantos dias as mensagens de bate-papo ficam guardadas depois do fim de uma partida; só contam os dias em que o servidor está rodando.
