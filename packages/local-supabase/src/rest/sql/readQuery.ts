import { answerName, type ReadNode } from '../plan/readTree';
import type { Condition } from '../request/filters';
import type { OrderTerm } from '../request/order';
import { ALL_ROWS, type RowRange } from '../request/rowRange';
import { isToOne, type ColumnPair, type Schema } from '../schema/Schema';
import { columnsOf, isSpreadList, spreadNames } from './columns';
import { conditionsOf, embedOf, fieldOf, type Scope } from './conditions';
import { ident, join, nothing, param, qualified, sql, trusted, type Sql } from './Sql';

/** Reads a node's rows with everything that is embedded in them. */
export function readQuery(node: ReadNode, parent: ReadNode | null, schema: Schema): Sql {
  const scope = scopeOf(node, schema);
  const isList = isSpreadList(node);
  const columns = [...columnsOf(node, scope, schema), ...(isList ? spreadOrderColumns(node, scope) : [])];
  const joins = node.children.map((child) => lateralJoin(child, node, schema));
  const where = whereOf([...conditionsOf(node.conditions, scope), ...joinConditions(node, parent)]);
  const order = isList ? nothing : orderOf(node.order, scope);
  return sql`SELECT ${join(columns, ', ')} FROM ${sourceOf(node, parent)}${join(joins, '')}${where}${order}${limitOf(node.range)}`;
}

/** Counts the rows that a node's conditions leave, whatever its range. */
export function countQuery(node: ReadNode, parent: ReadNode | null, schema: Schema): Sql {
  const scope = scopeOf(node, schema);
  // A condition about an embed needs the embed itself.
  if (node.conditions.some((condition) => isAboutEmbed(condition, scope)))
    return sql`SELECT 1 FROM (${readQuery({ ...node, range: ALL_ROWS, order: [] }, parent, schema)}) counted`;
  const inner = node.children
    .filter((child) => child.join === 'inner')
    .map((child) => sql`EXISTS (${countQuery(child, node, schema)})`);
  const where = [...conditionsOf(node.conditions, scope), ...joinConditions(node, parent), ...inner];
  return sql`SELECT 1 FROM ${sourceOf(node, parent)}${whereOf(where)}`;
}

function isAboutEmbed(condition: Condition, scope: Scope): boolean {
  return condition.kind === 'group'
    ? condition.members.some((member) => isAboutEmbed(member, scope))
    : embedOf(condition, scope) !== null;
}

function scopeOf(node: ReadNode, schema: Schema): Scope {
  return {
    relation: relationOf(node),
    table: schema.table(node.table),
    embeds: new Map(node.children.map((child) => [answerName(child), child.joinName])),
  };
}

function relationOf({ source, sourceAlias }: ReadNode): Sql {
  return sourceAlias === null ? qualified(source) : ident(sourceAlias);
}

function lateralJoin(child: ReadNode, parent: ReadNode, schema: Schema): Sql {
  const [name, query] = [ident(child.joinName), readQuery(child, parent, schema)];
  const kind = child.join === 'inner' ? sql` INNER` : sql` LEFT`;
  if (child.relationship === null || isToOne(child.relationship))
    return sql`${kind} JOIN LATERAL (${query}) AS ${name} ON TRUE`;
  const condition = child.join === 'inner' ? sql`${name}.${name} IS NOT NULL` : sql`TRUE`;
  const rows = sql`json_agg(${name})::jsonb AS ${name}`;
  const order = spreadOrder(child);
  const lists = (isSpreadList(child) ? spreadNames(child, schema) : []).map(
    (column) => sql`COALESCE(json_agg(${name}.${ident(column)}${order}), '[]')::jsonb AS ${ident(column)}`,
  );
  return sql`${kind} JOIN LATERAL (SELECT ${join([rows, ...lists], ', ')} FROM (${query}) AS ${name}) AS ${name} ON ${condition}`;
}

function sourceOf(node: ReadNode, parent: ReadNode | null): Sql {
  const alias = node.sourceAlias === null ? nothing : sql` AS ${ident(node.sourceAlias)}`;
  const { relationship } = node;
  if (relationship?.kind === 'computed' && parent !== null) {
    const row = ident(parent.sourceAlias ?? parent.source.name);
    return sql`${qualified(relationship.function)}(${row}::${qualified(relationship.table)})${alias}`;
  }
  const junction = relationship?.kind === 'junction' ? sql`, ${qualified(relationship.junction)}` : nothing;
  return sql`${qualified(node.source)}${alias}${junction}`;
}

function joinConditions(node: ReadNode, parent: ReadNode | null): Sql[] {
  const { relationship } = node;
  if (relationship === null || relationship.kind === 'computed' || parent === null) return [];
  const equal =
    (left: Sql, right: Sql) =>
    ([own, foreign]: ColumnPair) =>
      sql`${left}.${ident(own)} = ${right}.${ident(foreign)}`;
  if (relationship.kind === 'foreignKey')
    return relationship.columns.map(equal(relationOf(parent), relationOf(node)));
  const junction = qualified(relationship.junction);
  return [
    ...relationship.foreignColumns.map(equal(relationOf(node), junction)),
    ...relationship.ownColumns.map(equal(relationOf(parent), junction)),
  ];
}

function whereOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? nothing : sql` WHERE ${join(conditions, ' AND ')}`;
}

function orderOf(order: readonly OrderTerm[], scope: Scope): Sql {
  if (order.length === 0) return nothing;
  return sql` ORDER BY ${join(
    order.map((term) => sql`${orderedField(term, scope)}${sortingOf(term)}`),
    ', ',
  )}`;
}

function orderedField({ relation, field }: OrderTerm, scope: Scope): Sql {
  return relation === null
    ? fieldOf(field, scope)
    : fieldOf(field, { relation: ident(relation), table: undefined, embeds: new Map() });
}

function sortingOf({ direction, nulls }: OrderTerm): Sql {
  return trusted([direction, nulls].map((word) => (word === null ? '' : ` ${word}`)).join(''));
}

/** A spread list is sorted where it is gathered, by columns that come along under names of their own. */
function spreadOrderColumns(node: ReadNode, scope: Scope): Sql[] {
  return node.order.map(
    (term, index) => sql`${orderedField(term, scope)} AS ${ident(spreadOrderName(node, index))}`,
  );
}

function spreadOrder(node: ReadNode): Sql {
  if (node.order.length === 0) return nothing;
  const terms = node.order.map(
    (term, index) => sql`${ident(node.joinName)}.${ident(spreadOrderName(node, index))}${sortingOf(term)}`,
  );
  return sql` ORDER BY ${join(terms, ', ')}`;
}

function spreadOrderName(node: ReadNode, index: number): string {
  return `${node.joinName}_order_${index}`;
}

function limitOf({ offset, limit }: RowRange): Sql {
  if (offset === 0 && limit === null) return nothing;
  const rows = limit === null ? sql`ALL` : param(String(limit));
  return sql` LIMIT ${rows}${offset === 0 ? nothing : sql` OFFSET ${param(String(offset))}`}`;
}
