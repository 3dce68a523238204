// What is typed and not saved survives a reload, a closed tab and an ended session, but no sign-out.
import { DRAFT_PREFIX } from '@grow/shell';

/** A draft as it stands in the storage: nothing of it is known before it is parsed. */
export type Kept = Readonly<Record<string, unknown>>;

/** Opens the storage; may throw where the browser denies it. */
export type DraftStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const browserStorage: DraftStorage = () => window.localStorage;

/** Where a person's draft of a form is kept. `about` names what the form is about, where one form serves several. */
export const draftKey = (userId: string, form: string, about?: string): string =>
  `${DRAFT_PREFIX}${form}-${userId}${about === undefined ? '' : `-${about}`}`;

/** The draft under a key. What cannot be read counts as not typed: `parse` is given an empty one then. */
export function readDraft<Draft>(
  key: string,
  parse: (kept: Kept) => Draft,
  storage: DraftStorage = browserStorage,
): Draft {
  let kept: unknown;
  try {
    kept = JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    kept = null;
  }
  return parse(typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {});
}

/** Keeps a draft, or forgets it when it is undefined. A storage that refuses loses it with the tab, and nothing else. */
export function keepDraft(
  key: string,
  draft: object | undefined,
  storage: DraftStorage = browserStorage,
): void {
  try {
    if (draft === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(draft));
  } catch {
    // The form itself still holds what was typed.
  }
}
