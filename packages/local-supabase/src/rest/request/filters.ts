import { field, identifier, quotedText, type Field } from './fields';
import type { Scanner } from './Scanner';

/** What a filter does with its column. Operators are SQL's own. */
export type Operation =
  | { kind: 'simple'; operator: string; value: string }
  | { kind: 'quantified'; operator: string; quantifier: 'ANY' | 'ALL' | null; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: 'NULL' | 'NOT NULL' | 'TRUE' | 'FALSE' | 'UNKNOWN' }
  | { kind: 'distinct'; value: string }
  | { kind: 'search'; query: string; language: string | null; value: string };

/** A filter of one column. */
export interface Filter {
  kind: 'filter';
  field: Field;
  isNegated: boolean;
  operation: Operation;
}

/** Filters joined by `and` or `or`. */
export interface FilterGroup {
  kind: 'group';
  isNegated: boolean;
  operator: 'AND' | 'OR';
  members: Condition[];
}

/** One condition that rows must meet. */
export type Condition = Filter | FilterGroup;

const SIMPLE = new Map([
  ['neq', '<>'],
  ['cs', '@>'],
  ['cd', '<@'],
  ['ov', '&&'],
  ['sl', '<<'],
  ['sr', '>>'],
  ['nxr', '&<'],
  ['nxl', '&>'],
  ['adj', '-|-'],
]);
const QUANTIFIED = new Map([
  ['eq', '='],
  ['gte', '>='],
  ['gt', '>'],
  ['lte', '<='],
  ['lt', '<'],
  ['like', 'like'],
  ['ilike', 'ilike'],
  ['match', '~'],
  ['imatch', '~*'],
]);
const SEARCH = new Map([
  ['fts', 'to_tsquery'],
  ['plfts', 'plainto_tsquery'],
  ['phfts', 'phraseto_tsquery'],
  ['wfts', 'websearch_to_tsquery'],
]);
const IS_VALUES = [
  ['not_null', 'NOT NULL'],
  ['null', 'NULL'],
  ['true', 'TRUE'],
  ['false', 'FALSE'],
  ['unknown', 'UNKNOWN'],
] as const;
/** Groups within groups. */
const MAX_LEVELS = 100;
const OPERATOR = 'operator (eq, gt, ...)';

type ValueRule = (scanner: Scanner) => string;

/** Everything that is left: the value of a filter that is a parameter of its own. */
export function wholeValue(scanner: Scanner): string {
  return scanner.match(/[\s\S]*/y) ?? '';
}

/** `not.eq.5` and its kin: whether it is negated, and what it does. */
export function operation(scanner: Scanner, value: ValueRule): { isNegated: boolean; operation: Operation } {
  const isNegated = scanner.take('not.');
  const start = scanner.position;
  const found = operationOf(scanner, value);
  if (found !== null) return { isNegated, operation: found };
  scanner.position = start;
  return scanner.fail(isNegated ? OPERATOR : `"not" or ${OPERATOR}`);
}

function operationOf(scanner: Scanner, value: ValueRule): Operation | null {
  const name = scanner.match(/[a-z]+/y) ?? '';
  const [simple, quantified, search] = [SIMPLE.get(name), QUANTIFIED.get(name), SEARCH.get(name)];
  if (search !== undefined) {
    const language = scanner.take('(') ? identifier(scanner) : null;
    if (language !== null) scanner.expect(')');
    return scanner.take('.') ? { kind: 'search', query: search, language, value: value(scanner) } : null;
  }
  if (quantified !== undefined) {
    const quantifier = scanner.take('(any)') ? 'ANY' : scanner.take('(all)') ? 'ALL' : null;
    return scanner.take('.')
      ? { kind: 'quantified', operator: quantified, quantifier, value: value(scanner) }
      : null;
  }
  if (!scanner.take('.')) return null;
  if (simple !== undefined) return { kind: 'simple', operator: simple, value: value(scanner) };
  if (name === 'in') return { kind: 'in', values: list(scanner) };
  if (name === 'is') return { kind: 'is', value: isValue(scanner) };
  if (name === 'isdistinct') return { kind: 'distinct', value: value(scanner) };
  return null;
}

function isValue(scanner: Scanner): (typeof IS_VALUES)[number][1] {
  const rest = scanner.text.slice(scanner.position).toLowerCase();
  const found = IS_VALUES.find(([text]) => rest.startsWith(text));
  if (found === undefined) return scanner.fail('isVal: (null, not_null, true, false, unknown)');
  scanner.position += found[0].length;
  return found[1];
}

function list(scanner: Scanner): string[] {
  scanner.skipBlanks();
  scanner.expect('(');
  scanner.skipBlanks();
  const values: string[] = [];
  do {
    values.push(scanner.attempt(quotedElement) ?? scanner.match(/[^,)]*/y) ?? '');
  } while (scanner.take(','));
  scanner.skipBlanks();
  scanner.expect(')', '"," or ")"');
  scanner.skipBlanks();
  return values;
}

/** A quoted text that is the whole of an element: what follows is a comma, a bracket or the end. */
function quotedElement(scanner: Scanner): string {
  const text = quotedText(scanner);
  if (!scanner.isAtEnd && !scanner.isNext(',') && !scanner.isNext(')')) scanner.fail('"," or ")"');
  return text;
}

function memberValue(scanner: Scanner): string {
  return scanner.attempt(quotedElement) ?? scanner.match(/\{[^{}]*\}/y) ?? scanner.match(/[^,)]*/y) ?? '';
}

/** `and(a.eq.1,not.or(b.is.null,c.in.(1,2)))`, or a single filter. */
export function condition(scanner: Scanner): Condition {
  const single = scanner.attempt((inner): Filter => {
    const found = field(inner);
    inner.expect('.', 'delimiter (.)');
    return { kind: 'filter', field: found, ...operation(inner, memberValue) };
  });
  return single ?? scanner.deeper(MAX_LEVELS, () => group(scanner));
}

function group(scanner: Scanner): FilterGroup {
  const isNegated = scanner.take('not.');
  const operator = scanner.take('and') ? 'AND' : scanner.take('or') ? 'OR' : null;
  if (operator === null) {
    return scanner.fail(
      isNegated
        ? 'logic operator (and, or)'
        : 'field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    );
  }
  scanner.skipBlanks();
  scanner.expect('(');
  const members: Condition[] = [];
  do {
    scanner.skipBlanks();
    members.push(condition(scanner));
    scanner.skipBlanks();
  } while (scanner.take(','));
  scanner.expect(')', '"," or ")"');
  scanner.skipBlanks();
  return { kind: 'group', isNegated, operator, members };
}
