import { describe, expect, it } from 'vitest';
import { checkInCodeOf, registrationOfCheckInCode } from './checkInCode';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('the check-in code', () => {
  it('carries a registration in letters that make a small picture', () => {
    expect(checkInCodeOf(id)).toMatch(/^[0-9A-Z:-]+$/);
    expect(registrationOfCheckInCode(checkInCodeOf(id))).toBe(id);
    expect(registrationOfCheckInCode(` grow:${id}\n`)).toBe(id);
  });

  it.each(['', 'GROW:', id, `GROW:${id}0`, 'https://grow.example/events', `GROW:${id.replace('f', 'g')}`])(
    'is not read from %o',
    (text) => expect(registrationOfCheckInCode(text)).toBeUndefined(),
  );
});
