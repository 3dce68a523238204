import { profileChanges, type LimitedProfileField, type Profile, type ProfileChanges } from '@grow/core';

/** The fields of the form, in its order. */
export const profileValueNames = [
  'firstName',
  'lastName',
  'studies',
  'university',
  'universityCountry',
  'homeland',
  'gender',
  'skills',
  'keyQualification',
  'bio',
  'city',
  'wish',
] as const satisfies readonly LimitedProfileField[];

export type ProfileValueName = (typeof profileValueNames)[number];

/** What the profile's form holds. Text is '' where nothing is said; skills are keys of the catalogue. */
export type ProfileValues = { readonly [Name in ProfileValueName]: NonNullable<Profile[Name]> };

/** The values that a person touched and that are not saved yet; everything else follows the stored profile. */
export type ProfileEdits = { readonly [Name in ProfileValueName]?: ProfileValues[Name] };

/** What is typed, and for each of its fields the value it was typed over. */
export type ProfileDraft = { readonly edits: ProfileEdits; readonly over: ProfileEdits };

export const emptyDraft: ProfileDraft = { edits: {}, over: {} };

/** What the form shows: the stored profile under what was typed. */
export function valuesOf(profile: Profile, edits: ProfileEdits = {}): ProfileValues {
  const stored = profileValueNames.map((name) => [name, profile[name] ?? '']);
  return { ...(Object.fromEntries(stored) as ProfileValues), ...edits };
}

/** What saving has to write: the touched fields that differ from the stored ones, without blanks around them. */
export function changesOf(profile: Profile, edits: ProfileEdits): ProfileChanges {
  const after: Profile = { ...profile, ...trimmed(edits) };
  return profileChanges(profile, after);
}

function trimmed(edits: ProfileEdits): ProfileEdits {
  const entries = Object.entries(edits).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as ProfileEdits;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(typeof one === 'string' ? one.trim() : one) ===
  JSON.stringify(typeof other === 'string' ? other.trim() : other);

/** The draft with more typed into it, over what is stored. */
export function typedInto({ edits, over }: ProfileDraft, typed: ProfileEdits, stored: Profile): ProfileDraft {
  const now = valuesOf(stored);
  const under = Object.keys(typed).map((name) => [name, now[name as ProfileValueName]]);
  return { edits: { ...edits, ...typed }, over: { ...(Object.fromEntries(under) as ProfileEdits), ...over } };
}

/** Fields in which somebody else saved another text than the one that was typed over, and than the one that was typed. */
export function clashesOf(stored: Profile, { edits, over }: ProfileDraft): ProfileValueName[] {
  const now = valuesOf(stored);
  return profileValueNames.filter(
    (name) =>
      name in edits && name in over && !isSame(over[name], now[name]) && !isSame(edits[name], now[name]),
  );
}

const without = (values: ProfileEdits, name: ProfileValueName): ProfileEdits =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));

/** What was typed goes over what somebody else saved. */
export const withMine = (
  { edits, over }: ProfileDraft,
  name: ProfileValueName,
  stored: Profile,
): ProfileDraft => ({
  edits,
  over: { ...over, [name]: valuesOf(stored)[name] },
});

/** What somebody else saved stays. */
export const withoutEdit = ({ edits, over }: ProfileDraft, name: ProfileValueName): ProfileDraft => ({
  edits: without(edits, name),
  over: without(over, name),
});

/** What is still unsaved after `saved` was written, over what was written. */
export function withoutSaved({ edits, over }: ProfileDraft, saved: ProfileEdits): ProfileDraft {
  const left = unsavedEdits(edits, saved);
  const under = Object.keys(left).map((name) => {
    const key = name as ProfileValueName;
    return [key, key in saved ? saved[key] : over[key]];
  });
  return { edits: left, over: Object.fromEntries(under) as ProfileEdits };
}

/** What is still unsaved after `saved` was written: a field typed on meanwhile stays touched. */
function unsavedEdits(edits: ProfileEdits, saved: ProfileEdits): ProfileEdits {
  const left = profileValueNames.filter((name) => name in edits && edits[name] !== saved[name]);
  return Object.fromEntries(left.map((name) => [name, edits[name]]));
}

/** The chosen skills with one put in or taken out; putting back what was taken out is no change. */
export function withSkillToggled(
  chosen: readonly string[],
  key: string,
  stored: readonly string[],
): readonly string[] {
  const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
  return [...stored.filter((one) => next.includes(one)), ...next.filter((one) => !stored.includes(one))];
}
