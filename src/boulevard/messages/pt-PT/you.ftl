# Você: a mesma pessoa em todos os dispositivos

you-title = O seu espaço
you-known = Joga como { $name }.
you-unnamed = Ainda não deu um nome aqui.
you-nobody = Ainda não o conhecemos neste navegador, ou a sessão foi terminada.
you-devices = Os seus dispositivos
you-devices-about = Continue no telemóvel, noutro computador ou noutro navegador: mostre um código aqui e leia-o ou escreva-o lá. Terá as mesmas partidas e análises nos dois. Não precisa de conta.
you-devices-count = { $count ->
    [one] Tem sessão iniciada em { $count } dispositivo.
   *[other] Tem sessão iniciada em { $count } dispositivos.
}
you-code-enter = Introduzir um código
you-code-title = Ligar outro dispositivo
you-code-scan = Leia isto com a câmara do outro dispositivo ou escreva lá o código:
you-code-local = Por agora, só se chega a este servidor a partir deste computador. Noutro navegador aqui, escreva:
you-code-type = Pode escrevê-lo nesta página:
you-code-careful = Quem usar este código toma o seu lugar, com todas as suas partidas. Não o envie a ninguém.
you-link-about = Abra esta página no dispositivo em que jogou e escolha lá “Mostrar um código”.
you-confirm-title = Usar também este dispositivo?
you-confirm-who = Este dispositivo vai iniciar sessão como { $name }.
you-confirm-nameless = Este dispositivo vai iniciar sessão como a pessoa que mostrou o código.
you-confirm-careful = Continue só se criou este código, num dispositivo seu.
you-confirm-brings = Trazer as partidas e análises deste dispositivo
you-confirm-brings-about = Passam a ser da mesma pessoa, e isso não pode ser desfeito. Sem isso, este dispositivo perde a lista delas.
you-confirm-go = Iniciar sessão
you-confirm-own = Este dispositivo já é da pessoa que criou este código.
setting-guesses = Quantos códigos e palavras-passe um visitante pode experimentar por minuto; 0 significa sem limite.
you-data = Os seus dados
you-data-about = Tudo o que guardamos sobre si pode ser levado ou apagado por si.
you-data-download = Transferir os meus dados
you-leave = Terminar sessão
you-leave-about = Onde quer terminar a sessão?
you-leave-here = Neste dispositivo
you-leave-elsewhere = Em todos os outros dispositivos
you-leave-everywhere = Em todo o lado
you-leave-last = Não há sessão iniciada em mais nenhum dispositivo. Se terminar a sessão aqui, perde para sempre a lista das suas partidas. Para não a perder, ligue antes outro dispositivo.
you-leave-links = Os links pessoais das suas partidas continuam a funcionar: quem tiver um joga lá.
you-delete = Apagar os meus dados
you-delete-gone = As suas análises, a lista das suas partidas e as ligações aos seus dispositivos são apagadas.
you-delete-games = As partidas que jogou ficam para os outros, sem o seu nome.
you-delete-copies = Não chegamos ao que outros já guardaram: registos e análises de uma partida, e cópias de segurança do servidor.
you-delete-go = Apagar os meus dados
you-privacy-lead = O que este servidor guarda, porquê e durante quanto tempo.
you-privacy-cookie-about = Um cookie contém um número secreto e o nome com que joga, para reconhecermos as suas partidas; outro, a sua língua. Ambos duram um ano.
you-privacy-games-about = Cada partida é guardada com os nomes da mesa, as jogadas e as suas horas, para que possa continuar, rever e verificar o baralhamento. Fica até que o responsável pelo servidor a apague. Quem tiver o link de uma partida pode assistir.
you-privacy-analyses-about = Uma análise fica até que a apague. A que nunca alterar desaparece ao fim de duas semanas. Quem tiver o link pode lê-la.
you-privacy-records = Registos que abre
you-privacy-records-about = Ficam guardados um dia, no máximo, para que possa assistir e rever.
you-privacy-codes = Códigos para outros dispositivos
you-privacy-codes-about = Guardamos uma impressão digital do código, nunca o código, até que seja usado ou que outro seja criado depois de este expirar.
you-privacy-devices = Dispositivos ligados
you-privacy-devices-about = De cada dispositivo que ligou ou em que terminou a sessão, guardamos o número e quando foi. Depois de se apagar, só os números ficam, para que o seu nome continue escondido.
you-privacy-address = O seu endereço de rede
you-privacy-never-about = Nada é enviado a mais ninguém. Não há publicidade, nem rastreio, nem ficheiros de outros sites.
you-privacy-yours = O que pode fazer
you-privacy-yours-about = Pode transferir tudo o que guardamos sobre si, terminar a sessão nos seus dispositivos ou apagar os seus dados. As cópias de segurança do servidor podem conter dados mais antigos durante algum tempo.
