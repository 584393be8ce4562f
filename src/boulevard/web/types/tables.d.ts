// The table as the modules of a game have it: with a view of that game.

type AnyTable = import("../static/boards/playable.js").Playable<any>;

type Of<S> = import("../static/boards/playable.js").Playable<Table.Shown & S>;

type AvenueTable = Of<{ table?: string; view: Avenue.View; seat: number | null }> & { facts: Avenue.Facts };

type ParisTable = Of<{ view: Paris.View; seat: "orange" | "blue" | null }> & { facts: Paris.Facts };

/** The places of a sentence, and what is filled in there. */
type Values = import("../static/common/words.js").Values;
