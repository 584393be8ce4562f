# Servidores só para convidados

not-invited = Neste servidor só entra quem foi convidado.
invited-title = Só com convite
invited-about = Aqui só joga quem foi convidado. Se alguém lhe enviou o link de uma mesa, abra esse link: com ele você entra. Se tem um código de convite, digite-o aqui.
invited-code = Código de convite
invited-go = Entrar
invited-before = Já jogou aqui?
invited-before-about = Entre na sua conta ou digite um código mostrado em outro aparelho seu.
invited-link = As regras dos jogos podem ser lidas sem convite:
pass-unknown = Este código de convite não funciona. Talvez já tenha sido usado, ou o prazo tenha acabado.
setting-invite-only = Deixar entrar só quem foi convidado, pelo link de um lugar ou por um código de convite (boulevard invite).
cli-invite = Cria um código de convite para um servidor iniciado com --invite-only, e um link com ele que deixa entrar.
cli-opt-invite-uses = Quantas pessoas ele deixa entrar.
cli-opt-invite-days = Por quantos dias ele vale.
cli-opt-invite-end = Não criar nenhum e anular todos os anteriores. Quem já entrou fica.
cli-opt-invite-address = O endereço pelo qual se chega ao servidor, para o link; sem isso, aquele em que ele está.
invite-made = { $uses ->
    [one] Deixa entrar uma pessoa, até { $until }.
   *[other] Deixa entrar { $uses } pessoas, até { $until }.
}
invite-ended = { $count ->
    [0] Nenhum código de convite ainda valia.
    [one] Um código de convite deixou de valer.
   *[other] { $count } códigos de convite deixaram de valer.
}
invite-no-key = A chave dos servidores não está em { $folder }. Informe-a em BOULEVARD_SECRET; sem ela, o código de convite não funcionaria.
