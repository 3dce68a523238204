import { describe, expect, inject, test } from 'vitest';
import { readProjectConfig } from '../../config/projectConfig';
import { AuthFailure } from '../errors';
import { createGuessGuard, waitAfter } from './guessGuard';
import { createLimits } from './limits';
import { createRateLimiter } from './rateLimiter';
import { limitSettingsOf, noLimits } from './settings';
import { takeToken, type Bucket } from './tokenBucket';

const turnable = () => {
  let at = Date.parse('2026-03-01T12:00:00Z');
  return { clock: () => new Date(at), advance: (seconds: number) => void (at += seconds * 1000) };
};

describe('a bucket', () => {
  const rate = { perSecond: 0.5, burst: 30 };

  test('gives its burst at once, then its rate', () => {
    let bucket: Bucket | undefined;
    const take = (now: number) => {
      const taken = takeToken(bucket, rate, now);
      bucket = taken.bucket;
      return taken.wait;
    };
    expect(Array.from({ length: 30 }, () => take(0))).toEqual(Array(30).fill(0));
    expect(take(0)).toBe(2);
    expect(take(1_000)).toBe(1);
    expect(take(2_000)).toBe(0);
    expect(take(2_000)).toBe(2);
    expect(Array.from({ length: 31 }, () => take(3_600_000)).filter((wait) => wait > 0)).toHaveLength(1);
  });

  test('does not mind a clock that goes back', () => {
    const { bucket } = takeToken(undefined, rate, 10_000);
    expect(takeToken(bucket, rate, 0)).toEqual({ bucket: { tokens: 28, at: 0 }, wait: 0 });
  });

  test('of rate zero never fills', () => {
    expect(takeToken(undefined, { perSecond: 0, burst: 0 }, 0).wait).toBe(Infinity);
  });
});

test('a limiter forgets who has been quiet', () => {
  const { clock, advance } = turnable();
  const limiter = createRateLimiter({ perSecond: 1, burst: 2 }, clock);
  for (let n = 0; n < 999; n += 1) limiter.take(`key ${n}`);
  expect(limiter.size).toBe(999);
  advance(10);
  limiter.take('one more');
  expect(limiter.size).toBe(1);
});

