import { allNodes, answerName, type ReadNode } from '../plan/readTree';
import type { SelectedField } from '../request/select';
import { isToOne, type Schema } from '../schema/Schema';
import { fieldOf, type Scope } from './conditions';
import { ident, sql, trusted, type Sql } from './Sql';

/** What a node selects: its own columns, then what is embedded in it. */
export function columnsOf(node: ReadNode, scope: Scope, schema: Schema): Sql[] {
  const isEverything = node.fields.length === 0 && node.children.length === 0;
  const own = isEverything
    ? [sql`${scope.relation}.*`]
    : node.fields.flatMap((field) => ownColumns(node, field, scope));
  return [...own, ...node.children.flatMap((child) => embeddedColumns(child, schema))];
}

/** Whether a node's rows are spread into the row around it as one list a column. */
export function isSpreadList({ isSpread, relationship }: ReadNode): boolean {
  return isSpread && relationship !== null && !isToOne(relationship);
}

/** Names under which a spread node's columns appear in the row around it. */
export function spreadNames(node: ReadNode, schema: Schema): string[] {
  const own = node.fields.flatMap((selected) => {
    const { name } = selected.field;
    const known = schema.table(node.table)?.columns;
    return name === '*' && known !== undefined ? [...known.keys()] : [nameOf(selected) ?? name];
  });
  const inner = node.children
    .filter(isShown)
    .flatMap((child) => (child.isSpread ? spreadNames(child, schema) : [answerName(child)]));
  return [...own, ...inner];
}

/** An embed without columns filters and is not shown. */
function isShown(node: ReadNode): boolean {
  return allNodes(node).some(({ fields }) => fields.length > 0);
}

function ownColumns(node: ReadNode, selected: SelectedField, scope: Scope): Sql[] {
  const { field, cast } = selected;
  const known = scope.table?.columns;
  if (field.name === '*' && node.isSpread && known !== undefined)
    return [...known.keys()].map((name) => fieldOf({ name, path: [] }, scope));
  const value = fieldOf(field, scope);
  const shown = cast === null ? value : sql`CAST(${value} AS ${trusted(cast)})`;
  const name = nameOf(selected);
  return [name === null ? shown : sql`${shown} AS ${ident(name)}`];
}

/** The name that is given to a column; a value out of JSON is called by the last key on the way to it. */
function nameOf({ field, alias, cast }: SelectedField): string | null {
  if (alias !== null) return alias;
  if (field.path.length > 0)
    return field.path.findLast(({ operand }) => operand.kind === 'key')?.operand.text ?? field.name;
  return cast === null ? null : field.name;
}

function embeddedColumns(child: ReadNode, schema: Schema): Sql[] {
  if (!isShown(child)) return [];
  const joined = ident(child.joinName);
  if (child.isSpread) {
    return spreadNames(child, schema).map((name) =>
      name === '*' ? sql`${joined}.*` : sql`${joined}.${ident(name)}`,
    );
  }
  const name = ident(answerName(child));
  return child.relationship !== null && isToOne(child.relationship)
    ? [sql`row_to_json(${joined}.*)::jsonb AS ${name}`]
    : [sql`COALESCE(${joined}.${joined}, '[]') AS ${name}`];
}
