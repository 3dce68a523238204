type Placed = { readonly id: string; readonly position: number };

/** The list in its order; equal places by id, as the database has them. */
export function inOrder<T extends Placed>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** The list with one entry moved to a place (1 = first); places are counted anew. */
export function withMoved<T extends Placed>(items: readonly T[], id: string, position: number): T[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const others = items.filter((item) => item !== moved);
  const rank = Math.min(Math.max(position, 1), items.length) - 1;
  const next = [...others.slice(0, rank), moved, ...others.slice(rank)];
  return next.map((item, index) => ({ ...item, position: index + 1 }));
}

/** The place after the last. */
export function nextPosition(items: readonly Placed[]): number {
  return Math.max(0, ...items.map(({ position }) => position)) + 1;
}
