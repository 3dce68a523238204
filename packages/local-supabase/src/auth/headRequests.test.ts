import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { latestLink, newPerson } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

test('a scanner that asks for the head of a mailed link does not use it up', async () => {
  const email = 'scanned@example.org';
  await newPerson(server, email);
  await server.browser().auth.resetPasswordForEmail(email);
  const { hash } = latestLink(server, email);
  const path = `/verify?type=recovery&token=${hash}`;
  const scanned = await server.request(path, { method: 'HEAD' });
  expect(scanned.status).toBe(405);
  expect(scanned.headers.get('allow')).toBe('GET, POST');
  expect((await server.request(path)).headers.get('location')).toContain('access_token=');
});

test.each([
  ['/authorize?provider=github', 'GET'],
  ['/callback?code=x&state=y', 'GET, POST'],
  ['/reauthenticate', 'GET'],
])('HEAD %s is no way to what GET does', async (path, allowed) => {
  const answer = await server.request(path, { method: 'HEAD' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allowed);
});

test('HEAD of what is only read is answered', async () => {
  expect((await server.request('/settings', { method: 'HEAD' })).status).toBe(200);
});
