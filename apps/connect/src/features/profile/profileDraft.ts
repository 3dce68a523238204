import { draftKey, keepDraft, readDraft, type Kept } from '../../shared/draft';
import type { ProfileDraft, ProfileEdits } from './profileValues';
import { profileValueNames } from './profileValues';

/** Where a person's unsaved edits are kept. */
export const profileDraftKey = (userId: string): string => draftKey(userId, 'profile');

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function editsFrom(kept: Kept): ProfileEdits {
  const read = profileValueNames.flatMap((name): [string, unknown][] => {
    const value = kept[name];
    const isRight = name === 'skills' ? isTextList(value) : typeof value === 'string';
    return isRight ? [[name, value]] : [];
  });
  return Object.fromEntries(read);
}

/** A kept draft; what does not fit the form is left out. */
export const profileDraftFrom = (kept: Kept): ProfileDraft => ({
  edits: editsFrom(kept),
  over: editsFrom(Object(kept['over']) as Kept),
});

/** A draft as it is kept; undefined when nothing is unsaved. */
export const keptProfileDraft = ({ edits, over }: ProfileDraft): object | undefined =>
  Object.keys(edits).length === 0 ? undefined : { ...edits, over };

/**
 * Keeps what was typed elsewhere, over fields that were empty then, for the profile's form: it shows each beside what is
 * stored by now. What is in the draft already stays.
 */
export function addToProfileDraft(userId: string, typed: ProfileEdits): void {
  const names = Object.keys(typed);
  if (names.length === 0) return;
  const key = profileDraftKey(userId);
  const { edits, over } = readDraft(key, profileDraftFrom);
  const nothing: ProfileEdits = Object.fromEntries(names.map((name) => [name, '']));
  keepDraft(key, keptProfileDraft({ edits: { ...typed, ...edits }, over: { ...nothing, ...over } }));
}
