# Posições: o que se pode fazer com uma, e as páginas que mostram uma.

web-position-play = Jogar a partir daqui
web-position-analyse = Analisar
web-position-edit = Editar
web-position-link = Copiar link
