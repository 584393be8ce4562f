# What is kept: one server for a folder, damage, backups, games that were set aside

folder-in-use = O Boulevard já está rodando na pasta { $folder }. Pare-o primeiro ou escolha outra pasta com --data.
folder-in-use-at = O Boulevard já está rodando na pasta { $folder }. Abra { $address } ou escolha outra pasta com --data.
database-in-use = Há um servidor usando o banco de dados { $where }. Pare todos os servidores primeiro.
no-locks = Não é possível bloquear a pasta { $folder }, e assim nada impede que dois servidores a usem ao mesmo tempo ({ $reason }). Algumas unidades de rede são assim: escolha uma pasta em um disco local.
table-damaged = O registro desta partida está danificado e não pode ser mostrado. Quem cuida deste servidor talvez possa recuperá-lo de um backup.
database-damaged = O banco de dados { $file } está danificado e por isso o servidor não inicia ({ $found }). Para manter todas as partidas que ainda estão inteiras, execute “boulevard restore”; com um backup, “boulevard restore PASTA”.
not-kept = O servidor não consegue salvar nada agora, então nada aconteceu. Tente de novo daqui a pouco.
key-used = Esta chave já foi usada em outro pedido. Nada aconteceu; envie de novo com outra chave.
backup-nothing = Não há partidas em { $where }.
database-unreachable = Não é possível acessar o banco de dados { $where } ({ $reason }).
backup-no-key = A chave que assina os links destas partidas não está em { $folder }, então não há backup: sem ela, ninguém voltaria ao seu lugar. Informe a pasta de dados do servidor com --data ou defina BOULEVARD_SECRET como no servidor.
backup-other-form = O banco de dados { $where } é de outra versão do Boulevard. Faça o backup com ela ou inicie antes um servidor desta versão.
backup-onto-itself = A pasta { $folder } é a das próprias partidas. Escolha outra pasta para o backup.
backup-damaged = { $count ->
    [one] Uma partida ou análise está danificada
   *[other] { $count } partidas ou análises estão danificadas
    }, então não há novo backup, e o último foi mantido. Primeiro execute “boulevard restore”.
backup-done = { $count ->
    [0] Nenhuma partida foi copiada
    [one] Uma partida foi copiada
   *[other] { $count } partidas foram copiadas
    } para { $folder }.
restore-kept = { $count ->
    [0] Nenhuma partida estava inteira.
    [one] Uma partida estava inteira e continua como estava.
   *[other] { $count } partidas estavam inteiras e continuam como estavam.
    }
restore-brought-back = { $count ->
    [one] Uma partida veio do backup:
   *[other] { $count } partidas vieram do backup:
    } { $tables }
restore-lost = { $count ->
    [one] Uma partida se perdeu:
   *[other] { $count } partidas se perderam:
    } { $tables }
restore-analyses = { $count ->
    [one] Uma análise foi mantida.
   *[other] { $count } análises foram mantidas.
    }
cli-backup = Copia todas as partidas e a chave dos links delas para uma pasta, mesmo com o servidor rodando.
cli-restore = Conserta o banco de dados com todas as partidas inteiras, daqui e de um backup. Um arquivo SQLite é refeito, e o antigo vai para uma pasta separada.
cli-arg-backup = A pasta para o backup.
cli-arg-restore = A pasta de um backup; sem ela, fica o que está inteiro aqui.
web-table-aside = Ninguém voltou por muito tempo, então esta partida foi posta de lado. Ela continua com a próxima jogada.
web-own-aside = Posta de lado
