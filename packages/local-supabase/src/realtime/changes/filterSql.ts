import type { Column } from './describeTable';
import type { Filter, FilterOperator } from './filters';

const SYMBOLS: Record<Exclude<FilterOperator, 'is'>, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: '= any',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
};

/** What `is` compares with; nothing else gets into the statement as text. */
export const IS_VALUES = ['null', 'true', 'false', 'unknown'] as const;

/** Parameters of a statement that is written piece by piece. */
export class Parameters {
  readonly values: (string | (string | null)[])[] = [];

  /** Adds a value and returns the text that stands for it. */
  add(value: string | (string | null)[]): string {
    this.values.push(value);
    return `$${this.values.length}::text${Array.isArray(value) ? '[]' : ''}`;
  }
}

/** A condition on `reference`, a text that holds a value of the column. */
export function conditionSql(
  { operator, value, isNegated }: Filter,
  column: Column,
  reference: string,
  parameters: Parameters,
): string {
  const left = `${reference}::${column.cast}`;
  const condition = `(${left} ${rightSide(operator, value, column, parameters)})`;
  return isNegated ? `(not ${condition})` : condition;
}

function rightSide(operator: FilterOperator, value: string, column: Column, parameters: Parameters): string {
  if (operator === 'is') {
    const keyword = IS_VALUES.find((candidate) => candidate === value);
    if (keyword === undefined) throw new Error(`is has no value ${value}`);
    return `is ${keyword}`;
  }
  const type = operator === 'in' ? `${column.cast}[]` : column.cast;
  const right = `(${parameters.add(value)})::${type}`;
  return `${SYMBOLS[operator]} ${operator === 'in' ? `(${right})` : right}`;
}
