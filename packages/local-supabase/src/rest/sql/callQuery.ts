import type { DatabaseFunction, FunctionParameter } from '../schema/Schema';
import { jsonRows } from './jsonRows';
import { arrayLiteral, ident, join, nothing, param, qualified, sql, trusted, type Sql } from './Sql';

/** What a function is called with. */
export type CallArguments =
  /** By GET or a form: values as text; a variadic parameter takes several. */
  | { kind: 'texts'; values: ReadonlyMap<string, readonly string[]> }
  /** By POST: the keys of a JSON object. */
  | { kind: 'json'; body: string; names: readonly string[] }
  /** The whole body for one unnamed parameter. */
  | { kind: 'body'; body: string };

/** Whether each row is a value, not a row of columns; the value's column is then called `pgrst_scalar`. */
export function returnsValues(called: DatabaseFunction): boolean {
  return !called.returnsRows;
}

/** Calls a function and gives its rows, of which only some columns may be needed. */
export function callQuery(called: DatabaseFunction, given: CallArguments, returning: readonly string[]): Sql {
  const { source, list } = argumentsOf(called, given);
  const call = sql`${qualified(called)}(${list})`;
  if (returnsValues(called))
    return sql`SELECT pgrst_call.pgrst_scalar FROM ${source}(SELECT ${call} pgrst_scalar) pgrst_call`;
  const columns = returning.length === 0 || returning.includes('*') ? ['*'] : returning;
  const shown = columns.map((name) => (name === '*' ? sql`pgrst_call.*` : sql`pgrst_call.${ident(name)}`));
  return sql`SELECT ${join(shown, ', ')} FROM ${source}${call} pgrst_call`;
}

function argumentsOf(called: DatabaseFunction, given: CallArguments): { source: Sql; list: Sql } {
  if (given.kind === 'body') {
    const type = called.parameters[0]?.type ?? 'text';
    const value = type === 'bytea' ? `\\x${Buffer.from(given.body).toString('hex')}` : given.body;
    return { source: nothing, list: sql`${param(value)}::${trusted(type)}` };
  }
  if (given.kind === 'texts') {
    const used = called.parameters.filter(({ name }) => given.values.has(name));
    const list = used.map((parameter) => {
      const values = given.values.get(parameter.name) ?? [];
      const value = parameter.isVariadic ? arrayLiteral(values) : (values.at(-1) ?? null);
      return sql`${named(parameter)}${param(value)}::${trusted(parameter.type)}`;
    });
    return { source: nothing, list: join(list, ', ') };
  }
  const used = called.parameters.filter(({ name }) => given.names.includes(name));
  if (used.length === 0) return { source: nothing, list: nothing };
  const columns = used.map(({ name, type }) => ({ name, type, default: null }));
  const list = used.map((parameter) => sql`${named(parameter)}pgrst_body.${ident(parameter.name)}`);
  return {
    source: sql`${jsonRows(given.body, columns, { isOneRow: true })}, LATERAL `,
    list: join(list, ', '),
  };
}

function named({ name, isVariadic }: FunctionParameter): Sql {
  return sql`${isVariadic ? sql`VARIADIC ` : nothing}${ident(name)} := `;
}
