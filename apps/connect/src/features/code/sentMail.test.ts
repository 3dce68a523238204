import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSentMail, rememberSentMail, whenMailWasSent } from './sentMail';

const HOUR = 3_600_000;

beforeEach(() => window.sessionStorage.clear());

describe('a mail that was sent', () => {
  it('is known in this tab for as long as its code works', () => {
    rememberSentMail('mara@example.org', 1000);
    expect(whenMailWasSent('mara@example.org', 1000 + HOUR - 1)).toBe(1000);
    expect(whenMailWasSent('mara@example.org', 1000 + HOUR)).toBeUndefined();
    expect(whenMailWasSent('other@example.org', 1000)).toBeUndefined();
  });

  it('is taken back when it did not go out, and the one before counts again', () => {
    rememberSentMail('mara@example.org', 1000)();
    expect(whenMailWasSent('mara@example.org', 1000)).toBeUndefined();
    rememberSentMail('mara@example.org', 1000);
    const takeBack = rememberSentMail('mara@example.org', 2000);
    expect(whenMailWasSent('mara@example.org', 2000)).toBe(2000);
    takeBack();
    expect(whenMailWasSent('mara@example.org', 2000)).toBe(1000);
  });

  it('is forgotten once it is used', () => {
    rememberSentMail('mara@example.org', 1000);
    forgetSentMail();
    expect(whenMailWasSent('mara@example.org', 1000)).toBeUndefined();
  });

  it.each(['', 'null', '[]', '7', '{"email":"mara@example.org"}', '{"email":"mara@example.org","at":"1"}'])(
    'is not made up from %j',
    (kept) => {
      window.sessionStorage.setItem('grow-mail-sent', kept);
      expect(whenMailWasSent('mara@example.org', 1)).toBeUndefined();
    },
  );
});
