import type { Database } from '../db/database.types';
import { AppError } from '../errors/AppError';
import { readRow } from '../db/readRow';
import {
  hideableProfileFields,
  locales,
  roles,
  type HideableProfileField,
  type Profile,
  type ProfileChanges,
} from './Profile';

/** A row of the view `profiles`, as the data API sends it. */
export type ProfileRow = Database['public']['Views']['profiles']['Row'];
/** What an update of `profiles` takes. */
export type ProfileUpdate = Database['public']['Views']['profiles']['Update'];

const hideableColumns: Readonly<Record<HideableProfileField, string>> = {
  homeland: 'homeland',
  studies: 'studies',
  university: 'university',
  universityCountry: 'university_country',
  skills: 'skills',
  bio: 'bio',
  keyQualification: 'key_qualification',
  city: 'city',
  wish: 'wish',
};

/**
 * Reads a row of `profiles`. Columns it does not know are left alone.
 * @throws AppError `malformed_row` naming the column, when the value is no such row.
 */
export function profileFromRow(value: unknown): Profile {
  const row = readRow('profiles', value);
  const hidden = row.textList('hidden_fields');
  return {
    userId: row.requiredText('user_id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    homeland: row.optionalText('homeland'),
    studies: row.optionalText('studies'),
    university: row.optionalText('university'),
    universityCountry: row.optionalText('university_country'),
    gender: row.optionalText('gender'),
    role: row.oneOf('role', roles),
    avatar: row.optionalText('avatar'),
    skills: row.textList('skills'),
    bio: row.optionalText('bio') ?? '',
    keyQualification: row.optionalText('key_qualification'),
    discoverable: row.flag('discoverable', false),
    locale: row.optionalOneOf('locale', locales) ?? 'en',
    email: row.optionalText('email'),
    phone: row.optionalText('phone'),
    city: row.optionalText('city'),
    wish: row.optionalText('wish'),
    hiddenFields: hideableProfileFields.filter((field) => hidden.includes(hideableColumns[field])),
    version: row.requiredText('updated_at'),
  };
}

const optionalColumns = {
  homeland: 'homeland',
  studies: 'studies',
  university: 'university',
  universityCountry: 'university_country',
  gender: 'gender',
  avatar: 'avatar',
  keyQualification: 'key_qualification',
  phone: 'phone',
  city: 'city',
  wish: 'wish',
} as const;

const requiredColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  role: 'role',
  skills: 'skills',
  discoverable: 'discoverable',
  locale: 'locale',
} as const;

const has = (changes: ProfileChanges, field: string): boolean => Object.hasOwn(changes, field);

/**
 * Writes changes as columns of `profiles`: optional text that is undefined, empty or blank becomes null, an undefined bio ''.
 * @throws AppError `invalid_value` when a field that cannot be cleared (names, role, skills, discoverable, locale, hiddenFields) is undefined.
 */
export function profileToRow(changes: ProfileChanges): ProfileUpdate {
  const row: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(optionalColumns)) {
    if (!has(changes, field)) continue;
    const value = changes[field as keyof typeof optionalColumns];
    row[column] = value === undefined || value.trim() === '' ? null : value;
  }
  for (const [field, column] of Object.entries(requiredColumns)) {
    if (!has(changes, field)) continue;
    const value = changes[field as keyof typeof requiredColumns];
    if (value === undefined) throw new AppError('invalid_value', { message: `${field} cannot be cleared` });
    row[column] = value;
  }
  if (has(changes, 'hiddenFields')) {
    const { hiddenFields } = changes;
    if (!hiddenFields) throw new AppError('invalid_value', { message: 'hiddenFields cannot be cleared' });
    row['hidden_fields'] = hiddenFields.map((field) => hideableColumns[field]);
  }
  if (has(changes, 'bio')) row['bio'] = changes.bio?.trim() ? changes.bio : '';
  return row;
}
