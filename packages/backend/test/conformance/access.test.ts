// Who gives which role, and what a stranger's request is answered, by real supabase-js over real HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

let local: LocalBackend;
let participant: Member;
let orga: Member;

beforeAll(async () => {
  local = await startLocalBackend();
  [participant, orga] = await Promise.all([local.signIn('PARTICIPANT'), local.signIn('ORGA')]);
});
afterAll(() => local.stop());

const roleOf = async ({ userId }: Member) =>
  (await orga.client.from('profiles').select('role').eq('user_id', userId).single()).data?.role;

describe('roles', () => {
  it('are refused by PATCH, by insert, by upsert and by sign-up metadata', async () => {
    const member = await local.newMember();
    expect(await roleOf(member)).toBe('PARTICIPANT');
    const { client, userId } = member;
    const patched = await client
      .from('profiles')
      .update({ role: 'ORGA' })
      .eq('user_id', userId)
      .select()
      .single();
    expect(patched).toMatchObject({ status: 403, error: { code: '42501', message: 'role_change_denied' } });
    // What the types do not offer is sent all the same.
    const headers = {
      apikey: local.backend.env.publishableKey,
      authorization: `Bearer ${member.accessToken}`,
      'content-type': 'application/json',
    };
    for (const prefer of ['return=minimal', 'resolution=merge-duplicates']) {
      const response = await fetch(`${local.backend.env.url}/rest/v1/profiles?on_conflict=user_id`, {
        method: 'POST',
        headers: { ...headers, prefer },
        body: JSON.stringify({ user_id: userId, role: 'ORGA' }),
      });
      // The view takes no inserts at all.
      expect(await response.json()).toMatchObject({ code: '55000' });
    }
    expect(await roleOf(member)).toBe('PARTICIPANT');
  });

  it('are given by ORGA, and the last ORGA stays', async () => {
    const member = await local.newMember();
    const given = await orga.client
      .from('profiles')
      .update({ role: 'MENTOR' })
      .eq('user_id', member.userId)
      .select()
      .single();
    expect(given.data?.role).toBe('MENTOR');
    const last = await orga.client
      .from('profiles')
      .update({ role: 'MENTOR' })
      .eq('user_id', orga.userId)
      .select()
      .single();
    expect(last).toMatchObject({ status: 400, error: { code: 'GR002', message: 'last_orga' } });
    expect(await roleOf(orga)).toBe('ORGA');
  });
});

describe('requests of strangers', () => {
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${local.backend.env.url}${path}`, { ...init, headers });

  it('believes no forged token', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [, payload = '', signature = ''] = participant.accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = [
      `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${participant.accessToken.split('.')[0]}.${part({ ...claims, role: 'service_role' })}.${signature}`,
      `${part({ alg: 'HS256', typ: 'JWT' })}.${payload}.${signature}`,
    ];
    for (const token of forged) {
      const response = await ask('/rest/v1/profiles?select=*', {
        apikey: local.backend.env.publishableKey,
        authorization: `Bearer ${token}`,
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'PGRST301' });
    }
  });

  it('takes no key for another and no request without one', async () => {
    expect((await ask('/rest/v1/events?select=*')).status).toBe(401);
    expect((await ask('/rest/v1/events?select=*', { apikey: 'sb_publishable_x' })).status).toBe(401);
  });

  it('says what is missing', async () => {
    const { error } = await participant.client.functions.invoke('hello');
    expect(error).toMatchObject({ context: { status: 404 } });
    expect((await ask('/nothing/here')).status).toBe(404);
    expect((await ask('/_system/info')).status).toBe(404);
    const rpc = await participant.client.rpc('no_such_function' as never);
    expect(rpc).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  });

  it('publishes the keys that sign tokens', async () => {
    const response = await ask('/auth/v1/.well-known/jwks.json');
    expect(await response.json()).toMatchObject({ keys: [{ alg: 'ES256', kty: 'EC' }] });
  });

  it('grants nothing that the migrations did not grant', async () => {
    const before = await participant.client.from('skills').delete().neq('key', '');
    expect(before).toMatchObject({ status: 403, error: { code: '42501' } });
    const visitor = await local.anonymous().from('signup_info').select('*');
    expect(visitor).toMatchObject({ status: 401, error: { code: '42501' } });
  });
});
