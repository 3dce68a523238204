import type { RoundKind } from '@grow/core/jury';

const kinds: Readonly<Record<string, RoundKind>> = { 'half-time': 'half_time', final: 'final' };

/** The round that an address names; undefined for any other word. */
export const kindFromAddress = (word: string | undefined): RoundKind | undefined =>
  word !== undefined && Object.hasOwn(kinds, word) ? kinds[word] : undefined;

/** The word for a round in an address. */
export const addressOfKind = (kind: RoundKind): string => (kind === 'half_time' ? 'half-time' : 'final');
