import { beforeEach, describe, expect, it } from 'vitest';
import { keepSentCode, recallSentCode } from './sentCode';

const sent = { factorId: 'phone', challengeId: 'challenge', at: 1000 };

beforeEach(() => window.sessionStorage.clear());

describe('a code that was sent to a phone', () => {
  it('is asked for after a reload, while the service still takes it', () => {
    keepSentCode(sent);
    expect(recallSentCode('phone', 300_999)).toEqual(sent);
    expect(recallSentCode('phone', 301_000)).toBeUndefined();
    expect(recallSentCode('other', 1000)).toBeUndefined();
    keepSentCode(undefined);
    expect(recallSentCode('phone', 1000)).toBeUndefined();
  });

  it.each(['', '7', '{}', '{"factorId":"phone","challengeId":1,"at":1}'])(
    'is not made up from %j',
    (kept) => {
      window.sessionStorage.setItem('grow-sent-code', kept);
      expect(recallSentCode('phone', 1)).toBeUndefined();
    },
  );
});
