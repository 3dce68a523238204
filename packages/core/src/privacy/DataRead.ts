import { readRow } from '../db/readRow';
import { consentKinds, type ConsentKind } from '../onboarding/onboarding';
import { peopleStates, type PeopleState } from '../people/ListedPerson';
import { roles, type Role } from '../profile/Role';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';

/** What can be looked at: everything about somebody, what they told in confidence, their page; of many a list, a file, who agreed. */
export const dataReadKinds = ['copy', 'confidences', 'person', 'people', 'people_file', 'consents'] as const;
/** One of {@link dataReadKinds}. */
export type DataReadKind = (typeof dataReadKinds)[number];

/** What is shown of somebody, where it is noted by name. */
export const shownColumns = ['email', 'gender', 'phone', 'given_at', 'withdrawn_at'] as const;
/** One of {@link shownColumns}. */
export type ShownColumn = (typeof shownColumns)[number];

/** What a list was narrowed to when somebody looked at it. */
export interface ReadNarrowing {
  readonly role: Role | undefined;
  readonly state: PeopleState | undefined;
  readonly city: string | undefined;
  /** Registered until the end of this day in Berlin, as `2024-11-04`. */
  readonly until: string | undefined;
  /** Words were searched for; which ones is not kept. */
  readonly hasWords: boolean;
  readonly kind: ConsentKind | undefined;
  readonly version: string | undefined;
  /** Only consents that were taken back. */
  readonly isWithdrawn: boolean;
}

/** What one organiser looked at that nobody but the person and organisers may see. */
export interface DataRead {
  readonly id: number;
  readonly reader: TeamPerson | undefined;
  /** Undefined for a list or a file of many, and for who is gone. */
  readonly person: TeamPerson | undefined;
  readonly what: DataReadKind;
  readonly columns: readonly ShownColumn[];
  readonly narrowing: ReadNarrowing;
  readonly peopleCount: number;
  readonly readAt: Date;
}

/** Which reads are asked for. */
export interface DataReadFilter {
  readonly readerId: string | undefined;
  readonly what: DataReadKind | undefined;
  /** Whoever was looked at, in a list or a file, too. */
  readonly userId: string | undefined;
}

function narrowingOf(value: unknown): ReadNarrowing {
  const row = readRow('list_data_reads.filter', value);
  return {
    role: row.optionalOneOf('role', roles),
    state: row.optionalOneOf('state', peopleStates),
    city: row.optionalText('city'),
    until: row.optionalText('until'),
    hasWords: row.flag('has_words', false),
    kind: row.optionalOneOf('kind', consentKinds),
    version: row.optionalText('version'),
    isWithdrawn: row.flag('is_withdrawn', false),
  };
}

/** Reads a row of `list_data_reads()`. @throws AppError `malformed_row` naming the column. */
export function dataReadFromRow(value: unknown): DataRead {
  const row = readRow('list_data_reads', value);
  const columns = row.textList('columns');
  return {
    id: row.number('id'),
    reader: row.optional('reader', teamPersonFromRow),
    person: row.optional('person', teamPersonFromRow),
    what: row.oneOf('what', dataReadKinds),
    columns: shownColumns.filter((column) => columns.includes(column)),
    narrowing: row.optional('filter', narrowingOf) ?? narrowingOf({}),
    peopleCount: row.number('people_count'),
    readAt: row.time('read_at'),
  };
}
