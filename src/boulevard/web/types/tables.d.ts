// The table as the modules of a game have it: with a view of that game.

type AnyTable = import("../static/table/table.js").Table;

type AvenueTable = AnyTable & { facts: Avenue.Facts; state: Table.State & { view: Avenue.View; seat: number | null } };

type ParisTable = AnyTable & { facts: Paris.Facts; state: Table.State & { view: Paris.View; seat: "orange" | "blue" | null } };

/** The places of a sentence, and what is filled in there. */
type Values = import("../static/common/words.js").Values;
