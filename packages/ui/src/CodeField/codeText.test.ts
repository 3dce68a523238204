import { describe, expect, it } from 'vitest';
import { pastedCode, typedCode } from './codeText';

describe('a pasted code', () => {
  it.each([
    '123456',
    '123 456',
    '123-456',
    ' 1 2 3 4 5 6 ',
    '123\u00a0456',
    '123\u2013456',
    '123\u200b456',
    '１２３４５６',
    'Your code is 123 456. It works for one hour.',
    'GROW 24/25: 123456',
    '123456\n',
  ])('is found in %j', (text) => {
    expect(pastedCode(text, 6)).toBe('123456');
  });

  it.each(['', 'no digits', '12345', '1234567', '+49 170 1234567', '12 / 34 / 56'])(
    'is not in %j',
    (text) => {
      expect(pastedCode(text, 6)).toBeUndefined();
    },
  );
});

describe('a typed code', () => {
  it('keeps digits only, and no more than there is room for', () => {
    expect(typedCode('12a 3', 6)).toBe('123');
    expect(typedCode('12345678', 6)).toBe('123456');
    expect(typedCode('٣١', 6)).toBe('');
  });
});
