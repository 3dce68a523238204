import { field, fieldName, type Field } from './fields';
import type { Scanner } from './Scanner';

/** One term of `order`; `relation` names the embedded table whose column sorts. */
export interface OrderTerm {
  relation: string | null;
  field: Field;
  direction: 'ASC' | 'DESC' | null;
  nulls: 'NULLS FIRST' | 'NULLS LAST' | null;
}

/** Reads `name.desc.nullslast,clients(name)`. */
export function orderTerms(scanner: Scanner): OrderTerm[] {
  const terms: OrderTerm[] = [];
  do {
    scanner.skipBlanks();
    terms.push(scanner.attempt(relatedTerm) ?? ownTerm(scanner));
    scanner.skipBlanks();
  } while (scanner.take(','));
  return terms;
}

function relatedTerm(scanner: Scanner): OrderTerm {
  const relation = fieldName(scanner);
  scanner.expect('(');
  const found = field(scanner);
  scanner.expect(')');
  return { relation, field: found, ...sorting(scanner) };
}

function ownTerm(scanner: Scanner): OrderTerm {
  return { relation: null, field: field(scanner), ...sorting(scanner) };
}

function sorting(scanner: Scanner): Pick<OrderTerm, 'direction' | 'nulls'> {
  const direction = scanner.take('.asc') ? 'ASC' : scanner.take('.desc') ? 'DESC' : null;
  const nulls = scanner.take('.nullsfirst')
    ? 'NULLS FIRST'
    : scanner.take('.nullslast')
      ? 'NULLS LAST'
      : null;
  if (!scanner.isAtEnd && !scanner.isNext(',')) {
    if (nulls !== null) scanner.fail('"," or end of input');
    if (scanner.take('.')) {
      scanner.fail(
        direction === null ? '"asc", "desc", "nullsfirst" or "nullslast"' : '"nullsfirst" or "nullslast"',
      );
    }
    scanner.fail('delimiter (.), "," or end of input');
  }
  return { direction, nulls };
}
