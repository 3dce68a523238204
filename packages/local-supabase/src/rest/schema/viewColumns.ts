import type { QualifiedName } from './Schema';

/** A column of a view and the column of a relation that it shows unchanged. */
export interface ViewColumn {
  column: string;
  /** The relation's object id. */
  source: number;
  /** The number of the column there. */
  number: number;
}

/**
 * The columns of a view that come straight from a relation, read from its stored query tree. Postgres notes the origin
 * of every column of a query's own list; lists of queries inside it are deeper in the text and do not count.
 */
export function viewColumnsOf(queryTree: string): ViewColumn[] {
  return topLevelEntries(queryTree).flatMap((entry) => {
    const name = /:resname ((?:\\.|[^\s\\])+)/.exec(entry)?.[1];
    const source = Number(/:resorigtbl (\d+)/.exec(entry)?.[1] ?? 0);
    const number = Number(/:resorigcol (\d+)/.exec(entry)?.[1] ?? 0);
    return name === undefined || source === 0
      ? []
      : [{ column: name.replace(/\\(.)/g, '$1'), source, number }];
  });
}

/** The texts of the outermost query's target entries, without what is nested in them. */
function topLevelEntries(tree: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let current: string | null = null;
  for (let index = 0; index < tree.length; index += 1) {
    const character = tree.charAt(index);
    if (character === '\\') {
      if (depth === 2 && current !== null) current += tree.slice(index, index + 2);
      index += 1;
    } else if (character === '{') {
      depth += 1;
      if (depth === 2 && tree.startsWith('{TARGETENTRY', index)) current = '';
    } else if (character === '}') {
      if (depth === 2 && current !== null) {
        entries.push(current);
        current = null;
      }
      depth -= 1;
    } else if (depth === 2 && current !== null) {
      current += character;
    }
  }
  return entries;
}

/** A relation as the catalogue numbers it. */
export interface NumberedRelation extends QualifiedName {
  id: number;
  /** Names of its columns by number. */
  columns: Readonly<Record<number, string>>;
}

/** Where a view shows columns of a table: for each of these, the view's columns that show it. */
export interface ViewOfTable {
  view: NumberedRelation;
  table: number;
  shown: ReadonlyMap<string, readonly string[]>;
}

/** Follows views of views down to tables. */
export function viewsOfTables(
  views: readonly { id: number; tree: string }[],
  relations: ReadonlyMap<number, NumberedRelation>,
): ViewOfTable[] {
  const direct = new Map(views.map(({ id, tree }) => [id, viewColumnsOf(tree)]));
  /** Views may show each other in a circle, so no view is entered twice on the way down. */
  const originOf = (
    source: number,
    column: string,
    passed: readonly number[] = [],
  ): { table: number; column: string } | null => {
    const inner = direct.get(source);
    if (inner === undefined) return { table: source, column };
    const next = inner.find((entry) => entry.column === column);
    const name = next && relations.get(next.source)?.columns[next.number];
    if (next === undefined || name === undefined || passed.includes(source)) return null;
    return originOf(next.source, name, [...passed, source]);
  };
  return views.flatMap(({ id }) => {
    const view = relations.get(id);
    if (view === undefined) return [];
    const byTable = new Map<number, Map<string, string[]>>();
    for (const { column, source, number } of direct.get(id) ?? []) {
      const name = relations.get(source)?.columns[number];
      const origin = name === undefined ? null : originOf(source, name);
      if (origin === null) continue;
      const shown = byTable.get(origin.table) ?? new Map<string, string[]>();
      shown.set(origin.column, [...(shown.get(origin.column) ?? []), column]);
      byTable.set(origin.table, shown);
    }
    return [...byTable].map(([table, shown]) => ({ view, table, shown }));
  });
}
