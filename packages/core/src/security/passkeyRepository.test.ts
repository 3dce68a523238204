import { describe, expect, it } from 'vitest';
import { authDouble } from '../../test/authDouble';
import { at } from '../../test/factorRows';
import { passkeyRepository } from './passkeyRepository';

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
