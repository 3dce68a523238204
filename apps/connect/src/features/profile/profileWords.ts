import {
  validateProfile,
  type ProfileChanges,
  type LimitedProfileField,
  type ProfileProblem,
} from '@grow/core';
import type { SkillGroup } from '@grow/core/people';
import { m } from '../../paraglide/messages';
import { profileValueNames, type ProfileValueName, type ProfileValues } from './profileValues';

/** The labels of the form's fields. */
export const profileLabels: Record<ProfileValueName, () => string> = {
  firstName: m.first_name,
  lastName: m.last_name,
  studies: m.studies,
  university: m.university,
  universityCountry: m.profile_university_country,
  homeland: m.profile_homeland,
  gender: m.profile_gender,
  skills: m.profile_skills,
  keyQualification: m.profile_key_qualification,
  bio: m.profile_bio,
  city: m.profile_city,
  wish: m.profile_wish,
};

/** What can be answered to the question of gender, as it is stored. */
export const genderAnswers = ['female', 'male', 'non-binary', 'undisclosed'] as const;

export const genderWords: Record<(typeof genderAnswers)[number], () => string> = {
  female: m.profile_gender_female,
  male: m.profile_gender_male,
  'non-binary': m.profile_gender_non_binary,
  undisclosed: m.profile_gender_undisclosed,
};

/** An answer to the question of gender as it is read; words of one's own stay as they are. */
export function genderInWords(gender: string): string {
  const answer = genderAnswers.find((one) => one === gender);
  return answer ? genderWords[answer]() : gender.trim();
}

/** A value of the form as it is read: names instead of keys. */
export function valueInWords(
  name: ProfileValueName,
  value: ProfileValues[ProfileValueName],
  skillName: (key: string) => string,
): string {
  if (typeof value !== 'string') {
    return value.map(skillName).join(', ');
  }
  return name === 'gender' ? genderInWords(value) : value.trim();
}

export const skillGroupWords: Record<SkillGroup, () => string> = {
  build: m.profile_skills_build,
  design: m.profile_skills_design,
  business: m.profile_skills_business,
  field: m.profile_skills_field,
};

/** What is wrong with which field, in words that say how to fix it. */
export type ProfileErrors = { readonly [Name in ProfileValueName]?: string };

function problemInWords(name: LimitedProfileField, problem: ProfileProblem): string {
  if ('max' in problem) {
    const words = { over: problem.actual - problem.max, max: problem.max };
    return problem.code === 'too_long' ? m.profile_problem_long(words) : m.profile_problem_many(words);
  }
  if (problem.code === 'invalid') return m.profile_problem_invalid();
  return name === 'firstName' ? m.field_required_first_name() : m.field_required_last_name();
}

/** What stands in the way of saving these changes. */
export function profileErrors(changes: ProfileChanges): ProfileErrors {
  const problems = validateProfile(changes);
  const wrong = profileValueNames.flatMap((name): [string, string][] => {
    const problem = problems[name];
    return problem ? [[name, problemInWords(name, problem)]] : [];
  });
  return Object.fromEntries(wrong);
}

/** How much is unsaved. */
export const changesInWords = (count: number): string =>
  count === 1 ? m.profile_changes_one() : m.profile_changes({ count });

/** Which fields stop the saving, or undefined. */
export function blockerInWords(errors: ProfileErrors): string | undefined {
  const names = profileValueNames.filter((name) => errors[name]);
  const fields = names.map((name) => profileLabels[name]()).join(', ');
  if (names.length === 0) return undefined;
  return names.length === 1 ? m.profile_blocked({ fields }) : m.profile_blocked_several({ fields });
}
