import { fieldName, jsonPath, type Field } from './fields';
import { condition, operation, wholeValue, type Condition, type Filter } from './filters';
import { orderTerms, type OrderTerm } from './order';
import { ALL_ROWS, rangeOfParameters, type RowRange } from './rowRange';
import { parseText, type Scanner } from './Scanner';
import { selectItems, type SelectItem } from './select';

/** Something said about the table at a path of embeds; the empty path is the request's own table. */
export interface At<T> {
  path: readonly string[];
  value: T;
}

/** What a query string says. */
export interface QueryParameters {
  select: SelectItem[];
  filters: At<Filter>[];
  logic: At<Condition>[];
  orders: At<OrderTerm[]>[];
  ranges: At<RowRange>[];
  /** `columns`: the keys of the body that count. */
  columns: string[] | null;
  onConflict: string[] | null;
  /** Arguments of a function that is called by GET. */
  arguments: [name: string, value: string][];
}

const OWN = new Set(['select', 'columns', 'on_conflict']);
const EMBEDDABLE = new Set(['order', 'limit', 'offset', 'and', 'or']);

/**
 * Reads a query string. In a call by GET a parameter without an operator is an argument.
 *
 * @throws RestRefusal PGRST100
 */
export function readQueryParameters(search: string, isCallByGet: boolean): QueryParameters {
  const pairs = [...new URLSearchParams(search)];
  const first = (name: string): string | undefined => pairs.find(([key]) => key === name)?.[1];
  const ending = (...names: string[]) => pairs.filter(([key]) => names.includes(lastWord(key)));
  const [columns, onConflict] = [first('columns'), first('on_conflict')];

  const filters: At<Filter>[] = [];
  const callArguments: [string, string][] = [];
  for (const [key, value] of pairs) {
    if (OWN.has(key) || EMBEDDABLE.has(lastWord(key))) continue;
    if (isCallByGet && !hasOperator(value)) {
      callArguments.push([key, value]);
      continue;
    }
    const { path, field } = parseText('tree path', key, treePath);
    const found = parseText('filter', value, (scanner) => operation(scanner, wholeValue));
    filters.push({ path, value: { kind: 'filter', field, ...found } });
  }
  return {
    select: parseText('select parameter', first('select') ?? '*', selectItems),
    filters,
    logic: ending('and', 'or').map(([key, value]) => logicOf(key, value)),
    orders: ending('order').map(([key, value]) => ({
      path: parseText('tree path', key, treePath).path,
      value: parseText('order', value, orderTerms),
    })),
    ranges: rangesOf(ending('limit'), ending('offset')),
    columns: columns === undefined ? null : parseText('columns parameter', columns, names),
    onConflict: onConflict === undefined ? null : parseText('on_conflict parameter', onConflict, names),
    arguments: callArguments,
  };
}

/** The range that the parameters ask for at the request's own table. */
export function ownRange(ranges: readonly At<RowRange>[]): RowRange {
  return ranges.find(({ path }) => path.length === 0)?.value ?? ALL_ROWS;
}

function lastWord(key: string): string {
  return key.split('.').at(-1) ?? key;
}

function hasOperator(value: string): boolean {
  try {
    parseText('filter', value, (scanner) => operation(scanner, wholeValue));
    return true;
  } catch {
    return false;
  }
}

/** `clients.projects.name->>a`: the embeds on the way, and the field there. */
function treePath(scanner: Scanner): { path: string[]; field: Field } {
  const path = [fieldName(scanner)];
  while (scanner.take('.')) path.push(fieldName(scanner));
  const name = path.pop() ?? '';
  return { path, field: { name, path: jsonPath(scanner) } };
}

function names(scanner: Scanner): string[] {
  const found: string[] = [];
  do {
    scanner.skipBlanks();
    found.push(fieldName(scanner));
    scanner.skipBlanks();
  } while (scanner.take(','));
  return found;
}

function logicOf(key: string, value: string): At<Condition> {
  const path = parseText('logic path', key, (scanner) => treePath(scanner)).path;
  const text = `${path.includes('not') ? 'not.' : ''}${lastWord(key)}${value}`;
  return {
    path: path.filter((name) => name !== 'not'),
    value: parseText('logic tree', text, condition, value),
  };
}

function rangesOf(limits: [string, string][], offsets: [string, string][]): At<RowRange>[] {
  const pathOf = (key: string): string => key.split('.').slice(0, -1).join('.');
  const paths = new Set([...limits, ...offsets].map(([key]) => pathOf(key)));
  const at = (pairs: [string, string][], path: string) => pairs.find(([key]) => pathOf(key) === path)?.[1];
  return [...paths].map((path) => ({
    path: path === '' ? [] : parseText('tree path', `${path}.limit`, treePath).path,
    value: rangeOfParameters(at(limits, path), at(offsets, path)),
  }));
}
