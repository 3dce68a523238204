import type { CheckInScanResult } from '@grow/core/check-in';
import { describe, expect, it, vi } from 'vitest';
import { createSignals } from './signals';
import { changedTone } from './useSignals';

const at = new Date(0);
const result = (key: string, kind: 'let_in' | 'again', isTakenBack = false): CheckInScanResult => ({
  ...{ key, at, desk: 'Door 1', registrationId: key, guest: undefined, isTakenBack },
  ...{ verdict: { kind, since: at, desk: 'Door 1' }, isAnswered: true, isCorrected: false },
});

describe('the tone of a change', () => {
  it('is that of a new result, or of one that turned out otherwise; taking back is silent', () => {
    expect(changedTone(new Map(), [result('a', 'let_in')])).toBe('good');
    const known = new Map([
      ['a', 'good'],
      ['b', 'good'],
    ] as const);
    expect(changedTone(known, [result('b', 'let_in'), result('a', 'let_in')])).toBeUndefined();
    expect(changedTone(known, [result('b', 'let_in'), result('a', 'again')])).toBe('caution');
    expect(changedTone(known, [result('b', 'let_in', true), result('a', 'let_in')])).toBeUndefined();
  });
});

describe('signals', () => {
  it('shake in silence, sound otherwise, and do nothing while the server is asked', () => {
    const [openAudio, vibrate] = [vi.fn(), vi.fn()];
    openAudio.mockReturnValue({ resume: () => new Promise(() => undefined), close: () => Promise.resolve() });
    const signals = createSignals({ openAudio, vibrate, isTouched: () => true });
    signals.play('asking', false);
    expect(vibrate).not.toHaveBeenCalled();
    signals.play('good', true);
    expect([vibrate.mock.calls.length, openAudio.mock.calls.length]).toEqual([1, 0]);
    signals.play('bad', false);
    signals.play('good', false);
    expect([vibrate.mock.calls.length, openAudio.mock.calls.length]).toEqual([3, 1]);
    signals.close();
  });

  it('wait until somebody has touched the page, where the browser would refuse them', () => {
    const [openAudio, vibrate] = [vi.fn(), vi.fn()];
    const signals = createSignals({ openAudio, vibrate, isTouched: () => false });
    signals.play('bad', false);
    expect([vibrate.mock.calls.length, openAudio.mock.calls.length]).toEqual([0, 0]);
    signals.close();
  });
});
