# Servidores só para convidados

invited-about = Aqui só joga quem foi convidado. Se alguém lhe enviou o link de uma mesa, abra esse link: com ele pode entrar. Se tem um código de convite, escreva-o aqui.
invited-before-about = Inicie sessão na sua conta ou escreva um código mostrado noutro dispositivo seu.
invite-no-key = A chave dos servidores não está em { $folder }. Indique-a em BOULEVARD_SECRET; sem ela, o código de convite não funcionaria.
