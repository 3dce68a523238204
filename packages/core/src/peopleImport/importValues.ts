// What a cell says: an address, a role, a language, skills. A value that says nothing is no problem; one that cannot be read is.
import type { Skill } from '../people/Skill';
import type { Locale } from '../profile/Locale';
import { singleLineProblem } from '../text/textRules';
import { asSearched } from '../text/withoutAccents';
import { importLimits, type ImportedLine } from './importFields';

/** What somebody can be imported as: nobody becomes an organiser in a list. */
export const importRoles = ['PARTICIPANT', 'MENTOR'] as const;
/** What somebody can be imported as. */
export type ImportRole = (typeof importRoles)[number];

/** What is wrong with an address. */
export type EmailProblem = 'email_missing' | 'email_without_at' | 'email_without_ending' | 'email_invalid';

// As the auth service takes it.
const addressShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** An address as it is compared: what stands in angle brackets, in small letters. */
export function emailOf(cell: string): string {
  const from = cell.lastIndexOf('<');
  const to = cell.indexOf('>', from);
  const within = from !== -1 && to !== -1 ? cell.slice(from + 1, to) : cell;
  return within
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
}

/** What is wrong with an address; undefined when nothing is. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (email === '') return 'email_missing';
  const [, domain] = email.split('@');
  if (domain === undefined) return 'email_without_at';
  if (/^[a-z0-9-]+$/.test(domain)) return 'email_without_ending';
  const isRight = email.length <= 254 && addressShape.test(email) && /\.[a-z0-9-]{2,}$/.test(email);
  return isRight ? undefined : 'email_invalid';
}

const roleWords: Readonly<Record<string, ImportRole | 'ORGA'>> = {
  participant: 'PARTICIPANT',
  participants: 'PARTICIPANT',
  teilnehmer: 'PARTICIPANT',
  teilnehmerin: 'PARTICIPANT',
  teilnehmende: 'PARTICIPANT',
  teilnehmend: 'PARTICIPANT',
  student: 'PARTICIPANT',
  studentin: 'PARTICIPANT',
  studierende: 'PARTICIPANT',
  mentor: 'MENTOR',
  mentorin: 'MENTOR',
  mentors: 'MENTOR',
  orga: 'ORGA',
  organiser: 'ORGA',
  organizer: 'ORGA',
  organisator: 'ORGA',
  organisatorin: 'ORGA',
};

/** The role that a cell names; `ORGA` and `unknown` are problems. */
export const roleOfCell = (cell: string): ImportRole | 'ORGA' | 'unknown' =>
  roleWords[asSearched(cell).replace(/[^a-z]/g, '')] ?? 'unknown';

/** The language that a cell names; undefined for any other one. */
export function localeOfCell(cell: string): Locale | undefined {
  const word = asSearched(cell);
  if (/^(de|de[-_].*|deutsch|german)$/.test(word)) return 'de';
  return /^(en|en[-_].*|englisch|english)$/.test(word) ? 'en' : undefined;
}

const plain = (text: string): string =>
  asSearched(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The catalogue by every name that it is found under. */
export const skillsByName = (skills: readonly Skill[]): ReadonlyMap<string, string> =>
  new Map(
    skills.flatMap(({ key, names }) => [key, names.en, names.de].map((name) => [plain(name), key] as const)),
  );

/** The skills that a cell names, and the words that are none. */
export function skillsOfCell(
  cell: string,
  byName: ReadonlyMap<string, string>,
): { keys: string[]; unknown: string[] } {
  const words = cell
    .split(/[;,|/\n]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const found = words.map((word) => byName.get(plain(word)));
  return {
    keys: [...new Set(found.filter((key) => key !== undefined))],
    unknown: words.filter((_, at) => found[at] === undefined),
  };
}

/** A value as it is written: in one line. */
export const lineOf = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

/** What is wrong with a value that is written as it stands. */
export const lineProblem = (field: ImportedLine, line: string) =>
  singleLineProblem(line, importLimits[field], false);
