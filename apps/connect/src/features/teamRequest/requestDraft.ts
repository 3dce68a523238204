// A message to a team or a person that was typed and not sent. It survives a reload and an ended session, but no sign-out.
import { teamLimits } from '@grow/core';
import { DRAFT_PREFIX } from '@grow/shell';

/** What is typed to whoever is asked; `roleId` is '' for no certain role. */
export type RequestDraft = { readonly message: string; readonly roleId: string };

/** Who asks whom. */
export type DraftOwner = {
  readonly userId: string;
  readonly kind: 'ask' | 'invite';
  /** The team that is asked, or the person who is invited. */
  readonly to: string;
};

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = ({ userId, kind, to }: DraftOwner): string => `${DRAFT_PREFIX}${kind}-${userId}-${to}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed before; what cannot be read counts as not typed. */
export function readRequestDraft(storage: () => DraftStorage, owner: DraftOwner): RequestDraft {
  try {
    const stored: unknown = JSON.parse(storage().getItem(keyOf(owner)) ?? 'null');
    const { message, roleId } = Object(stored) as { message?: unknown; roleId?: unknown };
    return { message: textOf(message), roleId: textOf(roleId) };
  } catch {
    return { message: '', roleId: '' };
  }
}

/** Keeps what is typed, or forgets the draft when nothing is. A storage that refuses loses it with the tab. */
export function keepRequestDraft(storage: () => DraftStorage, owner: DraftOwner, draft: RequestDraft): void {
  try {
    if (draft.message === '' && draft.roleId === '') storage().removeItem(keyOf(owner));
    else storage().setItem(keyOf(owner), JSON.stringify(draft));
  } catch {
    // The form itself still holds what was typed.
  }
}

/** How many characters a message is too long by, as the database counts them; 0 when it fits. */
export const tooManyCharacters = (message: string): number =>
  Math.max(0, [...message.trim()].length - teamLimits.message);
