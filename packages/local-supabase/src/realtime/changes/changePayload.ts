// The `data` of a change, in the shape of the hosted service.
import type { TokenRole } from '../../tokens';
import { keyOf, readableBy, type Column, type Table } from './describeTable';
import type { RowChange } from './PgOutputDecoder';

/** A change with its rows as JSON texts by column. */
export interface ReadChange extends RowChange {
  recordValues: ReadonlyMap<string, string>;
  oldValues: ReadonlyMap<string, string>;
}

/** Past this many bytes only small values are sent, and an error says so. */
const MAX_RECORD_BYTES = 1024 * 1024;
const SMALL_VALUE_BYTES = 64;

/** A change as a role may know it: only columns it may select, and of those the chosen ones and the key. */
export function changePayload(
  table: Table,
  change: ReadChange,
  role: TokenRole,
  select: readonly string[] | null,
): string {
  const isTooLarge = sizeOf(change) > MAX_RECORD_BYTES;
  const columns = readableBy(table, role).filter(
    (column) => select === null || column.isKey || select.includes(column.name),
  );
  // Nobody can ask the database who might have seen a deleted row: only its key is told.
  const oldColumns =
    change.type === 'DELETE' && table.hasRowSecurity ? columns.filter((column) => column.isKey) : columns;
  return objectJson([
    ...headOf(change),
    ['columns', JSON.stringify(columns.map(({ name, type }) => ({ name, type })))],
    ...(change.type === 'DELETE' ? [] : [rowJson('record', columns, change.recordValues, isTooLarge)]),
    ...(change.type === 'INSERT' ? [] : [rowJson('old_record', oldColumns, change.oldValues, isTooLarge)]),
    ['errors', isTooLarge ? '["Error 413: Payload Too Large"]' : 'null'],
  ]);
}

/** What a role is told of a change whose row it may not read, or cannot be asked for. */
export function refusalPayload(change: RowChange, error: string): string {
  return objectJson([
    ...headOf(change),
    ['columns', '[]'],
    ['record', '{}'],
    ['errors', JSON.stringify([error])],
  ]);
}

/** Why a role gets no row of a table, whatever the policies say; null when it may. */
export function tableRefusal(table: Table, role: TokenRole): string | null {
  const key = keyOf(table);
  if (key.length === 0) return 'Error 400: Bad Request, no primary key';
  return key.every((column) => column.readers.includes(role)) ? null : 'Error 401: Unauthorized';
}

function headOf({ schema, table, type, committedAt }: RowChange): [string, string][] {
  return [
    ['schema', JSON.stringify(schema)],
    ['table', JSON.stringify(table)],
    ['type', JSON.stringify(type)],
    ['commit_timestamp', JSON.stringify(committedAt.toISOString())],
  ];
}

function rowJson(
  name: string,
  columns: Column[],
  values: ReadonlyMap<string, string>,
  isTooLarge: boolean,
): [string, string] {
  const entries = columns.flatMap((column): [string, string][] => {
    const value = values.get(column.name);
    const isLeftOut = value === undefined || (isTooLarge && Buffer.byteLength(value) > SMALL_VALUE_BYTES);
    return isLeftOut ? [] : [[column.name, value]];
  });
  return [name, objectJson(entries)];
}

function objectJson(entries: [string, string][]): string {
  return `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
}

function sizeOf({ recordValues, oldValues }: ReadChange): number {
  const sizes = [...recordValues.values(), ...oldValues.values()].map((value) => Buffer.byteLength(value));
  return sizes.reduce((sum, size) => sum + size, 0);
}
