// What becomes of each row: pure, from the table, what was chosen, and who is known. The database asks the same once more.
import type { Skill } from '../people/Skill';
import { asSearched } from '../text/withoutAccents';
import type { CheckedRow, RowFate, RowProblem } from './CheckedRow';
import type { ImportChoices, ImportedFields, KnownPerson, Knowledge } from './PeopleImport';
import { importLimits, type ImportedLine, type ImportField } from './importFields';
import { importRowNumber, type ImportSource } from './ImportSource';
import {
  emailOf,
  emailProblem,
  lineOf,
  lineProblem,
  localeOfCell,
  roleOfCell,
  skillsByName,
  skillsOfCell,
} from './importValues';
import { nearestName } from './nearestName';

/** Most skills of a profile. */
const MOST_SKILLS = 20;

type Values = Partial<Record<ImportField, string>>;

/** What a row says, with what was mended in the place of its cells. */
export function rowValues(
  cells: readonly string[],
  { mapping, mended }: ImportChoices,
  number: number,
): Values {
  const said = mapping.flatMap((field, column) => (field ? [[field, cells[column] ?? ''] as const] : []));
  return { ...Object.fromEntries(said), ...mended[number] };
}

const lines = Object.keys(importLimits) as ImportedLine[];

function lineProblems(values: Values): RowProblem[] {
  return lines.flatMap((field): RowProblem[] => {
    const problem = lineProblem(field, lineOf(values[field] ?? ''));
    if (!problem || problem.code === 'required') return [];
    return [
      problem.code === 'too_long'
        ? { field, code: 'too_long', max: problem.max }
        : { field, code: 'invalid' },
    ];
  });
}

function namedValues(values: Values, byName: ReadonlyMap<string, string>, otherwise: ImportChoices) {
  const problems: RowProblem[] = [];
  const role = values.role?.trim() ? roleOfCell(values.role) : otherwise.role;
  if (role === 'ORGA') problems.push({ field: 'role', code: 'role_orga' });
  if (role === 'unknown') problems.push({ field: 'role', code: 'role_unknown' });
  const locale = values.locale?.trim() ? localeOfCell(values.locale) : otherwise.locale;
  if (!locale) problems.push({ field: 'locale', code: 'locale_unknown' });
  const skills = skillsOfCell(values.skills ?? '', byName);
  if (skills.unknown.length > 0)
    problems.push({ field: 'skills', code: 'skill_unknown', words: skills.unknown });
  if (skills.keys.length > MOST_SKILLS)
    problems.push({ field: 'skills', code: 'too_many', max: MOST_SKILLS });
  return {
    problems,
    role: role === 'MENTOR' ? role : ('PARTICIPANT' as const),
    locale: locale ?? otherwise.locale,
    skills: skills.keys,
  };
}

function fieldsOf(values: Values, skills: readonly string[]): ImportedFields {
  const said = lines
    .map((field) => [field, lineOf(values[field] ?? '')] as const)
    .filter(([, line]) => line !== '');
  return { ...Object.fromEntries(said), ...(skills.length > 0 ? { skills } : {}) };
}

/** What of a row a profile lacks: what somebody has written is never touched. */
export function lackingFields(fields: ImportedFields, person: KnownPerson): ImportedFields {
  const lacking = Object.entries(fields).filter(([field]) =>
    person.empty.includes(field as keyof ImportedFields),
  );
  return Object.fromEntries(lacking);
}

const wholeName = (first: string | undefined, last: string | undefined): string =>
  `${first ?? ''} ${last ?? ''}`.trim();

/** Whether a row names somebody else than the person who has its address. */
function namesAnother({ lastName }: ImportedFields, person: KnownPerson): boolean {
  const [said, stored] = [lastName, person.lastName].map((name) =>
    asSearched(name ?? '').replace(/[^\p{L}]/gu, ''),
  );
  return (
    Boolean(said && stored) &&
    said !== stored &&
    !said?.includes(stored ?? '') &&
    !stored?.includes(said ?? '')
  );
}

