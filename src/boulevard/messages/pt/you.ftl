# Você: a mesma pessoa em todos os aparelhos

you-title = Você
you-known = Você joga como { $name }.
you-unnamed = Você ainda não deu um nome aqui.
you-nobody = Ainda não conhecemos você neste navegador, ou ele foi desconectado.
you-back = Voltar
you-cancel = Cancelar
you-devices = Seus aparelhos
you-devices-about = Continue no celular, em outro computador ou em outro navegador: mostre um código aqui e leia ou digite-o lá. Você terá as mesmas partidas e análises nos dois. Não é preciso ter conta.
you-devices-count = { $count ->
    [one] Você está conectado em { $count } aparelho.
   *[other] Você está conectado em { $count } aparelhos.
}
you-code-make = Mostrar um código
you-code-enter = Digitar um código
you-code-title = Ligar outro aparelho
you-code-scan = Leia isto com a câmera do outro aparelho ou digite o código lá:
you-code-local = Por enquanto, só se chega a este servidor deste computador. Em outro navegador aqui, digite:
you-code-type = Você pode digitá-lo nesta página:
you-code-lasts = { $count ->
    [one] O código vale uma só vez, por { $count } minuto.
   *[other] O código vale uma só vez, por { $count } minutos.
}
you-code-careful = Quem usar este código passa a ser você, com todas as suas partidas. Não o envie a ninguém.
you-link-about = Abra esta página no aparelho em que você jogou e escolha lá “Mostrar um código”.
you-link-code = Código
you-link-go = Continuar
you-confirm-title = Usar também este aparelho?
you-confirm-who = Este aparelho vai ficar conectado como { $name }.
you-confirm-nameless = Este aparelho vai ficar conectado como a pessoa que mostrou o código.
you-confirm-careful = Continue só se você mesmo criou este código, em um aparelho seu.
you-confirm-brings = Trazer as partidas e análises deste aparelho
you-confirm-brings-about = Elas vão ser da mesma pessoa, e isso não pode ser desfeito. Sem isso, este aparelho perde a lista delas.
you-confirm-go = Entrar
you-confirm-own = Este aparelho já é da pessoa que criou este código.
code-unknown = Este código não funciona. Talvez já tenha sido usado, ou tenha mais de cinco minutos.
too-many-guesses = São muitas tentativas em pouco tempo. Tente de novo em { $after ->
    [one] { $after } segundo.
   *[other] { $after } segundos.
}
setting-guesses = Quantos códigos e senhas um visitante pode tentar por minuto; 0 significa sem limite.

# Sair, seus dados

you-data = Seus dados
you-data-about = Tudo o que guardamos sobre você pode ser levado ou apagado por você.
you-data-download = Baixar meus dados
you-leave = Sair
you-leave-about = De onde você quer sair?
you-leave-here = Deste aparelho
you-leave-elsewhere = De todos os outros aparelhos
you-leave-everywhere = De todos os lugares
you-leave-last = Nenhum outro aparelho está conectado. Se você sair aqui, perde para sempre a lista das suas partidas. Para não perdê-la, ligue antes outro aparelho.
you-leave-links = Os links pessoais das suas partidas continuam valendo: quem tiver um joga lá.
you-delete = Apagar meus dados
you-delete-about = Isto não pode ser desfeito.
you-delete-gone = Suas análises, a lista das suas partidas e as ligações com seus aparelhos são apagadas.
you-delete-games = As partidas que você jogou ficam para os outros, sem o seu nome.
you-delete-copies = Não alcançamos o que outros já salvaram: registros e análises de uma partida, e cópias de segurança do servidor.
you-delete-sure = Sim, apagar tudo o que é só meu
you-delete-go = Apagar meus dados

# O que é guardado

you-privacy-title = Privacidade
you-privacy-lead = O que este servidor guarda, por quê e por quanto tempo.
you-privacy-kept = O que é guardado
you-privacy-cookie = Cookies
you-privacy-cookie-about = Um cookie contém um número secreto e o nome com que você joga, para reconhecermos suas partidas; outro, o seu idioma. Os dois duram um ano.
you-privacy-games = Partidas
you-privacy-games-about = Cada partida é guardada com os nomes da mesa, os lances e seus horários, para que você possa continuar, rever e conferir o embaralhamento. Ela fica até que o responsável pelo servidor a apague. Quem tiver o link de uma partida pode assistir.
you-privacy-analyses = Análises
you-privacy-analyses-about = Uma análise fica até você apagá-la. A que você nunca muda some depois de duas semanas. Quem tiver o link pode lê-la.
you-privacy-records = Registros que você abre
you-privacy-records-about = Ficam guardados por um dia no máximo, para que você possa assistir e rever.
you-privacy-codes = Códigos para outros aparelhos
you-privacy-codes-about = Guardamos uma impressão digital do código, nunca o código, até que ele seja usado ou que outro seja criado depois que ele vencer.
you-privacy-devices = Aparelhos ligados
you-privacy-devices-about = De cada aparelho que você ligou ou desconectou, guardamos o número e quando foi. Depois que você se apaga, só os números ficam, para que o seu nome continue escondido.
you-privacy-address = Seu endereço de rede
you-privacy-address-about = Serve para limitar quanto um visitante pode pedir. Fica na memória, e ao lado de uma pergunta a um bot até que ele responda, mas não nos logs.
you-privacy-never = O que não fazemos
you-privacy-never-about = Nada é enviado a mais ninguém. Não há anúncios, nem rastreamento, nem arquivos de outros sites.
you-privacy-yours = O que você pode fazer
you-privacy-yours-about = Você pode baixar tudo o que guardamos sobre você, desconectar seus aparelhos ou se apagar daqui. Cópias de segurança do servidor podem conter dados mais antigos por um tempo.
