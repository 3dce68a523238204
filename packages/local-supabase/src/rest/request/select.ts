import { field, fieldName, identifier, type Field } from './fields';
import type { Scanner } from './Scanner';

/** A column of the answer. */
export interface SelectedField {
  kind: 'field';
  field: Field;
  alias: string | null;
  cast: string | null;
  /** `sum`, `count` and the like; a hosted project refuses them. */
  aggregate: string | null;
}

/** A related table in the answer, as a value of its own or spread into the row. */
export interface SelectedRelation {
  kind: 'relation';
  name: string;
  alias: string | null;
  hint: string | null;
  join: 'inner' | 'left' | null;
  isSpread: boolean;
  items: SelectItem[];
}

/** One item of `select`. */
export type SelectItem = SelectedField | SelectedRelation;

/** Embeds within embeds; every level multiplies the rows. */
const MAX_LEVELS = 10;
const AFTER_FIELD = 'letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input';

/** Reads `a,b:c->>d::text,e!inner(*),...f(g)`. */
export function selectItems(scanner: Scanner): SelectItem[] {
  const items: SelectItem[] = [];
  scanner.skipBlanks();
  if (scanner.isAtEnd || scanner.peek() === ')') return items;
  do {
    scanner.skipBlanks();
    items.push(item(scanner));
    scanner.skipBlanks();
  } while (scanner.take(','));
  return items;
}

function item(scanner: Scanner): SelectItem {
  const head = scanner.isNext('*') ? null : scanner.attempt(relationHead);
  if (head === null) return selectedField(scanner);
  scanner.expect('(');
  const items = scanner.deeper(MAX_LEVELS, () => selectItems(scanner));
  scanner.expect(')', '"," or ")"');
  return { kind: 'relation', ...head, items };
}

function relationHead(scanner: Scanner): Omit<SelectedRelation, 'kind' | 'items'> {
  const isSpread = scanner.take('...');
  const alias = isSpread ? null : scanner.attempt(aliasOf);
  const name = fieldName(scanner);
  if (name === 'count' && !isSpread) scanner.fail('field name');
  let hint: string | null = null;
  let join: 'inner' | 'left' | null = null;
  for (let round = 0; round < 2 && scanner.take('!'); round += 1) {
    const text = fieldName(scanner);
    if (text === 'inner' || text === 'left') join ??= text;
    else hint ??= text;
  }
  if (!scanner.isNext('(')) scanner.fail('"("');
  return { name, alias, hint, join, isSpread };
}

function aliasOf(scanner: Scanner): string {
  const name = fieldName(scanner);
  if (scanner.peek() !== ':' || scanner.peek(1) === ':') scanner.fail('":"');
  scanner.take(':');
  return name;
}

function selectedField(scanner: Scanner): SelectedField {
  const plain = { kind: 'field', alias: null, cast: null, aggregate: null } as const;
  if (scanner.take('*')) {
    endOfField(scanner, '")", "," or end of input');
    return { ...plain, field: { name: '*', path: [] } };
  }
  const alias = scanner.attempt(aliasOf);
  if (scanner.take('count()')) {
    const cast = scanner.take('::') ? identifier(scanner) : null;
    endOfField(scanner, AFTER_FIELD);
    return { kind: 'field', field: { name: '*', path: [] }, alias, cast, aggregate: 'count' };
  }
  const found = field(scanner);
  const cast = scanner.take('::') ? identifier(scanner) : null;
  const aggregate = scanner.match(/\.(?:sum|avg|count|max|min)\(\)/y);
  if (aggregate !== null && scanner.take('::')) identifier(scanner);
  endOfField(scanner, AFTER_FIELD);
  return { kind: 'field', field: found, alias, cast, aggregate };
}

function endOfField(scanner: Scanner, expected: string): void {
  scanner.skipBlanks();
  if (!scanner.isAtEnd && !scanner.isNext(',') && !scanner.isNext(')')) scanner.fail(expected);
}
