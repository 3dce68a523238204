import { AppError } from '../errors/AppError';
import { readRow } from '../db/readRow';

/** One row of a person's data, its columns by name, as the database has them. */
export type AccountExportRow = Readonly<Record<string, unknown>>;

/** Everything that GROW keeps about a person. */
export interface AccountExport {
  /** Of this format; a reader that knows another one should say so. */
  readonly version: number;
  readonly exportedAt: Date;
  readonly userId: string;
  /** The person's rows by `schema.table`; a table without any is an empty list. */
  readonly tables: Readonly<Record<string, readonly AccountExportRow[]>>;
}

const isObject = (value: unknown): value is AccountExportRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the answer of `export_my_data()`. @throws AppError `malformed_row` */
export function accountExportFromJson(value: unknown): AccountExport {
  const reader = readRow('export', value);
  const { tables } = value as { tables?: unknown };
  if (!isObject(tables)) throw new AppError('malformed_row', { message: 'export.tables: expected tables' });
  for (const [name, rows] of Object.entries(tables)) {
    if (!Array.isArray(rows) || !rows.every(isObject)) {
      throw new AppError('malformed_row', { message: `export.tables.${name}: expected rows` });
    }
  }
  return {
    version: reader.number('version'),
    exportedAt: reader.time('exported_at'),
    userId: reader.requiredText('user_id'),
    tables: tables as Record<string, AccountExportRow[]>,
  };
}
