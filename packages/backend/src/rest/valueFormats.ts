import type postgres from 'postgres';

// PostgREST lets Postgres write the JSON. The engine builds it from column texts instead, so these parsers bring
// the texts into the form that to_json() would have given.

/** `2024-10-06 10:00:00.5+00` → `2024-10-06T10:00:00.5+00:00`; `infinity` and the like stay as they are. */
export function isoTimestamp(text: string): string {
  return text.replace(
    /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)?(:\d\d)?/,
    (_all, date: string, time: string, hours?: string, minutes?: string) =>
      `${date}T${time}${hours === undefined ? '' : `${hours}${minutes ?? ':00'}`}`,
  );
}

/** A JSON number where JSON has one; `NaN` and `Infinity` stay text, as in to_json(). */
export function jsonNumber(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

const asText = (value: unknown): string => String(value);
const textType = (oid: number, parse: (text: string) => unknown): postgres.PostgresType => ({
  to: oid,
  from: [oid],
  serialize: asText,
  parse,
});

/** Parsers by Postgres type, in the shape the `postgres` driver takes. */
export const valueFormats: Record<string, postgres.PostgresType> = {
  timestamp: textType(1114, isoTimestamp),
  timestamptz: textType(1184, isoTimestamp),
  numeric: textType(1700, jsonNumber),
  bytea: textType(17, (text) => text),
};
