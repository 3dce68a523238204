import { typedLength } from '@grow/core/text';
import { teamLimits } from '@grow/core/team';

/** What is typed to whoever is asked; `roleId` is '' for no certain role. */
export type RequestDraft = { readonly message: string; readonly roleId: string };

/** How many characters a message is too long by, as the database counts them; 0 when it fits. */
export const tooManyCharacters = (message: string): number =>
  Math.max(0, typedLength(message) - teamLimits.message);
