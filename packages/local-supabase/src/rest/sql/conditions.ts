import type { Field, JsonStep } from '../request/fields';
import type { Condition, Filter, Operation } from '../request/filters';
import type { Table } from '../schema/Schema';
import { arrayLiteral, ident, join, nothing, param, sql, trusted, type Sql } from './Sql';

/** Where a column's name is looked up. */
export interface Scope {
  /** What stands before the column: the relation or its alias. */
  relation: Sql;
  /** What is known of the relation; undefined for rows that a function makes up. */
  table: Table | undefined;
  /** The joined subquery of an embed by its name in the answer, for `clients=not.is.null`. */
  embeds: ReadonlyMap<string, string>;
}

/** All of the conditions. */
export function conditionsOf(conditions: readonly Condition[], scope: Scope): Sql[] {
  return conditions.map((condition) => conditionOf(condition, scope));
}

/** A column, or what lies in its JSON. */
export function fieldOf({ name, path }: Field, { relation, table }: Scope): Sql {
  const column = name === '*' ? sql`${relation}.*` : sql`${relation}.${ident(name)}`;
  if (path.length === 0) return column;
  const type = table?.columns.get(name)?.type;
  const base = type === 'json' || type === 'jsonb' ? column : sql`to_jsonb(${column})`;
  return join([base, ...path.map(stepOf)], '');
}

function stepOf({ arrow, operand }: JsonStep): Sql {
  return operand.kind === 'key'
    ? sql`${trusted(arrow)}${param(operand.text)}`
    : sql`${trusted(arrow)}${param(operand.text)}::int`;
}

function conditionOf(condition: Condition, scope: Scope): Sql {
  const not = condition.isNegated ? sql`NOT ` : nothing;
  if (condition.kind === 'group') {
    return sql`${not}(${join(conditionsOf(condition.members, scope), ` ${condition.operator} `)})`;
  }
  const embed = embedOf(condition, scope);
  if (embed !== null) {
    return condition.isNegated
      ? sql`${ident(embed)} IS DISTINCT FROM NULL`
      : sql`${ident(embed)} IS NOT DISTINCT FROM NULL`;
  }
  return sql`${not}${comparison(condition, scope)}`;
}

/** The embed that `is.null` is about, where its name is that of an embed. */
export function embedOf({ field, operation }: Filter, { embeds }: Pick<Scope, 'embeds'>): string | null {
  const isNull = operation.kind === 'is' && operation.value === 'NULL' && field.path.length === 0;
  return isNull ? (embeds.get(field.name) ?? null) : null;
}

function comparison({ field, operation }: Filter, scope: Scope): Sql {
  const left = fieldOf(field, scope);
  switch (operation.kind) {
    case 'simple':
      return sql`${left} ${trusted(operation.operator)} ${param(operation.value)}`;
    case 'quantified':
      return sql`${left} ${trusted(operation.operator)} ${quantified(operation)}`;
    case 'in':
      return operation.values.length === 1 && operation.values[0] === ''
        ? sql`${left} = ANY('{}')`
        : sql`${left} = ANY(${param(arrayLiteral(operation.values))})`;
    case 'is':
      return sql`${left} IS ${trusted(operation.value)}`;
    case 'distinct':
      return sql`${left} IS DISTINCT FROM ${param(operation.value)}`;
    case 'search':
      return search(operation, left, scope.table?.columns.get(field.name)?.baseType);
  }
}

/** In a pattern an asterisk stands for `%`, which an address would have to escape. */
function quantified({ operator, quantifier, value }: Extract<Operation, { kind: 'quantified' }>): Sql {
  const isPattern = operator === 'like' || operator === 'ilike';
  const right = param(isPattern ? value.replaceAll('*', '%') : value);
  return quantifier === null ? right : sql`${trusted(quantifier)}(${right})`;
}

function search(
  { query, language, value }: Extract<Operation, { kind: 'search' }>,
  left: Sql,
  type: string | undefined,
): Sql {
  const configuration = language === null ? nothing : sql`${param(language)}, `;
  // Of a computed column the type is not known; Postgres makes a document of a text by itself.
  const isDocument = type === 'tsvector' || type === undefined;
  const document = isDocument ? left : sql`to_tsvector(${configuration}${left})`;
  return sql`${document} @@ ${trusted(query)}(${configuration}${param(value)})`;
}
