# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

web-menu-table = Numa mesa de verdade
web-menu-make = Para programadores
web-nav-edition = A sua própria caixa de Paris
web-paris-news-levitation = { $name } ativa Levitation, devolve { $given } à provisão geral e constrói { $building } em { $spaces }.
web-avenue-news-peek = { $name } espreita a próxima fazenda.
