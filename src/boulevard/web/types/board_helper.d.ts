// A game's own module on the page of a table (static/games/<game>/board.js): its default export is given the table and
// returns a board helper, which may have any of these. It makes use of table.state, table.legal, table.facts, table.announce(text), the
// table's board (board.js: mark, put, clear, tell, words, spaces) and draft (draft.js: step, complete, look, wonder, complain, clear).

/** A point of the drawing, on a space. */
interface PointOnBoard {
  space: string;
  x: number;
  y: number;
}

/** How a space was chosen. */
type Means = "mouse" | "touch" | "pen" | "key";

interface BoardHelper {
  /** The state is new (or the first): keep what is still possible of what was begun. */
  refresh?(): void;
  /** A decision was made, or another seat is shown: forget what was begun. */
  reset?(): void;
  /** A button with data-take was chosen; return true if that was dealt with. */
  take?(button: HTMLElement): boolean;
  /** The pointer or the cursor is over a space (null: over none); `at` is the exact point. */
  point?(space: string | null, at: PointOnBoard | null): void;
  /** A space was chosen; `rested`: a finger rested there for so long that it asked for a tip. */
  drop?(space: string, at: { x: number; y: number }, how: Means, rested?: boolean): void;
  /** Turn what is held: R, the wheel, a double tap, the button. */
  turn?(step: number): void;
  /** An arrow key, before it moves the cursor; return true if that was dealt with. */
  steer?(right: number, down: number): boolean;
  /** The space at which the cursor begins. */
  start?(): string | null | undefined;
  /** Something else is about to be looked at than what is shown: a bot's idea, say. */
  leave?(): void;
  /** Take the last step back; false if there was none. `looked`: a move is being looked at. */
  back?(looked: boolean): boolean;
  /** A move is about to be looked at: tell more of what it changes in that element. */
  looked?(move: string, changes: HTMLElement): unknown;
  /** Whether something is held: then the board listens to touch, wheel and arrows. */
  held?: unknown;
  /** Whether what is held, or lies there to be looked at, can be turned. */
  turnable?: boolean;
}
