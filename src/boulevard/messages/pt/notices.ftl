# Notificações sem nenhuma página aberta

setting-push = Se as pessoas podem receber notificações das suas mesas no navegador sem nenhuma página aberta. Mensagens criptografadas passam então pelos fabricantes desses navegadores.
web-prefer-times = Tempo acabando
web-prefer-times-note = Quando resta um quarto do seu tempo, em partidas com dias por jogada
web-news-times = Seu tempo está acabando
notice-way-page = Página aberta
notice-way-push = Nenhuma página aberta
notice-switch = { $what }: { $way }
notice-grey = As caixas cinzas valem quando você ativar esse meio acima.
push-title = Também sem nenhuma página aberta
push-about = Este navegador pode avisar você mesmo com o Boulevard fechado. Para isso, este servidor envia uma mensagem à empresa que faz o navegador. Ela é criptografada: a empresa não consegue lê-la, só vê que existe uma. Nada é enviado até você ativar isto.
push-on = Este navegador avisa você mesmo sem nenhuma página aberta.
push-none = Este navegador não consegue fazer isso aqui. Num iPhone ou iPad, adicione antes o Boulevard à tela de início.
push-start = Ativar neste navegador
push-stop = Desativar neste navegador
push-stop-all = { $count ->
    [one] Desativar em todos (um navegador)
   *[other] Desativar em todos ({ $count } navegadores)
 }
push-lost = Não deu certo. Tente de novo mais tarde.
push-bad = O servidor não conseguiu usar o que este navegador enviou.
push-not-here = Este servidor não envia notificações quando não há nenhuma página aberta.
you-privacy-push = Notificações sem nenhuma página aberta
you-privacy-push-about = Só se você as ativar: o endereço em que o fabricante do seu navegador recebe mensagens para ele, as chaves com que elas são criptografadas e o que você quer saber. O fabricante repassa as mensagens e não consegue lê-las. Fica guardado até você desativá-las, sair da conta naquele aparelho ou se apagar, ou até não dar mais para chegar ao navegador.

notice-way-mail = E-mail
mail-title = Por e-mail
mail-about = Para convites e para partidas sem relógio ou com dias por jogada, quando faz dez minutos que você não passa por aqui. As novidades de várias mesas vêm num só e-mail, no máximo um por hora.
mail-goes-to = Os e-mails vão para { $address }.
mail-drop = Remover este endereço
mail-address = Seu endereço de e-mail
mail-ask = Enviar um link para confirmá-lo
mail-asked-title = Confira sua caixa de entrada
mail-asked = Enviamos um e-mail para { $address }. Abra o link que está nele para confirmar que o endereço é seu. Ele funciona uma vez, por um dia.
mail-asked-spam = Se nada chegar em alguns minutos, olhe na caixa de spam.
mail-link-unknown = Este link não funciona. Talvez já tenha sido usado ou tenha mais de um dia. Você pode pedir outro nas preferências.
mail-confirm-title = E-mails sobre as suas partidas
mail-confirm-about = Enviar os e-mails sobre as suas partidas para { $address }?
mail-confirm = Sim, pode enviar
mail-confirmed-title = Pronto
mail-confirmed = De agora em diante, você recebe e-mails sobre as suas partidas. Todos têm um link para parar de recebê-los.
mail-stop-title = Parar os e-mails?
mail-stop-about = Você não vai mais receber e-mails sobre as suas partidas, e o seu endereço será apagado daqui.
mail-stop = Parar de receber
mail-stopped-title = Sem mais e-mails
mail-stopped = Você não vai receber mais e-mails, e o seu endereço foi apagado.
mail-question-subject = Este endereço é seu?
mail-question = Alguém pediu a { $where } que envie e-mails sobre as suas partidas a este endereço. Se foi você, abra este link dentro de um dia:
mail-question-note = Se não foi você, não faça nada: você não vai receber nenhum e-mail.
mail-foot-choose = Escolher o que você recebe: { $link }
mail-foot-stop = Parar de receber estes e-mails: { $link }
mail-subject = { $count ->
    [one] Novidades de uma mesa
   *[other] Novidades de { $count } mesas
 }
mail-bad = Isso não é um endereço de e-mail.
mail-not-here = Este servidor não envia e-mails.
mail-not-sent = Não foi possível enviar o e-mail. Tente de novo mais tarde.
mail-too-many = Isso já foi pedido vezes demais hoje. Tente de novo amanhã.
setting-mail-host = O servidor que recebe os e-mails para enviar. Só se envia e-mail se ele, o remetente e --address forem dados.
setting-mail-port = Porta desse servidor.
setting-mail-tls = Criptografia até lá: starttls, tls ou off.
setting-mail-user = Nome de usuário nesse servidor, se ele pedir um; a senha vai em BOULEVARD_MAIL_PASSWORD.
setting-mail-password = Senha nesse servidor.
setting-mail-from = Endereço do qual saem os e-mails.
you-privacy-mail = E-mails sobre as suas partidas
you-privacy-mail-about = Só se você confirmar um endereço: o endereço, o idioma dele, quando você teve uma página aberta pela última vez e quando saiu o último e-mail. Os e-mails passam pelos servidores de e-mail deste site e do seu provedor. Fica guardado até você remover o endereço, parar os e-mails pelo link deles ou se apagar. Para que ninguém receba perguntas demais, o endereço e quem pediu ficam guardados por um dia, em forma ilegível.
