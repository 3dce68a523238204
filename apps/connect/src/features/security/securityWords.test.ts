import { describe, expect, it } from 'vitest';
import { freeName, inGroups, phoneNumber } from './securityWords';

describe('a name for something new', () => {
  it('gets a number only where it is taken', () => {
    expect(freeName('Phone', [])).toBe('Phone');
    expect(freeName('Phone', ['Phone', undefined])).toBe('Phone 2');
    expect(freeName('Phone', ['Phone', 'Phone 2'])).toBe('Phone 3');
  });
});

describe('a secret', () => {
  it('is read in groups of four', () => {
    expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(inGroups('')).toBe('');
  });
});

describe('a phone number', () => {
  it.each([
    ['+49 170 1234567', '+491701234567'],
    ['0049 (170) 123-45.67', '+491701234567'],
    ['+1/202/5550123', '+12025550123'],
    ['0170 1234567', undefined],
    ['+49', undefined],
    ['+0170 1234567', undefined],
    ['', undefined],
  ])('%s', (typed, number) => {
    expect(phoneNumber(typed)).toBe(number);
  });
});
