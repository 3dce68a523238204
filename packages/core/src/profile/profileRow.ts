import type { Database } from '../db/database.types';
import { readRow, type RowReader } from '../db/readRow';
import { AppError } from '../errors/AppError';
import { locales } from './Locale';
import type { Profile, ProfileChanges } from './Profile';
import {
  hideableProfileFields,
  profileFieldRules,
  profileFields,
  type HideableProfileField,
  type ProfileFieldKinds,
  type ProfileFieldValues,
} from './profileFields';
import { roles } from './Role';

/** A row of the view `profiles`, as the data API sends it. */
export type ProfileRow = Database['public']['Views']['profiles']['Row'];
/** What an update of `profiles` takes. */
export type ProfileUpdate = Database['public']['Views']['profiles']['Update'];

type Readers = {
  readonly [Kind in keyof ProfileFieldKinds]: (row: RowReader, column: string) => ProfileFieldKinds[Kind];
};

const readers: Readers = {
  name: (row, column) => row.text(column),
  line: (row, column) => row.optionalText(column),
  text: (row, column) => row.optionalText(column),
  prose: (row, column) => row.optionalText(column) ?? '',
  keys: (row, column) => row.textList(column),
  flag: (row, column) => row.flag(column, false),
  role: (row, column) => row.oneOf(column, roles),
  locale: (row, column) => row.optionalOneOf(column, locales) ?? 'en',
  fields(row, column) {
    const hidden = row.textList(column);
    return hideableProfileFields.filter((name) => hidden.includes(profileFields[name].column));
  },
};

/**
 * Reads a row of `profiles`. Columns it does not know are left alone.
 * @throws AppError `malformed_row` naming the column, when the value is no such row.
 */
export function profileFromRow(value: unknown): Profile {
  const row = readRow('profiles', value);
  const fields = profileFieldRules.map(([name, { column, kind }]) => [name, readers[kind](row, column)]);
  return {
    userId: row.requiredText('user_id'),
    ...(Object.fromEntries(fields) as ProfileFieldValues),
    email: row.optionalText('email'),
    version: row.requiredText('updated_at'),
  };
}

/** What a column holds where a field says nothing; fields of other kinds cannot be cleared. */
const cleared: { readonly [Kind in keyof ProfileFieldKinds]?: null | '' } = {
  line: null,
  text: null,
  prose: '',
};

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * Writes changes as columns of `profiles`: optional text that is undefined, empty or blank becomes null, an undefined bio ''.
 * @throws AppError `invalid_value` when a field that cannot be cleared (names, role, skills, discoverable, locale, hiddenFields) is undefined.
 */
export function profileToRow(changes: ProfileChanges): ProfileUpdate {
  const entries = profileFieldRules
    .filter(([name]) => Object.hasOwn(changes, name))
    .map(([name, { column, kind }]) => {
      const value = changes[name];
      const empty = cleared[kind];
      if (empty !== undefined) return [column, isBlank(value) ? empty : value];
      if (value === undefined) throw new AppError('invalid_value', { message: `${name} cannot be cleared` });
      if (kind !== 'fields') return [column, value];
      return [column, (value as readonly HideableProfileField[]).map((field) => profileFields[field].column)];
    });
  return Object.fromEntries(entries) as ProfileUpdate;
}
