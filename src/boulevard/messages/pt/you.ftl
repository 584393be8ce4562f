# Você: a mesma pessoa em todos os aparelhos

you-title = Você
you-menu = Aparelhos e conta
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
you-leave-links = Os links pessoais das suas partidas continuam valendo: quem tiver um pode jogar lá.
you-delete = Apagar meus dados
you-delete-about = Isto não pode ser desfeito.
you-delete-gone = Sua conta com as chaves de acesso, suas mensagens, suas preferências, suas análises, a lista das suas partidas, a dos jogadores que você silenciou ou bloqueou e as ligações com seus aparelhos são apagadas.
you-delete-games = As partidas que você jogou ficam para os outros. Seu nome fica escondido nelas, mas continua na partida guardada.
you-delete-reports = As denúncias de mensagens ficam, com as mensagens: as que você fez e as de mensagens suas.
you-delete-copies = Não alcançamos o que outros já salvaram: registros e análises de uma partida, e cópias de segurança do servidor.
you-delete-sure = Sim, apagar tudo o que é só meu
you-delete-go = Apagar meus dados

# O que é guardado

you-privacy-title = Privacidade
you-privacy-lead = O que este servidor guarda, por quê e por quanto tempo.
you-privacy-kept = O que é guardado
you-privacy-cookie = Cookies
you-privacy-cookie-about = Um cookie contém um número secreto e o nome com que você joga, para reconhecermos suas partidas; outros, o seu idioma e suas preferências. Eles duram um ano.
you-privacy-games = Partidas
you-privacy-games-about = Cada partida é guardada com os nomes da mesa, as jogadas e seus horários, para que você possa continuar, rever e conferir o embaralhamento. Ela fica até que quem cuida deste servidor a apague. Quem tiver o link de uma partida pode assistir.
you-privacy-analyses = Análises
you-privacy-analyses-about = Uma análise fica até você apagá-la. A que você nunca muda some depois de duas semanas. Quem tiver o link pode lê-la.
you-privacy-records = Registros que você abre
you-privacy-records-about = Ficam guardados por um dia no máximo, para que você possa assistir e rever.
you-privacy-codes = Códigos para outros aparelhos
you-privacy-codes-about = Guardamos o código só em forma ilegível, nunca o próprio código, até que ele seja usado ou que outro seja criado depois que ele vencer.
you-privacy-devices = Aparelhos ligados
you-privacy-devices-about = De cada aparelho que você ligou ou desconectou, guardamos o número e quando foi. Depois que você se apaga, só os números ficam, para que o seu nome continue escondido.
you-privacy-address = Seu endereço de rede
you-privacy-address-about = Serve para limitar quanto um visitante pode pedir. Fica na memória, ao lado de uma pergunta a um bot até que ele responda e, em forma ilegível, por um dia depois de um pedido para confirmar um endereço de e-mail, mas não nos logs.
you-privacy-never = O que não fazemos
you-privacy-never-about = Nada é enviado a mais ninguém, a não ser que você ative as notificações sem nenhuma página aberta ou os e-mails. Não há anúncios, nem rastreamento, nem arquivos de outros sites.
you-privacy-yours = O que você pode fazer
you-privacy-yours-about = Você pode baixar tudo o que guardamos sobre você, desconectar seus aparelhos ou se apagar daqui. Cópias de segurança do servidor podem conter dados mais antigos por um tempo.

# Contas

