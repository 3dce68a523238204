import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A word that nobody else has. It is random from its first letter on: searches forgive typing errors, and find words that
 * share half of their groups of three letters, as two words with the same beginning may.
 */
export const uniqueWord = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
