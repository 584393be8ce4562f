# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

cli-opt-browser = Abre um navegador, se houver um ecrã.
serve-stop = Prima Ctrl+C para parar. As partidas continuam quando iniciar de novo.
bad-setting = A definição “{ $name }” não pode ser usada: { $reason }
setting-host = O endereço em que escutar; 0.0.0.0 deixa que outras máquinas se liguem.
setting-data = A pasta da base de dados e da chave que assina os links.
setting-database = A base de dados, como URL do SQLAlchemy; por omissão, um ficheiro SQLite na pasta de dados.
setting-secret = A chave que assina links e cookies; por omissão, é criada uma vez e guardada na pasta de dados.
setting-address = O endereço pelo qual as pessoas chegam ao servidor, para os links; por omissão, o endereço em que a página foi aberta.
setting-pace = Segundos que um bot demora a jogar quando há pessoas na página; programas nunca esperam por isso.
setting-abandoned-after = Quantas horas sem jogada até uma partida ser posta de lado; só contam as horas em que o servidor está a correr.
setting-connections = Quantas ligações um visitante pode ter abertas ao mesmo tempo; 0 significa sem limite.
table-nobody = Alguém tem de jogar: pelo menos um lugar deve ser de uma pessoa.
bad-ticket = Este bilhete não é nosso. Peça outro.
entropy-without-ticket = Para participar no baralhamento, envie também o bilhete.
table-busy = Estão a acontecer demasiadas coisas nesta mesa ao mesmo tempo. Tente de novo.
you-left = Saiu desta partida. Um bot está a jogar por si.
nobody-asks = Ninguém lhe está a pedir para desfazer uma jogada.
record-before-end = O registo mostra o que ainda está escondido, por isso só fica disponível depois da partida.
empty-secret = O ficheiro { $path } está vazio. Apague-o para criar uma nova chave; os links e cookies antigos deixarão de funcionar.
processes-need-postgresql = Só um processo pode usar uma base de dados SQLite. Para ter { $count }, indique o endereço de uma base de dados PostgreSQL com --database.
still-compiling = { $title } está a ser preparado neste computador. Isso só acontece uma vez e demora um ou dois minutos.
too-many-streams = Tem demasiadas páginas abertas aqui. Feche algumas.
web-status-413 = Este pedido é demasiado grande.
web-status-500 = Algo correu mal. O erro foi registado.
