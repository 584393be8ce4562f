# The table in the browser: running a server

cli-serve = Abre a mesa no navegador: um servidor nesta máquina. Cada opção também pode ser definida como variável de ambiente, por exemplo BOULEVARD_PORT.
cli-opt-browser = Abre um navegador, se houver uma tela.
serve-address = A mesa está pronta: { $address }
serve-stop = Pressione Ctrl+C para parar. As partidas continuam quando você iniciar de novo.
serve-no-port = Não há porta livre em { $host }.
cli-think = Faz os bots pensarem nesta máquina, para todos os servidores que compartilham um banco de dados PostgreSQL. Inicie quantos quiser, em qualquer máquina: cada um pega a próxima jogada, dica ou revisão que estiver esperando. Pode ser parado ou morto a qualquer momento: outro continua o que ficou por terminar. Só trabalha para servidores da mesma versão.
cli-opt-think-database = O banco de dados PostgreSQL dos servidores, como postgresql://usuário@máquina/nome; BOULEVARD_DATABASE faz o mesmo.
cli-opt-think-processes = Em quantos processos pensar; por padrão, um por núcleo.
think-begins = Os bots pensam aqui em { $count ->
    [one] um processo
   *[other] { $count } processos
    }.
think-stop = Pressione Ctrl+C para parar. O que não terminar em dez segundos passa para outra máquina.
think-needs-postgresql = Este comando recebe trabalho de um banco de dados PostgreSQL. Indique-o com --database postgresql://… ou BOULEVARD_DATABASE; com SQLite, os bots pensam nos processos do próprio servidor.
thinkers-needed = Com SQLite, os bots só podem pensar nos processos do próprio servidor, então é preciso pelo menos um. Para deixar isso a outras máquinas, use um banco de dados PostgreSQL.
bad-setting = A configuração “{ $name }” não pode ser usada: { $reason }
bad-database = use um endereço que comece com sqlite:/// ou postgresql://
setting-host = O endereço em que escutar; 0.0.0.0 deixa outras máquinas se conectarem.
setting-port = A porta; 0 escolhe qualquer uma livre.
setting-data = A pasta do banco de dados e da chave que assina os links.
setting-database = O banco de dados, como URL do SQLAlchemy; por padrão, um arquivo SQLite na pasta de dados.
setting-secret = A chave que assina links e cookies; por padrão, é criada uma vez e guardada na pasta de dados.
setting-address = O endereço pelo qual as pessoas chegam ao servidor, para os links; por padrão, o endereço em que a página foi aberta.
setting-processes = Quantos processos respondem aos pedidos; mais de um exige PostgreSQL.
setting-thinkers = Em quantos processos os bots pensam; 0 deixa isso para outras máquinas (boulevard think), o que exige PostgreSQL.
setting-pace = Segundos que um bot leva para jogar quando há pessoas na página; programas nunca esperam por isso.
setting-review-effort = Quão detalhadas são as revisões: 1 é o normal, 0.5 leva metade do tempo.
setting-tables-kept = Quantas mesas manter na memória; as outras são carregadas de novo quando necessário.
setting-abandoned-after = Quantas horas sem jogada até uma partida ser posta de lado; só contam as horas em que o servidor roda.
setting-creations = Quantas mesas um visitante pode criar por minuto; 0 significa sem limite.
setting-moves = Quantas jogadas e outras ações um visitante pode enviar por minuto; 0 significa sem limite.
setting-streams = Quantas mesas um visitante pode acompanhar ao mesmo tempo; 0 significa sem limite.
setting-work = Quantos segundos de processador os pedidos de um visitante podem usar por minuto; 0 significa sem limite.
setting-connections = Quantas conexões um visitante pode ter abertas ao mesmo tempo; 0 significa sem limite.
setting-body-limit = O maior pedido permitido, em bytes.
setting-log = O formato dos logs: text ou json.

# The table in the browser: what is refused

unknown-link = Este link não leva a nenhuma mesa. Talvez falte uma parte dele.
unknown-table = Esta mesa não existe.
table-chairs = Uma mesa tem de 1 a { $most } lugares, não { $count }.
table-players = Há { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
    } para { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
    }.
table-nobody = Alguém precisa jogar: pelo menos um lugar deve ser de uma pessoa.
table-chair = “{ $kind }” não pode ocupar um lugar; escolha entre: { $kinds }.
table-name = Um nome precisa de pelo menos uma letra.
bad-ticket = Este tíquete não é nosso. Peça outro.
entropy-without-ticket = Para participar do embaralhamento, envie também o tíquete.
table-waits = Ainda falta alguém. A partida começa quando todos os lugares estiverem ocupados.
table-busy = Há coisas demais acontecendo nesta mesa ao mesmo tempo. Tente de novo.
stale-move = Isso era para a jogada { $number }, mas a partida já está na jogada { $present }. Nada foi jogado.
seat-taken = { $seat ->
    [orange] O lugar de Laranja já está ocupado.
    [blue] O lugar de Azul já está ocupado.
   *[other] O lugar do jogador { $seat } já está ocupado.
    }
seat-of-another = { $seat ->
    [orange] Laranja não é o seu lugar.
    [blue] Azul não é o seu lugar.
   *[other] O lugar do jogador { $seat } não é seu.
    }
nothing-to-take-back = Não há jogada para desfazer.
undo-revealed = Não dá para desfazer: algo escondido foi revelado depois disso.
you-left = Você saiu desta partida. Um bot está jogando por você.
nobody-asks = Ninguém está pedindo a você para desfazer uma jogada.
not-over-yet = A partida ainda não acabou.
record-before-end = O registro mostra o que ainda está escondido, por isso só fica disponível depois da partida.
empty-secret = O arquivo { $path } está vazio. Apague-o para criar uma nova chave; os links e cookies antigos deixarão de funcionar.
processes-need-postgresql = Só um processo pode usar um banco de dados SQLite. Para ter { $count }, informe o endereço de um banco de dados PostgreSQL com --database.
still-compiling = { $title } está sendo preparado neste computador. Isso só acontece uma vez e leva um ou dois minutos.
too-many-tables = Foi muita coisa em pouco tempo. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
    }.
too-many-moves = Foi muita coisa em pouco tempo. Tente de novo em { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
    }.
too-many-streams = Você tem páginas demais abertas aqui. Feche algumas.
web-not-understood = Não entendemos este pedido: { $where }
web-status-403 = Este pedido veio de uma página de outro site.
web-status-404 = Não há nada aqui.
web-status-405 = Isso não pode ser feito aqui.
web-status-413 = Este pedido é grande demais.
web-status-500 = Algo deu errado. O erro foi registrado.
web-database-away = No momento, não conseguimos acessar as partidas. Nada se perdeu.
web-guest = Visitante
web-api-about = Mesas, lugares, jogadas e eventos de Boulevard em JSON. Um token dá acesso a um lugar: não mostre a ninguém.