/** Universities that are taken as they are written: known ones, and those that at least five rows of the table name. */
function universitiesOf(source: ImportSource, choices: ImportChoices, known: readonly string[]): string[] {
  const counts = new Map<string, number>();
  source.rows.forEach((cells, index) => {
    const name = lineOf(rowValues(cells, choices, importRowNumber(source, index)).university ?? '');
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const frequent = [...counts].filter(([, count]) => count >= 5).map(([name]) => name);
  return [...new Set([...known, ...frequent])];
}

/** What becomes of every row that says something, in their order. `skills`: the catalogue. */
export function checkedRows(
  source: ImportSource,
  choices: ImportChoices,
  { people, universities }: Knowledge,
  skills: readonly Skill[],
): CheckedRow[] {
  const byName = skillsByName(skills);
  const known = universitiesOf(source, choices, universities);
  const isKnown = new Set(known.map(asSearched));
  const nearest = new Map<string, string | undefined>();
  const nearTo = (name: string): string | undefined => {
    if (isKnown.has(asSearched(name))) return undefined;
    if (!nearest.has(name)) nearest.set(name, nearestName(name, known));
    return nearest.get(name);
  };
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const isOut = new Set(choices.leftOut);
  const firstWith = new Map<string, number>();
  const isNamed = choices.mapping.includes('firstName');
  return source.rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return [];
    const number = importRowNumber(source, index);
    const values = rowValues(cells, choices, number);
    const email = emailOf(values.email ?? '');
    const { problems: unreadable, role, locale, skills: keys } = namedValues(values, byName, choices);
    const fields = fieldsOf(values, keys);
    const person = byEmail.get(email);
    const problems: RowProblem[] = [...lineProblems(values), ...unreadable];
    const wrong = emailProblem(email);
    if (wrong) problems.unshift({ field: 'email', code: wrong });
    if (isNamed && !person && !fields.firstName) problems.push({ field: 'firstName', code: 'name_missing' });
    if (person && namesAnother(fields, person))
      problems.push({
        field: 'email',
        code: 'other_person',
        name: wholeName(person.firstName, person.lastName),
      });
    // What was mended is meant as it stands.
    const near =
      choices.mended[number]?.university === undefined ? nearTo(fields.university ?? '') : undefined;
    if (fields.university && near) problems.push({ field: 'university', code: 'university_near', near });
    if (!isOut.has(number) && !wrong) {
      const first = firstWith.get(email);
      if (first === undefined) firstWith.set(email, number);
      else problems.unshift({ field: 'email', code: 'duplicate', row: first });
    }
    const added = person ? lackingFields(fields, person) : fields;
    return [
      {
        ...{ number, email, role, locale, fields, added, person, problems },
        name: wholeName(fields.firstName ?? person?.firstName, fields.lastName ?? person?.lastName),
        fate: fateOf(isOut.has(number), problems.length > 0, person, added),
      },
    ];
  });
}

function fateOf(
  isOut: boolean,
  isWrong: boolean,
  person: KnownPerson | undefined,
  added: ImportedFields,
): RowFate {
  if (isOut) return 'left_out';
  if (isWrong) return 'problem';
  if (!person) return 'new';
  if (!person.isConfirmed) return 'again';
  return Object.keys(added).length > 0 ? 'change' : 'same';
}

/** The addresses that the backend is asked about: every one that could be one, once. */
export const addressesOf = (source: ImportSource, choices: ImportChoices): string[] => {
  const all = source.rows.map((cells, index) =>
    emailOf(rowValues(cells, choices, importRowNumber(source, index)).email ?? ''),
  );
  return [...new Set(all.filter((email) => emailProblem(email) === undefined))].toSorted();
};

/** The rows whose cell of a field says the same as this row's and is wrong too: what is mended in one can be mended in all. */
export function rowsAlike(
  rows: readonly CheckedRow[],
  source: ImportSource,
  choices: ImportChoices,
  field: ImportField,
  number: number,
): number[] {
  const column = choices.mapping.indexOf(field);
  const cellOf = (row: number) => source.rows[row - importRowNumber(source, 0)]?.[column] ?? '';
  const cell = cellOf(number);
  if (cell === '' || field === 'email') return [];
  return rows
    .filter((row) => row.number !== number && cellOf(row.number) === cell)
    .filter((row) => row.problems.some((problem) => problem.field === field))
    .map((row) => row.number);
}
