# Banned: what people are told

banned-title = Você não pode jogar aqui
banned-for-good = Quem cuida deste servidor baniu você.
banned-until = Quem cuida deste servidor baniu você até { $until } (UTC).
banned-reason = Motivo: { $reason }
banned-data = Você ainda pode baixar o que é guardado sobre você, ou pedir que seja apagado.
chat-silenced = Quem cuida deste servidor silenciou você em todos os bate-papos. Motivo: { $reason }
chat-silenced-until = Quem cuida deste servidor silenciou você em todos os bate-papos até { $until } (UTC). Motivo: { $reason }

# boulevard admin: commands

admin-about = Para quem cuida de um servidor: procurar jogadores e mesas, tratar denúncias, banir, silenciar, renomear e apagar. Funciona com o servidor no ar. Cada mudança é registrada.
admin-examples = Exemplos:
admin-people = Lista os jogadores, primeiro os vistos mais recentemente; com um texto, aqueles cujo nome, conta ou número o contém.
admin-person = Mostra tudo o que convém saber sobre um jogador antes de decidir.
admin-tables = Lista as mesas, primeiro as de atividade mais recente.
admin-table = Mostra quem está numa mesa e o que aconteceu lá, mas nenhuma jogada.
admin-reports = Lista as mensagens denunciadas de que ninguém tratou ainda, primeiro as mais antigas.
admin-report = Mostra uma mensagem denunciada com as que estão em volta.
admin-settle = Marca uma denúncia como tratada.
admin-ban = Bane um jogador ou um endereço, na hora e em todos os servidores do banco de dados. O motivo é mostrado à pessoa. As partidas com outras pessoas são abandonadas.
admin-unban = Retira um banimento.
admin-mute = Impede um jogador de escrever nos bate-papos. O motivo é mostrado à pessoa.
admin-unmute = Deixa um jogador escrever de novo nos bate-papos.
admin-bans = Lista quem está banido ou silenciado agora.
admin-rename = Dá outro nome a um jogador onde quer que apareça, também em partidas passadas.
admin-delete = Apaga um jogador, tal como ele mesmo poderia fazer.
admin-delete-table = Apaga uma mesa com seu registro, resultados, mensagens e denúncias.
admin-data = Escreve tudo o que é guardado sobre um jogador, no JSON que ele mesmo poderia baixar.
admin-statistics = Mostra quanta gente joga, o que joga e quanto está guardado.
admin-log = Mostra as mudanças feitas com estes comandos, primeiro as mais novas.

# boulevard admin: arguments and options

admin-arg-person = Um jogador: seu número, o começo dele ou o nome da conta.
admin-arg-search = Uma parte de um nome ou conta, ou o começo de um número.
admin-arg-table = Uma mesa: seu nome ou um link para assistir.
admin-arg-report = Uma denúncia, como “boulevard admin reports” mostra.
admin-arg-name = O novo nome.
admin-opt-json = Escreve JSON, para scripts.
admin-opt-limit = Quantos mostrar no máximo.
admin-opt-reason = Por quê; para o registro. Não escreva nomes aí.
admin-opt-reason-shown = Por quê; para o registro, e mostrado ao jogador.
admin-opt-note = O que você fez; para o registro.
admin-opt-as = Quem você é; para o registro. Sem isso, seu nome de usuário.
admin-opt-for = Por quanto tempo: minutos, horas, dias ou semanas. Sem isso, para sempre.
admin-opt-address = Um endereço IP ou uma rede em vez de um jogador; precisa de --for.
admin-opt-keep-games = Deixa as partidas como estão; os outros terão que esperar.
admin-opt-lift = Mostra de novo os nomes do próprio jogador.
admin-opt-yes = Não pede confirmação.
admin-opt-state = Só mesas que esperam jogadores, em andamento, terminadas ou deixadas de lado.
admin-opt-game = Só mesas deste jogo.
admin-opt-person = Só o que diz respeito a este jogador.
admin-opt-reported = Só mensagens deste jogador.
admin-opt-all = Também as já tratadas.
admin-opt-days = Quantos dias mostrar.
admin-opt-table = Só o que diz respeito a esta mesa.

# boulevard admin: what was done

