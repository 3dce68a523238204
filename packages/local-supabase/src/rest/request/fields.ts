import type { Scanner } from './Scanner';

/** One step into a JSON value: `->key`, `->>key` or an index. */
export interface JsonStep {
  arrow: '->' | '->>';
  operand: { kind: 'key' | 'index'; text: string };
}

/** A column, and the way into it where it holds JSON. */
export interface Field {
  name: string;
  path: readonly JsonStep[];
}

const FIELD_NAME = 'field name (* or [a..z0..9_$])';

/** Letters, digits, `_`, `$` and blanks, without the blanks around. */
export function identifier(scanner: Scanner, expected = 'letter or digit'): string {
  const found = scanner.match(/[\p{L}\p{N}_ $]+/uy);
  if (found === null) scanner.fail(expected);
  return found.trim();
}

/** A text in double quotes; a backslash keeps what follows. */
export function quotedText(scanner: Scanner): string {
  scanner.expect('"');
  const inner = scanner.match(/(?:[^\\"]|\\[\s\S])*/y) ?? '';
  scanner.expect('"');
  return inner.replace(/\\([\s\S])/g, '$1');
}

/** The name of a column, table, function or constraint. */
export function fieldName(scanner: Scanner): string {
  if (scanner.peek() === '"') return quotedText(scanner);
  const parts = [identifier(scanner, FIELD_NAME)];
  while (scanner.peek() === '-' && scanner.peek(1) !== '>') {
    scanner.take('-');
    parts.push(identifier(scanner, FIELD_NAME));
  }
  return parts.join('-');
}

/** A name and the JSON path behind it, with blanks around. */
export function field(scanner: Scanner): Field {
  scanner.skipBlanks();
  const found = { name: fieldName(scanner), path: jsonPath(scanner) };
  scanner.skipBlanks();
  return found;
}

/** `->a->0->>b`; empty where there is none. */
export function jsonPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take('->>') ? '->>' : scanner.take('->') ? '->' : null;
    if (arrow === null) return steps;
    steps.push({ arrow, operand: jsonOperand(scanner) });
  }
}

function jsonOperand(scanner: Scanner): JsonStep['operand'] {
  const index = scanner.match(/-?[0-9]+(?=->|::|\.|,|$)/y);
  if (index !== null) return { kind: 'index', text: index };
  if (scanner.peek() === '"') return { kind: 'key', text: quotedText(scanner) };
  const key = scanner.match(/[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y);
  if (key === null) {
    scanner.take('-');
    scanner.fail(
      scanner.peek(-1) === '-' ? 'digit' : '"-", digit or any non reserved character different from: .,>()',
    );
  }
  return { kind: 'key', text: key.trim() };
}