describe('guesses', () => {
  class Wrong extends Error {}
  class Locked extends Error {
    constructor(readonly wait: number) {
      super('locked');
    }
  }
  const guardAt = (clock: () => Date) =>
    createGuessGuard({
      free: 5,
      strangers: createRateLimiter({ perSecond: 1, burst: 8 }, clock),
      isWrong: (error) => error instanceof Wrong,
      refusal: (wait) => new Locked(wait),
      clock,
    });
  const wrong = () => Promise.reject(new Wrong());
  const home = { key: '192.0.2.1', isKnown: true };
  const abroad = (n: number) => ({ key: `198.51.100.${n}`, isKnown: false });

  test('are free five times, then wait ever longer', () => {
    expect([1, 4, 5, 6, 7, 11, 12, 40].map((count) => waitAfter(count, 5))).toEqual([
      0, 0, 10, 20, 40, 640, 900, 900,
    ]);
  });

  test('made all at once are counted one by one, and only five are looked at', async () => {
    const { clock } = turnable();
    const guard = guardAt(clock);
    let looked = 0;
    const guess = () => {
      looked += 1;
      return wrong();
    };
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => guard.attempt('a', home, guess)),
    );
    expect(looked).toBe(5);
    const locked = results.filter(
      (result) => result.status === 'rejected' && result.reason instanceof Locked,
    );
    expect(locked).toHaveLength(95);
  });

  test('that are right end the count, and those of others do not matter', async () => {
    const { clock, advance } = turnable();
    const guard = guardAt(clock);
    for (let n = 0; n < 4; n += 1) await expect(guard.attempt('a', home, wrong)).rejects.toThrow(Wrong);
    expect(await guard.attempt('a', home, () => Promise.resolve('in'))).toBe('in');
    for (let n = 0; n < 5; n += 1) await expect(guard.attempt('a', home, wrong)).rejects.toThrow(Wrong);
    await expect(guard.attempt('a', home, () => Promise.resolve('in'))).rejects.toMatchObject({ wait: 10 });
    expect(await guard.attempt('b', home, () => Promise.resolve('in'))).toBe('in');
    advance(10);
    await expect(guard.attempt('a', home, wrong)).rejects.toThrow(Wrong);
    await expect(guard.attempt('a', home, wrong)).rejects.toMatchObject({ wait: 20 });
    advance(3_601);
    await expect(guard.attempt('a', home, wrong)).rejects.toThrow(Wrong);
    await expect(guard.attempt('a', home, wrong)).rejects.toThrow(Wrong);
  });

  test('of strangers are counted together: of a hundred at once eight are looked at', async () => {
    const { clock, advance } = turnable();
    const guard = guardAt(clock);
    let looked = 0;
    const guess = () => {
      looked += 1;
      return wrong();
    };
    await Promise.allSettled(Array.from({ length: 100 }, (_, n) => guard.attempt('a', abroad(n), guess)));
    expect(looked).toBe(8);
    const right = () => Promise.resolve('in');
    await expect(guard.attempt('a', abroad(100), right)).rejects.toMatchObject({ wait: 1 });
    expect(await guard.attempt('a', home, right)).toBe('in');
    advance(1);
    expect(await guard.attempt('a', abroad(100), right)).toBe('in');
    for (let n = 0; n < 9; n += 1) await guard.attempt('a', abroad(101), wrong).catch(() => undefined);
    // Where somebody got in they are known from then on.
    expect(await guard.attempt('a', { ...home, isKnown: false }, right)).toBe('in');
  });

  test('that fail for another reason are not counted', async () => {
    const guard = guardAt(turnable().clock);
    const broken = () => Promise.reject(new Error('no database'));
    for (let n = 0; n < 9; n += 1)
      await expect(guard.attempt('b', abroad(1), broken)).rejects.toThrow('no database');
    for (let n = 0; n < 9; n += 1)
      await expect(guard.attempt('a', home, broken)).rejects.toThrow('no database');
    expect(await guard.attempt('a', home, () => Promise.resolve('in'))).toBe('in');
  });
});

describe('the limits of the project', () => {
  test('come from config.toml', async () => {
    expect(limitSettingsOf(await readProjectConfig(inject('projectFolder'), {}))).toEqual({
      signInSignUps: 150,
      tokenRefresh: 150,
      tokenVerifications: 150,
      factorAttempts: 15,
      emailSent: 1000,
      smsSent: 30,
      mailInterval: 60,
      freeGuesses: 5,
      strangersGuesses: 100,
    });
  });

  test('are those of a hosted project where the file says nothing', () => {
    expect(limitSettingsOf({})).toMatchObject({ signInSignUps: 30, tokenRefresh: 150, emailSent: 2 });
  });

  test('count mails and messages all together, by the hour', () => {
    const { clock, advance } = turnable();
    const limits = createLimits({ ...noLimits, emailSent: 2, smsSent: 1 }, clock);
    limits.mail('recovery', 'a@x.example');
    limits.anyMail();
    const refused = { status: 429, code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' };
    expect(() => limits.mail('recovery', 'b@x.example')).toThrow(expect.objectContaining(refused));
    limits.message();
    expect(() => limits.message()).toThrow(expect.objectContaining({ code: 'over_sms_send_rate_limit' }));
    advance(1_800);
    limits.anyMail();
    expect(() => limits.anyMail()).toThrow(AuthFailure);
  });

  test('may be none', () => {
    const limits = createLimits(noLimits, () => new Date());
    const often = () => {
      for (let n = 0; n < 1_000; n += 1) {
        limits.request('tokenRefresh', '/token', '127.0.0.1');
        limits.mail('recovery', 'a@x.example');
        limits.message();
      }
    };
    expect(often).not.toThrow();
  });
});
