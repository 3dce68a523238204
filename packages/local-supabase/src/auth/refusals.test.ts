import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueAccessToken } from '../tokens';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { newPerson } from './testing/links';

let server: AuthServer;
let person: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  server = await startAuthServer();
  person = await newPerson(server, 'target@example.org');
});
afterAll(() => server.stop());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const answerTo = async (token: string | undefined, path = '/user') => {
  const response = await server.request(path, token === undefined ? {} : { token });
  const body = (await response.json()) as { error_code?: string };
  return [response.status, body.error_code];
};

describe('a token that is not to be believed', () => {
  test('alg none', async () => {
    const token = new UnsecuredJWT(claimsOf(person.session.access_token)).encode();
    expect(await answerTo(token)).toEqual([403, 'bad_jwt']);
  });

  test('forged with a stranger’s key', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const token = await new SignJWT(claimsOf(person.session.access_token))
      .setProtectedHeader({ alg: 'ES256', kid: server.signingKeys.keyId })
      .sign(privateKey);
    expect(await answerTo(token)).toEqual([403, 'bad_jwt']);
  });

  test('with another payload under our signature', async () => {
    const [header, , signature] = person.session.access_token.split('.');
    const claims = { ...claimsOf(person.session.access_token), role: 'service_role' };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const token = `${header}.${payload}.${signature}`;
    expect(await answerTo(token)).toEqual([403, 'bad_jwt']);
    expect((await answerTo(token, '/admin/users'))[0]).toBe(403);
  });

  test('expired', async () => {
    const { token } = await issueAccessToken(server.signingKeys, {
      issuer: server.issuer,
      role: 'authenticated',
      claims: claimsOf(person.session.access_token),
      lifetime: -1,
    });
    expect(await answerTo(token)).toEqual([403, 'bad_jwt']);
  });

  test('the publishable key is nobody’s token', async () => {
    expect(await answerTo(undefined)).toEqual([403, 'bad_jwt']);
  });

  test('no bearer at all', async () => {
    const response = await fetch(`${server.issuer}/user`, {
      headers: { apikey: server.keys.publishableKey },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error_code: 'no_authorization' });
  });
});

describe('a live token of', () => {
  test('a deleted person', async () => {
    const { id, client, session } = await newPerson(server, 'gone@example.org');
    expect((await server.admin().auth.admin.deleteUser(id)).error).toBeNull();
    expect(await answerTo(session.access_token)).toEqual([403, 'user_not_found']);
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  test('a banned person', async () => {
    const { id, client, session } = await newPerson(server, 'banned@example.org');
    await server.admin().auth.admin.updateUserById(id, { ban_duration: '24h' });
    expect(await answerTo(session.access_token)).toEqual([403, 'user_banned']);
    expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400, code: 'user_banned' });
    await server.admin().auth.admin.updateUserById(id, { ban_duration: 'none' });
    expect((await answerTo(session.access_token))[0]).toBe(200);
  });
});

describe('the auth schema', () => {
  test.each(['anon', 'authenticated', 'service_role'])('is closed to %s', async (role) => {
    const tables = await server.sql<{ name: string }[]>`
      select format('auth.%I', relname) as name from pg_class
      where relnamespace = 'auth'::regnamespace and relkind in ('r', 'v')`;
    expect(tables.length).toBeGreaterThan(9);
    for (const { name } of tables) {
      const reading = server.sql.begin(async (tx) => {
        await tx.unsafe(`set local role ${role}`);
        await tx.unsafe(`select * from ${name}`);
      });
      await expect(reading, name).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('tells a request who is asking', async () => {
    const asked = await server.sql.begin(async (tx) => {
      const claims = { sub: person.id, role: 'authenticated', email: 'target@example.org' };
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      await tx`set local role authenticated`;
      return tx`select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() ->> 'sub' as sub`;
    });
    expect([...asked]).toEqual([
      { uid: person.id, role: 'authenticated', email: 'target@example.org', sub: person.id },
    ]);
    const [nobody] = await server.sql`select auth.uid() as uid, auth.jwt() as jwt`;
    expect(nobody).toEqual({ uid: null, jwt: null });
  });
});
