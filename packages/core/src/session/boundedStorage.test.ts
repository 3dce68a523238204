import { describe, expect, test } from 'vitest';
import { createWorld, STORAGE_KEY } from '../../test/world';
import { unsignedToken } from '../testing/fakeAuthServer';

const cookieLength = (jar: { read(): string }) => jar.read().length;

describe('a session that is too long for cookies', () => {
  test('metadata that somebody else wrote does not reach the cookies; the session is kept for good', async () => {
    const world = createWorld();
    const tab = world.openTab();
    tab.store.start();
    const session = world.server.signIn('ada');
    const identities = [{ id: 'x', identity_data: { note: 'b'.repeat(6_000) } }];
    tab.parts.vault.write({
      ...session,
      user: { ...session.user, user_metadata: { full_name: 'a'.repeat(6_000) }, identities } as never,
    });
    expect(cookieLength(world.jar)).toBeLessThan(8_500);
    expect(world.stored()).toEqual({ ...session, user: { ...session.user, user_metadata: {} } });
    expect(tab.store.getStorageStatus()).toEqual({ kind: 'persistent' });
  });

  test('a token that alone is too long stays in memory, and the person can be told', async () => {
    const world = createWorld();
    const tab = world.openTab();
    tab.parts.vault.write(world.server.signIn('bo'));
    const session = world.server.signIn('ada');
    const long = unsignedToken({ sub: 'ada', user_metadata: { full_name: 'a'.repeat(30_000) } });
    tab.parts.vault.write({ ...session, access_token: long });
    expect(cookieLength(world.jar)).toBe(0);
    expect(tab.store.getStorageStatus()).toMatchObject({ kind: 'memory', reason: 'refused' });
    expect(tab.parts.vault.read()).toMatchObject({ kind: 'session', session: { access_token: long } });
    expect(tab.parts.storage.read(STORAGE_KEY).kind).toBe('value');
    tab.parts.vault.write(session);
    expect(tab.store.getStorageStatus()).toEqual({ kind: 'persistent' });
  });

  test('one of the usual size is stored as it is', () => {
    const world = createWorld();
    const session = world.server.signIn('ada');
    const usual = { ...session, user: { ...session.user, user_metadata: { about: 'a'.repeat(2_000) } } };
    world.openTab().parts.vault.write(usual);
    expect(world.stored()).toEqual(usual);
  });
});
