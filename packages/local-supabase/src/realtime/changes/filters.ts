// What clients write in `filter`: conditions like `id=eq.1,name=not.in.(a,b)`, all of which must hold.
import { SubscriptionRefused } from './SubscriptionRefused';

const OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;

export type FilterOperator = (typeof OPERATORS)[number];

/** One condition on a column. For `in` the value is an array as Postgres writes it. */
export interface Filter {
  column: string;
  operator: FilterOperator;
  value: string;
  isNegated: boolean;
}

/**
 * Reads a filter; an empty one has no condition.
 *
 * @throws SubscriptionRefused in the words of the hosted service
 */
export function parseFilters(text: string): Filter[] {
  return text.trim() === '' ? [] : splitConditions(text.trim()).map(parseCondition);
}

/** Splits at commas that stand neither in quotes nor in parentheses. */
function splitConditions(text: string): string[] {
  const conditions: string[] = [];
  let current = '';
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted && character === '\\') {
      current += character + text.charAt(index + 1);
      index += 1;
      continue;
    }
    if (character === '"' && (isQuoted || '.(,'.includes(text.charAt(index - 1)))) isQuoted = !isQuoted;
    if (!isQuoted && character === '(') depth += 1;
    if (!isQuoted && character === ')') depth = Math.max(0, depth - 1);
    if (!isQuoted && character === ',' && depth === 0) {
      conditions.push(current);
      current = '';
    } else {
      current += character;
    }
  }
  return [...conditions, current];
}

function parseCondition(text: string): Filter {
  const condition = text.trim();
  if (condition === '') refuse('filter must not contain empty segments (check for extra commas)');
  const equals = condition.indexOf('=');
  if (equals < 0) refuse(listOf([condition]));
  const column = condition.slice(0, equals);
  const isNegated = condition.startsWith('not.', equals + 1);
  const rest = condition.slice(equals + 1 + (isNegated ? 'not.'.length : 0));
  const dot = rest.indexOf('.');
  if (dot < 0) refuse(listOf([rest]));
  const value = rest.slice(dot + 1);
  const operator = OPERATORS.find((candidate) => candidate === rest.slice(0, dot));
  if (operator === undefined) return refuse(listOf([rest.slice(0, dot), value]));
  return { column, operator, value: operator === 'in' ? arrayOf(value) : unquoted(value), isNegated };
}

function arrayOf(value: string): string {
  if (!/^\(.*\)$/s.test(value)) refuse('`in` filter value must be wrapped by parentheses');
  return `{${value.slice(1, -1)}}`;
}

/** A value in quotes without them; anything else stays as it is. */
function unquoted(value: string): string {
  const inside = /^"((?:[^"\\]|\\.)*)"$/s.exec(value)?.[1];
  return inside === undefined ? value : inside.replace(/\\(.)/gs, '$1');
}

const listOf = (parts: string[]): string => `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`;

function refuse(reason: string): never {
  throw new SubscriptionRefused(`Error parsing \`filter\` params: ${reason}`);
}
