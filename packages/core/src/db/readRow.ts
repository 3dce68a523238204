// Rows come over the network: their types are promises of the backend, and are checked before anyone relies on them.
import { AppError } from '../errors/AppError';
import type { LocalText } from '../text/LocalText';
import { isCalendarDay } from '../time/calendarDays';

/** Reads columns of one row; every method throws AppError `malformed_row` naming table and column. */
export interface RowReader {
  /** Text that may be empty. */
  text(column: string): string;
  /** Text that says something. */
  requiredText(column: string): string;
  /** Undefined for null, '', blanks and an absent column. */
  optionalText(column: string): string | undefined;
  /** The text of the columns `{column}_en` and `{column}_de`; '' for null and an absent one. */
  localText(column: string): LocalText;
  /** The same, where one of them has to say something. */
  requiredLocalText(column: string): LocalText;
  oneOf<T extends string>(column: string, values: readonly T[]): T;
  optionalOneOf<T extends string>(column: string, values: readonly T[]): T | undefined;
  /** Empty for null. */
  textList(column: string): readonly string[];
  flag(column: string, otherwise: boolean): boolean;
  number(column: string): number;
  optionalNumber(column: string): number | undefined;
  /** A point in time; a text without an offset would mean another one in every browser and is refused. */
  time(column: string): Date;
  optionalTime(column: string): Date | undefined;
  /** A calendar day as `2024-11-04`. */
  day(column: string): string;
  /** The entries of a JSON list, each read by `read`. */
  list<T>(column: string, read: (entry: unknown) => T): T[];
  /** A JSON value read by `read`; undefined for null and an absent column. */
  optional<T>(column: string, read: (value: unknown) => T): T | undefined;
}

const withOffset = /^[^T]*T.*(Z|[+-]\d{2}(:?\d{2})?)$/;

/** Opens a row for reading. @throws AppError `malformed_row` when the value is not an object. */
export function readRow(table: string, value: unknown): RowReader {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('malformed_row', { message: `${table}: not a row` });
  }
  const row = value as Record<string, unknown>;
  const refuse = (column: string, expected: string): never => {
    throw new AppError('malformed_row', {
      message: `${table}.${column}: expected ${expected}`,
      details: `${table}.${column}`,
    });
  };
  const isAbsent = (column: string) => row[column] === null || row[column] === undefined;
  const text = (column: string): string => {
    const found = row[column];
    return typeof found === 'string' ? found : refuse(column, 'text');
  };
  const optionalText = (column: string): string | undefined => {
    if (isAbsent(column)) return undefined;
    const found = text(column);
    return found.trim() === '' ? undefined : found;
  };
  const localText = (column: string): LocalText => ({
    en: optionalText(`${column}_en`) ?? '',
    de: optionalText(`${column}_de`) ?? '',
  });
  const oneOf = <T extends string>(column: string, values: readonly T[]): T =>
    values.find((one) => one === row[column]) ?? refuse(column, values.join(', '));
  const number = (column: string): number => {
    const found = row[column];
    return typeof found === 'number' && Number.isFinite(found) ? found : refuse(column, 'a number');
  };
  const time = (column: string): Date => {
    const found = text(column).replace(' ', 'T');
    const date = new Date(found.replace(/([+-]\d{2})$/, '$1:00'));
    return withOffset.test(found) && !Number.isNaN(date.getTime()) ? date : refuse(column, 'a point in time');
  };

  return {
    text,
    requiredText: (column) => optionalText(column) ?? refuse(column, 'text that is not empty'),
    optionalText,
    localText,
    requiredLocalText(column) {
      const found = localText(column);
      return found.en + found.de === '' ? refuse(`${column}_en`, 'text that is not empty') : found;
    },
    oneOf,
    optionalOneOf: (column, values) => (isAbsent(column) ? undefined : oneOf(column, values)),
    textList(column) {
      const found = row[column] ?? [];
      if (!Array.isArray(found)) return refuse(column, 'a list of texts');
      return found.map((one: unknown) => (typeof one === 'string' ? one : refuse(column, 'a list of texts')));
    },
    flag(column, otherwise) {
      const found = row[column] ?? otherwise;
      return typeof found === 'boolean' ? found : refuse(column, 'true or false');
    },
    number,
    optionalNumber: (column) => (isAbsent(column) ? undefined : number(column)),
    time,
    optionalTime: (column) => (isAbsent(column) ? undefined : time(column)),
    day(column) {
      const found = text(column);
      return isCalendarDay(found) ? found : refuse(column, 'a day');
    },
    list(column, read) {
      const found = row[column];
      return Array.isArray(found) ? found.map(read) : refuse(column, 'a list');
    },
    optional: (column, read) => (isAbsent(column) ? undefined : read(row[column])),
  };
}
