import { describe, expect, it } from 'vitest';
import { doorCodeOf, registrationOfDoorCode } from './checkInCode';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('the code at the door', () => {
  it('carries a registration in letters that make a small picture', () => {
    expect(doorCodeOf(id)).toMatch(/^[0-9A-Z:-]+$/);
    expect(registrationOfDoorCode(doorCodeOf(id))).toBe(id);
    expect(registrationOfDoorCode(` grow:${id}\n`)).toBe(id);
  });

  it.each(['', 'GROW:', id, `GROW:${id}0`, 'https://grow.example/events', `GROW:${id.replace('f', 'g')}`])(
    'is not read from %o',
    (text) => expect(registrationOfDoorCode(text)).toBeUndefined(),
  );
});
