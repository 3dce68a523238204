import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, halfDone, totp } from '../../test/factorRows';
import { restDouble } from '../../test/restDouble';
import {
  authAccountFromUser,
  EMAIL_CHANGE_LIFE_MS,
  pendingEmailChange,
  verifiedSecondFactors,
} from './AuthAccount';
import { deviceFromUserAgent } from './DeviceSession';
import { deviceSessionRepository } from './deviceSessionRepository';
import { securityMutations } from './securityMutations';
import { securityKeys, securityQueries } from './securityQueries';

describe('what the auth service knows', () => {
  it('are address, factors of known kinds and a pending change', () => {
    const account = authAccountFromUser({
      email: 'mara@example.org',
      new_email: 'new@example.org',
      email_change_sent_at: at,
      factors: [{ ...totp, id: 'late', created_at: '2024-12-06T10:00:00Z' }, totp, halfDone].concat({
        ...totp,
        id: 'codes',
        factor_type: 'recovery_code',
      }),
    });
    expect(account.factors.map(({ id }) => id)).toEqual(['f1', 'f2', 'late']);
    expect(verifiedSecondFactors(account).map(({ id }) => id)).toEqual(['f1', 'late']);
    expect(account.emailChange).toEqual({ to: 'new@example.org', askedAt: new Date(at) });
  });

  it('is a person without factors where none are named', () => {
    expect(authAccountFromUser({ email: 'mara@example.org' })).toEqual({
      email: 'mara@example.org',
      hasPassword: true,
      emailChange: undefined,
      factors: [],
    });
  });

  it.each([
    [['email'], true],
    [['email', 'github'], true],
    [['github'], false],
  ])('with the identities %j, having a password is %j', (providers, hasPassword) => {
    const identities = providers.map((provider) => ({ id: provider, provider }));
    expect(authAccountFromUser({ email: 'a', identities })).toMatchObject({ hasPassword });
  });

  it.each([
    ['59:59', 3_599_000, true],
    ['an hour', 3_600_000, false],
  ])('a change of address waits until its links are dead: after %s', (_, passed, isWaiting) => {
    const account = authAccountFromUser({ email: 'a', new_email: 'b', email_change_sent_at: at });
    const change = pendingEmailChange(account, Date.parse(at) + passed);
    expect(change?.to).toBe(isWaiting ? 'b' : undefined);
  });

  it('links live as long as the service says', () => {
    const file = path.resolve(import.meta.dirname, '../../../backend/supabase/config.toml');
    const seconds = /^otp_expiry = (\d+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
    expect(EMAIL_CHANGE_LIFE_MS / 1000).toBe(Number(seconds));
  });

  it('a change of address without a date was called off', () => {
    const account = authAccountFromUser({ email: 'a', new_email: 'b' });
    expect(account.emailChange?.to).toBe('b');
    expect(pendingEmailChange(account, Date.parse(at))).toBeUndefined();
  });

  it('is malformed with a factor that has no status', () => {
    expect(() => authAccountFromUser({ email: 'a', factors: [{ ...totp, status: 'maybe' }] })).toThrow(
      expect.objectContaining({ code: 'malformed_row' }) as Error,
    );
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Mobile Safari/604.1',
      'Chrome',
      'iOS',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox', 'Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari', 'macOS'],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/131.0 Safari/537.36', 'Chrome', 'ChromeOS'],
    ['curl/8.9', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceFromUserAgent(userAgent)).toEqual({ browser, system });
  });
});

describe('the sessions of a person', () => {
  const row = {
    created_at: at,
    updated_at: null,
    user_agent: null,
    network: '203.0.113.0',
    is_current: true,
  };

  it('are asked for by a function', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    expect(await deviceSessionRepository(client).listSessions()).toEqual([
      {
        createdAt: new Date(at),
        lastSeenAt: new Date(at),
        device: { browser: undefined, system: undefined },
        network: '203.0.113.0',
        isCurrent: true,
      },
    ]);
    expect(seen[0]?.table).toBe('my_sessions');
  });

  it.each(['127.0.0.0', '::'])('say nothing of the machine itself: %s', async (network) => {
    const { client } = restDouble(() => ({ body: [{ ...row, network }] }));
    const [session] = await deviceSessionRepository(client).listSessions();
    expect(session).toMatchObject({ isCurrent: true, network: undefined });
  });

  it('are not asked for twice when the connection is lost', async () => {
    const { client, seen } = restDouble(() => ({ isLost: true }));
    const query = securityQueries(client).sessions('mara');
    expect(query.queryKey).toEqual(securityKeys.sessions('mara'));
    await expect(query.queryFn({ signal: new AbortController().signal })).rejects.toMatchObject({
      code: 'network',
    });
    expect(seen).toHaveLength(1);
  });
});

describe('a change of the account', () => {
  it('has everything about its safety read again, whichever it is', () => {
    const mutations = Object.values(securityMutations({} as never, 'mara'));
    const stale = mutations.map(({ invalidates }) => invalidates);
    expect(stale).toEqual(mutations.map(() => [securityKeys.person('mara')]));
  });
});
