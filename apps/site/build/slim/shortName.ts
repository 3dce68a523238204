const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The names a, b … z, aa, ab …; never one that begins like a number or is empty. */
export function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? shortName(rest - 1) : '') + LETTERS.charAt(index % LETTERS.length);
}
