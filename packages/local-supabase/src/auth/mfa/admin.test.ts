import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { addTotp } from '../testing/factors';
import { newPerson } from '../testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

test('recovery codes are said to be absent', async () => {
  const { session } = await newPerson(server, 'recovery@example.org');
  for (const [method, path] of [
    ['GET', '/factors/recovery-codes'],
    ['POST', '/factors/recovery-codes/verify'],
  ] as const) {
    const response = await server.request(path, { method, token: session.access_token });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_code: 'feature_disabled' });
  }
});

describe('an administrator', () => {
  test('sees, renames and removes a person’s factors', async () => {
    const { client, id } = await newPerson(server, 'lost@example.org');
    const { factor } = await addTotp(server, client, 'Lost phone');
    const { mfa } = server.admin().auth.admin;
    const { data } = await mfa.listFactors({ userId: id });
    expect(data?.factors).toMatchObject([{ id: factor.id, friendly_name: 'Lost phone', status: 'verified' }]);
    const admin = { apikey: server.keys.secretKey, Authorization: `Bearer ${server.keys.secretKey}` };
    const renamed = await server.request(`/admin/users/${id}/factors/${factor.id}`, {
      method: 'PUT',
      headers: admin,
      body: JSON.stringify({ friendly_name: 'Gone phone' }),
    });
    expect(await renamed.json()).toMatchObject({ friendly_name: 'Gone phone' });
    expect((await mfa.deleteFactor({ userId: id, id: factor.id })).error).toBeNull();
    expect((await client.auth.refreshSession()).data.user?.factors).toBeUndefined();
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const nobody = await server.request(`/admin/users/${id}/factors`, {});
    expect(nobody.status).toBe(403);
  });
});
