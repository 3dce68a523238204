import { readRow } from '../db/readRow';
import { jobStates, type JobState } from '../job/Job';
import { locales, type Locale } from '../profile/Locale';
import { importFields, type ImportedLine, type ImportField, type ImportMapping } from './importFields';
import { importEncodings, importSeparators, type ImportSource } from './ImportSource';
import { importRoles, type ImportRole } from './importValues';

/** What a row says of a profile. */
export type ImportedFields = { readonly [Field in ImportedLine]?: string } & {
  /** Keys of the catalogue. */
  readonly skills?: readonly string[];
};

/** What was chosen for a table before it is imported. */
export interface ImportChoices {
  readonly mapping: ImportMapping;
  /** What everybody is whose row names no role. */
  readonly role: ImportRole;
  /** The language of everybody whose row names none. */
  readonly locale: Locale;
  /** By the number of the row: what stands in the place of its cells. */
  readonly mended: Readonly<Record<number, { readonly [Field in ImportField]?: string }>>;
  /** Numbers of the rows that stay out. */
  readonly leftOut: readonly number[];
  /** Whether the columns were looked at, and the rows are. */
  readonly isChecking: boolean;
}

/** Somebody who has an address of the table. */
export interface KnownPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Whether they ever came. */
  readonly isConfirmed: boolean;
  /** What their profile does not say. */
  readonly empty: readonly (keyof ImportedFields)[];
}

/** Who and what is known of a table. */
export interface Knowledge {
  readonly people: readonly KnownPerson[];
  /** As at least three people write them. */
  readonly universities: readonly string[];
}

/** A job as an import shows it. */
export interface ImportJob {
  readonly id: string;
  readonly state: JobState;
  readonly total: number;
  /** How many rows were looked at. */
  readonly done: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly startedAt: Date | undefined;
  readonly finishedAt: Date | undefined;
}

/**
 * What became of a row: `made`: got an account; `again`: had one and never came; `changed`: got what the profile lacked; `same`:
 * nothing to do; `failed`; `waiting`.
 */
export const importedFates = ['waiting', 'made', 'again', 'changed', 'same', 'failed'] as const;
/** What became of a row. */
export type ImportedFate = (typeof importedFates)[number];

/** A list of people that an organiser brought. */
export interface PeopleImport {
  readonly id: string;
  readonly name: string;
  /** How many rows the table had. */
  readonly rowCount: number;
  /** How many rows that say something stayed out. */
  readonly leftOut: number;
  readonly createdAt: Date;
  /** Undefined while it is a draft. */
  readonly startedAt: Date | undefined;
  readonly undoUntil: Date | undefined;
  /** How many rows came to what; rows whose accounts were removed again are gone. */
  readonly fates: ReadonlyMap<ImportedFate, number>;
  /** How many invitations went out. */
  readonly invited: number;
  /** When invitations go out; undefined once they do, and where nobody is invited. */
  readonly invitesAt: Date | undefined;
  readonly job: ImportJob | undefined;
  /** The job that takes it back. */
  readonly undo: ImportJob | undefined;
}

/** The table of an import: of a draft as it came, afterwards only what stayed out. */
export interface ImportTable {
  readonly source: ImportSource;
  readonly choices: ImportChoices;
  /** Rows whose account could not be made, with the auth service's code. */
  readonly failed: readonly { readonly number: number; readonly email: string; readonly error: string }[];
}

function jobOf(value: unknown): ImportJob {
  const row = readRow('list_imports.job', value);
  return {
    id: row.requiredText('id'),
    state: row.oneOf('state', jobStates),
    total: row.number('total'),
    done: row.number('done'),
    counts: countsOf(row.optional('result', (found) => found)),
    startedAt: row.optionalTime('started_at'),
    finishedAt: row.optionalTime('finished_at'),
  };
}

function countsOf(value: unknown): ReadonlyMap<string, number> {
  const row = readRow('list_imports.counts', value ?? {});
  return new Map(Object.keys(value ?? {}).map((name) => [name, row.number(name)]));
}

