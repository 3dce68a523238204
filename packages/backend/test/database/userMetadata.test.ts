// Whoever signs an address up writes the metadata; the owner of the address gets it into token and cookie.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuthServer, type AuthServer, newPerson } from '@grow/local-supabase/testing';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const stored = async (id: string) => {
  const [row] = await server.sql<{ metadata: Record<string, unknown>; identity: Record<string, unknown> }[]>`
    select raw_user_meta_data as metadata, identity_data as identity
    from auth.users join auth.identities on user_id = users.id where users.id = ${id}`;
  return { metadata: row?.metadata ?? {}, identity: row?.identity ?? {} };
};

describe('metadata of a sign-up', () => {
  it.each([
    ['one long name', { full_name: 'a'.repeat(30_000) }],
    [
      'many keys',
      Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, 'a'.repeat(20)])),
    ],
    ['every known key as long as it may be', everyKey('a'.repeat(590))],
    ['letters that grow when they are escaped', everyKey('\u0001'.repeat(90))],
    ['depth', { custom_claims: { deep: 'a'.repeat(30_000) }, avatar_url: { deep: 'a'.repeat(30_000) } }],
  ])('%s: token and session stay small, and the person can work', async (name, data) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    const { client, session } = await newPerson(server, email, data);
    expect(session.access_token.length).toBeLessThan(4_500);
    expect(JSON.stringify(session).length).toBeLessThan(10_000);
    expect((await client.auth.getUser()).error).toBeNull();
    const { error } = await client.auth.updateUser({ data: { first_name: 'Ada' } });
    expect(error).toBeNull();
  });

  it('keeps the names beside what is too large, and of the rest what is known', async () => {
    const bomb = {
      first_name: 'Ada',
      last_name: 'Quist',
      locale: 'de',
      role: 'ORGA',
      bomb: 'a'.repeat(5_000),
    };
    const { id } = await newPerson(server, 'names@example.org', bomb);
    const { metadata } = await stored(id);
    expect(metadata).toMatchObject({ first_name: 'Ada', last_name: 'Quist', locale: 'de' });
    expect(Object.keys(metadata)).not.toContain('bomb');
    expect(Object.keys(metadata)).not.toContain('role');
    const [profile] = await server.sql`
      select first_name, last_name, locale, role from private.profiles where user_id = ${id}`;
    expect(profile).toEqual({ first_name: 'Ada', last_name: 'Quist', locale: 'de', role: 'PARTICIPANT' });
  });

  it('says in the answer that something was cut, until that is taken out', async () => {
    const { id, client, session } = await newPerson(server, 'cut@example.org', { more: 'a'.repeat(5_000) });
    expect(session.user.user_metadata).toMatchObject({ truncated: true });
    const noted = await client.auth.updateUser({ data: { truncated: null } });
    expect(noted.data.user?.user_metadata).not.toHaveProperty('truncated');
    const again = await client.auth.updateUser({ data: { first_name: 'Ada', note: 'a'.repeat(5_000) } });
    expect(again.data.user?.user_metadata).toMatchObject({ first_name: 'Ada', truncated: true });
    expect((await stored(id)).metadata).not.toHaveProperty('note');
  });

  it('leaves everything as it is up to 2 kB', async () => {
    const data = { theme: { contrast: ['high'] }, note: 'ö'.repeat(400), first_name: 'Bo' };
    const { id } = await newPerson(server, 'small@example.org', data);
    expect((await stored(id)).metadata).toMatchObject(data);
  });

  it('bounds what a login provider tells, and later changes', async () => {
    const { id, client } = await newPerson(server, 'later@example.org');
    await client.auth.updateUser({ data: { first_name: 'Cy', more: 'a'.repeat(10_000) } });
    await server.sql`update auth.identities set identity_data = identity_data || ${server.sql.json({
      picture: 'https://example.org/a.png',
      more: 'a'.repeat(10_000),
    })} where user_id = ${id}`;
    const { metadata, identity } = await stored(id);
    expect(metadata).toMatchObject({ first_name: 'Cy' });
    expect(identity).toMatchObject({
      sub: id,
      email: 'later@example.org',
      picture: 'https://example.org/a.png',
    });
    expect([metadata['more'], identity['more']]).toEqual([undefined, undefined]);
  });
});

function everyKey(value: string): Record<string, string> {
  const keys = [
    'first_name',
    'last_name',
    'given_name',
    'family_name',
    'full_name',
    'name',
    'user_name',
    'picture',
  ];
  return Object.fromEntries([...keys, 'avatar_url', 'preferred_username', 'iss'].map((key) => [key, value]));
}
