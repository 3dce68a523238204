/** How alike the names of tables and functions must be to be suggested: a suggestion tells that they are there. */
const LIKENESS = 0.75;
/** How alike names must be of which the caller knows anyhow. */
export const SLIGHT_LIKENESS = 0.5;

/** The name most like a given one, if any is like enough (from 0 to 1) to have been meant. */
export function closest(
  name: string,
  candidates: readonly string[],
  atLeast: number = LIKENESS,
): string | null {
  let best: { name: string; likeness: number } | null = null;
  for (const candidate of candidates) {
    const likeness = 1 - distance(name, candidate) / Math.max(name.length, candidate.length, 1);
    if (likeness >= atLeast && likeness > (best?.likeness ?? 0)) best = { name: candidate, likeness };
  }
  return best?.name ?? null;
}

/** How many letters must be added, removed or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_none, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
