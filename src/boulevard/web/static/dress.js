// What makes a table's page nicer: score lines that light up what they count, tips, links to copy.

/** Go over the page after it has changed. */
export function dress(root, table) {
  table.board.clear("counted", "also");
}
