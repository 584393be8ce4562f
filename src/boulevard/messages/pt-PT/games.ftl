# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

compiling = A compilar as regras de { $title }. Isso só acontece uma vez e demora até meio minuto…
bad-seed = Uma semente é um número inteiro ou um texto, com no máximo { $most ->
    [one] um bit ou carácter
   *[other] { $most } bits ou caracteres
    }.
record-not-object = Um registo é um objeto JSON, não { $kind }.
record-missing = { $where } falta ou é do tipo errado.
not-json-deep = demasiados níveis encadeados
