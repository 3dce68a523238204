import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect } from '../../test/backendDouble';
import { restDouble } from '../../test/restDouble';
import { unsignedToken } from '../testing';
import { authAccountFromUser, EMAIL_CHANGE_LIFE_MS, standingEmailChange, verifiedFactors } from './AuthAccount';
import { deviceFromUserAgent } from './DeviceSession';
import { deviceSessionRepository } from './deviceSessionRepository';
import { factorRepository } from './factorRepository';
import { passkeyRepository } from './passkeyRepository';
import { securityKeys, securityQueries } from './securityQueries';

const at = '2024-12-05T10:00:00Z';
const totp = {
  id: 'f1',
  factor_type: 'totp',
  friendly_name: 'Phone app',
  status: 'verified',
  created_at: at,
  updated_at: at,
};
const halfDone = { ...totp, id: 'f2', friendly_name: 'Tablet app', status: 'unverified' };

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
    expect(verifiedFactors(account).map(({ id }) => id)).toEqual(['f1', 'late']);
    expect(account.emailChange).toEqual({ to: 'new@example.org', askedAt: new Date(at) });
  });

  it('is a person without factors where none are named', () => {
    expect(authAccountFromUser({ email: 'mara@example.org' })).toEqual({
      email: 'mara@example.org',
      emailChange: undefined,
      factors: [],
    });
  });

  it.each([
    ['59:59', 3_599_000, true],
    ['an hour', 3_600_000, false],
  ])('a change of address waits until its links are dead: after %s', (_, passed, isWaiting) => {
    const account = authAccountFromUser({ email: 'a', new_email: 'b', email_change_sent_at: at });
    const change = standingEmailChange(account, Date.parse(at) + passed);
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
    expect(standingEmailChange(account, Date.parse(at))).toBeUndefined();
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

type Reply = { readonly status?: number; readonly body?: unknown };

/** An auth service that answers from a script, to somebody who is logged in. */
async function authDouble(respond: (call: string, body: unknown) => Reply) {
  const calls: string[] = [];
  const token = unsignedToken({ sub: 'mara', exp: Math.floor(Date.now() / 1000) + 3600, aal: 'aal1' });
  const client = connect((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const call = `${init?.method ?? 'GET'} ${pathname.slice('/auth/v1'.length)}`;
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (call === 'POST /token') {
      const user = { id: 'mara', email: 'mara@example.org' };
      const session = {
        access_token: token,
        refresh_token: 'r',
        expires_in: 3600,
        token_type: 'bearer',
        user,
      };
      return Promise.resolve(new Response(JSON.stringify(session)));
    }
    calls.push(call);
    const { status = 200, body = {} } = respond(call, sent);
    const headers = { 'X-Supabase-Api-Version': '2024-01-01', 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  await client.auth.signInWithPassword({ email: 'mara@example.org', password: 'x' });
  return { client, calls };
}

describe('second factors', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

  it('an app begins with a picture and a secret; what was left half way does not stand in its way', async () => {
    const { client, calls } = await authDouble((call) => {
      if (call === 'GET /user') return { body: { id: 'mara', factors: [totp, halfDone] } };
      if (call.startsWith('POST'))
        return { body: { id: 'f3', type: 'totp', totp: { qr_code: svg, secret: 'ABC', uri: '' } } };
      return {};
    });
    const enrolment = await factorRepository(client).enrolTotp('Tablet app');
    expect(enrolment).toEqual({ factorId: 'f3', qrCode: svg, secret: 'ABC' });
    expect(calls).toEqual(['GET /user', 'DELETE /factors/f2', 'POST /factors']);
  });

  it('a name given twice and a missing second factor have codes of their own', async () => {
    for (const [code, meaning] of [
      ['mfa_factor_name_conflict', 'factor_name_taken'],
      ['insufficient_aal', 'second_factor_needed'],
    ] as const) {
      const { client } = await authDouble((call) =>
        call === 'GET /user' ? { body: { id: 'mara' } } : { status: 422, body: { code, message: 'x' } },
      );
      await expect(factorRepository(client).enrolPhone('Phone', '+49170')).rejects.toMatchObject({
        code: meaning,
      });
    }
  });

  it('a wrong code is told as such', async () => {
    const { client, calls } = await authDouble((call) =>
      call.endsWith('/challenge')
        ? { body: { id: 'c1', type: 'totp', expires_at: 0 } }
        : { status: 422, body: { code: 'mfa_verification_failed', message: 'x' } },
    );
    const proof = factorRepository(client).proveByCode({ factorId: 'f1', code: '000000' });
    await expect(proof).rejects.toMatchObject({ code: 'mfa_failed' });
    expect(calls).toEqual(['POST /factors/f1/challenge', 'POST /factors/f1/verify']);
  });
});

describe('passkeys', () => {
  it('are listed, renamed and removed', async () => {
    const { client, calls } = await authDouble((call) => {
      if (call === 'GET /passkeys') return { body: [{ id: 'p1', friendly_name: 'Laptop', created_at: at }] };
      return { body: { id: 'p1', friendly_name: 'Desk', created_at: at } };
    });
    const repository = passkeyRepository(client);
    expect(await repository.listPasskeys()).toEqual([
      { id: 'p1', name: 'Laptop', createdAt: new Date(at), lastUsedAt: undefined },
    ]);
    await repository.renamePasskey('p1', 'Desk');
    await repository.removePasskey('p1');
    expect(calls).toEqual(['GET /passkeys', 'PATCH /passkeys/p1', 'DELETE /passkeys/p1']);
  });
});
