// Strokes of a pointer over a board or a grid.

const APART = 8;

/**
 * @typedef {{ clientX: number, clientY: number }} Point
 */

/**
 * The points on the way from one to another, a few pixels apart, the last one included. Of a quick stroke, or while a
 * page is busy, browsers tell but a few moves.
 * @param {Point} from
 * @param {Point} to
 * @returns {Point[]}
 */
export function way(from, to) {
  const [east, south] = [to.clientX - from.clientX, to.clientY - from.clientY];
  const count = Math.max(1, Math.ceil(Math.hypot(east, south) / APART));
  return Array.from({ length: count }, (_, at) => {
    const part = (at + 1) / count;
    return { clientX: from.clientX + part * east, clientY: from.clientY + part * south };
  });
}
