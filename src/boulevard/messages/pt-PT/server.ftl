# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

cli-opt-browser = Abre um navegador, se houver um ecrã.
serve-stop = Prima Ctrl+C para parar. As partidas continuam quando iniciar de novo.
setting-data = A pasta da base de dados e da chave que assina os links.
setting-database = A base de dados, como URL do SQLAlchemy; por omissão, um ficheiro SQLite na pasta de dados.
setting-connections = Quantas ligações um visitante pode ter abertas ao mesmo tempo; 0 significa sem limite.
bad-ticket = Esta senha não é nossa. Peça outra.
entropy-without-ticket = Para participar da ordem, envie também o senha.
table-busy = Há coisas demais a acontecer nesta mesa ao mesmo tempo. Tente de novo.
you-left = Saiu desta partida. Um bot está a jogar por si.
nobody-asks = Ninguém lhe está a pedir para desfazer uma jogada.
record-before-end = O registo mostra o que ainda está escondido, por isso só fica disponível depois da partida.
empty-secret = O ficheiro { $path } está vazio. Apague-o para criar uma nova chave; os links e cookies antigos deixarão de funcionar.
still-compiling = { $title } está a ser preparado neste computador. Isso só acontece uma vez e demora um ou dois minutos.