admin-none = Não há nada para mostrar.
admin-settled = A denúncia { $report } foi tratada.
admin-settled-before = A denúncia { $report } já tinha sido tratada.
admin-banned = { $person } foi banido até { $until }.
admin-for-good = nova ordem
admin-unbanned = { $person } já não está banido.
admin-muted = { $person } não pode escrever nos bate-papos até { $until }.
admin-unmuted = { $person } pode escrever de novo nos bate-papos.
admin-renamed = { $person } agora se chama { $name }.
admin-unnamed = { $person } volta a usar os próprios nomes.
admin-deleted = { $person }: jogador apagado.
admin-deleted-table = A mesa { $table } foi apagada.
admin-delete-sure = Apagar { $person }? Não dá para desfazer.
admin-delete-table-sure = Apagar a mesa { $table }? Não dá para desfazer.

# boulevard admin: what can’t be done

admin-nothing = Não há banco de dados em { $where }. Indique o do servidor com --data ou --database.
admin-no-person = Ninguém é conhecido como “{ $person }”. “boulevard admin people” acha jogadores pelo nome.
admin-many-people = “{ $person }” pode ser { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}. Escreva mais do número.
admin-no-table = Não há mesa “{ $table }”.
admin-no-report = Não há denúncia “{ $report }”. Denúncias se escrevem MESA/NÚMERO.
admin-bad-time = “{ $time }” não é uma duração. Escreva 30m, 12h, 7d ou 2w.
admin-bad-address = “{ $address }” não é um endereço IP nem uma rede.
admin-person-or-address = Indique um jogador ou um --address.
admin-address-for = O banimento de um endereço precisa de um fim: acrescente --for.
admin-name-or-lift = Indique um novo nome ou --lift.
admin-json-yes = Com --json, confirme com --yes.
admin-not-banned = { $person } não está banido.
admin-not-muted = { $person } não está silenciado.
admin-not-renamed = O nome de { $person } não foi trocado.
admin-erased = { $person } já foi apagado.

# boulevard admin: columns

admin-col-person = Jogador
admin-col-name = Nome
admin-col-account = Conta
admin-col-account-made = Conta desde
admin-col-seen = Visto
admin-col-games = Partidas
admin-col-ratings = Ratings
admin-col-blocked = Bloqueado por
admin-col-blocks = Bloqueia
admin-col-reports = Denúncias
admin-col-reported = Denunciado
admin-col-reporters = Denunciado por
admin-col-restrictions = Medidas
admin-col-imposed = Renomeado para
admin-col-erased = Apagado
admin-col-password = Senha
admin-col-passkeys = Chaves de acesso
admin-col-numbers = Aparelhos
admin-col-results = Resultados
admin-col-messages = Mensagens
admin-col-analyses = Análises
admin-col-decks = Baralhos do dia
admin-col-puzzles = Problemas
admin-col-tournaments = Torneios
admin-col-tournament = Torneio
admin-col-host = Organizador
admin-col-barred = Removido
admin-col-tables = Mesas
admin-col-log = Registro
admin-col-table = Mesa
admin-col-game = Jogo
admin-col-state = Estado
admin-col-players = Jogadores
admin-col-events = Eventos
admin-col-created = Criada
admin-col-touched = Atividade
admin-col-chairs = Lugares
admin-col-happened = Últimos eventos
admin-col-seat = Lugar
admin-col-kind = Tipo
admin-col-level = Nível
admin-col-number = Número
admin-col-at = Quando
admin-col-since = Desde
admin-col-until = Até
admin-col-report = Denúncia
admin-col-text = Mensagem
admin-col-settled = Tratada
admin-col-around = Mensagens em volta
admin-col-address = Endereço
admin-col-reason = Motivo
admin-col-who = Por
admin-col-what = O quê
admin-col-about = Sobre
admin-col-days = Dias
admin-col-day = Dia
admin-col-people = Pessoas
admin-col-week = Em 7 dias
admin-col-begun = Começadas
admin-col-ended = Terminadas
admin-col-open = Abertas
admin-col-against = Partidas terminadas, por rivais
admin-col-sizes = Mesas, por número de pessoas
admin-col-bans = Banimentos
admin-col-mutes = Silenciados
admin-col-accounts = Contas
admin-col-rows = Linhas no banco de dados

# Limits of what is rare

setting-reports = Quantas mensagens um visitante pode denunciar por hora; 0: sem limite.
setting-accounts = Quantas contas um visitante pode criar por hora; 0: sem limite.
too-many-reports = Muitas denúncias em pouco tempo. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.
too-many-accounts = Muitas contas foram criadas na mesma rede. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.

# What is kept

you-privacy-rulings = O que decide quem cuida deste servidor
you-privacy-rulings-about = Se você for silenciado, banido ou receber outro nome, isso é guardado com o motivo até terminar ou até você se apagar. Um registro anota que foi feito, sem nomes. Um endereço de rede banido é guardado até o fim do banimento.
