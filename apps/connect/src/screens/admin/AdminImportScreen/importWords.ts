import type {
  ImportField,
  ImportSeparator,
  ImportSource,
  RowFate,
  RowProblem,
} from '@grow/core/people-import';
import type { Locale } from '@grow/shell';
import { m } from '../../../paraglide/messages';

/** The word of a field. */
export const fieldWords: Record<ImportField, () => string> = {
  email: m.email,
  firstName: m.admin_event_first_name,
  lastName: m.admin_event_last_name,
  role: m.people_role,
  locale: m.people_invite_language,
  university: m.people_university,
  universityCountry: m.profile_university_country,
  studies: m.people_studies,
  city: m.profile_city,
  homeland: m.profile_homeland,
  keyQualification: m.profile_key_qualification,
  skills: m.profile_skills,
};

/** What a fate is called, and what it means. */
export const fateWords: Record<RowFate, readonly [() => string, () => string]> = {
  problem: [m.import_fate_problem, m.import_fate_problem_detail],
  new: [m.import_fate_new, m.import_fate_new_detail],
  again: [m.import_fate_again, m.import_fate_again_detail],
  change: [m.import_fate_change, m.import_fate_change_detail],
  same: [m.import_fate_same, m.import_fate_same_detail],
  left_out: [m.import_fate_left_out, m.import_fate_left_out_detail],
};

const plainProblems = {
  email_missing: m.import_problem_email_missing,
  email_without_at: m.import_problem_email_without_at,
  email_without_ending: m.import_problem_email_without_ending,
  email_invalid: m.import_problem_email_invalid,
  name_missing: m.import_problem_name_missing,
  role_orga: m.import_problem_role_orga,
  role_unknown: m.import_problem_role_unknown,
  locale_unknown: m.import_problem_locale_unknown,
  invalid: m.import_problem_invalid,
};

/** What is wrong with a value, in words. */
export function problemWords(problem: RowProblem): string {
  if (problem.code === 'duplicate') return m.import_problem_duplicate({ row: String(problem.row) });
  if (problem.code === 'other_person')
    return m.import_problem_other_person({ name: problem.name || m.people_nameless() });
  if (problem.code === 'too_long') return m.import_problem_too_long({ max: String(problem.max) });
  if (problem.code === 'too_many') return m.import_problem_too_many({ max: String(problem.max) });
  if (problem.code === 'skill_unknown')
    return m.import_problem_skill_unknown({ words: problem.words.join(', ') });
  if (problem.code === 'university_near') return m.import_problem_university_near({ near: problem.near });
  return plainProblems[problem.code]();
}

const separatorWords: Record<ImportSeparator, () => string> = {
  ';': m.import_semicolons,
  ',': m.import_commas,
  '\t': m.import_tabs,
  '|': m.import_bars,
};

/** How a table is written: "UTF-8, semicolons". */
export const writingWords = ({ encoding, separator }: ImportSource): string =>
  [
    { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' }[encoding],
    separator ? separatorWords[separator]() : m.import_one_column(),
  ].join(', ');

/** A sentence about one, or about many with their number. */
export const counted = (
  count: number,
  one: () => string,
  many: (given: { count: string }) => string,
  locale: Locale,
): string => (count === 1 ? one() : many({ count: count.toLocaleString(locale) }));
