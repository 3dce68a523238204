/** Names the box by whose width a ranking lays itself out: it stands beside a panel or has the page to itself. */
export const rankingBox = 'ranking';

/** One list, two lists side by side, and two lists whose rows have all the room they want: below 704 px, from there, from 832 px. */
export const room = {
  one: `@container ${rankingBox} (max-width: 43.99em)`,
  two: `@container ${rankingBox} (min-width: 44em)`,
  ample: `@container ${rankingBox} (min-width: 52em)`,
} as const;
