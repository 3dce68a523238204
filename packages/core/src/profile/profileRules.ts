import { singleLineProblem, textProblem, type TextProblem } from '../text/textRules';
import { savedFields, settingFields, type Profile, type ProfileChanges } from './Profile';

/** Longest texts in characters, and most skills: the database refuses more. */
export const profileLimits = {
  firstName: 80,
  lastName: 80,
  homeland: 120,
  studies: 120,
  university: 120,
  universityCountry: 120,
  gender: 120,
  keyQualification: 120,
  bio: 1000,
  phone: 40,
  city: 80,
  wish: 160,
  skills: 20,
} as const;

/** A field of a profile that has rules. */
export type ProfileField = keyof typeof profileLimits;

/** What is wrong with a field; `max` is the limit in characters, for skills their number. */
export type ProfileProblem =
  TextProblem | { readonly code: 'too_many'; readonly max: number; readonly actual: number };

/** The fields that cannot be saved, each with its problem; empty when all can. */
export type ProfileProblems = { readonly [Field in ProfileField]?: ProfileProblem };

// Others read these as one line of text about the person.
const lines: ReadonlySet<ProfileField> = new Set([
  'firstName',
  'lastName',
  'homeland',
  'studies',
  'university',
  'universityCountry',
  'keyQualification',
  'city',
  'wish',
]);

function fieldProblem(
  field: ProfileField,
  value: string | readonly string[],
  max: number,
): ProfileProblem | undefined {
  if (typeof value !== 'string')
    return value.length > max ? { code: 'too_many', max, actual: value.length } : undefined;
  if (!lines.has(field)) return textProblem(value, max, false);
  return singleLineProblem(value, max, field === 'firstName' || field === 'lastName');
}

/** Checks the fields that are present against what the database takes; names must say something. */
export function validateProfile(fields: ProfileChanges): ProfileProblems {
  const problems: { [Field in ProfileField]?: ProfileProblem } = {};
  for (const [field, max] of Object.entries(profileLimits) as [ProfileField, number][]) {
    if (!Object.hasOwn(fields, field)) continue;
    const problem = fieldProblem(field, fields[field] ?? '', max);
    if (problem) problems[field] = problem;
  }
  return problems;
}

const writable = [...savedFields, ...settingFields];

function isSame(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return before.length === after.length && before.every((one, index) => one === after[index]);
}

// Cleared text reads back as undefined (bio as ''), so typing and deleting is no change.
const asStored = (field: keyof ProfileChanges, value: unknown): unknown => {
  const isBlank = value === undefined || (typeof value === 'string' && value.trim() === '');
  if (!isBlank || field === 'firstName' || field === 'lastName') return value;
  return field === 'bio' ? '' : undefined;
};

/** The fields that differ, with their new value: what a person changed of a profile. */
export function profileChanges(before: Profile, after: Profile): ProfileChanges {
  const differing = writable.filter(
    (field) => !isSame(asStored(field, before[field]), asStored(field, after[field])),
  );
  return Object.fromEntries(differing.map((field) => [field, asStored(field, after[field])]));
}

/** A profile as other members see it: what is hidden is empty, as the database hands it out to them. */
export function profileSeenByMembers(profile: Profile): Profile {
  const isHidden = new Set<keyof Profile>(profile.hiddenFields);
  const shown = Object.entries(profile).map(([field, value]: [string, unknown]): [string, unknown] => [
    field,
    isHidden.has(field as keyof Profile)
      ? field === 'skills'
        ? []
        : field === 'bio'
          ? ''
          : undefined
      : value,
  ]);
  const always = { gender: undefined, email: undefined, phone: undefined, hiddenFields: [] };
  return { ...(Object.fromEntries(shown) as unknown as Profile), ...always };
}
