# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

record-not-object = Um registo é um objeto JSON, não { $kind }.
record-missing = { $where } falta ou é do tipo errado.
