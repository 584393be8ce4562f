# Posiciones: lo que se puede hacer con una y las páginas que muestran una.

web-position-play = Jugar desde aquí
web-position-analyse = Analizar
web-position-edit = Editar
web-position-link = Copiar enlace
