// What was chosen or pasted, as a table: which signs it is written in, what parts its cells, and whether its first row names
// the columns.
import Papa from 'papaparse';

/** Most rows of one import: the database refuses more. */
export const MOST_IMPORT_ROWS = 5000;
/** Largest file in bytes. */
export const MOST_IMPORT_BYTES = 4_000_000;
/** Most columns; what stands further right is nobody's list of people. */
const MOST_COLUMNS = 60;
/** Longest cell in characters; a longer one is cut. */
const LONGEST_CELL = 2000;

/** How a file's letters can be written. */
export const importEncodings = ['utf-8', 'utf-16', 'windows-1252'] as const;
/** How a file's letters are written. */
export type ImportEncoding = (typeof importEncodings)[number];

/** What can part the cells of a row. */
export const importSeparators = [';', ',', '\t', '|'] as const;
/** What parts the cells of a row. */
export type ImportSeparator = (typeof importSeparators)[number];

/** A table of people as it came. */
export interface ImportSource {
  readonly encoding: ImportEncoding;
  readonly separator: ImportSeparator | undefined;
  /** The names of the columns; undefined where the first row is a person already. */
  readonly header: readonly string[] | undefined;
  /** Cells by row, blank rows included: the number of a row is the one that a spreadsheet shows. */
  readonly rows: readonly (readonly string[])[];
}

/** Why a table cannot be taken: nothing in it, too many rows, or no text at all. */
export type ImportRefusal = 'empty' | 'too_many_rows' | 'not_text';

/** A table, or why there is none. */
export type ReadSource =
  | { readonly kind: 'source'; readonly source: ImportSource }
  | { readonly kind: 'refused'; readonly why: ImportRefusal };

/** The text of a file: by its byte order mark, else UTF-8 where it is that, else Windows-1252, which every byte is. */
export function importText(bytes: Uint8Array): { text: string; encoding: ImportEncoding } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

// What PostgreSQL does not store, and what would not be seen.
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const cellOf = (cell: string): string => cell.replace(unstorable, '').trim().slice(0, LONGEST_CELL);

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

/** Whether a row names columns: nobody's address stands in it, and every cell that says something has a letter. */
const isHeader = (cells: readonly string[]): boolean =>
  !isBlank(cells) && cells.every((cell) => !cell.includes('@') && (cell === '' || /\p{L}/u.test(cell)));

function sourceFrom(
  lines: readonly (readonly string[])[],
  encoding: ImportEncoding,
  separator: ImportSeparator | undefined,
): ReadSource {
  const cells = lines.map((line) => line.slice(0, MOST_COLUMNS).map(cellOf));
  const last = cells.findLastIndex((row) => !isBlank(row));
  const [first, ...others] = cells.slice(0, last + 1);
  if (!first) return { kind: 'refused', why: 'empty' };
  const hasHeader = isHeader(first);
  const rows = hasHeader ? others : [first, ...others];
  if (rows.every(isBlank)) return { kind: 'refused', why: 'empty' };
  if (rows.length > MOST_IMPORT_ROWS) return { kind: 'refused', why: 'too_many_rows' };
  const source = { encoding, separator, header: hasHeader ? first : undefined, rows };
  return { kind: 'source', source };
}

const cellsOf = (text: string, delimiter: string, preview = 0): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview }).data.filter(
    (cells) => preview === 0 || cells.join('').trim() !== '',
  );

/** What parts the cells: the sign that gives the most rows as many cells as the first has, of which there are several. */
function separatorOf(text: string): ImportSeparator | undefined {
  const found = importSeparators.map((separator) => {
    const rows = cellsOf(text, separator, 30);
    const width = rows[0]?.length ?? 0;
    return { separator, width, alike: rows.filter((row) => row.length === width).length };
  });
  const [best] = found
    .filter(({ width }) => width > 1)
    .toSorted((one, other) => other.alike - one.alike || other.width - one.width);
  return best?.separator;
}

function tableOf(text: string, encoding: ImportEncoding): ReadSource {
  // A file that a spreadsheet wrote may say in its first line what parts its cells.
  const said = /^\uFEFF?sep=([;,\t|])\r?\n/.exec(text);
  const body = said ? text.slice(said[0].length) : text.replace(/^\uFEFF/, '');
  const separator = importSeparators.find((sign) => sign === said?.[1]) ?? separatorOf(body);
  // One column has nothing between cells: any sign that is nowhere in it.
  return sourceFrom(cellsOf(body, separator ?? '\u001f'), encoding, separator);
}

/** Reads a file of people: text in columns. */
export function importSourceOfFile(bytes: Uint8Array): ReadSource {
  const { text, encoding } = importText(bytes);
  // A spreadsheet's own file is no text; it is saved as CSV first.
  if (encoding !== 'utf-16' && text.slice(0, 4000).includes('\0'))
    return { kind: 'refused', why: 'not_text' };
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('%PDF'))
    return { kind: 'refused', why: 'not_text' };
  return tableOf(text, encoding);
}

/** A name as programs for mail write it, in quotes or turned round: first and last. */
function namesOf(written: string): [first: string, last: string] {
  const name = written.replaceAll('"', '').trim();
  const comma = name.indexOf(',');
  if (comma > 0) return [name.slice(comma + 1).trim(), name.slice(0, comma).trim()];
  const blank = name.lastIndexOf(' ');
  return blank === -1 ? [name, ''] : [name.slice(0, blank).trim(), name.slice(blank + 1)];
}

/** One address as programs for mail write it: `Ada Lovelace <ada@uni.example>`, or the address alone. */
function rowOfAddress(entry: string): string[] {
  const from = entry.indexOf('<');
  if (from === -1) return ['', '', entry];
  return [
    ...namesOf(entry.slice(0, from)),
    entry
      .slice(from + 1)
      .replace('>', '')
      .trim(),
  ];
}

/** Addresses in a line are parted by commas or semicolons, but not within a name in quotes; without names by blanks, too. */
function addressesOf(text: string): string[] {
  const parts: string[] = [''];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && ';,\n\r\t'.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts
    .flatMap((part) => (part.includes('<') || part.includes('"') ? [part.trim()] : part.split(/\s+/)))
    .filter((part) => part !== '');
}

/** Reads what was pasted: a table from a spreadsheet, or addresses as a program for mail copies them. */
export function importSourceOfPaste(text: string): ReadSource {
  const table = tableOf(text, 'utf-8');
  const isTable =
    table.kind === 'source' &&
    table.source.separator !== undefined &&
    (table.source.header !== undefined || table.source.separator === '\t') &&
    !/[<>]/.test(text);
  if (isTable || table.kind === 'refused') return table;
  if (table.source.header !== undefined && table.source.rows.length > 0 && !/[<>]/.test(text)) return table;
  const rows = addressesOf(text).map(rowOfAddress);
  const hasNames = rows.some(([first, last]) => first !== '' || last !== '');
  return sourceFrom(hasNames ? rows : rows.map((row) => row.slice(2)), 'utf-8', undefined);
}

/** The number of a row as a spreadsheet shows it. */
export const importRowNumber = ({ header }: Pick<ImportSource, 'header'>, index: number): number =>
  index + (header ? 2 : 1);
