# O que dá errado em ambientes para programas que aprendem.

env-reset-needed = Ainda não há partida, ou ela já acabou; chame reset().
env-games-over = Estas partidas já acabaram; reinicie-as antes: { $rows }.
env-action-missing = É a vez de { $agent }, mas nenhuma ação foi dada.
env-actions-by-agent = Eram esperadas as ações por agente (um dicionário), não { $kind }.
env-no-outcome = O acaso não tem agora o resultado { $outcome }; eles vão de 0 a { $most }.
