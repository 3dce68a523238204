import type { Condition } from '../request/filters';
import type { OrderTerm } from '../request/order';
import type { At, QueryParameters } from '../request/queryParameters';
import { ALL_ROWS, type RowRange } from '../request/rowRange';
import type { SelectItem, SelectedField } from '../request/select';
import { refusals } from '../refusals';
import type { QualifiedName, Relationship } from '../schema/Schema';

/** A relation that is read: the request's own, or one embedded in another. */
export interface ReadNode {
  /** As the request calls it. */
  name: string;
  alias: string | null;
  hint: string | null;
  join: 'inner' | 'left' | null;
  isSpread: boolean;
  depth: number;
  /** Where its rows come from, and the name they go by in the statement. */
  source: QualifiedName;
  sourceAlias: string | null;
  /** The relation whose columns they are. */
  table: QualifiedName;
  relationship: Relationship | null;
  /** The name of the joined subquery that reads it. */
  joinName: string;
  fields: SelectedField[];
  conditions: Condition[];
  order: OrderTerm[];
  range: RowRange;
  children: ReadNode[];
}

/** What an embedded relation is called in the answer and in the other parameters. */
export function answerName(node: ReadNode): string {
  return node.alias ?? node.name;
}

/** The tree that `select` describes, before relationships are looked up. @throws RestRefusal PGRST123 */
export function treeOf(root: QualifiedName, items: readonly SelectItem[]): ReadNode {
  return nodeOf({ name: root.name, alias: null, hint: null, join: null, isSpread: false }, root, items, 0);
}

function nodeOf(
  head: Pick<ReadNode, 'name' | 'alias' | 'hint' | 'join' | 'isSpread'>,
  table: QualifiedName,
  items: readonly SelectItem[],
  depth: number,
): ReadNode {
  const fields = items.filter((item) => item.kind === 'field');
  if (fields.some(({ aggregate }) => aggregate !== null)) throw refusals.aggregates();
  return {
    ...head,
    depth,
    source: table,
    sourceAlias: null,
    table,
    relationship: null,
    joinName: '',
    fields,
    conditions: [],
    order: [],
    range: ALL_ROWS,
    children: items
      .filter((item) => item.kind === 'relation')
      .map((item) => nodeOf(item, { schema: table.schema, name: item.name }, item.items, depth + 1)),
  };
}

/**
 * Hands filters, orders and ranges to the nodes they are for. A writing request has its own conditions applied by the
 * writing statement, so only those of embeds count here.
 *
 * @throws RestRefusal PGRST108
 */
export function applyParameters(
  root: ReadNode,
  parameters: QueryParameters,
  { isWriting, range }: { isWriting: boolean; range: RowRange },
): void {
  const wanted = <T>(list: readonly At<T>[]) => list.filter(({ path }) => !isWriting || path.length > 0);
  for (const { path, value } of wanted(parameters.filters)) nodeAt(root, path).conditions.push(value);
  for (const { path, value } of wanted(parameters.logic)) nodeAt(root, path).conditions.push(value);
  for (const { path, value } of parameters.orders) nodeAt(root, path).order = value;
  if (isWriting) return;
  for (const { path, value } of parameters.ranges) {
    if (path.length > 0) nodeAt(root, path).range = value;
  }
  root.range = range;
}

function nodeAt(node: ReadNode, [next, ...rest]: readonly string[]): ReadNode {
  if (next === undefined) return node;
  const child =
    node.children.find((candidate) => answerName(candidate) === next) ??
    node.children.find((candidate) => candidate.name === next);
  if (child === undefined) throw refusals.notEmbedded(next);
  return nodeAt(child, rest);
}

/** The node and everything below it. */
export function allNodes(node: ReadNode): ReadNode[] {
  return [node, ...node.children.flatMap(allNodes)];
}
