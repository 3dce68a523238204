// What is typed and not saved survives a reload, a closed tab and an ended session, but no sign-out. Each person has
// their own draft.
import { DRAFT_PREFIX } from '@grow/shell';
import type { ProfileDraft, ProfileEdits } from './profileValues';
import { emptyDraft, profileValueNames } from './profileValues';

/** Where a person's unsaved edits are kept. */
export const profileDraftKey = (userId: string): string => `${DRAFT_PREFIX}profile-${userId}`;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function readEdits(stored: unknown): ProfileEdits {
  if (typeof stored !== 'object' || stored === null) return {};
  const kept = profileValueNames.flatMap((name): [string, unknown][] => {
    const value = (stored as Record<string, unknown>)[name];
    const isRight = name === 'skills' ? isTextList(value) : typeof value === 'string';
    return isRight ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

/** The unsaved edits of a person; what cannot be read counts as not typed. */
export function readProfileDraft(storage: () => DraftStorage, userId: string): ProfileDraft {
  try {
    const stored: unknown = JSON.parse(storage().getItem(profileDraftKey(userId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return emptyDraft;
    return { edits: readEdits(stored), over: readEdits((stored as { over?: unknown }).over) };
  } catch {
    return emptyDraft;
  }
}

/** Keeps unsaved edits, or forgets the draft when there are none. A storage that refuses loses it with the tab. */
export function keepProfileDraft(
  storage: () => DraftStorage,
  userId: string,
  { edits, over }: ProfileDraft,
): void {
  try {
    if (Object.keys(edits).length === 0) storage().removeItem(profileDraftKey(userId));
    else storage().setItem(profileDraftKey(userId), JSON.stringify({ ...edits, over }));
  } catch {
    // The form itself still holds what was typed.
  }
}

/**
 * Keeps what was typed elsewhere, over fields that were empty then, for the profile's form: it shows each beside what is
 * stored by now. What is in the draft already stays.
 */
export function addToProfileDraft(storage: () => DraftStorage, userId: string, typed: ProfileEdits): void {
  const names = Object.keys(typed);
  if (names.length === 0) return;
  const { edits, over } = readProfileDraft(storage, userId);
  const nothing: ProfileEdits = Object.fromEntries(names.map((name) => [name, '']));
  keepProfileDraft(storage, userId, { edits: { ...typed, ...edits }, over: { ...nothing, ...over } });
}
