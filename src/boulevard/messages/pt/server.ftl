# The table in the browser: running a server

cli-serve = Abre a mesa no navegador: um servidor nesta máquina. Cada opção também pode ser definida no ambiente, como BOULEVARD_PORT.
cli-opt-browser = Abre um navegador, se houver uma tela.
serve-address = A mesa está posta: { $address }
serve-stop = Pressione Ctrl+C para parar; todas as partidas continuam na próxima vez.
serve-no-port = Não há porta livre em { $host }.
bad-setting = A configuração “{ $name }” não pode ser usada: { $reason }
setting-host = O endereço em que escutar; 0.0.0.0 deixa outras máquinas entrarem.
setting-port = A porta; 0 usa qualquer uma que esteja livre.
setting-data = A pasta para o banco de dados e a chave que assina os links.
setting-database = O banco de dados como URL do SQLAlchemy; um arquivo SQLite na pasta de dados, se não indicado.
setting-secret = O que assina links e cookies; criado uma vez e guardado na pasta de dados, se não indicado.
setting-address = O endereço pelo qual as pessoas chegam ao servidor, para os links; por padrão, aquele pelo qual a página foi aberta.
setting-thinkers = Em quantos processos os bots pensam.
setting-pace = Segundos que um bot leva para jogar quando há pessoas numa página; programas nunca esperam.
setting-tables-kept = Quantas mesas ficam na memória; as outras são lidas de novo quando preciso.
setting-abandoned-after = Horas sem jogada após as quais uma partida é posta de lado até alguém continuar, contadas enquanto o servidor roda.
setting-creations = Quantas mesas um visitante pode abrir por minuto; 0 é sem limite.
setting-moves = Quantas jogadas e outros pedidos nos lugares um visitante pode enviar por minuto; 0 é sem limite.
setting-streams = Quantas mesas um visitante pode acompanhar ao mesmo tempo; 0 é sem limite.
setting-work = Quantos segundos de processamento os pedidos de um visitante podem gastar por minuto; 0 é sem limite.
setting-connections = Quantas conexões um visitante pode ter abertas ao mesmo tempo; 0 é sem limite.
setting-body-limit = Quantos bytes um pedido pode ter.
setting-log = Como são os logs: text ou json.

# The table in the browser: what is refused

unknown-link = Este link não leva a nenhuma mesa. Talvez uma parte dele tenha se perdido no caminho.
unknown-table = Essa mesa não existe.
table-chairs = Uma mesa tem de 1 a { $most } cadeiras, não { $count }.
table-players = Há { $count ->
    [one] { $count } cadeira
   *[other] { $count } cadeiras
    } para uma partida de { $seats }.
table-nobody = Alguém precisa jogar: pelo menos uma cadeira é para uma pessoa.
table-chair = “{ $kind }” não pode se sentar em uma cadeira. Possíveis: { $kinds }.
table-name = Um nome precisa de pelo menos uma letra.
bad-ticket = Este tíquete não é nosso. Peça outro.
entropy-without-ticket = Para participar do embaralhamento, envie também o tíquete.
table-waits = Ainda falta alguém. A partida começa quando todas as cadeiras estiverem ocupadas.
table-busy = Muita coisa acontece nesta mesa ao mesmo tempo. Tente de novo.
stale-move = Esta era a decisão { $number }, mas a partida já está na decisão { $present }. Nada foi jogado.
seat-taken = { $seat ->
    [orange] O lugar de Laranja já está ocupado.
    [blue] O lugar de Azul já está ocupado.
   *[other] O lugar do jogador { $seat } já está ocupado.
    }
seat-of-another = { $seat ->
    [orange] O lugar de Laranja não é seu.
    [blue] O lugar de Azul não é seu.
   *[other] O lugar do jogador { $seat } não é seu.
    }
nothing-to-take-back = Não há decisão para desfazer.
undo-revealed = Não dá para desfazer: algo escondido já foi visto desde então.
you-left = Você saiu desta partida. Um bot continua no seu lugar.
nobody-asks = Ninguém está pedindo para desfazer nada.
not-over-yet = A partida ainda não acabou.
record-before-end = O registro contém o que ainda está escondido. Ele fica disponível quando a partida acabar.
empty-secret = O arquivo { $path } está vazio. Apague-o, e um novo segredo será criado; os links e cookies antigos deixam de valer.
still-compiling = { $title } está sendo preparado nesta máquina. Isso acontece uma única vez e leva um ou dois minutos.
too-many-tables = Foram muitas mesas em pouco tempo. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
    }.
too-many-moves = Foi muita coisa em pouco tempo. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
    }.
too-many-streams = Há páginas demais acompanhando mesas a partir daqui. Feche algumas.
web-not-understood = Este pedido não foi entendido: { $where }
web-status-403 = O pedido veio de uma página de outro site.
web-status-404 = Não há nada aqui.
web-status-405 = Isso não pode ser feito aqui.
web-status-413 = O pedido é grande demais.
web-status-500 = Algo quebrou. Já foi anotado.
web-guest = Visitante
web-api-about = Mesas, lugares, jogadas e eventos de Boulevard em JSON. Um token é o direito a um lugar: guarde-o só para você.
