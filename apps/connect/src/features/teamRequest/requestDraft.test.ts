import { describe, expect, it } from 'vitest';
import { tooManyCharacters } from './requestDraft';

describe('tooManyCharacters', () => {
  it('counts as the database does: a sign of several parts of UTF-16 is one, blanks around do not count', () => {
    expect(tooManyCharacters('x'.repeat(600))).toBe(0);
    expect(tooManyCharacters('x'.repeat(601))).toBe(1);
    expect(tooManyCharacters('🔧'.repeat(600))).toBe(0);
    expect(tooManyCharacters(`  ${'x'.repeat(600)}\n`)).toBe(0);
  });
});
