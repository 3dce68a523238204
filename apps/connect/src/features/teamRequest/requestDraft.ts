import { teamLimits } from '@grow/core';

/** What is typed to whoever is asked; `roleId` is '' for no certain role. */
export type RequestDraft = { readonly message: string; readonly roleId: string };

/** What a draft is about. */
export type DraftOwner = {
  readonly kind: 'ask' | 'invite';
  /** The team that is asked, or the person who is invited. */
  readonly to: string;
};

/** How many characters a message is too long by, as the database counts them; 0 when it fits. */
export const tooManyCharacters = (message: string): number =>
  Math.max(0, [...message.trim()].length - teamLimits.message);
