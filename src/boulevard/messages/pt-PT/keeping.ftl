# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

folder-in-use = O Boulevard já está a correr na pasta { $folder }. Pare-o primeiro ou escolha outra pasta com --data.
folder-in-use-at = O Boulevard já está a correr na pasta { $folder }. Abra { $address } ou escolha outra pasta com --data.
database-in-use = Há um servidor a usar a base de dados { $where }. Pare primeiro todos os servidores.
no-locks = Não é possível bloquear a pasta { $folder }, e assim nada impede que dois servidores a usem ao mesmo tempo ({ $reason }). Algumas unidades de rede são assim: escolha uma pasta num disco local.
table-damaged = O registo desta partida está danificado e não pode ser mostrado. Quem gere este servidor talvez possa recuperá-lo de um backup.
database-damaged = A base de dados { $file } está danificada e por isso o servidor não inicia ({ $found }). Para manter todas as partidas que ainda estão inteiras, execute “boulevard restore”; com um backup, “boulevard restore PASTA”.
not-kept = O servidor não consegue guardar nada agora, por isso nada aconteceu. Tente de novo daqui a pouco.
key-used = Esta chave já foi usada noutro pedido. Nada aconteceu; envie de novo com outra chave.
database-unreachable = Não é possível aceder à base de dados { $where } ({ $reason }).
backup-no-key = A chave que assina os links destas partidas não está em { $folder }, por isso não há backup: sem ela, ninguém voltaria ao seu lugar. Indique a pasta de dados do servidor com --data ou defina BOULEVARD_SECRET como no servidor.
backup-other-form = A base de dados { $where } é de outra versão do Boulevard. Faça o backup com essa versão ou inicie antes um servidor desta.
backup-damaged = { $count ->
    [one] Uma partida ou análise está danificada
   *[other] { $count } partidas ou análises estão danificadas
    }, por isso não há novo backup, e o último foi mantido. Primeiro execute “boulevard restore”.
restore-lost = { $count ->
    [one] Uma partida perdeu-se:
   *[other] { $count } partidas perderam-se:
    } { $tables }
cli-backup = Copia todas as partidas e a chave dos links delas para uma pasta, mesmo com o servidor a correr.
cli-restore = Repara a base de dados com todas as partidas inteiras, daqui e de um backup. Um ficheiro SQLite é refeito, e o antigo vai para uma pasta separada.
web-table-aside = Ninguém voltou durante muito tempo, por isso esta partida foi posta de lado. Continua com a próxima jogada.
