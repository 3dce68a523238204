import { refusals } from '../refusals';

class ParseFailure extends Error {
  constructor(
    readonly position: number,
    readonly unexpected: string,
    readonly expected: string,
  ) {
    super('The text does not follow the grammar');
  }
}

/** Walks over one parameter of a query. */
export class Scanner {
  readonly text: string;
  position = 0;
  #level = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** The character ahead; empty at the end. */
  peek(ahead = 0): string {
    return this.text.charAt(this.position + ahead);
  }

  isNext(text: string): boolean {
    return this.text.startsWith(text, this.position);
  }

  /** Steps over a text when it is next. */
  take(text: string): boolean {
    if (!this.isNext(text)) return false;
    this.position += text.length;
    return true;
  }

  /** Steps over what a sticky expression matches and gives it; null when it does not. */
  match(expression: RegExp): string | null {
    expression.lastIndex = this.position;
    const found = expression.exec(this.text)?.[0] ?? null;
    if (found !== null) this.position += found.length;
    return found;
  }

  /** Steps over a text or fails. */
  expect(text: string, expected = JSON.stringify(text)): void {
    if (!this.take(text)) this.fail(expected);
  }

  skipBlanks(): void {
    this.match(/[ \t]*/y);
  }

  /** Runs a rule one level further in: what is read is walked by recursion, here and in Postgres. */
  deeper<T>(most: number, rule: () => T): T {
    if (this.#level >= most) this.fail(`at most ${most} levels`);
    this.#level += 1;
    try {
      return rule();
    } finally {
      this.#level -= 1;
    }
  }

  /** Runs a rule and steps back when it fails. */
  attempt<T>(rule: (scanner: Scanner) => T): T | null {
    const start = this.position;
    try {
      return rule(this);
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      this.position = start;
      return null;
    }
  }

  fail(expected: string): never {
    // PostgREST's grammar names a character in single quotes where it looked for the end.
    const next = expected.endsWith('end of input') ? `'${this.peek()}'` : JSON.stringify(this.peek());
    const unexpected = this.isAtEnd ? 'end of input' : next;
    throw new ParseFailure(this.position, unexpected, expected);
  }
}

/**
 * Reads a text by a rule.
 *
 * @param said what the caller sent, where more than that is read
 * @throws RestRefusal PGRST100, saying what was expected where
 */
export function parseText<T>(
  label: string,
  text: string,
  rule: (scanner: Scanner) => T,
  said: string = text,
): T {
  try {
    return rule(new Scanner(text));
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    throw refusals.parse(
      `${JSON.stringify(`failed to parse ${label} (${said})`)} (line 1, column ${error.position + 1})`,
      `unexpected ${error.unexpected} expecting ${error.expected}`,
    );
  }
}
