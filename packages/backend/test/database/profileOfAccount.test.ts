// What a new account's profile takes from it, whichever way somebody came: names and address, and never a role.
import {
  clickLink,
  newPerson,
  signInAt,
  startAuthServer,
  type AuthServer,
} from '@grow/local-supabase/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({}, { hasStandIn: true });
});
afterAll(() => server.stop());

const pkceBrowser = () => server.browser({ flowType: 'pkce' });

const profileOf = async (id: string) => {
  const [profile] =
    await server.sql`select first_name, last_name, role from private.profiles where user_id = ${id}`;
  return profile;
};

test('a role in the metadata of a sign-up means nothing', async () => {
  const { id } = await newPerson(server, 'ambitious@example.org', { first_name: 'Ambi', role: 'ORGA' });
  expect(await profileOf(id)).toEqual({ first_name: 'Ambi', last_name: '', role: 'PARTICIPANT' });
});

test.each(['google', 'github', 'linkedin_oidc'])('%s gives first and last name', async (provider) => {
  const { user } = await signInAt(pkceBrowser(), provider, {
    email: `new.${provider}@grow.example`,
    firstName: 'Grace Brewster',
    lastName: 'Hopper',
  });
  expect(await profileOf(user.id)).toEqual({
    first_name: 'Grace Brewster',
    last_name: 'Hopper',
    role: 'PARTICIPANT',
  });
});

test('a provider that is linked later changes no name', async () => {
  const email = 'links@grow.example';
  const { id } = await newPerson(server, email, { first_name: 'Lin', last_name: 'King' });
  const { user } = await signInAt(pkceBrowser(), 'google', { email, firstName: 'Other' });
  expect(user.id).toBe(id);
  expect(await profileOf(id)).toMatchObject({ first_name: 'Lin', last_name: 'King' });
});

test('a new address reaches the profile once both mailboxes have confirmed', async () => {
  const { client, id } = await newPerson(server, 'old@example.org');
  await client.auth.updateUser({ email: 'new@example.org' });
  const emailOf = async () => {
    const [row] = await server.sql`select email from private.profile_private where user_id = ${id}`;
    return row?.['email'] as unknown;
  };
  await clickLink(server, server.browser(), 'new@example.org');
  expect(await emailOf()).toBe('old@example.org');
  await clickLink(server, server.browser(), 'old@example.org');
  expect(await emailOf()).toBe('new@example.org');
});

describe('names', () => {
  test.each([
    [{ full_name: 'Ada King Lovelace' }, 'Ada King', 'Lovelace'],
    [{ name: 'Plato' }, 'Plato', ''],
    [{ given_name: 'Ada', family_name: 'Lovelace', name: 'Countess' }, 'Ada', 'Lovelace'],
    [{ first_name: 'Own', last_name: 'Choice', full_name: 'Some Body' }, 'Own', 'Choice'],
    [{ full_name: `  ${'x'.repeat(90)}   ${'y'.repeat(90)}  ` }, 'x'.repeat(80), 'y'.repeat(80)],
    [{ role: 'ORGA' }, '', ''],
    [{ full_name: 7 }, '7', ''],
  ])('%j give "%s" and "%s"', async (metadata, first, last) => {
    const email = `${Math.random().toString(36).slice(2)}@grow.example`;
    const { data } = await server.admin().auth.admin.createUser({ email, user_metadata: metadata });
    expect(await profileOf(data.user?.id ?? '')).toEqual({
      first_name: first,
      last_name: last,
      role: 'PARTICIPANT',
    });
  });
});
