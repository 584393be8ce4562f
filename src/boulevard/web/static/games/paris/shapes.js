// Shapes on the board of Paris: spaces as columns and rows, turned polyominoes, and where they may lie.
// Nothing here knows of a page.

/**
 * @typedef {[number, number]} Cell a column and a row, both from 0
 * @typedef {{ cells: Cell[], quarter: number, over: boolean }} Way a way to lie: turned so often, turned over or not
 */

const COLUMNS = "abcdefgh";
const SIDE = 8;

/**
 * The name of a space from its column and row, both from 0.
 * @param {Cell} cell
 */
export const name = ([column, row]) => `${COLUMNS[column]}${row + 1}`;

/**
 * The column and row of a space.
 * @param {string} space
 * @returns {Cell}
 */
export const cell = (space) => [COLUMNS.indexOf(space[0]), Number(space[1]) - 1];

/**
 * Spaces as a move has them: in the order a1, b1 … h8.
 * @param {Iterable<string>} spaces
 */
export function listed(spaces) {
  return [...spaces].sort((one, other) => rank(one) - rank(other)).join(",");
}

/** @param {string} space */
const rank = (space) => (Number(space[1]) - 1) * SIDE + COLUMNS.indexOf(space[0]);

/**
 * The spaces of a shape given by rows from the top, as [column, row] from its lower left corner.
 * @param {string[]} rows
 */
export function fromRows(rows) {
  return rows.flatMap((row, down) => [...row].flatMap((sign, column) => (sign === "X" ? [/** @type {Cell} */ ([column, rows.length - 1 - down])] : [])));
}

/** @param {Cell[]} cells */
function normal(cells) {
  const left = Math.min(...cells.map(([column]) => column)), low = Math.min(...cells.map(([, row]) => row));
  return cells.map(([column, row]) => /** @type {Cell} */ ([column - left, row - low]));
}

/** @param {Cell[]} cells */
const keyed = (cells) => cells.map(String).sort().join(" ");

/**
 * All ways to lay a shape: four turns clockwise, then the same turned over if that is allowed; each way once.
 * @param {Cell[]} cells
 * @param {boolean} mirror
 */
export function ways(cells, mirror = false) {
  /** @type {Way[]} */
  const found = [];
  const seen = new Set();
  for (const over of mirror ? [false, true] : [false]) {
    let turned = over ? cells.map(([column, row]) => /** @type {Cell} */ ([-column, row])) : cells;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const way = { cells: normal(turned), quarter, over };
      if (!seen.has(keyed(way.cells))) found.push(way);
      seen.add(keyed(way.cells));
      turned = turned.map(([column, row]) => /** @type {Cell} */ ([row, -column]));
    }
  }
  return found;
}

/**
 * The ways to lay a piece of one or two spaces.
 * @param {number} size
 */
export const waysOfPiece = (size) => ways(fromRows(["X".repeat(size)]));

/** The ways to lay a tile: all quarters, whatever it shows. */
export const waysOfTile = () => [0, 1, 2, 3].map((quarter) => ({ cells: fromRows(["XX", "XX"]), quarter, over: false }));

/**
 * What a tile shows after a quarter turn clockwise, row by row from the top.
 * @template T
 * @param {T[]} tile
 */
export const turnedTile = ([upperLeft, upperRight, lowerLeft, lowerRight]) => [lowerLeft, upperLeft, lowerRight, upperRight];

/**
 * The rows of a shape after a quarter turn clockwise.
 * @param {string[]} rows
 */
export const turnedRows = (rows) => [...rows[0]].map((_, column) => rows.map((row) => row[column]).reverse().join(""));

/**
 * The width and height of a way to lie.
 * @param {{ cells: Cell[] }} way
 */
export function extent({ cells }) {
  return [Math.max(...cells.map(([column]) => column)) + 1, Math.max(...cells.map(([, row]) => row)) + 1];
}

/**
 * The spaces of a way to lie with its lower left corner somewhere; moved onto the board if it juts out.
 * @param {Way} way
 * @param {Cell} corner
 */
export function spacesAt(way, [column, row]) {
  const [wide, high] = extent(way);
  const left = Math.max(0, Math.min(SIDE - wide, column)), low = Math.max(0, Math.min(SIDE - high, row));
  return way.cells.map(([right, up]) => name([left + right, low + up]));
}

/**
 * The spaces of a shape that is held by its middle over a space.
 * @param {Way} way
 * @param {string} space
 */
export function spacesUnder(way, space) {
  const [wide, high] = extent(way), [column, row] = cell(space);
  /** @param {Cell} cell */
  const distance = ([right, up]) => Math.abs(right - (wide - 1) / 2) + Math.abs(up - (high - 1) / 2);
  const grip = way.cells.reduce((best, it) => (distance(it) < distance(best) ? it : best));
  return spacesAt(way, [column - grip[0], row - grip[1]]);
}

/**
 * Whether spaces are those of a way to lie.
 * @param {Way} way
 * @param {string[]} spaces
 */
export function lies(way, spaces) {
  return keyed(normal(spaces.map(cell))) === keyed(way.cells);
}

/**
 * The middle of some spaces, in columns and rows.
 * @param {string[]} spaces
 */
export function middle(spaces) {
  const cells = spaces.map(cell);
  /** @param {0 | 1} axis */
  const mean = (axis) => cells.reduce((sum, it) => sum + it[axis], 0) / cells.length;
  return [mean(0), mean(1)];
}

/**
 * The four spaces of the square that a space is in, its lower left one first.
 * @param {string} space
 */
export function square(space) {
  const [column, row] = cell(space).map((at) => at - (at % 2));
  return [[0, 0], [1, 0], [0, 1], [1, 1]].map(([right, up]) => name([column + right, row + up]));
}
