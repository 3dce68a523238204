import { singleLineProblem, textProblem, type TextProblem } from '../text/textRules';
import type { Profile, ProfileChanges } from './Profile';
import {
  profileFieldRules,
  profileFields,
  type LimitedProfileField,
  type ProfileFieldKinds,
  type ProfileFieldName,
} from './profileFields';

/** What is wrong with a field; `max` is the limit in characters, for skills their number. */
export type ProfileProblem =
  | TextProblem
  | { readonly code: 'too_many'; readonly max: number; readonly actual: number };

/** The fields that cannot be saved, each with its problem; empty when all can. */
export type ProfileProblems = { readonly [Field in LimitedProfileField]?: ProfileProblem };

function fieldProblem(
  kind: keyof ProfileFieldKinds,
  value: string | readonly string[],
  max: number,
): ProfileProblem | undefined {
  if (typeof value !== 'string')
    return value.length > max ? { code: 'too_many', max, actual: value.length } : undefined;
  if (kind !== 'name' && kind !== 'line') return textProblem(value, max, false);
  return singleLineProblem(value, max, kind === 'name');
}

const hasLimit = (name: ProfileFieldName): name is LimitedProfileField => 'limit' in profileFields[name];

/** Checks the fields that are present against what the database takes; names must say something. */
export function validateProfile(fields: ProfileChanges): ProfileProblems {
  const problems: { [Field in LimitedProfileField]?: ProfileProblem } = {};
  for (const [name] of profileFieldRules) {
    if (!hasLimit(name) || !Object.hasOwn(fields, name)) continue;
    const { kind, limit } = profileFields[name];
    const problem = fieldProblem(kind, fields[name] ?? '', limit);
    if (problem) problems[name] = problem;
  }
  return problems;
}

function isSame(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return before.length === after.length && before.every((one, index) => one === after[index]);
}

// Cleared text reads back as undefined (bio as ''), so typing and deleting is no change.
function asStored(kind: keyof ProfileFieldKinds, value: unknown): unknown {
  const isBlank = value === undefined || (typeof value === 'string' && value.trim() === '');
  if (!isBlank || kind === 'name') return value;
  return kind === 'prose' ? '' : undefined;
}

/** The fields that differ, with their new value: what a person changed of a profile. */
export function profileChanges(before: Profile, after: Profile): ProfileChanges {
  const values = profileFieldRules.map(([name, { kind }]) => ({
    name,
    old: asStored(kind, before[name]),
    value: asStored(kind, after[name]),
  }));
  const differing = values.filter(({ old, value }) => !isSame(old, value));
  return Object.fromEntries(differing.map(({ name, value }) => [name, value]));
}

const nothing: { readonly [Kind in keyof ProfileFieldKinds]?: [] | '' } = { prose: '', keys: [], fields: [] };

/** A profile as other members see it: what is hidden is empty, as the database hands it out to them. */
export function profileSeenByMembers(profile: Profile): Profile {
  const isHidden = new Set<ProfileFieldName>(profile.hiddenFields);
  const unseen = profileFieldRules.filter(([name, { isPrivate }]) => isPrivate || isHidden.has(name));
  const emptied = Object.fromEntries(unseen.map(([name, { kind }]) => [name, nothing[kind]]));
  return { ...profile, ...emptied, email: undefined };
}
