import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsWords } from './search';

/** The expressions of a filter on one column. */
function expressions(text: string): string[] {
  const filter = containsWords(['name'], text) ?? '';
  return [...filter.matchAll(/name\.imatch\."([^"]*)"/g)].map(([, expression = '']) => expression);
}

const finds = (text: string, value: string) =>
  expressions(text).every((expression) => new RegExp(expression, 'i').test(value));

describe('containsWords', () => {
  it('has nothing to look for in an empty text', () => {
    expect(containsWords(['name'], ' \t ')).toBeUndefined();
  });

  it.each(['100%', 'a_b', 'a*b', 'a.b', 'a|b', 'a+b', 'a?b', '[ab]', '{ab}', '$ab', 'a,b'])(
    'lets %s mean itself',
    (word) => {
      expect(finds(word, `x${word.toUpperCase()}x`)).toBe(true);
      expect(finds(word, 'ab axb aab ba')).toBe(false);
    },
  );

  it('finds a text by itself, and never leaves its quotes', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }), (text) => {
        expect(finds(text, text)).toBe(true);
        for (const expression of expressions(text)) expect(expression).not.toMatch(/["\\()]/);
      }),
    );
  });

  it('takes control characters for blanks: the database has no place for them', () => {
    expect(expressions('a\u0000b\u0007')).toEqual(['a', 'b']);
  });

  it('takes six words, so that nobody can make the search slow', () => {
    expect(expressions('a b c d e f g h')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(expressions('x'.repeat(5000))[0]).toHaveLength(200);
  });
});