account-title = Sua conta
account-about = Você não precisa de uma. Com uma conta, você pode entrar com o seu nome em qualquer aparelho, mesmo que perca todos os seus. Suas partidas vão junto.
account-create = Criar uma conta
account-create-about = Suas partidas e análises continuam suas. Não pedimos e-mail.
account-create-go = Criar conta
account-name = Nome
account-password = Senha
account-password-new = Nova senha
account-password-about = Pelo menos { $least } caracteres. Algumas palavras seguidas são fáceis de lembrar.
account-password-change = Mudar a senha
account-password-set = Definir uma senha
account-password-save = Salvar a senha
account-password-drop = Remover a senha
account-sign-in = Entrar
account-named = Você entra como { $name }.
account-recover = Entrar com um código de recuperação
account-recover-about = Cada um dos seus códigos de recuperação vale uma vez.
account-recovery-code = Código de recuperação
account-codes = Códigos de recuperação
account-codes-about = Anote-os e guarde-os bem. Com cada um você pode entrar uma vez se tiver perdido todo o resto.
account-codes-once = Eles só são mostrados agora. Os códigos anteriores já não valem.
account-codes-kept = Já anotei
account-codes-make = Criar códigos de recuperação
account-codes-none = Você não tem códigos de recuperação. Sem eles não há volta se você esquecer a senha ou perder os aparelhos.
account-codes-left = { $count ->
    [one] Resta { $count } código de recuperação.
   *[other] Restam { $count } códigos de recuperação.
}
account-close = Encerrar a conta
account-close-about = Seu nome, sua senha, suas chaves de acesso e seus códigos de recuperação são apagados. Suas partidas continuam suas nos aparelhos conectados.
account-close-sure = Sim, encerrar minha conta
account-name-short = Um nome tem pelo menos { $least } letras ou algarismos.
account-name-mixed = Use letras de um só alfabeto.
account-name-taken = Alguém já tem este nome, ou um parecido.
account-there = Você já tem uma conta.
account-none = Você não tem conta.
account-password-length = Uma senha tem de { $least } a { $most } caracteres.
account-password-plain = Esta senha é fácil demais de adivinhar. Não use o seu nome nem o mesmo caractere repetido.
account-last-way = É a sua última forma de entrar. Adicione outra antes, ou encerre a conta.
passkeys-too-many = Uma conta tem no máximo { $most } chaves de acesso. Remova uma antes.
passkey-known = Esta chave de acesso já é de uma conta.
sign-in-wrong = Esse nome e essa senha não combinam.
sign-in-wrong-code = Esse nome e esse código não combinam, ou o código já foi usado.
sign-in-again = Já faz um tempo que você entrou. Entre de novo antes, para sabermos que é você.
you-two-accounts = Este aparelho está conectado a outra conta. Saia dela antes; duas contas não podem virar uma.
you-account-stays = Este aparelho está conectado à sua conta, e a conta fica onde está. Entre nela no outro aparelho: assim as partidas de lá podem vir junto.
you-privacy-account = Sua conta, se você criar uma
you-privacy-account-about = O nome que você escolheu, sua senha e seus códigos de recuperação só em forma ilegível, a parte pública das suas chaves de acesso e quando cada um foi criado. Tudo some quando você encerra a conta.
passkey-instead = Sem senha
passkey-about = Uma chave de acesso fica guardada no seu aparelho: você entra com a digital, o rosto ou o PIN, sem nada para lembrar.
passkey-create = Criar conta com uma chave de acesso
passkey-sign-in = Entrar com uma chave de acesso
passkey-add = Adicionar uma chave de acesso
passkey-drop = Remover
passkey-made = Chave de acesso de { $date }
passkey-unreachable = Chaves de acesso precisam de https, ou de um servidor neste computador aberto como localhost. Aqui você pode usar uma senha.
passkey-failed = Não deu certo. Talvez o seu aparelho não tenha chave de acesso para este site, ou você cancelou.
passkey-wrong = Essa chave de acesso não funcionou. Tente de novo.
passkey-unknown = Esta chave de acesso não é de nenhuma conta daqui.
you-privacy-results = Resultados e classificações
you-privacy-results-about = Eles decorrem das partidas e ficam tanto quanto elas. Quando você se apaga, o seu nome fica escondido neles.
you-privacy-unheard = Jogadores que você silencia ou bloqueia
you-privacy-unheard-about = Guardamos quem você silenciou ou bloqueou até você mostrar de novo as mensagens ou se apagar. Eles não ficam sabendo.
you-privacy-chat = O que você diz nos chats
you-privacy-chat-about = { $days ->
    [one] As mensagens ficam guardadas por { $days } dia depois do fim de uma partida. Se alguém denunciar uma, ela fica guardada com as que estão em volta para quem cuida deste servidor, mesmo depois que você se apagar.
   *[other] As mensagens ficam guardadas por { $days } dias depois do fim de uma partida. Se alguém denunciar uma, ela fica guardada com as que estão em volta para quem cuida deste servidor, mesmo depois que você se apagar.
}
you-privacy-preferences = Suas preferências
you-privacy-preferences-about = O que você escolheu para idioma, aparência, som e jogadas fica guardado até você se apagar.
