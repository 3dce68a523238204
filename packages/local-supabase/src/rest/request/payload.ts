import { holdsTooMany, type TextFormat } from '../../gateway/holdsTooMany';
import { refusals } from '../refusals';
import { rowsOfCsv } from './csv';
import { essenceOf } from './mediaTypes';

/** The body of a writing request or a call. */
export interface Payload {
  /** JSON, or for a function with one unnamed parameter whatever came. */
  text: string;
  /** The columns or arguments it speaks of. */
  keys: string[];
  /** The media type it came as, without parameters. */
  type: string;
  /** What a form says; a name may come more than once. */
  form?: [name: string, value: string][];
}

const EMPTY: Pick<Payload, 'text' | 'keys'> = { text: '[]', keys: [] };

/**
 * Reads a body. Where `columns` says which keys count, the JSON is left to Postgres.
 *
 * @throws RestRefusal PGRST102, payload_too_large
 */
export async function readPayload(
  request: Request,
  { columns, isCall }: { columns: string[] | null; isCall: boolean },
): Promise<Payload> {
  const type = essenceOf(request.headers.get('content-type') ?? 'application/json');
  const text = (await request.text()).replace(/^\uFEFF/, '');
  const bound = (format: TextFormat): void => {
    if (holdsTooMany(text, format)) throw refusals.tooManyValues();
  };
  switch (type) {
    case 'application/json':
      bound('json');
      return { type, ...payloadOfJson(text, columns, isCall) };
    case 'text/csv': {
      bound('csv');
      const rows = rowsOfCsv(text);
      if (rows === null) throw refusals.body('All lines must have same number of fields');
      return { type, ...payloadOfValue(JSON.stringify(rows), rows) };
    }
    case 'application/x-www-form-urlencoded': {
      bound('form');
      const form = [...new URLSearchParams(text)];
      const row = Object.fromEntries(form);
      return { type, text: JSON.stringify(row), keys: Object.keys(row), form };
    }
    case 'text/plain':
    case 'text/xml':
    case 'application/octet-stream':
      if (isCall) return { type, text, keys: [] };
      break;
  }
  throw refusals.body(`Content-Type not acceptable: ${type}`);
}

/** Whether a JSON text is an object, by its first character. */
export function startsAsJsonObject(text: string): boolean {
  return /^[ \t\n\r]*\{/.test(text);
}

function payloadOfJson(
  text: string,
  columns: string[] | null,
  isCall: boolean,
): Pick<Payload, 'text' | 'keys'> {
  if (columns !== null) return { text, keys: [...new Set(columns)] };
  if (text === '' && isCall) return { text: '{}', keys: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusals.body('Empty or invalid json');
  }
  return payloadOfValue(text, value);
}

function payloadOfValue(text: string, value: unknown): Pick<Payload, 'text' | 'keys'> {
  if (isRecord(value)) return { text, keys: Object.keys(value) };
  if (!Array.isArray(value) || value.length === 0) return EMPTY;
  const rows: unknown[] = value;
  const first = rows[0];
  const keys = isRecord(first) ? Object.keys(first) : null;
  const isEven = rows.every(
    (row) =>
      keys !== null &&
      isRecord(row) &&
      Object.keys(row).length === keys.length &&
      keys.every((key) => Object.hasOwn(row, key)),
  );
  if (keys === null || !isEven) throw refusals.body('All object keys must match');
  return { text, keys };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
