import { csvOf, type CsvValue } from '../csv/csv';
import type { AccountExport } from './AccountExport';

/** A file to hand to the person. */
export interface AccountExportFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The forms in which a person can take their data along. */
export const accountExportFormats = ['json', 'csv'] as const;

/** One of {@link accountExportFormats}. */
export type AccountExportFormat = (typeof accountExportFormats)[number];

function cellOf(value: unknown): CsvValue {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The data as one CSV for spreadsheets: a line a value, with table, number of the row, field and value. Lines end with
 * CR LF, the text begins with a byte order mark.
 */
export function exportCsv({ tables }: AccountExport): string {
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row).map(([field, value]): CsvValue[] => [table, index + 1, field, cellOf(value)]),
    ),
  );
  return csvOf([['table', 'row', 'field', 'value'], ...lines], ',');
}

/** The data as JSON, for people who look and for programs that read. */
export function exportJson({ version, exportedAt, userId, tables }: AccountExport): string {
  const whole = { version, exported_at: exportedAt.toISOString(), user_id: userId, tables };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** The data as a file, named after the day it was made (UTC). */
export function accountExportFile(data: AccountExport, format: AccountExportFormat): AccountExportFile {
  const name = `grow-my-data-${data.exportedAt.toISOString().slice(0, 10)}.${format}`;
  return format === 'json'
    ? { name, type: 'application/json', text: exportJson(data) }
    : { name, type: 'text/csv;charset=utf-8', text: exportCsv(data) };
}