/** Reads an entry of `list_imports`. @throws AppError `malformed_row` naming the column. */
export function peopleImportFromRow(value: unknown): PeopleImport {
  const row = readRow('list_imports', value);
  const counts = countsOf(row.optional('rows', (found) => found));
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    rowCount: row.number('row_count'),
    leftOut: row.number('left_out'),
    createdAt: row.time('created_at'),
    startedAt: row.optionalTime('started_at'),
    undoUntil: row.optionalTime('undo_until'),
    fates: new Map(importedFates.map((fate) => [fate, counts.get(fate) ?? 0])),
    invited: row.number('invited'),
    invitesAt: row.optionalTime('invites_at'),
    job: row.optional('job', jobOf),
    undo: row.optional('undo', jobOf),
  };
}

const columnsOfFields = {
  first_name: 'firstName',
  last_name: 'lastName',
  university: 'university',
  university_country: 'universityCountry',
  studies: 'studies',
  city: 'city',
  homeland: 'homeland',
  key_qualification: 'keyQualification',
  skills: 'skills',
} as const satisfies Record<string, keyof ImportedFields>;

/** A row as the backend takes it, by column. */
export const importedColumns = (fields: ImportedFields): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(columnsOfFields).flatMap(([column, field]) => {
      const value = fields[field];
      return value === undefined ? [] : [[column, typeof value === 'string' ? value : [...value]]];
    }),
  );

function knownPersonFromEntry(value: unknown): KnownPerson {
  const row = readRow('import_knowledge.people', value);
  return {
    email: row.requiredText('email'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    isConfirmed: row.flag('is_confirmed', false),
    empty: row
      .textList('empty')
      .flatMap((column) =>
        column in columnsOfFields ? [columnsOfFields[column as keyof typeof columnsOfFields]] : [],
      ),
  };
}

/** Reads what `import_knowledge` answers. @throws AppError `malformed_row` naming the column. */
export function knowledgeFromRow(value: unknown): Knowledge {
  const row = readRow('import_knowledge', value);
  return {
    people: row.list('people', knownPersonFromEntry),
    universities: row.textList('universities'),
  };
}

const cellsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((cell) => (typeof cell === 'string' ? cell : '')) : [];

function sourceFromEntry(value: unknown): ImportSource {
  const row = readRow('import_source.source', value);
  return {
    encoding: row.optionalOneOf('encoding', importEncodings) ?? 'utf-8',
    separator: row.optionalOneOf('separator', importSeparators),
    header: row.optional('header', cellsOf),
    rows: row.list('rows', cellsOf),
  };
}

const fieldOf = (value: unknown): ImportField | null => importFields.find((field) => field === value) ?? null;

function mendedOf(value: unknown): ImportChoices['mended'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([number, fields]) => {
      const row = readRow('import_source.mended', fields);
      const said = importFields.filter((field) => Object.hasOwn(fields as object, field));
      return [number, Object.fromEntries(said.map((field) => [field, row.text(field)]))];
    }),
  );
}

const rowNumbersOf = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((entry): entry is number => Number.isInteger(entry)) : [];

function choicesFromEntry(value: unknown): ImportChoices {
  const row = readRow('import_source.choices', value);
  return {
    mapping: row.list('mapping', fieldOf),
    role: row.optionalOneOf('role', importRoles) ?? 'PARTICIPANT',
    locale: row.optionalOneOf('locale', locales) ?? 'de',
    mended: row.optional('mended', mendedOf) ?? {},
    leftOut: row.optional('leftOut', rowNumbersOf) ?? [],
    isChecking: row.flag('isChecking', false),
  };
}

/** Reads what `import_source` answers. @throws AppError `malformed_row` naming the column. */
export function importTableFromRow(value: unknown): ImportTable {
  const row = readRow('import_source', value);
  return {
    source: sourceFromEntry(row.optional('source', (found) => found)),
    choices: choicesFromEntry(row.optional('choices', (found) => found)),
    failed: row.list('failed', (entry) => {
      const one = readRow('import_source.failed', entry);
      return {
        number: one.number('n'),
        email: one.requiredText('email'),
        error: one.optionalText('error') ?? '',
      };
    }),
  };
}
