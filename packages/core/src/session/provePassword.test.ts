import { describe, expect, it } from 'vitest';
import { openWorld } from '../../test/clientWorld';
import { faultyFetch, type Fault, type SeenRequest } from '../testing';
import { systemClock } from '../time/clock';
import { provePassword } from './provePassword';

const proof = { email: 'mara@example.org', password: 'eleven weeks' };

function service(answer: Fault) {
  const seen: SeenRequest[] = [];
  const fetch = faultyFetch(systemClock, (request) => {
    seen.push(request);
    return request.url.includes('/token') ? answer : { kind: 'answer', status: 204 };
  });
  return { seen, server: { url: 'http://auth.test', key: 'key', fetch, clock: systemClock } };
}

describe('a password that is to be proved', () => {
  it('is right, and the login that proves it ends at once', async () => {
    const body = { access_token: 'proof', refresh_token: 'r' };
    const { seen, server } = service({ kind: 'answer', status: 200, body });
    await provePassword(server, proof);
    expect(seen.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/token?grant_type=password',
      '/logout?scope=local',
    ]);
    expect(seen[0]?.body).toEqual(proof);
    expect(seen[1]?.headers.get('Authorization')).toBe('Bearer proof');
  });

  it('is asked about as its session, so that strangers who guess nearby do not lock its owner out', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    const token = page.events.at(-1)?.session?.access_token;
    const before = world.net.requests.length;
    await page.provePassword(proof);
    const [asked] = world.net.requests.slice(before);
    expect(asked?.url).toContain('/token?grant_type=password');
    expect(asked?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(page.types()).toEqual(['SIGNED_IN']);
  });

  it.each<Fault>([{ kind: 'throws' }, { kind: 'answer', status: 503 }])(
    'ends its login in a second attempt after %j',
    async (fault) => {
      let attempts = 0;
      const fetch = faultyFetch(systemClock, (request) => {
        if (request.url.includes('/token')) {
          return { kind: 'answer', status: 200, body: { access_token: 'proof' } };
        }
        attempts += 1;
        return attempts === 1 ? fault : { kind: 'answer', status: 204 };
      });
      await provePassword({ url: 'http://auth.test', key: 'key', fetch, clock: systemClock }, proof);
      expect(attempts).toBe(2);
    },
  );

  it.each([
    [400, { code: 'invalid_credentials', message: 'x' }, 'password_wrong'],
    [429, { code: 'over_request_rate_limit', message: 'x' }, 'rate_limited'],
    [500, { code: 'unexpected_failure', message: 'x' }, 'server'],
    [200, {}, 'invalid_response'],
  ])('is refused with %i %j', async (status, body, code) => {
    const { server, seen } = service({ kind: 'answer', status, body });
    await expect(provePassword(server, proof)).rejects.toMatchObject({ code });
    expect(seen).toHaveLength(1);
  });

  it('cannot be proved without a connection', async () => {
    const { server } = service({ kind: 'throws' });
    await expect(provePassword(server, proof)).rejects.toMatchObject({ code: 'network' });
  });
});
