import { readRow } from '../db/readRow';

/** A person as teams show them. */
export interface TeamPerson {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
}

/** Reads who somebody is; `source` names where in what was answered. @throws AppError `malformed_row` naming the column. */
export function teamPersonFromRow(value: unknown, source = 'profiles'): TeamPerson {
  const row = readRow(source, value);
  return {
    userId: row.requiredText('user_id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
  };
}
