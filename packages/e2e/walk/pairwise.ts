/** What one row decides together: every two of its values, by the columns that they stand in. */
function pairsOf(row: Readonly<Record<string, string>>): string[] {
  const cells = Object.entries(row).map(([column, value]) => `${column}=${value}`);
  return cells.flatMap((cell, at) => cells.slice(at + 1).map((other) => `${cell}&${other}`));
}

/**
 * Of all rows that can be, few in which every two values that stand together in any of them do so again. The first ones hold the most
 * pairs, so a part of them from the front is the best sample of its size; the same rows give the same choice. `valuesOf` has
 * the same columns for each.
 */
export function pairwise<Row>(
  rows: readonly Row[],
  valuesOf: (row: Row) => Readonly<Record<string, string>>,
): Row[] {
  const pairs = rows.map((row) => pairsOf(valuesOf(row)));
  const open = new Set(pairs.flat());
  // A gain never grows, so a row whose last known one is no better than another's needs no second look.
  const gains = pairs.map(({ length }) => length);
  const chosen: Row[] = [];
  while (open.size > 0) {
    let best = -1;
    for (const [at, row] of pairs.entries()) {
      if ((gains[at] ?? 0) <= (gains[best] ?? 0)) continue;
      gains[at] = row.filter((pair) => open.has(pair)).length;
      if (gains[at] > (gains[best] ?? 0)) best = at;
    }
    const row = rows[best];
    if (!row) break;
    chosen.push(row);
    for (const pair of pairs[best] ?? []) open.delete(pair);
    gains[best] = 0;
  }
  return chosen;
}
