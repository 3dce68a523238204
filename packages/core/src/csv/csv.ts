/** Spreadsheets take UTF-8 for something else without it. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A cell that begins like this is a formula to a spreadsheet: it could call out, or run a program. Some look past blanks and
 * take wide signs (U+FF0B and the like) for narrow ones.
 */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** A text as a CSV cell: never a formula, quoted where it has to be. */
export function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a cell can hold; a number is written as it is, also below zero: it is no formula. */
export type CsvValue = string | number | undefined;

/** Rows that go on in a CSV; each line ends with CR LF. Semicolons are what spreadsheets in German read without being asked. */
export function csvLines(rows: readonly (readonly CsvValue[])[], separator: ',' | ';' = ';'): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? csvCell(cell) : String(cell ?? ''))).join(separator),
  );
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Rows as one CSV for spreadsheets: the text begins with a byte order mark. */
export function csvOf(rows: readonly (readonly CsvValue[])[], separator: ',' | ';' = ';'): string {
  return `${BYTE_ORDER_MARK}${csvLines(rows, separator)}`;
}
