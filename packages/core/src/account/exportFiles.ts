import type { AccountExport } from './AccountExport';

/** A file to hand to the person. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The forms in which a person can take their data along. */
export const exportFormats = ['json', 'csv'] as const;

/** One of {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];

/** Spreadsheets take UTF-8 for something else without it. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins like this is a formula to a spreadsheet: it could call out, or run a program. */
const formulaStart = /^[=+\-@\t\r\n]/;

/** A text as a CSV cell: never a formula, quoted where it has to be. */
export function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  // A negative number is a number and no formula.
  if (typeof value === 'number') return String(value);
  return csvCell(typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * The data as one CSV for spreadsheets: a line a value, with table, number of the row, field and value. Lines end with
 * CR LF, the text begins with a byte order mark.
 */
export function exportCsv({ tables }: AccountExport): string {
  const lines = ['table,row,field,value'];
  for (const [table, rows] of Object.entries(tables)) {
    rows.forEach((row, index) => {
      for (const [field, value] of Object.entries(row)) {
        lines.push([csvCell(table), index + 1, csvCell(field), cellOf(value)].join(','));
      }
    });
  }
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** The data as JSON, for people who look and for programs that read. */
export function exportJson({ version, exportedAt, userId, tables }: AccountExport): string {
  const whole = { version, exported_at: exportedAt.toISOString(), user_id: userId, tables };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** The data as a file, named after the day it was made (UTC). */
export function exportFile(data: AccountExport, format: ExportFormat): ExportFile {
  const name = `grow-my-data-${data.exportedAt.toISOString().slice(0, 10)}.${format}`;
  return format === 'json'
    ? { name, type: 'application/json', text: exportJson(data) }
    : { name, type: 'text/csv;charset=utf-8', text: exportCsv(data) };
}
