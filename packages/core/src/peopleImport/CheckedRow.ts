import type { Locale } from '../profile/Locale';
import type { ImportField } from './importFields';
import type { EmailProblem, ImportRole } from './importValues';
import type { ImportedFields, KnownPerson } from './PeopleImport';

/**
 * What is wrong with a value. `duplicate`: another row has the address; `other_person`: it belongs to somebody of another name;
 * `name_missing`; `role_orga`: nobody becomes an organiser this way; `university_near`: unknown, and nearly a known one.
 */
export type RowProblem =
  | { readonly field: ImportField; readonly code: EmailProblem | 'name_missing' | 'role_orga' | 'invalid' }
  | { readonly field: ImportField; readonly code: 'role_unknown' | 'locale_unknown' }
  | { readonly field: ImportField; readonly code: 'duplicate'; readonly row: number }
  | { readonly field: ImportField; readonly code: 'other_person'; readonly name: string }
  | { readonly field: ImportField; readonly code: 'too_long' | 'too_many'; readonly max: number }
  | { readonly field: ImportField; readonly code: 'skill_unknown'; readonly words: readonly string[] }
  | { readonly field: ImportField; readonly code: 'university_near'; readonly near: string };

/**
 * What becomes of a row. `new`: gets an account and an invitation; `again`: has an account, never came, is invited again;
 * `change`: gets what the profile lacks; `same`: nothing to do; `problem`: has to be mended; `left_out` by hand.
 */
export const rowFates = ['problem', 'new', 'again', 'change', 'same', 'left_out'] as const;
/** What becomes of a row. */
export type RowFate = (typeof rowFates)[number];

/** A row as it would be imported. */
export interface CheckedRow {
  /** As a spreadsheet shows it. */
  readonly number: number;
  readonly email: string;
  readonly name: string;
  readonly role: ImportRole;
  readonly locale: Locale;
  /** What the row says, by field. */
  readonly fields: ImportedFields;
  /** What of it the profile lacks; everything for somebody new. */
  readonly added: ImportedFields;
  readonly fate: RowFate;
  readonly problems: readonly RowProblem[];
  /** Whose address it is, where somebody has it. */
  readonly person: KnownPerson | undefined;
}

/** How many rows come to which fate. */
export const fateCounts = (rows: readonly CheckedRow[]): Readonly<Record<RowFate, number>> =>
  Object.fromEntries(
    rowFates.map((fate) => [fate, rows.filter((row) => row.fate === fate).length]),
  ) as Record<RowFate, number>;
