import { describe, expect, it } from 'vitest';
import { authDouble } from '../../test/authDouble';
import { at } from '../../test/factorRows';
import { passkeyRepository } from './passkeyRepository';

const added = { id: 'p1', friendly_name: 'Chrome on Mac', created_at: at };

describe('passkeys', () => {
  it.each([
    ['its own name', { body: { ...added, friendly_name: 'Desk' } }, 'Desk'],
    [
      'the one it was registered with',
      { status: 500, body: { code: 'unexpected_failure', message: 'x' } },
      'Chrome on Mac',
    ],
  ])('one that is registered counts, under %s', async (_, renaming, name) => {
    const { client, calls } = await authDouble((call) => (call.startsWith('PATCH') ? renaming : {}));
    // The ceremony wants a browser; the tests in one go through it.
    client.auth.registerPasskey = () => Promise.resolve({ data: added, error: null });
    expect(await passkeyRepository(client).addPasskey('Desk')).toBe(name);
    expect(calls).toEqual(['PATCH /passkeys/p1']);
  });

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
